/** Texts about the cost in points of a card of La Manille. A side is written as in records, `A+C`. */
import type { Language } from '../../i18n/routes.ts';
import type { CostWords } from './cost-words/en.ts';
import { costWords as en } from './cost-words/en.ts';
import { costWords as fr } from './cost-words/fr.ts';

export const COST_WORDS: Readonly<Record<Language, CostWords>> = { en, fr };
