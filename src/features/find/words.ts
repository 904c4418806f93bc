/** Texts of the search for deals. */
import type { FindWords } from '../../i18n/en/seeking.ts';
import { seeking as en } from '../../i18n/en/seeking.ts';
import { seeking as fr } from '../../i18n/fr/seeking.ts';
import type { Language } from '../../i18n/routes.ts';

export const FIND_WORDS: Readonly<Record<Language, FindWords>> = { en, fr };
