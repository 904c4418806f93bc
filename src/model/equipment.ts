/** Equipment of a game: number of players, pack, counters and board; all but the board derived from the engine. */
import type { Game } from '#engine/game.ts';
import { completePractices } from '#engine/readings.ts';

/** Uses of counters: on the boxes of a board, without a board, or none (points are marked). */
export const COUNTER_USES = ['board', 'loose', 'none'] as const;
export type CounterUse = (typeof COUNTER_USES)[number];

/** Packs that a reader may have: a whole pack, a piquet pack, or less than these. */
export const PACK_KINDS = ['52', '32', 'few'] as const;
export type PackKind = (typeof PACK_KINDS)[number];

export interface Equipment {
  /** The numbers of players, in increasing order. */
  readonly players: readonly number[];
  /** The possible numbers of cards in the pack, that of the default readings first. */
  readonly cards: readonly number[];
  readonly counterUse: CounterUse;
}

/** The possible numbers of cards for this number of players; that of the default readings first. */
const sizesFor = (game: Game, players: number): readonly number[] =>
  (game.readings['pack']?.values.map((pack) => ({ pack })) ?? [{}])
    .map((pack) => completePractices(game.readings, pack))
    .filter((readings) => game.refuseSeats(players, readings) === null)
    .map((readings) => game.pack(readings, players).length);

const packOf = (size: number): PackKind => (size === 52 || size === 32 ? `${size}` : 'few');

/** The possible packs for this number of players. */
export const listPossiblePacks = (game: Game, players: number): readonly PackKind[] =>
  sizesFor(game, players).map(packOf);

/**
 * The equipment of a game by its default readings. If the pack is a disputed point, all its practices are included.
 * `board` is true if the counters lie on a printed board.
 */
export const getEquipment = (game: Game, board = false): Equipment => ({
  players: game.seatNumbers(),
  cards: [...new Set(game.seatNumbers().flatMap((players) => sizesFor(game, players)))],
  counterUse: game.tableAccounts ? (board ? 'board' : 'loose') : 'none',
});
