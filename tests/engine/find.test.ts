/** Tests the search for deals: the definition of each pattern, and the repetition of a search that found a deal. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Comparison } from '#engine/compare/compare.ts';
import { findGame, GAMES } from '#engine/games.ts';
import {
  compareRivals,
  DEAL_PATTERNS,
  type DealPattern,
  findPatternStep,
  formatSeed,
  haveDifferentWinners,
  listLeaders,
  PUBLISHED_SEED_WORD,
  parseSeed,
  playPatternDeal,
  RIVAL_BOOKS,
  searchDealsFrom,
} from '#engine/lab/find.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { findTag } from '#engine/record/record.ts';
import { formatStepName, type Replay, replay } from '#engine/record/replay.ts';

const content = new URL('../../content/', import.meta.url);
const played = (text: string): Replay => {
  const result = replay(text, GAMES);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.value;
};
const example = (file: string): Replay => played(readFileSync(new URL(`examples/${file}.deal`, content), 'utf8'));
const wanted = (id: string): DealPattern => DEAL_PATTERNS.find((each) => each.id === id)!;

/**
 * A record of six players with a pack of 32 cards, in which four nines, four tens and four knaves are each played one
 * after another.
 */
const SNORUMS = `[Snorum "1"][Game "snip-snap-snorum"][Seats "A B C D E F"][Dealer "A"][Readings "pack=32"]
[Deal "1"]
A: 10S JS 7S 8S QS
B: 9S 10H 7H 8H QH
C: 9H 10D 7D 8D QD
D: 9D JH 7C 8C QC
E: 9C JD KS KH KD
F: 10C JC AS AH AD
B 9S
C 9H
D 9D
E 9C
F 10C
A 10S
B 10H
C 10D
D JH
E JD
F JC
A JS`;
/** The same record, but F keeps his knave back and pays for it, so that only two ranks are complete. */
const TWO_SNORUMS = SNORUMS.replace('F JC', 'F AS?');

/** A record of four players, in which three high cards are turned up one after another. */
const THREE_PASSES = `[Snorum "1"][Game "speculation"][Seats "A B C D"][Dealer "A"][Readings "rounds=2"]
[Deal "1"]
A: 6H 10C AD
B: 4C 7D 2S
C: JH 5S 3C
D: KS QH 8D
Turn-up: KH
Talon: QS JD 9H AS 3S 4S 6S 7S 8S 9S 10S JS AH 2H 3H 4H
  5H 7H 8H 10H 2D 3D 4D 5D 6D 9D 10D QD KD AC 2C 5C 6C 7C 8C 9C JC QC KC
A KH
B QS
C JD
D 9H
`;

describe.each<[id: string, has: readonly [Replay, step: string], hasNot: Replay]>([
  ['bete', [example('nain-jaune/nain-left-in-hand'), '50.6'], example('nain-jaune/accidental-hoc')],
  ['nain-kept', [example('nain-jaune/nain-left-in-hand'), '50.2'], example('nain-jaune/accidental-hoc')],
  ['opera', [example('lindor/lindor-opera'), '10.6'], example('lindor/same-hands-as-1760')],
  [
    'chnorum',
    [example('chnif-chnof-chnorum/chnif-four-nines'), '5'],
    example('chnif-chnof-chnorum/chnif-king-between'),
  ],
  ['three-snorums', [played(SNORUMS), '13'], played(TWO_SNORUMS)],
  ['tricon', [example('commerce/commerce-ready-money'), '3.2'], example('commerce/commerce-barter-met')],
  ['passed-thrice', [played(THREE_PASSES), '4'], example('speculation/speculation-king-turned-up')],
  ['woken-cat', [example('chat-qui-dort/cat-bidden-to-speak'), '2.2'], example('chat-qui-dort/cat-sleeps-on')],
  ['vole', [example('manille/thirty-nine'), '33.4'], example('manille/thirty-four-each')],
  ['null-coup', [example('manille/thirty-four-each'), '33.4'], example('manille/thirty-nine')],
  ['sweep', [example('cassino/two-tens-two-captures'), '4'], example('cassino/exposed-later')],
])('%s', (id, [has, step], hasNot) => {
  test('is found in a handmade deal, at its step, and not in another', () => {
    expect(formatStepName(has, findPatternStep(wanted(id), has))).toBe(step);
    expect(findPatternStep(wanted(id), hasNot)).toBe(-1);
  });

  test('is found in the kept deal, reproduced by its seed, and in none before it', () => {
    const text = readFileSync(new URL(`found/${id}.deal`, content), 'utf8');
    const seed = findTag(played(text).record.tags, 'Seed')!.value;
    const { word, i } = parseSeed(seed)!;
    expect(word).toBe(PUBLISHED_SEED_WORD);
    const game = findGame(wanted(id).game)!;
    expect(formatRecord(playPatternDeal(wanted(id), game, seed).played.record)).toBe(text);
    const is = (deal: number): boolean =>
      playPatternDeal(wanted(id), game, formatSeed(PUBLISHED_SEED_WORD, deal)).step >= 0;
    expect(searchDealsFrom(is, 0, () => false)).toEqual({ found: i, next: i + 1 });
  });
});

test('every pattern has a row here, and an article of its game', () => {
  expect(DEAL_PATTERNS.map(({ id }) => id)).toEqual([
    'bete',
    'nain-kept',
    'opera',
    'chnorum',
    'three-snorums',
    'tricon',
    'passed-thrice',
    'woken-cat',
    'vole',
    'null-coup',
    'sweep',
  ]);
  for (const { game, article } of DEAL_PATTERNS) expect(findGame(game)!.articles).toHaveProperty([article]);
});

describe('two books with two winners', () => {
  const compared = (...pair: readonly Replay[]) => ({ played: pair }) as unknown as Comparison;

  test('are recognised by the highest score at the end', () => {
    const [nain, lindor] = [example('nain-jaune/nain-left-in-hand'), example('lindor/same-hands-as-1760')];
    // A has 86 and 60.
    expect([listLeaders(nain), listLeaders(lindor)]).toEqual([[0], [0]]);
    expect(haveDifferentWinners(compared(nain, lindor))).toBe(false);
    // In the other example C has 5, and A loses.
    const other = example('lindor/lindor-without-nine');
    expect(listLeaders(other)).toEqual([2]);
    expect(haveDifferentWinners(compared(nain, other))).toBe(true);
  });

  test('are searched among all pairs of books that have a page', () => {
    const pages = readdirSync(new URL('comparisons/', content)).map((file) => file.replace('.yaml', ''));
    expect(RIVAL_BOOKS.map(({ pair }) => pair).toSorted()).toEqual(pages.toSorted());
    for (const { books, article } of RIVAL_BOOKS) expect(findGame(books[1].game)!.articles).toHaveProperty([article]);
  });

  test.each(RIVAL_BOOKS)('are found again by the seed: $pair', ({ books: rivals }) => {
    const books = rivals.map(({ game, ...book }) => ({ game: findGame(game)!, ...book }));
    const is = (i: number): boolean => haveDifferentWinners(compareRivals(books, formatSeed(PUBLISHED_SEED_WORD, i)));
    const { found } = searchDealsFrom(is, 0, () => false);
    expect(is(found!)).toBe(true);
    const [one, other] = compareRivals(books, formatSeed(PUBLISHED_SEED_WORD, found!)).played.map(listLeaders);
    expect(one!.filter((seat) => other!.includes(seat))).toEqual([]);
  });
});

test('a search pauses after its budget and resumes where it was', () => {
  const asked: number[] = [];
  const is = (i: number): boolean => {
    asked.push(i);
    return i === 5;
  };
  let left = 3;
  const rested = searchDealsFrom(is, 0, () => --left === 0);
  expect(rested).toEqual({ found: undefined, next: 3 });
  expect(searchDealsFrom(is, rested.next, () => false)).toEqual({ found: 5, next: 6 });
  expect(asked).toEqual([0, 1, 2, 3, 4, 5]);
});

test.each(['', '-1', 'snorum', 'snorum-', 'snorum-01', 'snorum-1.5', 'snorum-1e9', `${'x'.repeat(41)}-1`, 'a\nb-1'])(
  'the name %j belongs to no deal',
  (seed) => {
    expect(parseSeed(seed)).toBeUndefined();
  },
);
test('the name of a deal may contain a hyphen', () => {
  expect(parseSeed('deux-mots-12')).toEqual({ word: 'deux-mots', i: 12 });
});
