/**
 * Tests the two tables of a comparison: at every card both show the state of the engine, and the mark of divergence is
 * at the step where the books diverge.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  buildMoveOrder,
  type ComparedDeal,
  type Comparison,
  compare,
  parseMoveOrder,
  type RuleBook,
  rebuildPack,
  shufflePack,
} from '#engine/compare/compare.ts';
import { findGame, GAMES } from '#engine/games.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { listHandCards, type Replay, replay } from '#engine/record/replay.ts';
import { getBookState, getOpeningRow, listSliderStops } from '../../src/features/compare/book-state.ts';
import {
  buildComparisonQuery,
  buildSeededDeal,
  parseShowAllBooks,
} from '../../src/features/compare/comparison-query.ts';
import { listFirstDifferences } from '../../src/features/compare/first-differences.ts';

const content = join(import.meta.dirname, '../../content');
const book = (game: string, more: Partial<RuleBook> = {}): RuleBook => ({ game: findGame(game)!, ...more });
const NAIN = [book('nain-jaune'), book('lindor'), book('nain-jaune', { readings: { bete: 'not-the-nain' } })];
const PAIRING = [
  book('chnif-chnof-chnorum'),
  book('snip-snap-snorum'),
  book('snip-snap-snorum', { variant: 'whole-pack' }),
];

const compared = (books: readonly RuleBook[], deal: ComparedDeal): Comparison => {
  const made = compare(books, deal);
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  return made.value;
};

const played = (text: string): Replay => {
  const made = replay(text, GAMES);
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  return made.value;
};

/** Returns the deal with which the page of 1760 and 1792 opens. */
const closingDeal = (): ComparedDeal => {
  const { record, seats } = played(readFileSync(join(content, 'examples/nain-jaune/nain-left-in-hand.deal'), 'utf8'));
  const hands = seats.map((name) =>
    record.deals[0]!.hands.find(({ seat }) => seat === name)!.cards.map(({ card }) => card),
  );
  const { deal } = parse(readFileSync(join(content, 'comparisons/nain-jaune-lindor.yaml'), 'utf8')) as {
    deal: { order: string };
  };
  return { seats: 5, dealer: 4, pack: rebuildPack(hands, 4), order: parseMoveOrder(deal.order)! };
};

const seeded = (seed: string, seats: number, policy: 'lowest' | 'highest' | 'by-lot' = 'lowest'): ComparedDeal => ({
  seats,
  dealer: seats - 1,
  pack: shufflePack(seed),
  order: buildMoveOrder(policy, seed),
});

const POPE = [
  book('nain-jaune'),
  book('pope-joan'),
  book('pope-joan', { readings: { dress: 'dealer', 'in-lieu': 'stands-in' } }),
];
const STOPS = [book('jig', { readings: { pool: 'equal' } }), book('newmarket')];

/** Fixed cases: the name, the books and the deal. */
const CASES: readonly (readonly [string, readonly RuleBook[], ComparedDeal])[] = [
  ['the closing account', NAIN, closingDeal()],
  ['1760 and 1792 for three', NAIN, seeded('three of us', 3, 'highest')],
  ['1760 and 1792 at random', NAIN, seeded('by the window', 5, 'by-lot')],
  ['Chnif and Snip', PAIRING, seeded('snip-437', 5)],
  ['Chnif and Snip for four', PAIRING, seeded('four chairs', 4, 'highest')],
  ['1760 and Pope Joan', POPE, seeded('nain-jaune-0', 5)],
  ['Jig and Newmarket', STOPS, seeded('jig-16', 5)],
  [
    'Lindor and Pope Joan, each in its own way',
    POPE.slice(1, 2).toSpliced(0, 0, book('lindor')),
    { ...seeded('own ways', 4, 'by-lot'), dealing: 'by-the-book' },
  ],
];

describe.each(CASES)('two tables under one slider, %s', (_name, books, deal) => {
  const whole = compared(books, deal);
  // The engine again, from the text of each record: it knows nothing of rows.
  const again = whole.played.map(({ record }) => played(formatRecord(record)));

  test('show at each card the hands, the counters and the cards of the engine, and the payments there', () => {
    const last = again.map(() => -1);
    for (const row of whole.rows.keys())
      for (const [i, engine] of again.entries()) {
        const { step, cell, position } = getBookState(whole, i, row);
        expect(position.hands).toEqual(engine.seats.map((_, seat) => listHandCards(engine.steps[step]!, seat)));
        expect(position.step.balance).toEqual(engine.steps[step]!.balance);
        expect(position.toMove).toBe(engine.steps[step]!.toMove);
        // A table advances by its own cards alone, and misses none.
        expect(cell ? cell.steps : [last[i]]).toEqual(
          cell ? Array.from({ length: step - last[i]! }, (_, n) => last[i]! + 1 + n) : [step],
        );
        const before = engine.steps[last[i]!]?.balance;
        if (before) expect(position.changes).toEqual(engine.steps[step]!.balance.map((now, n) => now - before[n]!));
        if (cell?.laid) {
          const { seat, card } = position.cardsPlayed.at(-1)!;
          expect(`${seat} ${card}`).toBe(cell.laid);
        }
        last[i] = step;
      }
    expect(last).toEqual(again.map(({ steps }) => steps.length - 1));
  });

  test('are alike up to the divergence but for the stakes, and differ there', () => {
    const { first, rows } = whole;
    expect(first).toBeDefined();
    expect(getOpeningRow(whole)).toBe(first!.row);
    for (let row = 1; row <= first!.row; row++) {
      // Books with other boxes have other accounts: balances are matched by account name.
      const told = (book: number) => {
        const { cardsPlayed, changes, step } = getBookState(whole, book, row).position;
        const { accounts } = whole.played[book]!;
        return JSON.stringify([
          cardsPlayed.at(-1)?.seat,
          cardsPlayed.at(-1)?.card,
          changes.map((counters, i) => [accounts[i], counters]).filter(([, counters]) => counters !== 0),
          step.events.some(({ type }) => type === 'ended'),
        ]);
      };
      const { cells } = rows[row]!;
      if (row < first!.row) expect(told(0)).toBe(told(1));
      else if (cells[0] && cells[1]) expect(told(0)).not.toBe(told(1));
    }
    expect(listSliderStops(rows, [0, 1])).toContain(first!.row);
  });

  test('let the slider stop exactly where a shown table has a card', () => {
    const stops = listSliderStops(whole.rows, [0, 1]);
    const [one, other] = [0, 1].map((i) => whole.rows.filter(({ cells }) => cells[i]).length) as [number, number];
    expect(stops.length).toBeGreaterThanOrEqual(Math.max(one, other));
    expect(stops.length).toBeLessThanOrEqual(one + other);
    expect(listSliderStops(whole.rows, [0, 1, 2])).toEqual([...whole.rows.keys()]);
  });

  test('mark each difference of substance once', () => {
    const marks = listFirstDifferences(whole);
    const kinds = [...marks.values()].flat();
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(marks.has(whole.first!.row)).toBe(true);
    expect(marks.size).toBeLessThan(8);
    for (const row of marks.keys()) expect(whole.rows[row]!.differ).not.toBe('not');
  });
});

test('the closing account marks the stakes, the hoc at the first card, and at the end the cards left in hand', () => {
  const marks = listFirstDifferences(compared(NAIN, closingDeal()));
  expect(marks.get(0)).toEqual(['stakes']);
  expect(marks.get(1)).toEqual(['hocs']);
  expect([...marks.values()].flat()).toEqual(expect.arrayContaining(['card', 'hands', 'betes']));
});

test('Chnif and Snip diverge at the fourth card of a rank: in the pool’s counters and in its player’s', () => {
  expect(listFirstDifferences(compared(PAIRING, seeded('snip-437', 5))).get(4)).toEqual(['paired', 'caller']);
});

test('the address keeps the choice to show all books', () => {
  const deal = buildSeededDeal('x', 5, 'lowest');
  expect(parseShowAllBooks(buildComparisonQuery(deal, [], true))).toBe(true);
  expect(parseShowAllBooks(buildComparisonQuery(deal))).toBe(false);
  expect(buildComparisonQuery(deal, [{ bete: 'not-the-nain' }], true)).toBe(
    '?seed=x&seats=5&order=lowest&books=all&readings=bete:not-the-nain',
  );
});
