import type { Language } from './routes.ts';

/** A colon, with the space that a language has before it. */
export const COLON: Readonly<Record<Language, string>> = { en: ':', fr: '\u00a0:' };

/** The semicolon between the things of a list that have commas within them, with the spaces the language sets about it. */
export const SEMICOLON: Readonly<Record<Language, string>> = { en: '; ', fr: '\u202f; ' };
