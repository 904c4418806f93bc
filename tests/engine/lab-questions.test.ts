/**
 * Tests the claims about Snip, Jig, Cassino, Chnif and Le Chat qui dort: their exact values, and their published text.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Policy, playerToPolicy, randomPlayer } from '#engine/bots/players.ts';
import { FULL_PACK, RANKS_IN_SUIT, rankOf } from '#engine/cards.ts';
import { EVENT, isCardPlayedEvent } from '#engine/events.ts';
import { formatMove, type Move } from '#engine/game.ts';
import { cassino } from '#engine/games/cassino/index.ts';
import { chnifChnofChnorum } from '#engine/games/chnif-chnof-chnorum/index.ts';
import { jig } from '#engine/games/jig/index.ts';
import { snipSnapSnorum } from '#engine/games/snip-snap-snorum/index.ts';
import { addToTally, EMPTY_TALLY, type Estimate, estimateMean, estimateShare } from '#engine/lab/estimate.ts';
import { leastPairablePlayer } from '#engine/lab/least-pairable.ts';
import { createOneSeatOverride, measureSeatGain } from '#engine/lab/one-seat.ts';
import { countAnswers, getVerdict } from '#engine/lab/question.ts';
import { CLAIMS_SEED } from '#engine/lab/questions.ts';
import { type Strategy } from '#engine/lab/strategies.ts';
import { playTrial } from '#engine/lab/trials.ts';
import { createRandom, shuffle } from '#engine/random.ts';
import { selectInstances } from '../instances.ts';
import { findQuestion, getPublishedTally, getTrialCell, publishedEstimate } from './figures.ts';
import { observePosition, type Position } from './position.ts';
import { numbersBelow } from './up-to.ts';

const contains = ({ low, high }: Estimate, value: number): boolean => low < value && value < high;

const knownShares = new Map<string, readonly number[]>();

/**
 * Returns the chance of each seat to win a game of Le Chat qui dort by many calls, for these counters and this dealer.
 * It is computed deal by deal, without the engine, over all cards that can be named and all players who may be called
 * before the one who has the cat.
 */
const sharesWon = (has: readonly number[], dealer: number): readonly number[] => {
  const known = knownShares.get(`${has} ${dealer}`);
  if (known) return known;
  const seats = has.length;
  const alive = numbersBelow(seats).filter((seat) => has[seat]! > 0);
  if (alive.length === 1) return has.map((counters) => (counters > 0 ? 1 : 0));
  const chances = has.map(() => 0);
  const nextOf = (counters: readonly number[], seat: number): number =>
    counters[seat]! > 0 ? seat : nextOf(counters, (seat + 1) % seats);
  const first = nextOf(has, (dealer + 1) % seats);
  const then = (chance: number, paying: readonly number[]): void => {
    const left = has.map((counters, seat) => counters - (paying.includes(seat) ? 1 : 0));
    for (const [seat, share] of sharesWon(left, nextOf(left, first)).entries()) chances[seat]! += chance * share;
  };
  const named = 1 / (alive.length + 1);
  then(named, [first]);
  for (const caller of alive) {
    const others = alive.filter((seat) => seat !== caller);
    for (let called = 0; called < 1 << others.length; called++) {
      const paying = others.filter((_, i) => (called >> i) & 1);
      // The number called before the cat, or all: each number equally likely, and all sets of that number.
      const chance = (named / alive.length) * (1 / choose(others.length, paying.length));
      const alone = others.every((seat) => has[seat]! - (paying.includes(seat) ? 1 : 0) === 0);
      then(chance, alone || paying.length === others.length ? paying : [...paying, caller]);
    }
  }
  knownShares.set(`${has} ${dealer}`, chances);
  return chances;
};

/** Returns the binomial coefficient: the number of ways to choose `many` of `of` things. */
const choose = (of: number, many: number): number => (many === 0 ? 1 : (choose(of - 1, many - 1) * of) / many);

describe('one seat that plays in two ways', () => {
  const DEALS = [
    [snipSnapSnorum, 5],
    [jig, 5],
    [cassino, 4],
  ] as const;

  test.each(DEALS)('gains nothing by the same way: $id', (game, seats) => {
    const setting = { game, seats, whole: 'deal' } as const;
    const worth = ({ scores, balance }: { scores?: Int32Array; balance: Int32Array }, seat: number): number =>
      (scores ?? balance)[seat]!;
    for (const manner of ['random', 'book'] as const satisfies readonly Strategy[])
      for (const i of numbersBelow(20))
        expect(
          measureSeatGain(
            { setting, manner },
            { tried: playerToPolicy(randomPlayer), than: playerToPolicy(randomPlayer) },
            'same',
            i,
            worth,
          ) || 0,
        ).toBe(0);
  });

  test.each(DEALS)('gets the same cards, like the others, whatever it does: $id', (game, seats) => {
    const dealtTo = (pick: (legal: readonly Move[]) => Move, i: number): readonly number[] => {
      let dealt: readonly number[] | undefined;
      const one = createOneSeatOverride((_going, { legal }) => ({ move: pick(legal) }), 'dealt', i);
      playTrial({ setting: { game, seats, whole: 'deal' }, manner: 'random' }, 'dealt', i, null, (seat, table) => {
        dealt ??= Array.from(table.hands.owner);
        return one(seat, table);
      });
      return dealt!;
    };
    for (const i of numbersBelow(10))
      expect(dealtTo((legal) => legal[0]!, i)).toEqual(dealtTo((legal) => legal.at(-1)!, i));
  });

  test.each(DEALS)('leaves the others their random numbers, however many it draws: $id', (game, seats) => {
    const happened = (draws: number, i: number): readonly string[] => {
      const heard: string[] = [];
      const first: Policy = (_going, { legal }, chance) => {
        for (let drawn = 0; drawn < draws; drawn++) chance.below(9);
        return { move: legal[0]! };
      };
      const played = { setting: { game, seats, whole: 'deal' }, manner: 'random' } as const;
      playTrial(
        played,
        'chance',
        i,
        (...event) => heard.push(event.join(' ')),
        createOneSeatOverride(first, 'chance', i),
      );
      return heard;
    };
    for (const i of numbersBelow(10)) expect(happened(3, i)).toEqual(happened(0, i));
  });
});

describe('the player of the card least likely to be paired', () => {
  const chosen = (position: Position): string[] => {
    const { table, seen } = observePosition('chnif-chnof-chnorum', position);
    const moves = numbersBelow(60).map((i) => leastPairablePlayer(seen, createRandom('least', i)).move);
    return [...new Set(moves.map((move) => formatMove(table, move)))].sort();
  };

  test.each<[string, Position, string[]]>([
    ['lays a rank most held in hand', { hands: 'B 9S 9H 2C, C 3C, D 4C, A 5C' }, ['9H', '9S']],
    [
      'lays a rank most of which is gone',
      { hands: 'B 9S 8D 2C, C 2D KC, D 2H 3C, A 5C 6C', moves: 'B 9S, C 2D, D 2H, A 5C' },
      ['2C'],
    ],
    [
      'prefers to all a rank the next player has shown to lack',
      { hands: 'B 9S 9H 2H 2C, C KD 3C, D 5D 4C, A 6D 7C', moves: 'B 9S, C KD, D 5D, A 6D' },
      ['9H'],
    ],
    [
      'does not prefer a rank another player lacks',
      { hands: 'B 9S KS 2H 2C, C KD 3C, D 5D 4C, A 6D 7C', moves: 'B 9S, C KD, D 5D, A 6D' },
      ['KS', '2H', '2C'],
    ],
    ['pairs when it must', { hands: 'B 9S 2H, C 9H 3C, D 4C 5C, A 5D 6D', moves: 'B 9S' }, ['9H']],
  ])('chooses as expected: it %s', (_, position, cards) => {
    expect(chosen(position)).toEqual([...cards].sort());
  });
});

describe('the known value', () => {
  /** Chance that the caller reaches the player with the cat, among five players, with many calls and with one. */
  const WAKES = { many: 4 / 5, one: 1 / 5 };

  test('of the caller’s loss is four fifths of a counter against a half, or a fifth against a fifth', () => {
    const many = publishedEstimate('CQ-C5', 'many calls, random');
    expect(contains(many, WAKES.many - 1 / 2)).toBe(true);
    // Wrong values: with five cards to choose from besides the cat, or with the others never called before it.
    for (const wrong of [5 / 6 - 1 / 2, 3 / 4 - 1 / 2, WAKES.many, 0]) expect(contains(many, wrong)).toBe(false);
    const one = publishedEstimate('CQ-C5', 'one call, random');
    expect(contains(one, WAKES.one - 1 / 5)).toBe(true);
    for (const wrong of [WAKES.one - 1 / 4, 1 / 6 - 1 / 5, WAKES.one]) expect(contains(one, wrong)).toBe(false);
  });

  test('is the same for every order of calling', () => {
    for (const { key } of findQuestion('CQ-C1').cells) {
      const estimate = publishedEstimate('CQ-C1', key);
      expect(contains(estimate, 0), key).toBe(true);
      for (const wrong of [-1 / 100, 1 / 100]) expect(contains(estimate, wrong), key).toBe(false);
    }
  });

  test('of a coup by one call is one counter: with two each the game takes four or five coups more than with one', () => {
    const question = findQuestion('CQ-C3');
    const cell = getTrialCell(question, 'one call, 1 and 2 counters, random');
    const answers = new Set(numbersBelow(300).map((i) => question.ask(cell, 'known', i)));
    expect([...answers].sort()).toEqual([4, 5]);
  });

  test('of each place’s share of the games is reckoned through every course they can take', () => {
    const exact = sharesWon([3, 3, 3, 3, 3], 0);
    // Seat 0 deals first, so that seat 1 is the first in cards.
    for (const [i, { key }] of findQuestion('CQ-C4').cells.entries()) {
      const estimate = publishedEstimate('CQ-C4', key);
      expect(contains(estimate, exact[(i + 1) % 5]! - 1 / 5), key).toBe(true);
      // Wrong values: with all places alike, or with the places counted in reverse.
      if (i !== 2)
        for (const wrong of [0, exact[(5 - i) % 5]! - 1 / 5]) expect(contains(estimate, wrong), key).toBe(false);
    }
    expect((100 * exact[1]!).toFixed(1)).toBe('18.9');
    expect((100 * exact[0]!).toFixed(1)).toBe('21.3');
  });

  test('of winners in each game of the cat is one', () => {
    const sums = findQuestion('CQ-C4').cells.map(({ key }) => getPublishedTally('CQ-C4', key).sum);
    expect(sums.reduce((sum, each) => sum + each, 0)).toBe(0);
  });

  test('is one where every king of Jig is one lead', () => {
    const { unit } = findQuestion('JG-C3');
    const pack = Array.from(FULL_PACK);
    let tally = EMPTY_TALLY;
    for (const i of numbersBelow(4000)) {
      shuffle(pack, createRandom('kings', i));
      const kings = [0, 0, 0, 0];
      for (const [at, card] of pack.entries()) if (rankOf(card) === RANKS_IN_SUIT - 1) kings[at % 4]! += 1;
      tally = addToTally(tally, 4 * kings.reduce((sum, has) => sum + has * has, 0) - 16);
    }
    const one = estimateMean(tally, unit, 3);
    expect(contains(one, 1)).toBe(true);
    expect(one.high - one.low).toBeLessThan(0.2);
  });

  test.each([
    [chnifChnofChnorum, 10],
    [snipSnapSnorum, 5],
  ] as const)('of pairing the first card with the second depends on the next hand: $id', (game, hand) => {
    /** Returns the probability that a hand of this size has none of three given cards, if it is dealt from 51. */
    const none = (held: number): number => ((51 - held) * (50 - held) * (49 - held)) / (51 * 50 * 49);
    let tally = EMPTY_TALLY;
    for (const i of numbersBelow(4000)) {
      let second: number | undefined;
      let laid = 0;
      playTrial({ setting: { game, seats: 5, whole: 'deal' }, manner: 'random' }, 'second', i, (kind) => {
        if (!isCardPlayedEvent(kind)) return;
        laid += 1;
        if (laid === 2) second = kind === EVENT.followed ? 1 : 0;
      });
      tally = addToTally(tally, second!);
    }
    const paired = estimateShare(tally, 3);
    expect(contains(paired, 1 - none(hand))).toBe(true);
    expect(contains(paired, 1 - none(15 - hand))).toBe(false);
  });
});

describe('the published figures', () => {
  const counted = [
    ['SS-C5', '5 players, 32 cards, random'],
    ['SS-C6', '10 players, random'],
    ['JG-C2', 'random'],
    ['JG-C3', 'random'],
    ['CA-C3', 'random'],
    ['CC-C1', 'random'],
    ['CC-C3', '5 players, 5 counters doubled, random'],
    ['CQ-C3', 'many calls, 1 and 2 counters, random'],
    ['CQ-C4', 'place 1, random'],
    ['CQ-C5', 'one call, random'],
  ] as const;
  // The quick ones.
  test.each(selectInstances(counted, (all) => all.filter(([id]) => /^(SS-C6|CQ-C3|CQ-C5)$/.test(id))))(
    'of %s, %s, are the same to the last unit when recounted',
    { timeout: 60_000 },
    (id, key) => {
      const question = findQuestion(id);
      const cell = getTrialCell(question, key);
      expect(countAnswers(question, cell, CLAIMS_SEED, 0, cell.trials)).toEqual(getPublishedTally(id, key));
    },
  );
});

describe('the published claims', () => {
  const verdict = (id: string): string =>
    getVerdict(
      findQuestion(id),
      findQuestion(id).cells.map(({ key }) => publishedEstimate(id, key)),
    );
  const each = (id: string, of: (key: string) => boolean): Estimate[] =>
    findQuestion(id).cells.flatMap(({ key }) => (of(key) ? [publishedEstimate(id, key)] : []));

  test('SS-C3: to lay one of a pair saves less than a counter in forty deals', () => {
    expect(verdict('SS-C3')).toBe('holds');
    for (const { high } of each('SS-C3', () => true)) expect(high).toBeLessThan(1 / 40);
  });

  test('SS-C5: three deals are waited with fifty-two cards, and not with thirty-two', () => {
    for (const { low } of each('SS-C5', (key) => key.includes('52 cards'))) expect(low).toBeGreaterThan(3);
    for (const { high } of each('SS-C5', (key) => key.includes('32 cards'))) expect(high).toBeLessThan(3);
  });

  test('SS-C6: a hand is cleared early in most deals among eight or more, and in fewer than half among seven', () => {
    for (const { low } of each('SS-C6', (key) => !key.startsWith('7'))) expect(low).toBeGreaterThan(1 / 2);
    for (const { high } of each('SS-C6', (key) => key.startsWith('7'))) expect(high).toBeLessThan(1 / 2);
  });

  test('CC-C1: a player who remembers wins more than one game in five, and fewer than one in two', () => {
    expect(verdict('CC-C1')).toBe('holds');
    expect(publishedEstimate('CC-C1', 'random').high).toBeLessThan(1 / 2);
  });

  test('CQ-C5: it is a burden by many calls, and none by one', () => {
    expect(verdict('CQ-C5')).toBe('depends-on-reading');
    expect(publishedEstimate('CQ-C5', 'many calls, random').low).toBeGreaterThan(1 / 10);
    expect(publishedEstimate('CQ-C5', 'one call, random').high).toBeLessThan(1 / 10);
  });

  const NAMED = ['snip-snap-snorum', 'jig', 'cassino', 'chnif-chnof-chnorum', 'chat-qui-dort'];
  interface Entry {
    readonly id: string;
    readonly quote?: { readonly text: string };
    readonly article?: string;
    readonly ours?: true;
    readonly en: { readonly populations?: object };
    readonly fr: { readonly populations?: object };
  }
  const written = (game: string): readonly Entry[] =>
    parse(readFileSync(new URL(`../../content/claims/${game}.yaml`, import.meta.url), 'utf8')) as readonly Entry[];

  test('are complete: each is asked or says why not', () => {
    const ids = Object.fromEntries(NAMED.map((game) => [game, written(game).map(({ id }) => id)]));
    const upToClaim = (game: string, claims: number): string[] => numbersBelow(claims).map((i) => `${game}-C${i + 1}`);
    expect(ids).toEqual({
      'snip-snap-snorum': upToClaim('SS', 6),
      jig: upToClaim('JG', 3),
      cassino: upToClaim('CA', 3),
      'chnif-chnof-chnorum': upToClaim('CC', 4),
      'chat-qui-dort': upToClaim('CQ', 5),
    });
  });

  test('are marked as our own question, without a quotation, where no book states them', () => {
    const ours = NAMED.flatMap(written).filter((entry) => entry.ours);
    expect(ours.map(({ id }) => id)).toEqual(['JG-C3', 'CC-C4', 'CQ-C4', 'CQ-C5']);
    expect(ours.flatMap(({ quote }) => quote ?? [])).toEqual([]);
  });

  test.each(NAMED)('of %s name all populations in both languages', (game) => {
    for (const { id, article, en, fr } of written(game)) {
      if (article) continue;
      const populations = [...new Set(findQuestion(id).cells.map(({ population }) => population))].filter(
        (name) => name,
      );
      for (const words of [en, fr]) expect(Object.keys(words.populations ?? {}), id).toEqual(populations);
    }
  });
});
