import type { DealFinderPageWords } from './en/deal-finder-page.ts';
import { dealFinderPage as en } from './en/deal-finder-page.ts';
import { dealFinderPage as fr } from './fr/deal-finder-page.ts';
import type { Language } from './routes.ts';

export const dealFinderPageWords = (lang: Language): DealFinderPageWords => ({ en, fr })[lang];
