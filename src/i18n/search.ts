import type { SearchWords } from './en/search.ts';
import { search as en } from './en/search.ts';
import { search as fr } from './fr/search.ts';
import type { Language } from './routes.ts';

export type { SearchWords } from './en/search.ts';

const WORDS: Record<Language, SearchWords> = { en, fr };

/** The words of the search in a language. */
export const searchWords = (lang: Language): SearchWords => WORDS[lang];
