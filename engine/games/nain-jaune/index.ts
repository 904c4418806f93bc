import { FULL_PACK } from '../../cards.ts';
import { defineGame } from '../../game.ts';
import { BOX_ACCOUNTS } from '../nain-jaune-family/board.ts';
import { articles } from './articles.ts';
import { NainJauneTable, readings } from './rules.ts';

/** Le Nain jaune: runs in one suit, hocs, the wild seven of diamonds and a board of five boxes. L'Avantcoureur, 1760. */
export const nainJaune = defineGame({
  id: 'nain-jaune',
  source: 'AC60',
  articles,
  readings,
  tableAccounts: BOX_ACCOUNTS,
  hiddenPass: true,
  // AC60.pack: the entire pack, of fifty-two cards.
  pack: () => FULL_PACK,
  // AC60.players: three or five.
  refuseSeats: (seats) => (seats === 3 || seats === 5 ? null : 'AC60.players'),
  table: (setup) => new NainJauneTable(setup),
});
