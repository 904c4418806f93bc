import { punctuation as en, type Punctuation } from './en/punctuation.ts';
import { punctuation as fr } from './fr/punctuation.ts';
import type { Language } from './routes.ts';

/** Punctuation marks of each language, with their spaces. */
export const PUNCTUATION: Readonly<Record<Language, Punctuation>> = { en, fr };
