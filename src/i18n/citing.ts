import type { CitingWords } from './en/citing.ts';
import { citing as en } from './en/citing.ts';
import { citing as fr } from './fr/citing.ts';
import type { Language } from './routes.ts';

const WORDS: Record<Language, CitingWords> = { en, fr };

export const citingWords = (lang: Language): CitingWords => WORDS[lang];
