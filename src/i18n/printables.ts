import type { PrintableWords } from './en/printables.ts';
import { printables as en } from './en/printables.ts';
import { printables as fr } from './fr/printables.ts';
import type { Language } from './routes.ts';

const WORDS: Readonly<Record<Language, PrintableWords>> = { en, fr };

export const printableWords = (lang: Language): PrintableWords => WORDS[lang];
