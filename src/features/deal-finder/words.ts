/** Texts of the search for deals. */
import type { DealFinderWords } from '../../i18n/en/deal-finder.ts';
import { dealFinder as en } from '../../i18n/en/deal-finder.ts';
import { dealFinder as fr } from '../../i18n/fr/deal-finder.ts';
import type { Language } from '../../i18n/routes.ts';

export const DEAL_FINDER_WORDS: Readonly<Record<Language, DealFinderWords>> = { en, fr };
