import type { PaperWords } from './en/papers.ts';
import { papers as en } from './en/papers.ts';
import { papers as fr } from './fr/papers.ts';
import type { Language } from './routes.ts';

const WORDS: Readonly<Record<Language, PaperWords>> = { en, fr };

export const paperWords = (lang: Language): PaperWords => WORDS[lang];
