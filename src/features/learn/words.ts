/** Words of the lessons and the quiz, in both languages. */
import type { LearnWords } from '../../i18n/en/learn.ts';
import { learn as en } from '../../i18n/en/learn.ts';
import { learn as fr } from '../../i18n/fr/learn.ts';
import type { Language } from '../../i18n/routes.ts';

export const LEARN_WORDS: Readonly<Record<Language, LearnWords>> = { en, fr };
