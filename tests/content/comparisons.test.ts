/**
 * Tests the five differences of each pair of books: the figures in them must be those that the engine deals and pays,
 * and the articles those of the books.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildMoveOrder, playByRuleBook, shufflePack } from '#engine/compare/compare.ts';
import type { GameEvent } from '#engine/events.ts';
import { getFacts } from '#engine/facts/facts-of.ts';
import { measureGame } from '#engine/facts/measure.ts';
import { findGame } from '#engine/games.ts';
import { completePractices, selectDisputedPoints } from '#engine/readings.ts';
import { findFrenchFaults, readYaml } from './read.ts';

interface BookText {
  readonly articles: readonly string[];
  readonly en: string;
  readonly fr: string;
}
interface ComparisonFile {
  readonly books: readonly {
    readonly game: string;
    readonly variant?: string;
    readonly readings?: Readonly<Record<string, string>>;
  }[];
  readonly boxes?: readonly (readonly [string, string])[];
  readonly seats: readonly number[];
  readonly en: Readonly<Record<string, string>>;
  readonly fr: Readonly<Record<string, string>>;
  readonly differences: readonly {
    readonly name: Omit<BookText, 'articles'>;
    readonly books: readonly [BookText, BookText];
  }[];
}

const readComparison = (pair: string) => readYaml(`comparisons/${pair}.yaml`) as ComparisonFile;
const measureOnce = (game: string) => measureGame(findGame(game)!);
const paid = (game: string, cite: string) => measureOnce(game).paid.get(cite)!;

/**
 * Returns the figures in a book’s text about a difference. The text is found by the first article it names, and must
 * have the same figures in both languages.
 */
const figures = (pair: string, article: string): readonly number[] => {
  const says = readComparison(pair)
    .differences.flatMap(({ books }) => books)
    .find(({ articles }) => articles[0] === article)!;
  const [en, fr] = [says.en, says.fr].map((text) => (text.match(/\d+/g) ?? []).map(Number));
  expect(fr).toEqual(en);
  return en!;
};

const PAIRS = readdirSync(join(import.meta.dirname, '../../content/comparisons')).map((file) =>
  file.replace('.yaml', ''),
);

test('there are seven pairs', () => {
  expect(PAIRS.length).toBe(7);
});

describe.each(PAIRS)('the pair %s', (pair) => {
  const { books, boxes = [], differences, en, fr, seats } = readComparison(pair);

  test('is described in both languages, with a letter where a third book stands beside the two', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
    expect('letter' in en).toBe(books.length > 2);
    expect(Object.values(fr).flatMap(findFrenchFaults)).toEqual([]);
  });

  test('names every number of players its books allow, and only boxes they have', () => {
    const allowed = books.map(({ game, variant, readings = {} }) => {
      const its = findGame(game)!;
      return its.seatNumbers(completePractices(selectDisputedPoints(its.readings, variant), readings), variant);
    });
    expect(seats).toEqual(allowed[0]!.filter((number) => allowed.every((each) => each.includes(number))));
    for (const [one, other] of boxes) {
      expect(findGame(books[0]!.game)!.tableAccounts).toContain(one);
      expect(findGame(books[1]!.game)!.tableAccounts).toContain(other);
    }
  });

  test('has five differences, each citing articles of both books, in correct French', () => {
    expect(differences.length).toBe(5);
    for (const { name, books: says } of differences) {
      for (const [i, { articles }] of says.entries())
        for (const id of articles) expect(Object.keys(findGame(books[i]!.game)!.articles)).toContain(id);
      expect([name, ...says].flatMap(({ fr }) => findFrenchFaults(fr))).toEqual([]);
    }
  });
});

type Stake = Readonly<Record<'dealer' | 'others', number>>;

test('Nain jaune and Lindor stake and pay as their comparison says', () => {
  const pair = 'nain-jaune-lindor';
  const [old, late] = ['nain-jaune', 'lindor'].map((game) => [...measureOnce(game).stakes.values()][0]!) as [
    Stake,
    Stake,
  ];
  expect(figures(pair, 'AC60.stakes')).toEqual([old.dealer]);
  expect(old.others).toBe(0);
  expect(figures(pair, 'L92.stakes')).toEqual([late.dealer]);
  expect(late.others).toBe(late.dealer);
  expect(figures(pair, 'AC60.hoc.paid')).toEqual(paid('nain-jaune', 'AC60.hoc.paid'));
  expect(measureOnce('lindor').paid.has('L92.hoc.unpaid')).toBe(false);
});

test('Chnif and Snip deal and pay as their comparison says', () => {
  const pair = 'chnif-snip';
  const chnif = 'chnif-chnof-chnorum';
  const snip = 'snip-snap-snorum';
  expect(new Set([...measureOnce(snip).hand.values()].flat())).toEqual(new Set(figures(pair, 'BW91.snip.deal')));
  expect([getFacts(chnif).direction.is, getFacts(snip).direction.is]).toEqual(['right', 'left']);
  expect(figures(pair, 'HF90.chnif.chnorum')).toEqual([
    ...paid(chnif, 'HF90.chnif.chnorum'),
    ...paid(chnif, 'HF90.chnif.chnorum.caller'),
  ]);
  expect(figures(pair, 'BW91.snip.penalty')).toEqual([Math.max(...paid(snip, 'BW91.snip.penalty'))]);
  expect(figures(pair, 'BW91.snip.missed.double')).toEqual(paid(snip, 'BW91.snip.penalty').map((each) => 2 * each));
});

/** Lists the stakes of a game, for all numbers of players. */
const stakesOf = (game: string): readonly Stake[] => [...measureOnce(game).stakes.values()] as Stake[];
/** Maps each number of players to the number of cards dealt to a player; the smallest, if hands differ. */
const handsOf = (game: string): ReadonlyMap<number, number> =>
  new Map(Array.from(measureOnce(game).hand, ([players, sizes]) => [players, Math.min(...sizes)]));
/** Lists the numbers in a text, in order. */
const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);
const bothTexts = (pair: string, part: string): readonly string[] => [
  readComparison(pair).en[part]!,
  readComparison(pair).fr[part]!,
];

test('Pope Joan stakes fifteen or more in all, the dealer double, as its comparisons with Nain jaune and Lindor say', () => {
  for (const { dealer, others } of stakesOf('pope-joan')) expect(dealer).toBe(2 * others);
  const totals = Array.from(
    measureOnce('pope-joan').stakes,
    ([players, { dealer, others }]) => dealer + (players - 1) * others,
  );
  const least = Math.min(...totals);
  expect(figures('nain-jaune-pope-joan', 'AC60.stakes')).toEqual([stakesOf('nain-jaune')[0]!.dealer]);
  expect(figures('nain-jaune-pope-joan', 'BW91.pope.stake')).toEqual([least]);
  expect(figures('lindor-pope-joan', 'L92.stakes')).toEqual([stakesOf('lindor')[0]!.others]);
  expect(figures('lindor-pope-joan', 'BW91.pope.stake')).toEqual([least]);
  for (const pair of ['nain-jaune-pope-joan', 'lindor-pope-joan'])
    expect(figures(pair, 'BW91.pope.settle.cards')).toEqual([1]);
  expect(figures('nain-jaune-pope-joan', 'AC60.hoc.paid')).toEqual(paid('nain-jaune', 'AC60.hoc.paid'));
  const accounts = (game: string): number => findGame(game)!.tableAccounts!.length;
  expect(figures('nain-jaune-pope-joan', 'AC60.box')).toEqual([accounts('nain-jaune')]);
  expect(figures('nain-jaune-pope-joan', 'BW91.pope.boxes')).toEqual([accounts('pope-joan')]);
});

test('the hands of Pope Joan beside those of the French games are the hands dealt', () => {
  const [nain, lindor, pope] = ['nain-jaune', 'lindor', 'pope-joan'].map(handsOf) as [
    ReadonlyMap<number, number>,
    ReadonlyMap<number, number>,
    ReadonlyMap<number, number>,
  ];
  const spare = (players: number): number => 50 - players * pope.get(players)!;
  for (const text of bothTexts('nain-jaune-pope-joan', 'dealt')) {
    const said = numbersIn(text);
    const due = [
      ...[3, 5].map((players) => nain.get(players)!),
      ...[3, 5].map((players) => pope.get(players)!),
      ...[3, 5].map(spare),
    ];
    expect(said.filter((number) => number < 100)).toEqual(due);
  }
  for (const text of bothTexts('lindor-pope-joan', 'dealt'))
    expect(numbersIn(text).filter((number) => number < 100)).toEqual([...lindor.values(), ...pope.values()]);
  for (const text of bothTexts('spin-pope-joan', 'dealt'))
    expect(numbersIn(text)).toEqual([findGame('spin')!.pack({}, 3).length, ...pope.values()]);
});

test('Jig and Newmarket deal and stake as their comparison says', () => {
  const pair = 'jig-newmarket';
  const [whole, less] = ['jig', 'newmarket'].map((game) => {
    const its = findGame(game)!;
    return its.pack(completePractices(its.readings), 3).length;
  }) as [number, number];
  expect(figures(pair, 'BW91.jig.deal')).toEqual([whole]);
  expect(figures(pair, 'BW91.newmarket.pack')).toEqual([less]);
  for (const text of bothTexts(pair, 'dealt')) expect(numbersIn(text)).toEqual([whole, less]);
  expect(figures(pair, 'BW91.jig.words')).toEqual([5]);
  const seats = 4;
  const jig = playByRuleBook(
    { game: findGame('jig')!, readings: { pool: 'equal' } },
    { seats, dealer: 3, pack: shufflePack(pair), order: buildMoveOrder('lowest', '') },
  );
  if (!jig.ok) throw new Error('cannot be played');
  const stakes = jig.value.steps.flatMap(({ events }) => events).filter(({ cite }) => cite === 'BW91.jig.pool.equal');
  expect(stakes.length).toBe(seats);
  expect(figures(pair, 'BW91.jig.pool.equal')).toEqual([...new Set(stakes.map(({ counters }) => counters))]);
  const [first] = stakesOf('newmarket');
  expect(figures(pair, 'BW91.newmarket.stake')).toEqual([first!.others, first!.dealer - first!.others]);
});

test('the two ways of Commerce deal, trade, end and pay as their comparison says', () => {
  const pair = 'commerce-old';
  const game = findGame('commerce')!;
  const play = (variant?: string): readonly GameEvent[] => {
    const played = playByRuleBook({ game, variant }, { seats: 4, dealer: 3, pack: shufflePack('trade-0'), order: [] });
    if (!played.ok) throw new Error('cannot be played');
    return played.value.steps.flatMap(({ events }) => events);
  };
  const [modern, old] = [play(), play('old')];
  const payments = (events: readonly GameEvent[], cite: string) =>
    new Set(events.filter((event) => event.type === 'paid' && event.cite === cite).map(({ counters }) => counters));
  expect(figures(pair, 'BW91.commerce.old.deal')).toEqual([listLaid(old).length]);
  expect(listLaid(modern)).toEqual([]);
  const [, price] = readComparison(pair).differences;
  expect(numbersIn(price!.books[0].en)).toEqual([...payments(modern, 'BW91.commerce.dealer-keeps')]);
  expect(figures(pair, 'BW91.commerce.ceases')).toEqual([modern.filter(({ type }) => type === 'stood').length]);
  expect(figures(pair, 'BW91.commerce.old.end')).toEqual([old.filter(({ type }) => type === 'stood').length, 1]);
  expect(figures(pair, 'BW91.commerce.stand')).toEqual([...payments(modern, 'BW91.commerce.dealer-pays'), 1]);
  expect(figures(pair, 'BW91.commerce.old.win')).toEqual([...payments(old, 'BW91.commerce.old.win')]);
});

/** Lists the cards laid face up in the middle as a deal of Commerce begins. */
const listLaid = (events: readonly GameEvent[]): readonly string[] =>
  events.flatMap(({ type, cite, card }) => (type === 'laid' && cite === 'BW91.commerce.old.deal' ? [card!] : []));

test('Spin pays for its ace and its kings as its comparison says', () => {
  const pair = 'spin-pope-joan';
  expect(figures(pair, 'BW91.spin.paid')).toEqual(paid('spin', 'BW91.spin.paid'));
  expect(figures(pair, 'BW91.spin.kings')).toEqual(paid('spin', 'BW91.spin.kings'));
});
