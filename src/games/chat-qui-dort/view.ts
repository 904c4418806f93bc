import type { GameView } from '../../table/game-view.ts';
import { Cloth } from './Cloth.tsx';
import { narrateChat } from './narrate.ts';
import type { ChatWords } from './words.ts';

export const view: GameView<ChatWords> = {
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  createNarrator: narrateChat,
  Cloth,
  unheld: { en: { Talon: 'The cat' }, fr: { Talon: 'Le chat' } },
};
