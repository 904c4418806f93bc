/** Texts of the pages on which games are played, in both languages. */
import type { PlayWords } from '../../i18n/en/play.ts';
import { play as en } from '../../i18n/en/play.ts';
import { play as fr } from '../../i18n/fr/play.ts';
import type { Language } from '../../i18n/routes.ts';

export const PLAY_WORDS: Readonly<Record<Language, PlayWords>> = { en, fr };
