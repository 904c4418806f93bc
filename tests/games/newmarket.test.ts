/**
 * Newmarket, row by row. Each player holds the cards he plays and those named besides; whatever nobody holds has been
 * played. A deals, so B stakes and leads first. NM-T… are the cases and NM-S… the silences as our dossier numbers them.
 */
import { describe, expect, test } from 'vitest';
import { makeCard } from '#engine/cards.ts';
import { moveList } from '#engine/game.ts';
import { newmarket as game } from '#engine/games/newmarket/index.ts';
import { randomFrom } from '#engine/random.ts';
import { dealRecord } from '#engine/record/deal-record.ts';
import { messageOf } from '#engine/record/fault-sentences.ts';
import { printRecord } from '#engine/record/record.ts';
import { replay } from '#engine/record/replay.ts';
import { LONG } from '../instances.ts';
import { ordered, type Sat, Seating } from './play.ts';

/** A table with its counters put on the boxes, in the order of play. */
const staked = (hands: string, boxes: string, sat: Sat = { seats: 'A B C D' }): Seating =>
  new Seating(game, sat).deal(hands).play(boxes);

/** B on J♦, C on Q♥, D on K♣, the dealer on A♠ and J♦: case T6 has his two elsewhere. */
const ROUND = 'B chooses knave, C chooses queen, D chooses king, A chooses ace, A chooses knave';
/** As the case T6 has it: two of A's on J♦, B Q♥, C K♣, D A♠. */
const T6 = 'B chooses queen, C chooses king, D chooses ace, A chooses knave, A chooses knave';

const expectLedger = (seating: Seating, row: string): void =>
  expect(seating.ledger).toBe(ordered(seating.accounts, row));

test.each([
  [3, '15 15 14'],
  [4, '11 11 11 11'],
  [5, '9 9 9 9 8'],
  [6, '8 8 7 7 7 7'],
  [7, '7 7 6 6 6 6 6'],
  [8, '6 6 6 6 5 5 5 5'],
])('NM-T1 %i players have %s cards, from the dealer’s left', (seats, sizes) => {
  const { hands, pack } = game.table({ seats, dealer: seats - 1 }).layout();
  expect([pack.length, hands.join(' ')]).toEqual([44, sizes]);
});

test('NM-T2 ten cards stop and ten can only be led', () => {
  const pack = new Set(game.pack());
  const next = (card: number): number => (card % 13 === 12 ? -1 : card + 1);
  const led = [...pack].filter((card) => ![...pack].some((other) => next(other) === card)).map(makeCard);
  const stops = [...pack].filter((card) => !pack.has(next(card))).map(makeCard);
  expect(stops.sort()).toEqual('6S 6H 6D 6C 10D JH QC KS KH KD'.split(' ').sort());
  expect(led.sort()).toEqual('2S AH AD AC 8S 8H 8D 8C QD KH'.split(' ').sort());
});

describe('the stakes', () => {
  test.each([
    [3, 4],
    [4, 5],
    [8, 9],
  ])('NM-T3 %i players put down %i counters', (seats, counters) => {
    const table = game.table({ seats, dealer: 0 });
    table.deal(table.shuffle(randomFrom('stakes', 1)));
    const legal = moveList();
    let put = 0;
    for (; table.legal(legal) > 0 && legal[0]! > 52; put++) table.play(legal[0]!);
    expect(put).toBe(counters);
    expect(Array.from(table.balance.subarray(seats)).filter((on) => on === 0)).toEqual([]);
    expect(table.balance[0]).toBe(-2);
    expect(table.toMove).toBe(1);
  });

  test('two players could not cover four, and do not sit down', () => {
    expect(game.seatNumbers()).toEqual([3, 4, 5, 6, 7, 8]);
    expect(game.refuseSeats(2)).toBe('BW91.newmarket.players');
  });

  test('NM-S4 empty boxes are forced when they are as many as the counters to come', () => {
    const seating = new Seating(game, { seats: 'A B C' }).deal('A 2S, B 3S, C 4S');
    seating.play('B chooses knave');
    expect(seating.legal).toBe('C: chooses queen | chooses king | chooses ace');
    expect(seating.refusal('C chooses knave')).toBe('irregular BW91.newmarket.stake.covered');
    expect(seating.refusal('A chooses king')).toBe('not-your-turn BW91.newmarket.placing');
    expect(seating.refusal('C 4S')).toBe('irregular BW91.newmarket.placing');
    seating.play('C chooses king, A chooses ace, A chooses queen');
    expect(seating.ledger).toBe('A -2 B -1 C -1 box:knave 1 box:queen 1 box:king 1 box:ace 1');
  });
});

describe('the play', () => {
  test.each([
    ['NM-T4 the king of spades takes the ace’s box', 'B KS', 'C -1 D -1 A -2 box:knave 2 box:queen 1 box:king 1'],
    ['NM-T4 another king takes nothing', 'B KH', 'A -2 B -1 C -1 D -1 box:knave 2 box:queen 1 box:king 1 box:ace 1'],
    ['NM-T4 an ace takes nothing', 'B AH', 'A -2 B -1 C -1 D -1 box:knave 2 box:queen 1 box:king 1 box:ace 1'],
    ['NM-T5 the ten of diamonds led', 'B 10D', 'A -2 B 1 C -1 D -1 box:queen 1 box:king 1 box:ace 1'],
    ['a knave of hearts', 'B JH', 'A -2 C -1 D -1 box:knave 2 box:king 1 box:ace 1'],
    ['a queen of clubs', 'B QC', 'A -2 C -1 D -1 box:knave 2 box:queen 1 box:ace 1'],
  ])('%s', (_, moves, ledger) => {
    const seating = staked(`${moves}, B 2D, A 4H, C 4C, D 4S`, ROUND).play(moves);
    expectLedger(seating, ledger);
    expect(seating.legal).toBe('B: 2D');
  });

  test('NM-T5 a ten led takes nothing where boxes must be played up to in a run, and takes it in one', () => {
    const sat = { seats: 'A B C D', readings: 'up-to=in-run' };
    const led = staked('B 10D 2D, A 4H, C 4C, D 4S', ROUND, sat).play('B 10D');
    expect(led.ledger).toContain('box:knave 2');
    const run = staked('B 9D 2D, C 10D 4C, A 4H, D 4S', ROUND, sat).play('B 9D, C 10D');
    expect(run.ledger).not.toContain('box:knave');
  });

  test('NM-T6 a deal to its end', () => {
    const seating = staked('A KH JH, B KS JC 3C 8D 5C, C QC 2C 9D 3H, D 10D QD', T6);
    seating.play('B KS, B JC, C QC, C 2C, B 3C, B 8D, C 9D, D 10D, D QD');
    expectLedger(seating, 'A -4 B -1 C -1 D 5 box:queen 1');
  });

  test('NM-T7 who plays his last card is out, and the knave’s box stays', () => {
    const seating = staked('A KH JH, B KS JC 3C 8D 5C, C QC 2C 9D, D 10D QD', T6);
    seating.play('B KS, B JC, C QC, C 2C, B 3C, B 8D, C 9D');
    expectLedger(seating, 'A -4 B -1 C 5 D -3 box:knave 2 box:queen 1');
  });

  test('NM-S5 kings stop: no ace follows', () => {
    expect(staked('B KH 2D, C AH, A 4S, D 4C', ROUND).play('B KH').legal).toBe('B: 2D');
  });

  test('NM-S7 kings are paid only where it is agreed', () => {
    const sat = { seats: 'A B C D', readings: 'kings=paid' };
    expectLedger(
      staked('B KH 2D, A 4H, C 4C, D 4S', ROUND, sat).play('B KH'),
      'A -3 B 2 C -2 D -2 box:knave 2 box:queen 1 box:king 1 box:ace 1',
    );
  });

  test('who holds the next card must lay it', () => {
    const seating = staked('B 2S 9S, C 3S 4H, A 4C, D 8C', ROUND).play('B 2S');
    expect(seating.legal).toBe('C: 3S');
    expect(seating.refusal('C 4H')).toBe('must-supply BW91.newmarket.follow');
    expect(seating.refusal('C pass')).toBe('no-pass BW91.newmarket.follow');
    expect(seating.refusal('B 9S')).toBe('not-your-turn BW91.newmarket.play');
  });
});

describe('the next deal', () => {
  const second = (readings: string): Seating => {
    const seating = staked('B KS, A 4H, C 4C, D 4S', ROUND, { seats: 'A B C D', readings });
    return seating.play('B KS').deal('A 4H, B 5H, C 4C, D 4S');
  };

  test('NM-T8 all stake again, on what is left', () => {
    const seating = second('');
    expect(seating.legal).toBe('C: chooses knave | chooses queen | chooses king | chooses ace');
    seating.play('C chooses knave, D chooses knave, A chooses knave, B chooses knave');
    expect(seating.legal).toBe('B: chooses ace');
  });

  test('NM-T8 the dealer alone, one counter', () => {
    const seating = second('later-pools=dealer-only');
    expect(seating.legal).toBe('B: chooses ace');
    expect(seating.play('B chooses ace').legal).toBe('C: 4C');
  });
});

describe('the deal after NM-T6', () => {
  const second = (readings: string): Seating => {
    const seating = staked('A KH JH, B KS JC 3C 8D 5C, C QC 2C 9D 3H, D 10D QD', T6, { seats: 'A B C D', readings });
    seating.play('B KS, B JC, C QC, C 2C, B 3C, B 8D, C 9D, D 10D, D QD');
    return seating.deal('A 4H, B 5H, C 4C, D 4S');
  };

  test('NM-T8 five counters, of which one at least goes on each empty box', () => {
    const seating = second('').play('C chooses queen, D chooses queen');
    expect(seating.legal).toBe('A: chooses knave | chooses king | chooses ace');
    seating.play('A chooses king, B chooses ace, B chooses knave');
    expect(seating.ledger).toBe('A -5 B -3 C -2 D 4 box:knave 1 box:queen 3 box:king 1 box:ace 1');
    expect(seating.legal).toBe('C: 4C');
  });

  test('NM-T8 or the dealer’s one, on any of the three that are empty', () => {
    const seating = second('later-pools=dealer-only');
    expect(seating.legal).toBe('B: chooses knave | chooses king | chooses ace');
    expect(seating.play('B chooses ace').ledger).toBe('A -4 B -2 C -1 D 5 box:queen 1 box:ace 1');
  });
});

test('NM-S2 suits that are drawn go with the record, and are missing from the hands', () => {
  const record = dealRecord(game, { seats: 4, seed: 'suits', readings: { 'pool-suits': 'drawn' }, play: 'random' });
  if (!record.ok) throw new Error('no record');
  const played = replay(printRecord(record.value), [game]);
  if (!played.ok) throw new Error(played.faults.map(messageOf).join());
  const middle = played.value.steps.flatMap(({ events }) => events.filter(({ type }) => type === 'laid'));
  expect(middle.map(({ card }) => card![0])).toEqual(['J', 'Q', 'K', 'A']);
  expect(new Set(middle.map(({ card }) => card!.at(-1))).size).toBe(4);
  const dealt = record.value.deals[0]!.hands.flatMap(({ cards }) => cards.map(({ card }) => makeCard(card)));
  expect(dealt).toHaveLength(44);
  for (const { card } of middle) expect(dealt).not.toContain(card);
});

test('NM-S1 with a second pack the pool cards are in the hands too', () => {
  const seating = staked('B 10D 2S, C JD 4C, A 4H, D 4S', ROUND, {
    seats: 'A B C D',
    readings: 'pool-cards=second-pack',
  });
  expect(seating.play('B 10D').legal).toBe('C: JD');
  expect(seating.ledger).not.toContain('box:knave');
  expect(game.table({ seats: 4, dealer: 0, readings: { 'pool-cards': 'second-pack' } }).layout().hands).toEqual([
    12, 12, 12, 12,
  ]);
});

/** 10,000 whole games as the long tests have it; a few hundred here. */
const GAMES = LONG ? 10_000 : 300;

test('random games end, pay what they take, and read every move as it is written', () => {
  const legal = moveList();
  for (let i = 0; i < GAMES; i++) {
    const seats = 3 + (i % 6);
    const random = randomFrom(`newmarket ${i}`);
    const readings = Object.fromEntries(
      Object.entries(game.readings).map(([name, { values }]) => [name, values[random.below(values.length)]!]),
    );
    const [table, copy] = [game.table({ seats, dealer: 0, readings }), game.table({ seats, dealer: 0, readings })];
    while (!table.gameOver) {
      if (table.dealOver) table.deal(table.shuffle(randomFrom(`newmarket ${i}`, table.dealNumber + 1)));
      const count = table.legal(legal);
      const move = legal[random.below(count)]!;
      expect(table.refuse(table.toMove, move)).toBeNull();
      expect(table.read!(table.write!(move).split(' '))).toBe(move);
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
