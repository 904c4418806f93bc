import type { Language } from './routes.ts';

/** A colon, with the space that a language has before it. */
export const COLON: Readonly<Record<Language, string>> = { en: ':', fr: '\u00a0:' };
