/** What a game wants on the table: how many players, which cards, and whether counters or a board; all asked of the engine. */
import type { Game } from '#engine/game.ts';
import { choose } from '#engine/readings.ts';

/** The packs a player may have at hand: a whole one, a piquet pack, or a few cards out of either. */
export const PACKS = ['52', '32', 'few'] as const;
export type Pack = (typeof PACKS)[number];

/** What is needed to play a game. */
export interface Needs {
  /** The numbers of players, the smallest first. */
  readonly players: readonly number[];
  /** The sizes of pack it can be played with, that of the default readings first. */
  readonly cards: readonly number[];
  /** Whether counters are paid; where they are not, points are marked. */
  readonly counters: boolean;
  /** Whether the counters are staked on the boxes of a board. */
  readonly board: boolean;
}

/** Each pack by which a game can be played with so many players, as the number of its cards; the default's first. */
const sizesFor = (game: Game, players: number): readonly number[] =>
  (game.readings['pack']?.values.map((pack) => ({ pack })) ?? [{}])
    .map((pack) => choose(game.readings, pack))
    .filter((readings) => game.refuseSeats(players, readings) === null)
    .map((readings) => game.pack(readings, players).length);

const packOf = (size: number): Pack => (size === 52 || size === 32 ? `${size}` : 'few');

/** The packs with which so many can play a game. */
export const packsFor = (game: Game, players: number): readonly Pack[] => sizesFor(game, players).map(packOf);

/** What is needed to play a game, by the default readings, and by those of the pack where it is a disputed point. */
export const needsOf = (game: Game): Needs => ({
  players: game.seatNumbers(),
  cards: [...new Set(game.seatNumbers().flatMap((players) => sizesFor(game, players)))],
  counters: game.tableAccounts !== undefined,
  board: game.tableAccounts?.some((account) => account.startsWith('box:')) ?? false,
});
