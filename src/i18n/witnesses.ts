import type { WitnessWords } from './en/witnesses.ts';
import { witnesses as en } from './en/witnesses.ts';
import { witnesses as fr } from './fr/witnesses.ts';
import type { Language } from './routes.ts';

const WORDS: Record<Language, WitnessWords> = { en, fr };

export const witnessWords = (lang: Language): WitnessWords => WORDS[lang];
