/** Strategies of the players in trials of claims. */
import { BOOKS, SEARCHES } from '../bots/of-games.ts';
import { type Policy, randomPlayer, seeing } from '../bots/players.ts';
import { imagining, search } from '../bots/search.ts';
import { type Game, type Move, moveList, type Table } from '../game.ts';
import { CARD_OF, RANKED_OF } from '../games/manille/cards.ts';
import { CARDS, campOf } from '../games/manille/coup.ts';
import { endingOf } from '../games/manille/double-dummy/ending.ts';
import { Solver } from '../games/manille/double-dummy/solver.ts';
import { manille } from '../games/manille/index.ts';
import { readings } from '../games/manille/readings.ts';
import type { ManilleTable } from '../games/manille/rules.ts';
import type { Random } from '../random.ts';
import { choose } from '../readings.ts';

/**
 * Strategies: any legal card; the source's advice; the best on average over sampled hands of the others; the best with
 * all hands open.
 */
export const MANNERS = ['random', 'book', 'sampling', 'double-dummy'] as const;
export type Manner = (typeof MANNERS)[number];

/** Number of sampled worlds for each move of the `sampling` strategy. */
export const WORLDS = 16;

/** The strategies available in a game: `book` only if its source gives advice. */
export const mannersOf = (game: Game): readonly Manner[] =>
  MANNERS.filter((manner) => {
    if (manner === 'book') return Boolean(BOOKS[game.id]);
    return manner !== 'double-dummy' || game.id === manille.id;
  });

/**
 * The policy of a strategy. Throws if the game does not have it, and for `double-dummy`: that needs the table itself,
 * which no policy is given.
 */
export const policyOf = (manner: Manner, game: Game): Policy => {
  if (manner === 'double-dummy') throw new Error('nobody plays with all hands open by what he may see');
  if (manner === 'random') return seeing(randomPlayer);
  if (manner === 'book') {
    const player = BOOKS[game.id];
    if (!player) throw new Error(`the source of ${game.id} advises nothing, so that nobody can play by it`);
    return seeing(player);
  }
  return imagining(SEARCHES[game.id] ?? search, WORLDS);
};

const legal = moveList();
const found = new Int32Array(CARDS);
const solvers = new Map<string, Solver>();

/** A best card of the seat to play at La Manille, all hands open; a random one if there are several. */
export const openHanded = (table: Table, chosen: Readonly<Record<string, string>>, random: Random): Move => {
  const { coup, dealer, toMove } = table as ManilleTable;
  const key = JSON.stringify(chosen);
  const solver = solvers.get(key) ?? new Solver(choose(readings, chosen));
  solvers.set(key, solver);
  if (coup.count === 0) solver.deal(coup.trump);
  solver.values(endingOf(coup, dealer), found);
  const cards = Array.from(legal.subarray(0, table.legal(legal)), (move) => RANKED_OF[move]!);
  const worth = (card: number): number => (campOf(toMove) === 0 ? found[card]! : -found[card]!);
  const most = Math.max(...cards.map(worth));
  const best = cards.filter((card) => worth(card) === most);
  return CARD_OF[best[random.below(best.length)]!]!;
};
