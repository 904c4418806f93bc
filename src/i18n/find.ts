import type { DealFinderPageWords } from './en/find.ts';
import { dealFinderPage as en } from './en/find.ts';
import { dealFinderPage as fr } from './fr/find.ts';
import type { Language } from './routes.ts';

export const dealFinderPageWords = (lang: Language): DealFinderPageWords => ({ en, fr })[lang];
