import { study as en, type StudyWords } from './en/study.ts';
import { study as fr } from './fr/study.ts';
import type { Language } from './routes.ts';

const WORDS: Record<Language, StudyWords> = { en, fr };

export const studyWords = (lang: Language): StudyWords => WORDS[lang];
