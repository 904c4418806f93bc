import { chatQuiDort } from '#engine/games/chat-qui-dort/index.ts';
import { tellChat } from '../../narration/chat-qui-dort/tell.ts';
import type { ChatWords } from '../../narration/chat-qui-dort/words.ts';
import { ChatCloth } from '../ChatCloth.tsx';
import type { GameTable } from '../game-table.ts';

export const table: GameTable<ChatWords> = {
  game: chatQuiDort,
  words: {
    en: () => import('../../narration/chat-qui-dort/en.ts'),
    fr: () => import('../../narration/chat-qui-dort/fr.ts'),
  },
  teller: tellChat,
  Cloth: ChatCloth,
  unheld: { en: { Talon: 'The cat' }, fr: { Talon: 'Le chat' } },
};
