import type { GameChoiceWords } from './en/game-choice.ts';
import { gameChoice as en } from './en/game-choice.ts';
import { gameChoice as fr } from './fr/game-choice.ts';
import type { Language } from './routes.ts';

export const gameChoiceWords = (lang: Language): GameChoiceWords => ({ en, fr })[lang];
