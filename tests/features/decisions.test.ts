/**
 * Tests the review of a game’s decisions: each is found and compared with the book’s advice, and the cost of a
 * difference is estimated.
 */
import { expect, test } from 'vitest';
import { measureRegret } from '#engine/bots/regret.ts';
import { findGame, GAMES } from '#engine/games.ts';
import { createRandom } from '#engine/random.ts';
import { advise } from '../../src/features/play/adviser.ts';
import { type Decision, iterateDecisions } from '../../src/features/play/decisions.ts';
import type { SeatPlayers } from '../../src/features/play/players.ts';
import { CLAIMS, claimPath, getClaimOutcome } from '../../src/model/claims.ts';
import { getTableContext } from '../content/narration/narrated.ts';
import { startGame } from '../engine/sat-down.ts';

const begun = (id: string, seats: number, seed: string) => {
  const live = startGame(findGame(id)!, { seats, seed });
  live.deal(createRandom(seed));
  return live;
};

test('every move with an alternative is found, with the book’s advice on it', async () => {
  const live = begun('manille', 4, 'decisions');
  let choices = 0;
  while (live.table.toMove >= 0) {
    const legal = live.legal();
    if (live.table.toMove === 0 && legal.length > 1) choices += 1;
    live.play(legal[0]!);
  }
  const found: Decision[] = [];
  for await (const decision of iterateDecisions(
    live.played,
    ['you', 'book', 'book', 'book'],
    getTableContext('manille', 'en'),
  ))
    found.push(decision);
  expect(found.length).toBe(choices);
  expect(choices).toBeGreaterThan(2);
  for (const { at, did, advised, regret, cite } of found) {
    expect(live.played.steps[at]!.move).toBe(`A ${did}`);
    expect(regret === undefined).toBe(did === advised);
    if (cite) expect(cite.startsWith('B96.')).toBe(true);
  }
  expect(found.some(({ cite }) => cite)).toBe(true);
  expect(found.some(({ regret }) => regret && regret.worlds > 100)).toBe(true);
});

test.each(['manille', 'cassino', 'nain-jaune', 'snip-snap-snorum', 'jig'])(
  'the review of a player who takes every hint at %s finds each choice advised',
  async (id) => {
    const context = getTableContext(id, 'en');
    const live = begun(id, id === 'manille' ? 4 : 3, 'hints');
    const random = createRandom('others');
    while (live.table.toMove >= 0) {
      const legal = live.legal();
      const isOwn = live.table.toMove === 0;
      live.play(isOwn ? (await advise(live, context)).move : legal[random.below(legal.length)]!);
    }
    const chairs: SeatPlayers = live.names.map((_, seat) => (seat === 0 ? 'you' : 'random'));
    const found: Decision[] = [];
    for await (const decision of iterateDecisions(live.played, chairs, context)) found.push(decision);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ did, advised }) => did !== advised)).toEqual([]);
  },
);

test('the advice that is said to lose lost on trial, and a hint names it beside what a search would do', async () => {
  const failed = CLAIMS.filter((claim) => getClaimOutcome(claim) === 'fails').map(claimPath);
  for (const { id } of GAMES) {
    const { losingAdvice = {}, loadBookPlayer } = getTableContext(id, 'en');
    if (Object.keys(losingAdvice).length > 0) expect(loadBookPlayer, id).toBeDefined();
    for (const path of Object.values(losingAdvice)) expect(failed).toContain(path);
  }
  const context = getTableContext('nain-jaune', 'en');
  const live = begun('nain-jaune', 3, 'board');
  let named = 0;
  while (live.table.toMove >= 0) {
    const { losing, move, cite } = await advise(live, context);
    if (losing) {
      named += 1;
      expect(losing.move).not.toBe(move);
      expect(cite).toBeUndefined();
      expect(losing.cite).toMatch(/^AC60\.advice\./);
    }
    live.play(live.legal()[0]!);
  }
  expect(named).toBeGreaterThan(0);
});

test('the cost of one move against another is the opposite of the reverse, and nothing against itself', () => {
  const live = begun('jig', 3, 'regret');
  const seen = live.observe(live.table.toMove);
  const [one, other] = live.legal() as [number, number];
  const weigh = (made: number, better: number) =>
    measureRegret(live.state, seen, [made, better], createRandom('worlds'), 50);
  expect(weigh(one, one)).toEqual({ mean: 0, error: 0, worlds: 50 });
  expect(weigh(one, other).mean).toBeCloseTo(-weigh(other, one).mean, 10);
  expect(weigh(one, other).error).toBeGreaterThan(0);
});
