import type { TrustWords } from './en/trust.ts';
import { trust as en } from './en/trust.ts';
import { trust as fr } from './fr/trust.ts';
import type { Language } from './routes.ts';

const WORDS: Record<Language, TrustWords> = { en, fr };

export const trustWords = (lang: Language): TrustWords => WORDS[lang];
