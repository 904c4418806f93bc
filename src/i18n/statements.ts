import type { StatementWords } from './en/statements.ts';
import { statements as en } from './en/statements.ts';
import { statements as fr } from './fr/statements.ts';
import type { Language } from './routes.ts';

const WORDS: Record<Language, StatementWords> = { en, fr };

export const statementWords = (lang: Language): StatementWords => WORDS[lang];
