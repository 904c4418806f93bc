import type { GlossaryWords } from './en/glossary.ts';
import { glossary as en } from './en/glossary.ts';
import { glossary as fr } from './fr/glossary.ts';
import type { Language } from './routes.ts';

const WORDS: Record<Language, GlossaryWords> = { en, fr };

export const glossaryWords = (lang: Language): GlossaryWords => WORDS[lang];
