/** Equipment of a game: number of players, pack, counters and board; all but the board derived from the engine. */
import { type Card, PIQUET_PACK, rankOf } from '#engine/cards.ts';
import type { Game } from '#engine/game.ts';
import { completePractices } from '#engine/readings.ts';

/** Uses of counters: on the boxes of a board, without a board, or none (points are marked). */
export const COUNTER_USES = ['board', 'loose', 'none'] as const;
export type CounterUse = (typeof COUNTER_USES)[number];

/** Cards that a reader may have: a whole pack, a piquet pack, or a few of different ranks. */
export const PACK_KINDS = ['52', '32', 'few'] as const;
export type PackKind = (typeof PACK_KINDS)[number];

export interface Equipment {
  /** The numbers of players, in increasing order. */
  readonly players: readonly number[];
  /** The possible numbers of cards in the pack, that of the default readings first. */
  readonly cards: readonly number[];
  readonly counterUse: CounterUse;
}

/** The packs that may be used with this number of players; that of the default readings first. */
const packsFor = (game: Game, players: number): readonly (readonly Card[])[] =>
  (game.readings['pack']?.values.map((pack) => ({ pack })) ?? [{}])
    .map((pack) => completePractices(game.readings, pack))
    .filter((readings) => game.refuseSeats(players, readings) === null)
    .map((readings) => game.pack(readings, players));

const PIQUET_RANKS = new Set(PIQUET_PACK.map(rankOf)).size;

/** Lists the cards that suffice for a pack; those that it leaves out are put aside. */
const listSufficientKinds = (pack: readonly Card[]): readonly PackKind[] => {
  const isOfDifferentRanks = new Set(pack.map(rankOf)).size === pack.length;
  // Any ranks will do where no two cards are of one rank.
  const isInPiquet = isOfDifferentRanks
    ? pack.length <= PIQUET_RANKS
    : pack.every((card) => PIQUET_PACK.includes(card));
  return ['52', ...(isInPiquet ? (['32'] as const) : []), ...(isOfDifferentRanks ? (['few'] as const) : [])];
};

/** Lists the cards, of those that a reader may have, with which so many can play. */
export const listSufficientPacks = (game: Game, players: number): readonly PackKind[] => [
  ...new Set(packsFor(game, players).flatMap(listSufficientKinds)),
];

/**
 * The equipment of a game by its default readings. If the pack is a disputed point, all its practices are included.
 * `board` is true if the counters lie on a printed board.
 */
export const getEquipment = (game: Game, board = false): Equipment => ({
  players: game.seatNumbers(),
  cards: [...new Set(game.seatNumbers().flatMap((players) => packsFor(game, players).map(({ length }) => length)))],
  counterUse: game.tableAccounts ? (board ? 'board' : 'loose') : 'none',
});
