import type { PrintableWords } from './en/papers.ts';
import { printables as en } from './en/papers.ts';
import { printables as fr } from './fr/papers.ts';
import type { Language } from './routes.ts';

const WORDS: Readonly<Record<Language, PrintableWords>> = { en, fr };

export const printableWords = (lang: Language): PrintableWords => WORDS[lang];
