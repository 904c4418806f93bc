import type { NumbersWords } from './en/numbers.ts';
import { numbers as en } from './en/numbers.ts';
import { numbers as fr } from './fr/numbers.ts';
import type { Language } from './routes.ts';

export type { MeanSign } from './en/numbers.ts';

const WORDS: Readonly<Record<Language, NumbersWords>> = { en, fr };

export const numbersWords = (lang: Language): NumbersWords => WORDS[lang];
