/** What a game wants on the table: how many players, which cards, and whether counters or a board; all asked of the engine. */
import { type Game } from '#engine/game.ts';
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
  readonly packs: readonly Pack[];
  /** Whether counters are paid; where they are not, points are marked. */
  readonly counters: boolean;
  /** Whether the counters are staked on the boxes of a board. */
  readonly board: boolean;
}

/** What is needed to play a game, by the default readings, and by those of the pack where it is a disputed point. */
export const needsOf = (game: Game): Needs => {
  const packs = game.readings['pack']?.values.map((pack) => ({ pack })) ?? [{}];
  const sizes = new Set(
    packs.flatMap((pack) => {
      const readings = choose(game.readings, pack);
      const seats = game.seatNumbers.filter((number) => game.refuseSeats(number, readings) === null);
      return seats.map((number) => game.pack(readings, number).length);
    }),
  );
  return {
    players: game.seatNumbers,
    cards: [...sizes],
    packs: [...new Set([...sizes].map((size): Pack => (size === 52 || size === 32 ? `${size}` : 'few')))],
    counters: game.counters !== 'none',
    board: game.tableAccounts.some((account) => account.startsWith('box:')),
  };
};
