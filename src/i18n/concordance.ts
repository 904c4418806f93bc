import type { ConcordanceWords } from './en/concordance.ts';
import { concordance as en } from './en/concordance.ts';
import { concordance as fr } from './fr/concordance.ts';
import type { Language } from './routes.ts';

export type { ConcordanceWords } from './en/concordance.ts';

const WORDS: Record<Language, ConcordanceWords> = { en, fr };

export function concordanceWords(lang: Language): ConcordanceWords {
  return WORDS[lang];
}
