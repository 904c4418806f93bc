import { chatQuiDort } from '#engine/games/chat-qui-dort/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { view } from './view.ts';
import type { ChatWords } from './words.ts';

export const table: GameTable<ChatWords> = {
  ...view,
  game: chatQuiDort,
  userLeadsFirst: true,
};
