import { moved as en, type MovedWords } from './en/moved.ts';
import { moved as fr } from './fr/moved.ts';
import type { Language } from './routes.ts';

const WORDS: Record<Language, MovedWords> = { en, fr };

export const movedWords = (lang: Language): MovedWords => WORDS[lang];
