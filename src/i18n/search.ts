import type { SearchWords } from './en/search.ts';
import { search as en } from './en/search.ts';
import { search as fr } from './fr/search.ts';
import type { Language } from './routes.ts';

export type { SearchWords } from './en/search.ts';

const WORDS: Record<Language, SearchWords> = { en, fr };

/** Other spellings of the names of games, and what they are called elsewhere, by which a reader may look for them. */
export const ALSO: Readonly<Record<string, readonly string[]>> = {
  cassino: ['casino'],
  'nain-jaune': ['yellow dwarf'],
  'chat-qui-dort': ['sleeping cat'],
  'chnif-chnof-chnorum': ['chnif chnof'],
  'snip-snap-snorum': ['snip snap', 'snip snap snorem'],
  manille: ['manilla'],
};

/** The words of the search in a language. */
export const searchWords = (lang: Language): SearchWords => WORDS[lang];
