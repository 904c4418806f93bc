import { expect, test } from 'vitest';
import type { LiveGame } from '#engine/record/live-game.ts';
import { findRankVerb } from '../../src/features/play/PlayerHand.tsx';

/** Returns a fake game in which exactly these moves are legal, as a record writes them. */
const gameWithMoves = (...moves: string[]): LiveGame =>
  ({ legal: () => [...moves.keys()], table: { formatMove: (move: number) => moves[move] } }) as unknown as LiveGame;

test.each([
  ['several ranks to name', ['names 4', 'names 10', 'names Q'], 'names'],
  ['several ranks to call', ['calls A', 'calls K'], 'calls'],
  ['one rank alone', ['names 4'], undefined],
  ['the suits of La Manille', ['calls S', 'calls H', 'calls D', 'calls C'], undefined],
  ['something else as well', ['calls A', 'calls K', 'pass'], undefined],
  ['cards', ['4S', '10H'], undefined],
])('a choice of %s asks for a rank only among several ranks', (_, moves, asked) => {
  expect(findRankVerb(gameWithMoves(...moves))).toBe(asked);
});
