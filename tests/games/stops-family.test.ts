/**
 * Tests the games of stops: the rules that they share, and the leads of their computer players with the articles that
 * advise them.
 */
import { describe, expect, test } from 'vitest';
import type { Player } from '#engine/bots/players.ts';
import { card, createEmptyOwners, formatCard } from '#engine/cards.ts';
import type { Game, Table } from '#engine/game.ts';
import { bookPlayer as newmarketBook } from '#engine/games/newmarket/book-player.ts';
import { newmarket } from '#engine/games/newmarket/index.ts';
import { bookPlayer as popeBook } from '#engine/games/pope-joan/book-player.ts';
import { popeJoan } from '#engine/games/pope-joan/index.ts';
import { bookPlayer as spinBook } from '#engine/games/spin/book-player.ts';
import { spin } from '#engine/games/spin/index.ts';
import type { StopsTable } from '#engine/games/stops-family/table.ts';
import { Observer } from '#engine/observation.ts';
import { createRandom } from '#engine/random.ts';
import { NotationTable, parseCards } from './play.ts';

interface LeadPosition {
  readonly game: Game;
  readonly book: Player;
  readonly hand: string;
  readonly turnUp?: string;
  /** The moves played before the lead, in order. The elder hand holds their cards too. */
  readonly before?: string;
}

/** Lists the leads that the book’s player may choose as elder hand, each with the article that advises it. */
const listLeads = ({ game, book, hand, turnUp, before = '' }: LeadPosition): string[] => {
  const witness = new Observer();
  const table = game.table({ seats: 3, dealer: 2, listener: witness.listener });
  const moves = before.split(', ').filter(Boolean);
  const owners = createEmptyOwners();
  for (const each of parseCards(hand)) owners[each] = 0;
  for (const move of moves) if (!move.includes(' ')) owners[card(move)] = 0;
  table.deal({ owners, unheld: turnUp === undefined ? {} : { turnUp: card(turnUp) } });
  for (const move of moves) table.play(table.parseMove!(move.split(' '))!);
  const chosen = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const { move, cite } = book(witness.observe(table, 0), createRandom(`lead ${i}`));
    chosen.add(`${formatCard(move)} ${cite ?? 'any'}`);
  }
  return [...chosen].sort();
};

test.each([
  // The hand of the book: two stops, each with a lower card to clear.
  ['5D 7D 4H JH JS KS AC QC', '7H', '', ['5D BW91.pope.hand.knave', 'JS BW91.pope.hand.knave']],
  ['4H JH AC QC', '7H', '', ['AC BW91.pope.hand.ace']],
  ['4H JH', '7H', 'QH, KH', ['JH BW91.pope.hand.end']],
  ['9D AH 3C KS', '7C', '', ['9D BW91.pope.lead-at-once']],
  ['AH 3C KS', '7H', '', ['AH BW91.pope.lead-at-once']],
  ['AH 3C KS', '7C', '', ['KS BW91.pope.known-stops']],
  ['3C 4H 9S', '7D', '', ['3C any', '4H any', '9S any']],
])('the book player of Pope Joan, with %s, %s turned up and %s played, leads %j', (hand, turnUp, before, expected) => {
  expect(listLeads({ game: popeJoan, book: popeBook, hand, turnUp, before })).toEqual(expected);
});

test.each([
  // The six is a stop for want of a seven, the ten of diamonds for the knave in the middle.
  ['3S 6S 9H', ['3S BW91.newmarket.study']],
  ['8D 10D 4H', ['8D BW91.newmarket.study']],
  ['AH 4C 9H', ['AH BW91.newmarket.study']],
])('the book player of Newmarket, with %s, leads %j', (hand, expected) => {
  const before = 'chooses knave, chooses queen, chooses king, chooses ace';
  expect(listLeads({ game: newmarket, book: newmarketBook, hand, before })).toEqual(expected);
});

test('the book player of Spin treats the ace of hearts as a stop', () => {
  expect(listLeads({ game: spin, book: spinBook, hand: 'AH 4C 9H' })).toEqual(['AH BW91.spin.refer']);
});

/** Casts the table of a game of stops to its own type. */
const stopsTable = (table: Table): StopsTable<string> => table as unknown as StopsTable<string>;

/** A whole game of Spin for three players, with A as first dealer: for each deal the hands and the moves. */
const GAME: readonly (readonly [hands: string, moves: string])[] = [
  // A stakes 3, B and C 1; B has 2 for the king, Intrigue, 1 of each for a card, and Game.
  ['A 4S, B KC QD JD, C 6S', 'B KC, B declares intrigue, B JD, B QD'],
  ['A 4S, B 2S, C 6S', 'C 6S'],
  ['A 4S, B 2S, C 6S', 'A 4S'],
];

const playToEnd = (readings: string, deals = GAME.length): NotationTable => {
  const seating = new NotationTable(spin, { seats: 'A B C', readings, lot: 'C A B' });
  for (const [hands, moves] of GAME.slice(0, deals)) seating.deal(hands).play(moves);
  return seating;
};

describe('a game of three deals', () => {
  test.each([
    [1, '', 'A -5 B 6 C -3 box:matrimony 2'],
    [2, '', 'A -7 B 2 box:matrimony 4 box:intrigue 1'],
    // Eight are left: three each to the first two of the lot, C and A, and two to B.
    [3, '', 'A -1 B 2 C -1'],
    [3, 'leftover=stay', 'A -4 C -4 box:matrimony 6 box:intrigue 2'],
    [3, 'rounds=2', 'A -4 C -4 box:matrimony 6 box:intrigue 2'],
  ])('leaves after %i of them (%s): %s', (deals, readings, ledger) => {
    const seating = playToEnd(readings, deals);
    const over = deals === 3 && readings !== 'rounds=2';
    expect([seating.ledger, seating.table.dealOver, seating.table.gameOver]).toEqual([ledger, true, over]);
    expect(seating.table.winners).toEqual(over ? [1] : []);
  });

  test('reports its end', () => {
    const told = (readings: string): string[] => {
      const lines = playToEnd(readings).listEvents();
      return lines.slice(lines.findIndex((line) => line.startsWith('ended')));
    };
    const shared = [
      'paid box:matrimony C 3 BW91.spin.leftover',
      'paid box:matrimony A 3 BW91.spin.leftover',
      'paid box:intrigue B 2 BW91.spin.leftover',
    ];
    expect(told('')).toEqual(['ended BW91.spin.rounds', ...shared, 'won B BW91.spin.winner']);
    expect(told('leftover=stay')).toEqual(['ended BW91.spin.rounds', 'won B BW91.spin.winner']);
  });

  test('reports the dealer and the cards to each player from the left', () => {
    const told = playToEnd('', 2).listEvents();
    expect(told.filter((line) => /^(took-deal|dealt)/.test(line))).toEqual([
      'took-deal A BW91.spin.first-dealer',
      'dealt B 3 BW91.spin.deal',
      'dealt C 1 BW91.spin.deal',
      'dealt A 1 BW91.spin.deal',
      'took-deal B BW91.spin.next-dealer',
      'dealt C 1 BW91.spin.deal',
      'dealt A 1 BW91.spin.deal',
      'dealt B 1 BW91.spin.deal',
    ]);
    const without = new NotationTable(spin, { seats: 'A B C' }).deal('A 4S, C 6S').listEvents();
    expect(without.filter((line) => line.startsWith('dealt'))).toEqual([
      'dealt C 1 BW91.spin.deal',
      'dealt A 1 BW91.spin.deal',
    ]);
  });

  test('has two winners when two are level', () => {
    const seating = new NotationTable(spin, { seats: 'A B C', readings: 'leftover=stay' });
    for (const move of ['B 2S', 'C 6S', 'A 4S']) seating.deal('A 4S, B 2S, C 6S').play(move);
    expect([seating.ledger, seating.table.winners]).toEqual([
      'A -3 B -3 C -3 box:matrimony 6 box:intrigue 3',
      [0, 1, 2],
    ]);
  });
});

describe('every table of stops', () => {
  test('has nobody to play and nothing due before the first deal', () => {
    for (const game of [spin, newmarket, popeJoan] as readonly Game[]) {
      const { toMove, due, runner, winners, dealOver } = stopsTable(game.table({ seats: 3, dealer: 0 }));
      expect([toMove, due, runner, winners, dealOver]).toEqual([-1, -1, -1, [], true]);
    }
  });

  test('takes the first lead of the first seat as first, and its next one not', () => {
    const seating = new NotationTable(spin, { seats: 'A B C', dealer: 'C' }).deal('A KS KH 4S, B 2S, C 6S');
    seating.play('A KS, A KH');
    expect(seating.listEvents().filter((line) => line.startsWith('led'))).toEqual([
      'led A KS BW91.spin.lead',
      'led A KH BW91.spin.again',
    ]);
    expect(seating.refusal('B 2S')).toBe('not-your-turn BW91.spin.again');
    expect(stopsTable(seating.table).due).toBe(-1);
  });

  test('makes the holder of the next card go on with it', () => {
    const seating = new NotationTable(spin, { seats: 'A B C' }).deal('A 4S, B 2S 3S 9H, C 6S').play('B 2S');
    expect(seating.refusal('B 9H')).toBe('must-continue BW91.spin.follow');
    expect(seating.refusal('B 3S')).toBe('allowed');
  });

  test.each([
    [0, '8 9 9 9 9'],
    [2, '9 9 8 9 9'],
    [4, '9 9 9 9 8'],
  ])('gives the short hand to the dealer: seat %i deals %s', (dealer, hands) => {
    expect(newmarket.table({ seats: 5, dealer }).layout().hands.join(' ')).toBe(hands);
  });

  test('turns up no card where there are no trumps', () => {
    for (const game of [spin, newmarket])
      expect(() => new NotationTable(game, { seats: 'A B C' }).deal('A 4S, B 2S, C 6S, Turn-up 9H')).toThrow(
        /turned up/,
      );
  });

  test('settles no dealer by cards without a knave', () => {
    const seating = new NotationTable(spin, { seats: 'A B C' });
    expect([seating.table.drawForDeal!(parseCards('2S 3C')), seating.table.dealer]).toEqual([-1, 0]);
    expect([seating.table.drawForDeal!(parseCards('2S 3C JH 9S')), seating.table.dealer]).toEqual([3, 2]);
  });

  test('has nothing due when the deal is over', () => {
    const { due, toMove } = stopsTable(playToEnd('', 1).table);
    expect([due, toMove]).toEqual([-1, -1]);
  });
});
