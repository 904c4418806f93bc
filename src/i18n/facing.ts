import type { FacingWords } from './en/facing.ts';
import { facing as en } from './en/facing.ts';
import { facing as fr } from './fr/facing.ts';
import type { Language } from './routes.ts';

const WORDS: Record<Language, FacingWords> = { en, fr };

/** Returns the texts of a language for the source's words beside ours. */
export function facingWords(lang: Language): FacingWords {
  return WORDS[lang];
}
