/** Strategies of the players in trials of claims. */

import { type Policy, playerToPolicy, randomPlayer } from '../bots/players.ts';
import { BOOK_PLAYERS, SEARCH_PLAYERS } from '../bots/registry.ts';
import { createSearchPolicy, genericSearch } from '../bots/search.ts';
import { createMoveBuffer, type Game, type Move, type Table } from '../game.ts';
import { CARD_TO_MANILLE, MANILLE_TO_CARD } from '../games/manille/cards.ts';
import { CARD_COUNT, getCamp } from '../games/manille/coup.ts';
import { createEndgameState } from '../games/manille/double-dummy/ending.ts';
import { Solver } from '../games/manille/double-dummy/solver.ts';
import { manille } from '../games/manille/index.ts';
import { readings } from '../games/manille/readings.ts';
import type { ManilleTable } from '../games/manille/rules.ts';
import type { Random } from '../random.ts';
import { completePractices } from '../readings.ts';

/**
 * Strategies: any legal card (`random`); the advice of the source (`book`); the card that is best on average over
 * sampled hands of the others (`sampling`); the best card when all hands are known (`double-dummy`).
 */
export const STRATEGIES = ['random', 'book', 'sampling', 'double-dummy'] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** Number of sampled worlds for each move of the `sampling` strategy. */
export const SAMPLING_WORLDS = 16;

/** Lists the strategies available in a game. `book` is available only if the source gives advice. */
export const listStrategies = (game: Game): readonly Strategy[] =>
  STRATEGIES.filter((manner) => {
    if (manner === 'book') return Boolean(BOOK_PLAYERS[game.id]);
    return manner !== 'double-dummy' || game.id === manille.id;
  });

/**
 * Returns the policy of a strategy. Throws if the game does not have the strategy, and for `double-dummy`, which needs
 * the whole table, and policies do not receive it.
 */
export const getPolicy = (manner: Strategy, game: Game): Policy => {
  if (manner === 'double-dummy') throw new Error('nobody plays with all hands open by what he may see');
  if (manner === 'random') return playerToPolicy(randomPlayer);
  if (manner === 'book') {
    const player = BOOK_PLAYERS[game.id];
    if (!player) throw new Error(`the source of ${game.id} advises nothing, so that nobody can play by it`);
    return playerToPolicy(player);
  }
  return createSearchPolicy(SEARCH_PLAYERS[game.id] ?? genericSearch, SAMPLING_WORLDS);
};

const legal = createMoveBuffer();
const found = new Int32Array(CARD_COUNT);
const solvers = new Map<string, Solver>();

/**
 * Returns a best card at La Manille for the seat whose turn it is, with all hands known; a random one if several are
 * equally good.
 */
export const playDoubleDummy = (table: Table, chosen: Readonly<Record<string, string>>, random: Random): Move => {
  const { coup, dealer, toMove } = table as ManilleTable;
  const key = JSON.stringify(chosen);
  const solver = solvers.get(key) ?? new Solver(completePractices(readings, chosen));
  solvers.set(key, solver);
  if (coup.count === 0) solver.deal(coup.trump);
  solver.values(createEndgameState(coup, dealer), found);
  const cards = Array.from(legal.subarray(0, table.legal(legal)), (move) => CARD_TO_MANILLE[move]!);
  const worth = (card: number): number => (getCamp(toMove) === 0 ? found[card]! : -found[card]!);
  const most = Math.max(...cards.map(worth));
  const best = cards.filter((card) => worth(card) === most);
  return MANILLE_TO_CARD[best[random.below(best.length)]!]!;
};
