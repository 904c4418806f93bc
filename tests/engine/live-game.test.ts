import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PASS } from '#engine/game.ts';
import { findGame, GAMES } from '#engine/games.ts';
import { createRandom } from '#engine/random.ts';
import { createDealRecord } from '#engine/record/deal-record.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { LiveGame } from '#engine/record/live-game.ts';
import { type Tag } from '#engine/record/record.ts';
import { listHandCards } from '#engine/record/replay.ts';
import { listVariants } from '../games/random-play.ts';

const state = (text: string): LiveGame => {
  const live = LiveGame.from(text, GAMES);
  if (!live.ok) throw new Error(live.faults.map(({ code, found }) => `${code} ${found}`).join('; '));
  return live.value;
};

const NINES = `[Snorum "1"][Game "snip-snap-snorum"][Seats "A B C"][Dealer "C"][Expect "A 9"]
[Deal "1"]
A: 9S 2S 3S 4S 5S
B: 9H 2H 3H 4H 6H
C: 9D 2D 3D 4D 7D
`;

/** Returns the tags of a new game, with or without a seed. */
const tagsOf = (id: string, variant: string | undefined, seeded: boolean): readonly Tag[] => {
  const game = findGame(id)!;
  const made = createDealRecord(game, { seats: game.seatNumbers()[0]!, seed: 'live', variant });
  if (!made.ok) throw new Error('not set up');
  return made.value.tags.filter(({ name }) => seeded || (name !== 'Seed' && name !== 'Generator'));
};

describe.each(GAMES.flatMap((game) => listVariants(game).map((variant) => [game.id, variant] as const)))(
  'a live game of %s (%s)',
  (id, variant) => {
    test.each([true, false])('equals, at any time, the game its record restores (from a seed: %s)', (seeded) => {
      const live = state(formatRecord({ tags: tagsOf(id, variant, seeded), comments: [], deals: [] }));
      const random = createRandom('players');
      for (let moves = 0; moves < 120 && !live.table.gameOver; moves++) {
        const legal = live.legal();
        if (live.table.dealOver) live.deal(random);
        else expect(live.play(legal[random.below(legal.length)]!)).toBeNull();
        if (moves % 17 !== 0) continue;
        const restored = state(formatRecord(live.record));
        expect(restored.played.steps).toEqual(live.played.steps);
        expect(restored.legal()).toEqual(live.legal());
        const seat = Math.max(live.table.toMove, 0);
        expect(restored.observe(seat)).toEqual(live.observe(seat));
      }
    });

    test('undoes its moves exactly', () => {
      const live = state(formatRecord({ tags: tagsOf(id, variant, true), comments: [], deals: [] }));
      const random = createRandom('players');
      const look = () => ({
        steps: live.played.steps,
        legal: live.legal(),
        over: live.table.dealOver,
        record: formatRecord(live.record),
      });
      /** Positions seen before each move, and the number of moves that could be taken back. */
      const seen: { readonly count: number; readonly saw: unknown; readonly isSilent: boolean }[] = [];
      for (let moves = 0; moves < 40 && !live.table.gameOver; moves++) {
        const count = live.takeBackCount;
        const saw = look();
        const legal = live.legal();
        if (live.table.dealOver) live.deal(random);
        else live.play(legal[random.below(legal.length)]!);
        // A silence is no move: who takes back the move after it is asked again.
        const isSilent = live.takeBackCount === count;
        expect(isSilent).toBe(count > 0 && live.played.steps.length === saw.steps.length);
        seen.push({ count, saw, isSilent });
      }
      const asked = seen.filter((_, i) => i === 0 || !seen[i - 1]!.isSilent);
      if (seen.at(-1)!.isSilent) {
        live.takeBack(0);
        expect(look()).toEqual(asked.pop()!.saw);
      }
      while (asked.length > 0) {
        const { count, saw } = asked.pop()!;
        live.takeBack();
        expect(live.takeBackCount).toBe(count);
        expect(look()).toEqual(saw);
      }
      expect(live.takeBackCount).toBe(0);
      live.takeBack();
      expect(live.takeBackCount).toBe(0);
    });
  },
);

test('a live game continues where a record stops, whatever the record expected', () => {
  const live = state(`${NINES}A 9S`);
  expect(live.legal()).toEqual(listHandCards(live.played.steps.at(-1)!, 1).length > 0 ? [21] : []);
  expect(live.play(live.legal()[0]!)).toBeNull();
  expect(formatRecord(live.record)).toContain('A 9S\nB 9H\n');
  expect(formatRecord(live.record)).not.toContain('Expect');
});

test('a live game refuses what the rules refuse, by the article, and stays unchanged', () => {
  const live = state(`${NINES}A 9S`);
  const before = formatRecord(live.record);
  expect(live.play(14)).toMatchObject({ reason: 'must-pair', cite: 'BW91.snip.duty', misplay: true });
  expect(live.play(0)).toMatchObject({ reason: 'not-in-hand' });
  expect(live.misplay(21)).toBeNull(); // it is legal: neither refused nor punished
  expect(formatRecord(live.record)).toBe(before);
});

test('a live game plays a punished move, with the penalty', () => {
  const live = state(`${NINES}A 9S`);
  expect(live.misplay(14)).toBeNull();
  expect(formatRecord(live.record)).toContain('B 2H?');
  expect(live.played.steps.at(-1)!.events.map(({ cite }) => cite)).toContain('BW91.snip.missed');
});

test('a live game claims a penalty once', () => {
  const live = state(`${NINES.replace('[Dealer', '[Readings "claim=before-cut"][Dealer')}A 9S\nB 2H?`);
  expect(live.claim(0)).toBeNull();
  expect(formatRecord(live.record)).toContain('A claims');
  expect(live.claim(0)).toMatchObject({ reason: 'nothing-to-claim' });
});

describe('a silence in a market', () => {
  const MARKET = `[Snorum "1"][Game "speculation"][Source "BW91"][Rules "1"][Seats "A B C D"][Dealer "A"][Seed "live"][Generator "sfc32-1"]
[Deal "1"]
`;
  const movesOf = (live: LiveGame): readonly string[] =>
    formatRecord(live.record)
      .split('\n')
      .filter((line) => /^[A-D] /.test(line));
  const say = (live: LiveGame, ...words: readonly string[]): LiveGame => {
    for (const each of words)
      expect(live.play(each === 'pass' ? PASS : live.table.parseMove!(each.split(' '))!), each).toBeNull();
    return live;
  };

  test('stands at the end of the record until a move implies it', () => {
    const live = say(state(MARKET), 'pass', 'pass');
    expect(movesOf(live)).toEqual(['B pass', 'C pass']);
    expect(state(formatRecord(live.record)).table.toMove).toBe(3);
    expect(movesOf(say(live, 'offers 1 for turn-up'))).toEqual(['D offers 1 for turn-up']);
  });

  test('is asked for again after a move is taken back, since nothing public has been said', () => {
    const live = say(state(MARKET), 'pass', 'pass', 'offers 1 for turn-up', 'pass');
    expect([live.takeBackCount, movesOf(live)]).toEqual([2, ['D offers 1 for turn-up', 'B pass']]);
    live.takeBack();
    expect([live.table.toMove, live.takeBackCount, movesOf(live)]).toEqual([1, 1, []]);
  });

  test('stays in the record before a misplay, which implies none', () => {
    const live = say(state(MARKET), 'pass');
    expect(live.misplay(live.table.parseMove!(['looks'])!, 3)).toBeNull();
    expect(movesOf(live)).toEqual(['B pass', 'D looks?']);
    expect([live.table.toMove, state(formatRecord(live.record)).table.toMove]).toEqual([2, 2]);
  });

  test.each(['bids', 'owner-asks', 'sealed'])(
    'is the same for the game, its record, and what is taken back to (market: %s)',
    (market) => {
      fc.assert(
        fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 3, max: 6 }), (seed, seats) => {
          const made = createDealRecord(findGame('speculation')!, {
            seats,
            seed,
            readings: { market, spare: 'dealt', stake: '1' },
          });
          if (!made.ok) throw new Error('not set up');
          const live = state(formatRecord({ ...made.value, deals: [] }));
          const random = createRandom(seed);
          for (let moves = 0; moves < 60 && !live.table.gameOver; moves++) {
            const legal = live.legal();
            const looks = live.table.parseMove?.(['looks']);
            const who = random.below(seats);
            if (live.table.dealOver) live.deal(random);
            else if (random.below(20) === 0 && live.table.getRefusal(who, looks!)?.misplay) live.misplay(looks!, who);
            else live.play(legal[random.below(3) > 0 ? 0 : random.below(Math.min(legal.length, 4))]!);
            if (random.below(8) > 0) continue;
            const restored = state(formatRecord(live.record));
            expect(restored.legal()).toEqual(live.legal());
            expect([restored.table.toMove, restored.takeBackCount]).toEqual([live.table.toMove, live.takeBackCount]);
            for (let seat = 0; seat < seats; seat++) expect(restored.observe(seat)).toEqual(live.observe(seat));
          }
          // From any count of moves taken back, both come to the same position.
          const back = random.below(live.takeBackCount + 1);
          const restored = state(formatRecord(live.record));
          for (const each of [live, restored]) each.takeBack(back);
          expect(formatRecord(restored.record)).toBe(formatRecord(live.record));
          expect(restored.legal()).toEqual(live.legal());
        }),
        { seed: 1891, numRuns: 25 },
      );
    },
  );
});

test('a live game reports a faulty record', () => {
  const wrong = LiveGame.from(`${NINES}A 9H`, GAMES);
  expect(wrong.ok ? [] : wrong.faults.map(({ code }) => code)).toEqual(['not-in-hand']);
});

test('a live game without claims says that there is nothing to claim, and stays unchanged', () => {
  for (const game of GAMES) {
    const live = state(formatRecord({ tags: tagsOf(game.id, undefined, true), comments: [], deals: [] }));
    live.deal(createRandom('claims'));
    const before = formatRecord(live.record);
    expect(live.claim(0), game.id).toMatchObject({ reason: 'nothing-to-claim' });
    expect(formatRecord(live.record)).toBe(before);
    expect(live.play(live.legal()[0]!)).toBeNull();
    state(formatRecord(live.record));
  }
});

describe('the expected accounts of a deal', () => {
  const EXPECTED = NINES.replace('[Expect "A 9"]', '').replace(
    '[Deal "1"]',
    '[Deal "1"]\n[Expect "A 4 B 5 C 5 pool 1"]',
  );
  const stands = (live: LiveGame): boolean => formatRecord(live.record).includes('Expect');

  test('are dropped when it is played on, so that it opens again', () => {
    const live = state(`${EXPECTED}A 9S\nB 9H\n`);
    expect(stands(live)).toBe(true);
    expect(live.play(live.legal()[0]!)).toBeNull();
    expect(stands(live)).toBe(false);
    expect(state(formatRecord(live.record)).played.steps).toEqual(live.played.steps);
  });

  test('are dropped when moves of it are taken back', () => {
    const live = state(`${EXPECTED}A 9S\nB 9H\n`);
    live.takeBack();
    expect(stands(live)).toBe(false);
    expect(live.played.steps).toHaveLength(2);
    state(formatRecord(live.record));
  });

  test('stay with a deal that is over when the next is dealt, and when that is taken back', () => {
    const live = state(formatRecord({ tags: tagsOf('jig', undefined, true), comments: [], deals: [] }));
    live.deal(createRandom('x'));
    while (!live.table.dealOver) live.play(live.legal()[0]!);
    const [won] = live.table.balance;
    const text = formatRecord(live.record).replace('[Deal "1"]', `[Deal "1"]\n[Expect "A ${won}"]`);
    const again = state(text);
    again.deal(createRandom('y'));
    again.play(again.legal()[0]!);
    expect(stands(again)).toBe(true);
    again.takeBackTo(0);
    expect(stands(again)).toBe(false);
  });
});

test('a live game goes back to any step: the last move at or before it stands', () => {
  for (const game of GAMES) {
    const live = state(formatRecord({ tags: tagsOf(game.id, undefined, true), comments: [], deals: [] }));
    const random = createRandom('back');
    for (let moves = 0; moves < 60 && !live.table.gameOver; moves++) {
      const legal = live.legal();
      if (live.table.dealOver) live.deal(random);
      else live.play(legal[random.below(legal.length)]!);
    }
    const text = formatRecord(live.record);
    const { steps } = live.played;
    // By replays, one move fewer at a time.
    const lasts: { readonly move: number; readonly end: number }[] = [];
    for (const one = state(text); one.takeBackCount > 0; one.takeBack()) {
      const made = one.played.steps;
      lasts.unshift({ move: made.findLastIndex(({ part }) => part === 1), end: made.length - 1 });
    }
    for (let step = -1; step < steps.length; step += 7) {
      const back = state(text);
      back.takeBackTo(step);
      // A move is taken back with all that is settled after it.
      const { end } = lasts.findLast(({ move }) => move <= step) ?? lasts[0]!;
      expect(back.played.steps.length - 1).toBe(end);
      expect(back.played.steps).toEqual(steps.slice(0, back.played.steps.length));
    }
  }
});
