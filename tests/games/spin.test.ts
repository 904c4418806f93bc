/**
 * Spin, row by row. Each player holds the cards he plays and those named besides; whatever nobody holds has been played. A
 * deals, so B leads. SP-T… are the cases and SP-S… the silences as our dossier numbers them.
 */
import { describe, expect, test } from 'vitest';
import { makeCard } from '#engine/cards.ts';
import { spin as game } from '#engine/games/spin/index.ts';
import { changesOf, ordered, type Row, type Sat, Seating } from './play.ts';

const seated = (hands: string, sat: Sat = {}): Seating => new Seating(game, sat).deal(hands);

test.each([
  [3, '17 17 16'],
  [4, '13 13 12 12'],
  [5, '10 10 10 10 10'],
  [6, '9 9 8 8 8 8'],
  [7, '8 7 7 7 7 7 7'],
  [8, '7 7 6 6 6 6 6 6'],
])('SP-T1 %i players have %s cards, from the dealer’s left', (seats, sizes) => {
  const { hands, pack } = game.table({ seats, dealer: seats - 1 }).layout();
  expect([pack.length, hands.join(' ')]).toEqual([50, sizes]);
});

test.each([
  [3, 5],
  [4, 6],
  [5, 7],
  [6, 8],
  [7, 9],
  [8, 10],
])('SP-T2 %i players make a pool of %i', (seats, pool) => {
  const names = 'A B C D E F G H'.split(' ').slice(0, seats).join(' ');
  for (const [readings, dealer] of [
    ['', -3],
    ['dealer-game=pays', -4],
  ] as const) {
    const { table } = seated('B 2S', { seats: names, readings });
    expect(Array.from(table.balance.subarray(0, seats))).toEqual([
      dealer,
      ...Array.from({ length: seats - 1 }, () => -1),
    ]);
    expect(Array.from(table.balance.subarray(seats))).toEqual([2, 1, pool - 3 - (dealer + 3)]);
  }
});

test('SP-T3 six cards stop, and six can only be led', () => {
  const pack = new Set(game.pack());
  const next = (card: number): number => (card % 13 === 12 ? -1 : card + 1);
  const led = [...pack].filter((card) => ![...pack].some((other) => next(other) === card)).map(makeCard);
  const stops = [...pack].filter((card) => !pack.has(next(card))).map(makeCard);
  expect(stops.sort()).toEqual('KS KH KD KC 7D AH'.split(' ').sort());
  expect(led.sort()).toEqual('AS AH AD AC 9D 3H'.split(' ').sort());
});

/** What is won and lost from the first card on: the stakes are laid when the cards are. */
const ROWS: readonly Row[] = [
  ['SP-T3 a king', 'B KS', 'B 2S', 'A -1 B +4 C -1 D -1 E -1'],
  ['SP-T3 a king not asked for', 'B KS says nothing?', 'B 2S', 'nothing'],
  ['SP-T4 seven and Spin', 'B 6C, C 7C with AD', 'B 2S, C AD 3S, D 8C, E 2D', 'A -3 B -3 C +12 D -3 E -3'],
  ['SP-T4 the seven alone', 'B 6C, C 7C, D 8C', 'B 2S, C AD, D 9S', 'nothing'],
  ['SP-T4 seven and Spin, and nobody asked', 'B 6C, C 7C says nothing?', 'B 2S, C AD 3S', 'nothing'],
  ['SP-T5 a king, then Spin led', 'B KS, B AD, E 2D', 'B 3S, E 9S', 'A -4 B +16 C -4 D -4 E -4'],
  [
    'SP-T6 double for Spin',
    'B 2S',
    'A 3S 4C 9C, C 3H 4H, D 5H 6C 8S 9S AD, E KH',
    'A -3 B +20 C -2 D -10 E -1 box:game -4',
  ],
  [
    'SP-T9 the last two cards',
    'B 6C, B 7C with AD',
    'A 2S 3S, B AD, C 2C 3C 4C 9H, D 4S, E 5S 6S 8S',
    'A -5 B +26 C -7 D -4 E -6 box:game -4',
  ],
  ['spin-led=stop', 'B AD, B 9S', 'B 3S, E 2D', 'A -3 B +12 C -3 D -3 E -3'],
  ['spin-stake=5', 'B AD', 'B 3S', 'A -5 B +20 C -5 D -5 E -5'],
  ['spin-beside=any', 'B 9S with AD', 'B AD 3S, C 10S', 'A -3 B +12 C -3 D -3 E -3'],
  [
    'SP-S3 Spin beside a king that comes in sequence',
    'B QS, C KS with AD',
    'B 3S, C AD 2S',
    'A -4 B -4 C +16 D -4 E -4',
  ],
  ['spin-chance=for-good', 'B 6C, C 7C, D 8C, D 10S, C JS', 'B 2S, C AD QD, D 9S', 'nothing'],
  ['pair=shown-or-played', 'B QD, B KD', 'B 2S', 'A -1 B +6 C -1 D -1 E -1 box:matrimony -2'],
  ['pair=shown-or-played', 'B QD, C KD', 'B 2S, C 4S', 'A -1 B -1 C +4 D -1 E -1'],
];

test.each(ROWS)('%s: %s', (...row) => {
  const [changes, expected] = changesOf(game, ...row);
  expect(changes).toBe(expected);
});

describe('the play', () => {
  test('SP-T4 Spin stops the run, and the two of diamonds is only to be led', () => {
    const seating = seated('B 6C 2S, C 7C AD 3H 4H, D 8C 9S, E 2D 4S');
    expect(seating.play('B 6C').legal).toBe('C: 7C | 7C with AD');
    expect(seating.play('C 7C with AD').legal).toBe('C: 3H 4H');
    expect(seating.told().slice(-6, -4)).toEqual(['followed C AD BW91.spin.with', 'called C spin BW91.spin.ace']);
  });

  test('SP-T5 where the two has gone the leader of Spin leads again; else the two goes on', () => {
    const seating = seated('C KS AD 3S, E 2D 9H, B JS QS 4H');
    seating.play('B JS, B QS, C KS, C AD');
    expect(seating.legal).toBe('E: 2D');
    expect(seated('B AD 3S, C 4S 5H').play('B AD').legal).toBe('B: 3S');
  });

  test('SP-T7 who declares keeps the cards', () => {
    const seating = seated('B QC 2S, D KC KD QD JD, A 4S, C 5S, E 6S').play('B QC, D KC');
    expect(seating.legal).toBe('D: JD | QD | KD | declares matrimony | declares intrigue');
    seating.play('D declares matrimony, D declares intrigue');
    expect(seating.ledger).toBe(ordered(seating.accounts, 'A -4 B -2 C -2 D 6 E -2 box:game 4'));
    expect(seating.legal).toBe('D: JD QD KD');
    // K♦ later brings what a king brings.
    expect(seating.play('D KD').ledger).toBe(ordered(seating.accounts, 'A -5 B -3 C -3 D 10 E -3 box:game 4'));
  });

  test('SP-S4 not before a stop, nor with the first lead', () => {
    const seating = seated('B KD QD 3S, C 4S 9H');
    expect(seating.refusal('B declares matrimony')).toBe('irregular BW91.spin.declare');
    expect(seating.play('B 3S').refusal('C declares matrimony')).toBe('irregular BW91.spin.declare');
    const later = seated('B KS KD QD 3S, C 4S 9H, D 5S 6H', { readings: 'declare=once-stopped' });
    expect(later.play('B KS').legal).toContain('declares matrimony');
    later.play('B 3S, C 4S, D 5S');
    expect(later.legal).toBe('D: 6H');
  });

  test('SP-S4 once he has stopped, by the other reading, in the run too', () => {
    const seating = seated('B KS 3S 5S KD QD, C 4S 9H', { readings: 'declare=once-stopped' }).play('B KS, B 3S, C 4S');
    expect(seating.legal).toBe('B: 5S | declares matrimony');
  });

  test('SP-S1 the chance let go for good', () => {
    const seating = seated('B 6C 2S, C 7C 9C AD 10S, D 8C KH', { readings: 'spin-chance=for-good' });
    seating.play('B 6C, C 7C, D 8C');
    expect(seating.legal).toBe('C: 9C');
    expect(seating.refusal('C 9C with AD')).toBe('irregular BW91.spin.with.chance');
    expect(seating.play('C 9C, C AD').changes).toBe('nothing');
  });

  test('SP-S3 beside a led card it is no stop', () => {
    const seating = seated('B 9S AD 3S, C 10S 4H');
    expect(seating.legal).toBe('B: 3S 9S AD');
    expect(seating.refusal('B 9S with AD')).toBe('irregular BW91.spin.with');
    expect(seating.table.read!(['3S', 'says', 'nothing'])).toBeUndefined();
    const without = seated('B 9S 3S, C AD');
    expect(without.refusal('B 9S with AD')).toBe('not-in-hand BW91.spin.deal');
  });

  test('SP-T10 three players, to the left', () => {
    const seating = seated('A JD, B 6C QD KD, C 7C AD KH', { seats: 'A B C' });
    seating.play('B 6C, C 7C with AD, C KH');
    expect(seating.ledger).toBe('A -8 B -7 C 12 box:matrimony 2 box:intrigue 1');
  });
});

describe('the next pool', () => {
  const dealtAfter = (first: string, moves: string): Seating =>
    seated(first).play(moves).deal('A 2S, B 3S, C 4S, D 5S, E 6S');

  test('SP-T8 the winner is exempt', () => {
    const seating = dealtAfter('B 6C 2S, C 7C, A 2C, D 3C, E 4C', 'B 6C, C 7C');
    expect(seating.told().filter((line) => line.endsWith('BW91.spin.exempt'))).toEqual(['let-off C BW91.spin.exempt']);
    expect(Array.from(seating.table.balance.subarray(5))).toEqual([4, 2, 3]);
  });

  test('SP-T8 who deals next pays for the pairs though he won', () => {
    const seating = dealtAfter('B 6C, C 7D, A 2C, D 3C, E 4C', 'B 6C');
    expect(Array.from(seating.table.balance.subarray(5))).toEqual([4, 2, 4]);
  });
});
