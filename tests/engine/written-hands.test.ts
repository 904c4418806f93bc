/** Tests the hands of a deal as a reader types them: parsed, kept as a record, and checked for faults. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildMoveOrder,
  type ComparedDeal,
  playByRuleBook,
  type RuleBook,
  shufflePack,
} from '#engine/compare/compare.ts';
import {
  formatDealRecord,
  formatHands,
  listLargestHands,
  parseHands,
  parseHandsForAuthor,
} from '#engine/compare/written-hands.ts';
import { findGame, GAMES } from '#engine/games.ts';
import { formatFaultMessage } from '#engine/record/fault-sentences.ts';
import { replay } from '#engine/record/replay.ts';

const book = (game: string, variant?: string): RuleBook => ({ game: findGame(game)!, variant });
const NAIN = [book('nain-jaune'), book('lindor')];
const PAIRING = [book('chnif-chnof-chnorum'), book('snip-snap-snorum'), book('snip-snap-snorum', 'whole-pack')];

const seeded = (seed: string, seats: number): ComparedDeal => ({
  seats,
  dealer: seats - 1,
  pack: shufflePack(seed),
  order: buildMoveOrder('lowest', seed),
});

const ends = (books: readonly RuleBook[], deal: ComparedDeal) =>
  books.map((each) => {
    const played = playByRuleBook(each, deal);
    return played.ok ? played.value.steps.map(({ move, balance }) => [move, balance]) : played.faults;
  });

/** Lists the faults of a text as `line:column message`. */
const listFaults = (text: string, books: readonly RuleBook[] = NAIN): string[] => {
  const read = parseHandsForAuthor(text, books, 5);
  return read.ok ? [] : read.faults.map((fault) => `${fault.line}:${fault.column} ${formatFaultMessage(fault)}`);
};

describe('written hands', () => {
  test('play as dealt after printing, parsing, saving as a record and reopening', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.constantFrom(
          ...[3, 5].map((seats) => ({ seats, books: NAIN })),
          ...[4, 5, 6, 7, 8, 9, 10].map((seats) => ({ seats, books: PAIRING })),
        ),
        (seed, { seats, books }) => {
          const deal = seeded(seed, seats);
          const kept = formatDealRecord(deal, books, 'lowest');
          for (const text of [formatHands(listLargestHands(deal, books)), kept]) {
            const read = parseHands(text, books, 5);
            if (!read.ok) throw new Error(`${formatFaultMessage(read.faults[0]!)}\n${text}`);
            expect(read.value.preferred).toBe(text === kept ? 'lowest' : '');
            expect(ends(books, { ...read.value, order: deal.order })).toEqual(ends(books, deal));
          }
          expect(replay(kept, GAMES).ok).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  const good = formatHands(listLargestHands(seeded('a', 5), NAIN));
  const [first = '', second = ''] = good.split('\n');

  test.each([
    ['a word that is no card', good.replace(/^B: \S+/m, 'B: 9X'), '2:4 there is no card “9X”; expected a rank'],
    ['a card twice', good.replace(/^B: \S+/m, `B: ${first.split(' ')[1]}`), '2:4 the card'],
    ['a card short', good.replace(/^B: \S+/m, 'B:'), '2:1 the hand of B has 8 cards; expected 9'],
    ['no hand in the middle', good.replace(`${second}\n`, ''), '1:1 the hand of B is missing; expected 9 cards'],
    [
      'four hands',
      good.replace(/^E.*\n/m, ''),
      '1:1 nain-jaune cannot be played by 4; expected 3, 5 seats (AC60.players)',
    ],
    ['a move', `${good}A AS`, '6:1 this is a move; expected hands alone, as in A: 9S 10H'],
    ['an unclosed comment', good.replace('C:', '{C:'), '3:1 this comment is not closed'],
    ['a hand twice', `${good}A: 2S`, '6:1 the hand of A appears twice; use it once'],
    ['nothing', '', '1:1 the hand of A is missing'],
    ['a stranger', good.replace('E:', 'Eve:'), '5:1 there is no seat “Eve”; expected one of A, B, C, D, E'],
    [
      'another game',
      '[Snorum "1"]\n[Game "jig"]\n[Seats "A B"]\n[Dealer "A"]\n[Deal "1"]\n',
      '2:1 there is no game “jig”; expected one of nain-jaune, lindor',
    ],
    ['a record without tags', `[Deal "1"]\n${good}`, '1:1 the tag Snorum is missing'],
  ])('with %s are reported with the expectation and the place', (_, text, told) => {
    expect(listFaults(text)[0]).toContain(told);
  });

  test('of a record are rotated so that its dealer is last, and its moves are dropped', () => {
    const names = ['Cecil', 'Anne', 'Ben'];
    const deal = seeded('b', 3);
    const [a, b, c] = formatHands(listLargestHands(deal, NAIN)).trim().split('\n');
    // Anne plays first and Cecil deals: A, B and C of the deal are Anne, Ben and Cecil.
    const lines = [c!.replace('C', 'Cecil'), a!.replace('A', 'Anne'), b!.replace('B', 'Ben')];
    const head = `[Snorum "1"]\n[Game "lindor"]\n[Seats "${names.join(' ')}"]\n[Dealer "Cecil"]\n[Deal "1"]\n`;
    const read = parseHands(`${head}${lines.join('\n')}\nAnne ${a!.split(' ')[1]}\n`, NAIN, 5);
    if (!read.ok) throw new Error(formatFaultMessage(read.faults[0]!));
    expect(listLargestHands(read.value, NAIN)).toEqual(listLargestHands(deal, NAIN));
  });

  test('with fewer cards than a book deals are no fault where another deals more: the book takes the first', () => {
    const deal = seeded('c', 5);
    const hands = listLargestHands(deal, PAIRING);
    expect(hands.map(({ length }) => length)).toEqual([11, 11, 10, 10, 10]);
    const snip = playByRuleBook(PAIRING[1]!, deal);
    if (!snip.ok) throw new Error('cannot be played');
    const { owners } = snip.value.steps[0]!;
    for (const [seat, hand] of hands.entries())
      expect(hand.map((card) => owners[card] === seat)).toEqual(hand.map((_, i) => i < 5));
  });
});
