import { literature as en, type LiteratureWords } from './en/literature.ts';
import { literature as fr } from './fr/literature.ts';
import type { Language } from './routes.ts';

const WORDS: Record<Language, LiteratureWords> = { en, fr };

export const literatureWords = (lang: Language): LiteratureWords => WORDS[lang];
