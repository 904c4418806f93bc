/**
 * Tests the rules that Le Nain jaune (1760) and Lindor (1792) share, one case a row: the dealer, the deal, and the
 * phases without play. The payments are tested in the file of each game.
 */
import { describe, expect, test } from 'vitest';
import { FULL_PACK, formatCard } from '#engine/cards.ts';
import { createMoveBuffer, type Game } from '#engine/game.ts';
import { lindor } from '#engine/games/lindor/index.ts';
import { nainJaune } from '#engine/games/nain-jaune/index.ts';
import { createRandom } from '#engine/random.ts';
import { NotationTable, parseCards, playMoves, type TableSetup } from './play.ts';

/** A random source that leaves the pack in its order: spades, hearts, diamonds and clubs, each from ace to king. */
const UNSHUFFLED = { below: () => 0 };

/** A deal of five players: the origin of the case, the moves, the cards kept, the final accounts, and the setup. */
type Unheard = [origin: string, moves: string, besides: string, ledger: string, sat?: TableSetup];

// The hands left at an opéra, as in the rows of each game: 20, 14, 6 and 9 points.
const LEFT = 'C KS 7D 3H, D QS 4C, E AS 2S 3S, A 9H';

const BOTH: readonly (readonly [siglum: string, game: Game, unheard: Unheard[]])[] = [
  [
    'AC60',
    nainJaune,
    [
      ['held back', 'B 5S, C pass, D 6S', 'B 2H, C 7D, D 2S', 'A -15 box:KH 4 box:QS 3 box:JC 2 box:10D 1 box:7D 5'],
      [
        'an opéra',
        'B 5C, B 6C, B 7C, B 8C, B 9C, B 10C, C pass, B KC, B KD, B 8S',
        LEFT,
        'A -37 B 154 C -89 D -35 E -16 box:KH 4 box:QS 6 box:JC 2 box:10D 1 box:7D 10',
      ],
    ],
  ],
  [
    'L92',
    lindor,
    [
      [
        'let pass',
        'B 4S, D pass',
        'B 2S, D 5H',
        'A -15 B -15 C -15 D -15 E -15 box:KH 20 box:QS 15 box:JC 10 box:10D 5 box:7D 25',
        { readings: 'passing=allowed' },
      ],
      // The king’s box in play, the hands, 20 + 14 + 6 + 9 = 49, then the other boxes.
      ['an opéra', 'B KH, B KC, B KD, B 5C, B 6C, B 7C, B 8C, B 9C, B 10C', LEFT, 'A -24 B 109 C -35 D -29 E -21'],
    ],
  ],
];

describe.each(BOTH)('the game of %s', (siglum, game, unheard) => {
  const held = (seating: NotationTable, name: string): string =>
    FULL_PACK.filter((card) => seating.table.hands.holds(seating.seat(name), card))
      .map(formatCard)
      .join(' ');

  test('has no play and no winner before the first deal, and its dealer is drawn for or named', () => {
    const table = (dealer?: number) => game.table({ seats: 5, ...(dealer !== undefined && { dealer }) });
    expect([table().nextDealer(), table(0).nextDealer(), table(3).nextDealer()]).toEqual([-1, 0, 3]);
    const { toMove, dealOver, gameOver, winners } = table(3);
    expect([toMove, dealOver, gameOver, winners]).toEqual([-1, true, false, []]);
    expect(table(3).legal(createMoveBuffer())).toBe(0);
  });

  test('reports each card drawn for the deal', () => {
    const seating = new NotationTable(game, { seats: 'A B C' });
    seating.table.drawForDeal(parseCards('KS 2H KD 3S 4S'));
    const drew = ['A KS', 'B 2H', 'C KD', 'A 3S', 'C 4S'];
    expect(seating.listEvents()).toEqual(drew.map((who) => `drew ${who} ${siglum}.dealer.first`));
  });

  test('is dealt a card at a time from the dealer’s right, seven laid aside, and the deal passes on', () => {
    const seating = new NotationTable(game, { seats: 'A B C', dealer: 'B' });
    const { table } = seating;
    const beginnings = (from: number) => seating.listEvents(from).filter((line) => !line.startsWith('paid'));
    table.deal(table.shuffle(UNSHUFFLED));
    expect(beginnings(0)).toEqual([
      `took-deal B ${siglum}.dealer.first`,
      ...['C', 'A', 'B'].map((name) => `dealt ${name} 15 ${siglum}.deal`),
      `laid-aside 7 ${siglum}.talon`,
    ]);
    expect(held(seating, 'C')).toBe('AS 4S 7S 10S KS 3H 6H 9H QH 2D 5D 8D JD AC 4C');
    expect(held(seating, 'A')).toBe('2S 5S 8S JS AH 4H 7H 10H KH 3D 6D 9D QD 2C 5C');
    expect(held(seating, 'B')).toBe('3S 6S 9S QS 2H 5H 8H JH AD 4D 7D 10D KD 3C 6C');
    expect([table.dealOver, table.toMove]).toEqual([false, 2]);

    const legal = createMoveBuffer();
    const playOut = () => {
      while (!table.dealOver) {
        table.legal(legal);
        table.play(legal[0]!);
      }
    };
    playOut();
    expect([table.toMove, table.legal(legal)]).toEqual([-1, 0]);
    table.deal(table.shuffle(createRandom('another')));
    expect(held(seating, 'A')).not.toBe('AS 4S 7S 10S KS 3H 6H 9H QH 2D 5D 8D JD AC 4C');
    playOut();
    const from = seating.events.length;
    table.deal(table.shuffle(UNSHUFFLED));
    expect(beginnings(from)[0]).toBe(`took-deal A ${siglum}.dealer.next`);
    expect(held(seating, 'B')).toBe('AS 4S 7S 10S KS 3H 6H 9H QH 2D 5D 8D JD AC 4C');
    expect([0, 1, 2].map((seat) => table.hands.size(seat))).toEqual([15, 15, 15]);
  });

  test.each<Unheard>(unheard)(
    'has the same result with or without a listener, %s: %s',
    (...[, moves, besides, ledger, sat = {}]) => {
      for (const each of [sat, { ...sat, withoutListener: true } as const]) {
        const seating = playMoves(game, moves, besides, each);
        expect(seating.ledger).toBe(ledger);
        expect(seating.listEvents().length > 0).toBe(!('withoutListener' in each));
      }
    },
  );

  test('is played to its end without a listener', () => {
    const { table } = new NotationTable(game, { seats: 'A B C', readings: 'tours=1', withoutListener: true });
    const legal = createMoveBuffer();
    for (let deal = 1; deal <= 3; deal++) {
      table.deal(table.shuffle(createRandom('unheard', deal)));
      while (!table.dealOver) table.play(legal[table.legal(legal) - 1]!);
    }
    expect(table.gameOver).toBe(true);
    expect(table.winners.length).toBeGreaterThan(0);
  });
});
