/** Tests the claims that a finished deal touches. */
import { describe, expect, test } from 'vitest';
import { BOOK_PLAYERS } from '#engine/bots/registry.ts';
import { findGame, GAMES } from '#engine/games.ts';
import { createRandom } from '#engine/random.ts';
import type { LiveGame } from '#engine/record/live-game.ts';
import { listTouchedClaims } from '../../src/features/play/touched-claim.ts';
import { listTouchableClaims } from '../../src/model/claims.ts';
import { startGame } from '../engine/sat-down.ts';

const YOU = 0;

/** Plays a deal in which everybody follows the book, or seat 0 plays its last legal move. */
const playDeal = (id: string, seed: string, isFollowing: boolean): LiveGame => {
  const game = findGame(id)!;
  const seats = game.seatNumbers().find((number) => number >= 4) ?? game.seatNumbers().at(-1)!;
  const live = startGame(game, { seats, seed });
  const random = createRandom(seed);
  live.deal(random);
  while (!live.table.dealOver) {
    const seen = live.observe(live.table.toMove);
    const advised = BOOK_PLAYERS[id]?.(seen, random).move ?? seen.legal[live.takeBackCount % seen.legal.length]!;
    live.play(isFollowing || live.table.toMove !== YOU ? advised : seen.legal.at(-1)!);
  }
  return live;
};

const listTouched = (id: string, live: LiveGame) => {
  const bookPlayer = BOOK_PLAYERS[id];
  const loadBookPlayer = bookPlayer ? async () => ({ bookPlayer }) : undefined;
  return listTouchedClaims(live, YOU, listTouchableClaims(id, 'en'), { game: live.game, loadBookPlayer });
};

describe.each(GAMES.map(({ id }) => id).filter((id) => listTouchableClaims(id, 'en').length > 0))(
  'a deal of %s',
  (id) => {
    test('touches only claims whose article is cited in it, and every claim is touched by some deal', async () => {
      const claims = listTouchableClaims(id, 'en');
      const seen = new Set<string>();
      for (let i = 0; i < 400 && seen.size < claims.length; i++) {
        const live = playDeal(id, `touched ${i}`, true);
        const cited = new Set<string>(live.played.steps.flatMap(({ events }) => events.map(({ cite }) => cite)));
        for (const { claim, advised, followed } of await listTouched(id, live)) {
          seen.add(claim.href);
          expect(followed).toBeLessThanOrEqual(advised);
          const { own = [], any = [], advice = [] } = claim.touched;
          if (advised > 0) expect(advice.length).toBeGreaterThan(0);
          else expect([...own, ...any].some((cite) => cited.has(cite))).toBe(true);
        }
      }
      expect([...seen].toSorted()).toEqual(claims.map(({ href }) => href).toSorted());
    }, 60_000);
  },
);

test('advice that the player did not follow comes before advice that was followed', async () => {
  let departures = 0;
  for (let i = 0; i < 20; i++) {
    const touched = await listTouched('cassino', playDeal('cassino', `followed ${i}`, false));
    const ranks = touched.map(({ advised, followed }) => (advised > followed ? 0 : 1));
    expect(ranks).toEqual(ranks.toSorted());
    departures += ranks.filter((rank) => rank === 0).length;
  }
  expect(departures).toBeGreaterThan(0);
});

test('a claim of ours, or one that was not tried, is never shown', () => {
  for (const lang of ['en', 'fr'] as const)
    for (const { id } of GAMES)
      for (const { claim, verdict, href } of listTouchableClaims(id, lang)) {
        expect(claim).not.toBe('');
        expect(verdict).toMatch(/\.$/);
        expect(href).toMatch(new RegExp(`^/${lang}/claims/[a-z0-9-]+/$`));
      }
  expect(listTouchableClaims('chat-qui-dort', 'en')).toEqual([]);
});
