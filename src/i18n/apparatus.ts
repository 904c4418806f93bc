import type { ApparatusWords } from './en/apparatus.ts';
import { apparatus as en } from './en/apparatus.ts';
import { apparatus as fr } from './fr/apparatus.ts';
import type { Language } from './routes.ts';

const WORDS: Record<Language, ApparatusWords> = { en, fr };

export function apparatusWords(lang: Language): ApparatusWords {
  return WORDS[lang];
}
