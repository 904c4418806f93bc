import { punctuation as en, type Punctuation } from './en/punctuation.ts';
import { punctuation as fr } from './fr/punctuation.ts';
import type { Language } from './routes.ts';

/** The stops of each language, with the spaces that belong to them. */
export const PUNCTUATION: Readonly<Record<Language, Punctuation>> = { en, fr };
