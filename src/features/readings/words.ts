/** Texts for switching readings at a table. The texts of the readings themselves are elsewhere. */
import type { ReadingSwitchWords } from '../../i18n/en/switching.ts';
import { readingSwitchWords as en } from '../../i18n/en/switching.ts';
import { readingSwitchWords as fr } from '../../i18n/fr/switching.ts';
import type { Language } from '../../i18n/routes.ts';

export const READING_SWITCH_WORDS: Readonly<Record<Language, ReadingSwitchWords>> = { en, fr };
