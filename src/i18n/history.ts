import type { HistoryWords } from './en/history.ts';
import { history as en } from './en/history.ts';
import { history as fr } from './fr/history.ts';
import type { Language } from './routes.ts';

const WORDS: Record<Language, HistoryWords> = { en, fr };

export function historyWords(lang: Language): HistoryWords {
  return WORDS[lang];
}
