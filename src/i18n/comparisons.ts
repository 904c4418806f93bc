import type { ComparisonWords } from './en/comparisons.ts';
import { comparisons as en } from './en/comparisons.ts';
import { comparisons as fr } from './fr/comparisons.ts';
import type { Language } from './routes.ts';

export const comparisonWords = (lang: Language): ComparisonWords => ({ en, fr })[lang];
