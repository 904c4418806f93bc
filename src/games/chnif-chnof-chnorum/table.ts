import { chnifChnofChnorum } from '#engine/games/chnif-chnof-chnorum/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { view } from './view.ts';
import type { ChnifWords } from './words.ts';

export const table: GameTable<ChnifWords> = {
  ...view,
  game: chnifChnofChnorum,
};
