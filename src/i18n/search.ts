import type { SearchWords } from './en/search.ts';
import { searchPage as en } from './en/search.ts';
import { searchPage as fr } from './fr/search.ts';
import type { Language } from './routes.ts';

export type { SearchWords } from './en/search.ts';

const WORDS: Record<Language, SearchWords> = { en, fr };

/** Additional search terms for each game: other spellings and other names. */
export const EXTRA_SEARCH_TERMS: Readonly<Record<string, readonly string[]>> = {
  cassino: ['casino'],
  commerce: ['commerse', 'pool commerce'],
  'nain-jaune': ['yellow dwarf'],
  'chat-qui-dort': ['sleeping cat'],
  'chnif-chnof-chnorum': ['chnif chnof'],
  'snip-snap-snorum': ['snip snap', 'snip snap snorem', 'snap'],
  manille: ['manilla'],
  speculation: ['speculate', 'spec'],
  'pope-joan': ['pape jeanne', 'papesse jeanne'],
};

export const searchWords = (lang: Language): SearchWords => WORDS[lang];
