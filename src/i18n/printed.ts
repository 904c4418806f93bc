import type { PrintedWords } from './en/printed.ts';
import { printed as en } from './en/printed.ts';
import { printed as fr } from './fr/printed.ts';
import type { Language } from './routes.ts';

const WORDS: Record<Language, PrintedWords> = { en, fr };

export const printedWords = (lang: Language): PrintedWords => WORDS[lang];
