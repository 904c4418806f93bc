import type { PageWords } from './en/pages.ts';
import { pages as en } from './en/pages.ts';
import { pages as fr } from './fr/pages.ts';
import type { Language } from './routes.ts';

export type { PageWords } from './en/pages.ts';

const WORDS: Record<Language, PageWords> = { en, fr };

export function pageWords(lang: Language): PageWords {
  return WORDS[lang];
}
