import type { TeiWords } from './en/tei.ts';
import { tei as en } from './en/tei.ts';
import { tei as fr } from './fr/tei.ts';
import type { Language } from './routes.ts';

const WORDS: Record<Language, TeiWords> = { en, fr };

export const teiWords = (lang: Language): TeiWords => WORDS[lang];
