import { FULL_PACK, PIQUET_PACK } from '../../cards.ts';
import { defineGame, type Table } from '../../game.ts';
import type { CheckedSetup } from '../../setup.ts';
import { articles, type SnipArticle } from './articles.ts';
import { FIRST_OUT_VARIANT, readings, type SnipVariant, TURN_UP_VARIANT, WHOLE_PACK_VARIANT } from './readings.ts';
import { SnipTable } from './rules.ts';
import { TurnUpTable } from './turn-up.ts';
import { WholePackTable } from './whole-pack.ts';

/** Creates the table of the main game, or of a variation. */
const tableFor = (setup: CheckedSetup<typeof readings, SnipVariant>): Table<SnipArticle> => {
  if (setup.variant === WHOLE_PACK_VARIANT) return new WholePackTable(setup, 'last-counter');
  if (setup.variant === FIRST_OUT_VARIANT) return new WholePackTable(setup, 'first-out');
  return setup.variant === TURN_UP_VARIANT ? new TurnUpTable(setup) : new SnipTable(setup);
};

/**
 * Snip-Snap-Snorum: whoever pairs the card of the right neighbour makes the neighbour pay. Round Games with Cards,
 * 1891.
 */
export const snipSnapSnorum = defineGame({
  id: 'snip-snap-snorum',
  source: 'BW91',
  articles,
  readings,
  variants: [WHOLE_PACK_VARIANT, FIRST_OUT_VARIANT, TURN_UP_VARIANT],
  tableAccounts: ['pool'],
  hiddenPass: true,
  pack: (chosen) => (chosen.pack === '32' ? PIQUET_PACK : FULL_PACK),
  // BW91.snip.players: two to ten with fifty-two cards, up to six with thirty-two.
  refuseSeats: (seats, chosen) => (seats < 2 || seats > (chosen.pack === '32' ? 6 : 10) ? 'BW91.snip.players' : null),
  table: tableFor,
});
