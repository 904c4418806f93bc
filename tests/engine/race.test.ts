/** Tests the comparison of moves over the same imagined deals: which moves are dropped, and how early. */
import { expect, test } from 'vitest';
import { MoveRace } from '#engine/bots/race.ts';
import { createRandom } from '#engine/random.ts';

/**
 * Compares moves over a number of imagined deals, in which `worth` gives the score of each move; returns the
 * comparison.
 */
const run = (moves: number, worlds: number, worth: (move: number, luck: () => number) => number): MoveRace => {
  const race = new MoveRace(moves);
  const random = createRandom('race');
  for (let world = 0; world < worlds; world++) {
    for (const move of race.candidates)
      race.addResult(
        move,
        worth(move, () => random.below(101) - 50),
      );
    race.next();
    race.dropInferior();
  }
  return race;
};

test('no move is dropped in fewer than sixteen worlds, and the worse of two is dropped then', () => {
  expect(run(2, 15, (move) => move).candidates).toEqual([0, 1]);
  expect(run(2, 16, (move) => move).candidates).toEqual([1]);
});

test('moves that always score alike run on together, and all are the best', () => {
  const race = run(3, 100, (move) => (move === 1 ? -1 : 4));
  expect(race.candidates).toEqual([0, 2]);
  expect(race.best()).toEqual([0, 2]);
});

test('a small difference decides where luck is the same for all, and waits where it is not', () => {
  let shared = 0;
  const sameLuck = (move: number, luck: () => number) => {
    if (move === 0) shared = luck();
    return shared + (move === 2 ? 1 : 0);
  };
  expect(run(3, 30, sameLuck).candidates).toEqual([2]);
  expect(run(3, 30, (move, luck) => luck() + (move === 2 ? 1 : 0)).candidates.length).toBeGreaterThan(1);
});

/**
 * Runs two hundred comparisons of two moves, each over 64 imagined deals with independent chance; returns the moves
 * that remain in each.
 */
const twoHundred = (seed: string, gain: number): readonly (readonly number[])[] =>
  Array.from({ length: 200 }, (_, i) => {
    const random = createRandom(seed, i);
    const race = new MoveRace(2);
    for (let world = 0; world < 64; world++) {
      race.addResult(0, random.below(101));
      race.addResult(1, random.below(101) + gain);
      race.next();
    }
    race.dropInferior();
    return race.candidates;
  });

test('a move as good as another is seldom dropped by luck', () => {
  expect(twoHundred('level', 0).filter(({ length }) => length < 2).length).toBeLessThan(10);
});

test('a move worse by a fifth of the luck is mostly dropped within sixty-four worlds', () => {
  expect(twoHundred('better', 20).filter((running) => String(running) === '1').length).toBeGreaterThan(160);
});
