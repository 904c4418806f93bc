/**
 * Tests the rules of Newmarket, one case a row. Each player holds the cards that he plays and those listed as kept;
 * cards that nobody holds have already been played. A deals, so B stakes and leads first.
 */
import { describe, expect, test } from 'vitest';
import { FULL_PACK, formatCard } from '#engine/cards.ts';
import { createMoveBuffer } from '#engine/game.ts';
import { newmarket as game } from '#engine/games/newmarket/index.ts';
import { createRandom } from '#engine/random.ts';
import { createDealRecord } from '#engine/record/deal-record.ts';
import { formatFaultMessage } from '#engine/record/fault-sentences.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { replay } from '#engine/record/replay.ts';
import { RUNS_ALL_INSTANCES, RUNS_LONG_TESTS } from '../instances.ts';
import { NotationTable, parseCards, sortAccounts, type TableSetup } from './play.ts';

/** Sets up a table and puts the counters on the boxes, in the order of play. */
const setUpStaked = (hands: string, boxes: string, sat: TableSetup = { seats: 'A B C D' }): NotationTable =>
  new NotationTable(game, sat).deal(hands).play(boxes);

/** Boxes chosen: B puts his counter on J♦, C on Q♥, D on K♣; the dealer A puts one on A♠ and one on J♦. */
const ROUND = 'B chooses knave, C chooses queen, D chooses king, A chooses ace, A chooses knave';
/** Boxes chosen in another order: B on Q♥, C on K♣, D on A♠; the dealer A puts both his counters on J♦. */
const T6 = 'B chooses queen, C chooses king, D chooses ace, A chooses knave, A chooses knave';

const expectLedger = (seating: NotationTable, row: string): void =>
  expect(seating.ledger).toBe(sortAccounts(seating.accounts, row));

test.each([
  [3, '15 15 14'],
  [4, '11 11 11 11'],
  [5, '9 9 9 9 8'],
  [6, '8 8 7 7 7 7'],
  [7, '7 7 6 6 6 6 6'],
  [8, '6 6 6 6 5 5 5 5'],
])('%i players have %s cards, from the dealer’s left', (seats, sizes) => {
  const { hands, pack } = game.table({ seats, dealer: seats - 1 }).layout();
  expect([pack.length, hands.join(' ')]).toEqual([44, sizes]);
});

test('ten cards stop and ten can only be led', () => {
  const pack = new Set(game.pack());
  const next = (card: number): number => (card % 13 === 12 ? -1 : card + 1);
  const led = [...pack].filter((card) => ![...pack].some((other) => next(other) === card)).map(formatCard);
  const stops = [...pack].filter((card) => !pack.has(next(card))).map(formatCard);
  expect(stops.sort()).toEqual('6S 6H 6D 6C 10D JH QC KS KH KD'.split(' ').sort());
  expect(led.sort()).toEqual('2S AH AD AC 8S 8H 8D 8C QD KH'.split(' ').sort());
});

describe('the stakes', () => {
  test.each([
    [3, 4],
    [4, 5],
    [8, 9],
  ])('%i players put down %i counters', (seats, counters) => {
    const table = game.table({ seats, dealer: 0 });
    table.deal(table.shuffle(createRandom('stakes', 1)));
    const legal = createMoveBuffer();
    let put = 0;
    for (; table.legal(legal) > 0 && legal[0]! > 52; put++) table.play(legal[0]!);
    expect(put).toBe(counters);
    expect(Array.from(table.balance.subarray(seats)).filter((on) => on === 0)).toEqual([]);
    expect(table.balance[0]).toBe(-2);
    expect(table.toMove).toBe(1);
  });

  test('rule out two players, who could not cover four boxes', () => {
    expect(game.seatNumbers()).toEqual([3, 4, 5, 6, 7, 8]);
    expect(game.refuseSeats(2)).toBe('BW91.newmarket.players');
  });

  test('empty boxes are forced when they are as many as the counters to come', () => {
    const seating = new NotationTable(game, { seats: 'A B C' }).deal('A 2S, B 3S, C 4S');
    seating.play('B chooses knave');
    expect(seating.legal).toBe('C: chooses queen | chooses king | chooses ace');
    expect(seating.refusal('C chooses knave')).toBe('irregular BW91.newmarket.stake.covered');
    expect(seating.refusal('A chooses king')).toBe('not-your-turn BW91.newmarket.placing');
    expect(seating.refusal('C 4S')).toBe('irregular BW91.newmarket.placing');
    seating.play('C chooses king, A chooses ace, A chooses queen');
    expect(seating.ledger).toBe('A -2 B -1 C -1 box:knave 1 box:queen 1 box:king 1 box:ace 1');
  });
});

describe('the play of Newmarket', () => {
  test.each([
    ['the king of spades takes the ace’s box', 'B KS', 'C -1 D -1 A -2 box:knave 2 box:queen 1 box:king 1'],
    ['another king takes nothing', 'B KH', 'A -2 B -1 C -1 D -1 box:knave 2 box:queen 1 box:king 1 box:ace 1'],
    ['an ace takes nothing', 'B AH', 'A -2 B -1 C -1 D -1 box:knave 2 box:queen 1 box:king 1 box:ace 1'],
    ['the ten of diamonds led', 'B 10D', 'A -2 B 1 C -1 D -1 box:queen 1 box:king 1 box:ace 1'],
    ['a knave of hearts', 'B JH', 'A -2 C -1 D -1 box:knave 2 box:king 1 box:ace 1'],
    ['a queen of clubs', 'B QC', 'A -2 C -1 D -1 box:knave 2 box:queen 1 box:ace 1'],
  ])('follows the case “%s”', (_, moves, ledger) => {
    const seating = setUpStaked(`${moves}, B 2D, A 4H, C 4C, D 4S`, ROUND).play(moves);
    expectLedger(seating, ledger);
    expect(seating.legal).toBe('B: 2D');
  });

  test('a ten led takes nothing where boxes must be played up to in a run, and takes it in one', () => {
    const sat = { seats: 'A B C D', readings: 'up-to=in-run' };
    const led = setUpStaked('B 10D 2D, A 4H, C 4C, D 4S', ROUND, sat).play('B 10D');
    expect(led.ledger).toContain('box:knave 2');
    const run = setUpStaked('B 9D 2D, C 10D 4C, A 4H, D 4S', ROUND, sat).play('B 9D, C 10D');
    expect(run.ledger).not.toContain('box:knave');
  });

  test('pays a deal played to its end', () => {
    const seating = setUpStaked('A KH JH, B KS JC 3C 8D 5C, C QC 2C 9D 3H, D 10D QD', T6);
    seating.play('B KS, B JC, C QC, C 2C, B 3C, B 8D, C 9D, D 10D, D QD');
    expectLedger(seating, 'A -4 B -1 C -1 D 5 box:queen 1');
  });

  test('ends with a player’s last card, and the knave’s box stays', () => {
    const seating = setUpStaked('A KH JH, B KS JC 3C 8D 5C, C QC 2C 9D, D 10D QD', T6);
    seating.play('B KS, B JC, C QC, C 2C, B 3C, B 8D, C 9D');
    expectLedger(seating, 'A -4 B -1 C 5 D -3 box:knave 2 box:queen 1');
  });

  test('kings stop: no ace follows', () => {
    expect(setUpStaked('B KH 2D, C AH, A 4S, D 4C', ROUND).play('B KH').legal).toBe('B: 2D');
  });

  test('kings are paid only where it is agreed', () => {
    const sat = { seats: 'A B C D', readings: 'kings=paid' };
    expectLedger(
      setUpStaked('B KH 2D, A 4H, C 4C, D 4S', ROUND, sat).play('B KH'),
      'A -3 B 2 C -2 D -2 box:knave 2 box:queen 1 box:king 1 box:ace 1',
    );
  });

  test('makes the holder of the next card lay it', () => {
    const seating = setUpStaked('B 2S 9S, C 3S 4H, A 4C, D 8C', ROUND).play('B 2S');
    expect(seating.legal).toBe('C: 3S');
    expect(seating.refusal('C 4H')).toBe('must-supply BW91.newmarket.follow');
    expect(seating.refusal('C pass')).toBe('no-pass BW91.newmarket.follow');
    expect(seating.refusal('B 9S')).toBe('not-your-turn BW91.newmarket.play');
  });
});

describe('the next deal', () => {
  const second = (readings: string): NotationTable => {
    const seating = setUpStaked('B KS, A 4H, C 4C, D 4S', ROUND, { seats: 'A B C D', readings });
    return seating.play('B KS').deal('A 4H, B 5H, C 4C, D 4S');
  };

  test('all stake again, on what is left', () => {
    const seating = second('');
    expect(seating.legal).toBe('C: chooses knave | chooses queen | chooses king | chooses ace');
    seating.play('C chooses knave, D chooses knave, A chooses knave, B chooses knave');
    expect(seating.legal).toBe('B: chooses ace');
  });

  test('is staked by the dealer alone, one counter, by later-pools=dealer-only', () => {
    const seating = second('later-pools=dealer-only');
    expect(seating.legal).toBe('B: chooses ace');
    expect(seating.play('B chooses ace').legal).toBe('C: 4C');
  });
});

describe('the deal after the worked case', () => {
  const second = (readings: string): NotationTable => {
    const seating = setUpStaked('A KH JH, B KS JC 3C 8D 5C, C QC 2C 9D 3H, D 10D QD', T6, {
      seats: 'A B C D',
      readings,
    });
    seating.play('B KS, B JC, C QC, C 2C, B 3C, B 8D, C 9D, D 10D, D QD');
    return seating.deal('A 4H, B 5H, C 4C, D 4S');
  };

  test('is staked with five counters, of which one at least goes on each empty box', () => {
    const seating = second('').play('C chooses queen, D chooses queen');
    expect(seating.legal).toBe('A: chooses knave | chooses king | chooses ace');
    seating.play('A chooses king, B chooses ace, B chooses knave');
    expect(seating.ledger).toBe('A -5 B -3 C -2 D 4 box:knave 1 box:queen 3 box:king 1 box:ace 1');
    expect(seating.legal).toBe('C: 4C');
  });

  test('is staked by dealer-only with the dealer’s one, on any of the three that are empty', () => {
    const seating = second('later-pools=dealer-only');
    expect(seating.legal).toBe('B: chooses knave | chooses king | chooses ace');
    expect(seating.play('B chooses ace').ledger).toBe('A -4 B -2 C -1 D 5 box:queen 1 box:ace 1');
  });
});

test('suits that are drawn go with the record, and are missing from the hands', () => {
  const record = createDealRecord(game, {
    seats: 4,
    seed: 'suits',
    readings: { 'pool-suits': 'drawn' },
    play: 'random',
  });
  if (!record.ok) throw new Error('no record');
  const played = replay(formatRecord(record.value), [game]);
  if (!played.ok) throw new Error(played.faults.map(formatFaultMessage).join());
  const middle = played.value.steps.flatMap(({ events }) => events.filter(({ type }) => type === 'laid'));
  expect(middle.map(({ card }) => card![0])).toEqual(['J', 'Q', 'K', 'A']);
  expect(new Set(middle.map(({ card }) => card!.at(-1))).size).toBe(4);
  const dealt = record.value.deals[0]!.hands.flatMap(({ cards }) => cards.map(({ card }) => formatCard(card)));
  expect(dealt).toHaveLength(44);
  for (const { card } of middle) expect(dealt).not.toContain(card);
});

test('with a second pack the pool cards are in the hands too', () => {
  const seating = setUpStaked('B 10D 2S, C JD 4C, A 4H, D 4S', ROUND, {
    seats: 'A B C D',
    readings: 'pool-cards=second-pack',
  });
  expect(seating.play('B 10D').legal).toBe('C: JD');
  expect(seating.ledger).not.toContain('box:knave');
  expect(game.table({ seats: 4, dealer: 0, readings: { 'pool-cards': 'second-pack' } }).layout().hands).toEqual([
    12, 12, 12, 12,
  ]);
});

const HELD = 'A 2S, B 3S 5H, C 4C, D 4H';
const STAKED = 'B chooses knave, C chooses queen, D chooses king, A chooses ace';

/** Plays `before` and then `moves`; returns the events of `moves` only. */
const eventsAfter = (hands: string, before: string, moves: string, readings = ''): string[] => {
  const seating = new NotationTable(game, { seats: 'A B C D', readings }).deal(hands).play(before);
  const from = seating.events.length;
  return seating.play(moves).listEvents(from);
};

describe('events are reported with their articles', () => {
  test('for the middle, laid out where its cards come from the pack', () => {
    const laid = (readings: string): string[] =>
      new NotationTable(game, { seats: 'A B C D', readings })
        .deal(HELD)
        .listEvents()
        .filter((line) => line.startsWith('laid'));
    expect(laid('')).toEqual(['JD', 'QH', 'KC', 'AS'].map((its) => `laid A ${its} BW91.newmarket.boxes`));
    expect(laid('pool-cards=second-pack')).toEqual([]);
  });

  test.each<[hands: string, before: string, moves: string, lines: string, readings?: string]>([
    [HELD, '', 'B chooses knave', 'paid B box:knave 1 BW91.newmarket.stake'],
    [HELD, STAKED, 'A chooses ace', 'paid A box:ace 1 BW91.newmarket.stake.dealer, looked BW91.newmarket.deal'],
    [HELD, ROUND, 'B 3S', 'led B 3S BW91.newmarket.lead'],
    ['A 4S 6C, B 3S 5H, C 4C, D 4H', `${ROUND}, B 3S`, 'A 4S', 'followed A 4S BW91.newmarket.play'],
    ['A 2S, B 6S 5H 3S, C 4C, D 4H', `${ROUND}, B 6S`, 'B 5H', 'led B 5H BW91.newmarket.again'],
    ['A 2S, B KS 5H, C 4C, D 4H', ROUND, 'B KS', 'led B KS BW91.newmarket.lead, paid box:ace B 1 BW91.newmarket.ace'],
    [
      'A 2S, B 10D 5H, C 4C, D 4H',
      ROUND,
      'B 10D',
      'led B 10D BW91.newmarket.lead, paid box:knave B 2 BW91.newmarket.take',
    ],
    [
      'A 2S, B KH 5H, C 4C, D 4H',
      ROUND,
      'B KH',
      'led B KH BW91.newmarket.lead, paid C B 1 BW91.newmarket.play, paid D B 1 BW91.newmarket.play, paid A B 1 BW91.newmarket.play',
      'kings=paid',
    ],
    [
      'A 2S 5S, B 6S, C 4C, D 4H',
      ROUND,
      'B 6S',
      'led B 6S BW91.newmarket.lead, out B BW91.newmarket.settle, counted C 1 BW91.newmarket.settle, paid C B 1 BW91.newmarket.settle, counted D 1 BW91.newmarket.settle, paid D B 1 BW91.newmarket.settle, counted A 2 BW91.newmarket.settle, paid A B 2 BW91.newmarket.settle',
    ],
  ])('for %s, after %s: %s', (hands, before, moves, lines, readings) => {
    expect(eventsAfter(hands, before, moves, readings)).toEqual(lines.split(', '));
  });

  test('and occur equally without a listener', () => {
    const unheard = new NotationTable(game, { seats: 'A B C D', withoutListener: true }).deal(
      'A 2S 5S, B 6S, C 4C, D 4H',
    );
    expectLedger(unheard.play(`${ROUND}, B 6S`), 'A -4 B 3 C -2 D -2 box:knave 2 box:queen 1 box:king 1 box:ace 1');
  });
});

describe('the reading of a move', () => {
  test.each([
    ['', 'B pass', 'no-pass BW91.newmarket.stake'],
    ['', 'C chooses ace', 'not-your-turn BW91.newmarket.placing'],
    ['', 'B chooses ace', 'allowed'],
    [ROUND, 'B chooses ace', 'irregular BW91.newmarket.lead'],
    [ROUND, 'B 4C', 'not-in-hand BW91.newmarket.deal'],
    [`${ROUND}, B 3S, B 5H`, 'C 4C', 'deal-over BW91.newmarket.settle'],
  ])('answers, after “%s”: %s', (before, move, refusal) => {
    expect(new NotationTable(game, { seats: 'A B C D' }).deal(HELD).play(before).refusal(move)).toBe(refusal);
  });

  test('rejects a counter beyond the last box and before the first', () => {
    const { table } = new NotationTable(game, { seats: 'A B C D' }).deal(HELD);
    const [first, last] = ['chooses knave', 'chooses ace'].map((said) => table.parseMove!(said.split(' '))!);
    expect([table.getRefusal(1, first!), table.getRefusal(1, last!)]).toEqual([null, null]);
    expect(table.getRefusal(1, last! + 1)).toEqual({ reason: 'irregular', cite: 'BW91.newmarket.placing' });
    expect(table.getRefusal(1, first! - 1)?.reason).toBe('no-pass');
  });

  test.each(['chooses seven', 'takes king', 'king chooses', 'chooses king ace', 'chooses', 'ZZ'])(
    'finds no move in “%s”',
    (said) => {
      expect(
        new NotationTable(game, { seats: 'A B C D' }).deal(HELD).table.parseMove!(said.split(' ')),
      ).toBeUndefined();
    },
  );

  test('leaves nobody a move when the deal is over', () => {
    expect(setUpStaked(HELD, ROUND).play('B 3S, B 5H').table.legal(createMoveBuffer())).toBe(0);
  });
});

describe('the deal and the dealer', () => {
  test('let cards be looked at once the counters are down', () => {
    const seating = new NotationTable(game, { seats: 'A B C D' }).deal(HELD).play(STAKED);
    expect(seating.table.handsLookedAt).toBe(false);
    expect(seating.play('A chooses ace').table.handsLookedAt).toBe(true);
  });

  const drawn = (cards: string, readings: string): [used: number, dealer: number, heard: string[]] => {
    const seating = new NotationTable(game, { seats: 'A B C D', readings });
    const used = seating.table.drawForDeal!(parseCards(cards));
    return [used, seating.table.dealer, seating.listEvents()];
  };
  const TURNED = ['drew A 2S BW91.newmarket.first-dealer', 'drew B JC BW91.newmarket.first-dealer'];

  test.each([
    ['2S JC', '', 2, 1, TURNED],
    ['2S JC JS QH KD AC', 'pool-suits=drawn', 6, 1, TURNED],
    ['2S JC JS QH KD AS', 'pool-suits=drawn', -1, 1, TURNED],
    ['2S JC JS QH KD', 'pool-suits=drawn', -1, 1, TURNED],
    ['2S JC JS KD QH AC', 'pool-suits=drawn', -1, 1, TURNED],
    [
      '2S 3C',
      'pool-suits=drawn',
      -1,
      0,
      ['drew A 2S BW91.newmarket.first-dealer', 'drew B 3C BW91.newmarket.first-dealer'],
    ],
    [
      '2S JC JS QH KD AC',
      'pool-suits=drawn pool-cards=second-pack',
      6,
      1,
      [...TURNED, ...['JS', 'QH', 'KD', 'AC'].map((its) => `drew B ${its} BW91.newmarket.boxes`)],
    ],
  ])('are settled by %s turned up (%s), with the cards used and the events', (cards, readings, used, dealer, told) => {
    expect(drawn(cards, readings)).toEqual([used, dealer, told]);
  });

  test('put the drawn cards in the middle, and give the boxes to the cards before them', () => {
    const seating = new NotationTable(game, { seats: 'A B C D', readings: 'pool-suits=drawn' });
    seating.table.drawForDeal!(parseCards('2S JC JS QH KD AC'));
    seating.deal('A 2D, B 4H, C KC JD, D 10S');
    seating.play('C chooses knave, D chooses queen, A chooses king, B chooses ace, B chooses ace, C KC');
    expect(seating.changes).toBe('A -1 B -2 C +1 D -1 box:knave +1 box:queen +1 box:king +1');
  });

  test.each(['', 'pool-suits=drawn', 'pool-suits=drawn pool-cards=second-pack'])(
    'are settled by a random draw (%s)',
    (readings) => {
      const seating = new NotationTable(game, { seats: 'A B C D', readings });
      const cards = seating.table.drawCards!(createRandom('drawn', 3));
      const used = seating.table.drawForDeal!(cards);
      expect(used).toBe(
        readings === '' ? cards.findIndex((each) => formatCard(each).startsWith('J')) + 1 : cards.length,
      );
      expect(cards.some((each) => formatCard(each).startsWith('7'))).toBe(false);
      expect(new Set(cards).size >= cards.length - 4).toBe(true);
    },
  );

  test('draw, by the example, from all forty-four cards, in any order', () => {
    const drawnBy = (seed: number): readonly number[] =>
      game.table({ seats: 4 }).drawCards!(createRandom('drawn', seed));
    const all = [...game.table({ seats: 4, dealer: 0 }).layout().pack].sort((a, b) => a - b);
    expect([...drawnBy(1)].sort((a, b) => a - b)).toEqual(all);
    expect(drawnBy(1)).not.toEqual(drawnBy(2));
    expect(drawnBy(1)).not.toEqual(all);
  });

  test('end a draw of suits four cards after the first knave, and allow every order of suits', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const table = game.table({ seats: 4, readings: { 'pool-suits': 'drawn' } });
      const cards = Array.from(table.drawCards!(createRandom('suits', seed)), formatCard);
      expect(cards.findIndex((each) => each.startsWith('J'))).toBe(cards.length - 5);
      expect(cards.slice(-4).map((each) => each.slice(0, -1))).toEqual(['J', 'Q', 'K', 'A']);
      orders.add(
        cards
          .slice(-4)
          .map((each) => each.slice(-1))
          .join(''),
      );
    }
    expect(orders.size).toBe(24);
  });

  test('only kings are paid where kings are', () => {
    const sat = { seats: 'A B C D', readings: 'kings=paid' };
    expect(setUpStaked('B QS 2D, A 4H, C 4C, D 4S', ROUND, sat).play('B QS').ledger).toBe(
      'A -2 B -1 C -1 D -1 box:knave 2 box:queen 1 box:king 1 box:ace 1',
    );
  });

  test('give each player cards from a shuffled pack, and leave out the middle and the sevens', () => {
    const table = game.table({ seats: 5, dealer: 2 });
    table.deal(table.shuffle(createRandom('shuffled', 1)));
    expect([0, 1, 2, 3, 4].map((seat) => table.hands.size(seat))).toEqual([9, 9, 8, 9, 9]);
    const undealt = FULL_PACK.filter((each) => table.hands.owner[each] === -1).map(formatCard);
    expect(undealt.sort()).toEqual('7S 7H 7D 7C JD QH KC AS'.split(' ').sort());
  });
});

describe('a copy plays on like the deal it was made from', () => {
  test.each([
    ['', HELD, STAKED, 'A chooses queen, B 3S'],
    ['', 'A KH JH, B 8D 5C, C 9D 3H, D 10D QD', `${ROUND}, B 8D`, 'C 9D, D 10D'],
    ['pool-suits=drawn', 'A KH JH, B 8D 5C, C 9D 3H, D 10D QD', `${ROUND}, B 8D`, 'C 9D, D 10D'],
  ])('%s: %s, after %s', (readings, hands, before, rest) => {
    const seating = new NotationTable(game, { seats: 'A B C D', readings }).deal(hands).play(before);
    // Its earlier deal must leave no trace.
    const copy = new NotationTable(game, { seats: 'A B C D', readings });
    if (readings !== '') copy.table.drawForDeal!(parseCards('JC JS QH KD AC'));
    copy.deal('A 2D, B 6S 4S, C 4C, D 3D').play('B chooses ace');
    copy.table.copyFrom(seating.table);
    expect([copy.legal, copy.table.handsLookedAt, copy.table.layout()]).toEqual([
      seating.legal,
      seating.table.handsLookedAt,
      seating.table.layout(),
    ]);
    expect([copy.play(rest).ledger, copy.legal]).toEqual([seating.play(rest).ledger, seating.legal]);
  });
});

/** True in `npm run mutants`, which plants hundreds of faults and so makes fewer runs for each. */
const PLANTED = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

/** Number of whole games: 10,000 in the long tests, few in the daily ones, since battery.test.ts plays more. */
const GAMES = RUNS_LONG_TESTS ? 10_000 : RUNS_ALL_INSTANCES ? 300 : PLANTED ? 15 : 40;

test('random games end, pay what they take, and parse every move as written', () => {
  const legal = createMoveBuffer();
  for (let i = 0; i < GAMES; i++) {
    const seats = 3 + (i % 6);
    const random = createRandom(`newmarket ${i}`);
    const readings = Object.fromEntries(
      Object.entries(game.readings).map(([name, { values }]) => [name, values[random.below(values.length)]!]),
    );
    const [table, copy] = [game.table({ seats, dealer: 0, readings }), game.table({ seats, dealer: 0, readings })];
    while (!table.gameOver) {
      if (table.dealOver) table.deal(table.shuffle(createRandom(`newmarket ${i}`, table.dealNumber + 1)));
      const count = table.legal(legal);
      const move = legal[random.below(count)]!;
      expect(table.getRefusal(table.toMove, move)).toBeNull();
      expect(table.parseMove!(table.formatMove!(move).split(' '))).toBe(move);
      copy.copyFrom(table);
      table.play(move);
      copy.play(move);
      expect(copy.toMove).toBe(table.toMove);
      expect(copy.balance).toEqual(table.balance);
      expect(table.balance.reduce((sum, has) => sum + has, 0)).toBe(0);
    }
    expect(table.dealNumber).toBe(seats * Number(readings.rounds));
    expect(table.winners.length).toBeGreaterThan(0);
  }
}, 600_000);
