import type { GameChoiceWords } from './en/choosing.ts';
import { gameChoice as en } from './en/choosing.ts';
import { gameChoice as fr } from './fr/choosing.ts';
import type { Language } from './routes.ts';

export const gameChoiceWords = (lang: Language): GameChoiceWords => ({ en, fr })[lang];
