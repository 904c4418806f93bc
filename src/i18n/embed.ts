import type { EmbedWords } from './en/embed.ts';
import { embed as en } from './en/embed.ts';
import { embed as fr } from './fr/embed.ts';
import type { Language } from './routes.ts';

const WORDS: Record<Language, EmbedWords> = { en, fr };

export function embedWords(lang: Language): EmbedWords {
  return WORDS[lang];
}
