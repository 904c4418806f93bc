import { chatQuiDort } from '#engine/games/chat-qui-dort/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { Cloth } from './Cloth.tsx';
import { narrateChat } from './narrate.ts';
import type { ChatWords } from './words.ts';

export const table: GameTable<ChatWords> = {
  game: chatQuiDort,
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  createNarrator: narrateChat,
  Cloth,
  userLeadsFirst: true,
  unheld: { en: { Talon: 'The cat' }, fr: { Talon: 'Le chat' } },
};
