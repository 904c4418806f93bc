/**
 * Pope Joan, row by row. Each player holds the cards he plays and those named besides; whatever nobody holds lies in the spare
 * hand or has been played. A deals, so B leads. PJ-T… are the cases and PJ-S… the silences as our dossier numbers them.
 */
import { describe, expect, test } from 'vitest';
import { card, makeCard } from '#engine/cards.ts';
import { moveList } from '#engine/game.ts';
import { dressed, stakeOf } from '#engine/games/pope-joan/board.ts';
import { courseOf } from '#engine/games/pope-joan/deal.ts';
import { popeJoan as game } from '#engine/games/pope-joan/index.ts';
import { randomFrom } from '#engine/random.ts';
import { readingsOf, type Sat, Seating } from './play.ts';

const FOUR = 'A B C D';

/** What lies on the boxes, in the order of the book. */
const boxes = ({ table, names }: Seating): string => Array.from(table.balance.subarray(names.length)).join(' ');

/** What each seat has: `A -12 B 15`, those with nothing left out. */
const players = (seating: Seating): string => seating.ledger.replace(/ ?box:\w+ \d+/g, '');

const seated = (hands: string, sat: Sat = {}): Seating => new Seating(game, sat).deal(hands);

/** Deals, plays on and says what the seats have and what lies on the boxes. */
const after = (hands: string, moves: string, sat: Sat = {}): [string, string] => {
  const seating = seated(hands, sat).play(moves);
  return [players(seating), boxes(seating)];
};

const layoutOf = (seats: number, readings = ''): string => {
  const { hands, pack } = game.table({ seats, dealer: 0, readings: readingsOf(readings) }).layout();
  const dealt = hands.reduce((sum, size) => sum + size, 0);
  return `${hands.at(-1)} ${pack.length - 1 - dealt}`;
};

test.each([
  [3, '12 14'],
  [4, '10 10'],
  [5, '8 10'],
  [6, '7 8'],
  [7, '6 8'],
  [8, '5 10'],
])('PJ-T1 %i players: a hand and the spare hand of %s', (seats, sizes) => expect(layoutOf(seats)).toBe(sizes));

test.each([
  [2, 'eight', '5 15 1'],
  [3, 'eight', '4 16 2'],
  [4, 'eight', '3 15 1'],
  [5, 'eight', '3 18 4'],
  [6, 'eight', '3 21 7'],
  [7, 'eight', '2 16 2'],
  [8, 'eight', '2 18 4'],
  [2, 'five', '4 12 1'],
  [3, 'five', '3 12 1'],
  [4, 'five', '3 15 4'],
  [5, 'five', '2 12 1'],
  [6, 'five', '2 14 3'],
  [7, 'five', '2 16 5'],
  [8, 'five', '2 18 7'],
] as const)('PJ-T2, PJ-T3 %i players on a board of %s: %s', (seats, board, row) => {
  const each = stakeOf(seats, board);
  const counters = each * (seats + 1);
  expect(`${each} ${counters} ${dressed(counters, board).at(-1)}`).toBe(row);
});

test('PJ-T2 the dealer of the moment dresses the board, fifteen each time', () => {
  const seating = seated('B 2S, A 3S 4S, C 5S, D 6S, Turn-up 7H', { seats: FOUR, readings: 'dress=dealer' });
  expect([players(seating), boxes(seating)]).toEqual(['A -15', '6 2 2 1 1 1 1 1']);
  // Four players, four deals: fifteen each either way.
  const four = seated('B 2S, A 3S 4S, C 5S, D 6S, Turn-up 7H', { seats: FOUR });
  expect(players(four)).toBe('A -6 B -3 C -3 D -3');
});

/** What each of four has staked on the board after so many deals, in each of which the elder hand has but one card. */
const stakedIn = (deals: number, readings: string): string => {
  const seating = new Seating(game, { seats: FOUR, readings: `rounds=2 ${readings}` });
  for (let deal = 0; deal < deals; deal++) {
    seating.deal('A 2S, B 4S, C 6S, D 8S, Turn-up 7H');
    seating.play(['B 4S', 'C 6S', 'D 8S', 'A 2S'][deal % 4]!);
  }
  const counters = (name: string): number =>
    seating.events
      .filter(({ type, from, to }) => type === 'paid' && from === name && to!.startsWith('box:'))
      .reduce((sum, each) => sum + each.counters!, 0);
  return FOUR.split(' ').map(counters).join(' ');
};

test.each([
  [4, '', '15 15 15 15'],
  [4, 'dress=dealer', '15 15 15 15'],
  [5, '', '21 18 18 18'],
  [5, 'dress=dealer', '30 15 15 15'],
])('PJ-T2 four players after %i deals (%s) have staked %s', (deals, readings, staked) =>
  expect(stakedIn(deals, readings)).toBe(staked),
);

/** The cards after which nothing follows, known from the pack and the turn-up. */
const stopsWith = (turnUp: string): string[] => {
  const gone = new Set([card('8D'), card(turnUp)]);
  return [...game.pack()]
    .filter((each) => each !== card(turnUp) && (each % 13 === 12 || gone.has(each + 1)))
    .map(makeCard)
    .sort();
};

test.each([
  ['7H', '7D KS KH KD KC 6H'],
  ['10D', '7D KS KH KD KC 9D'],
  ['KS', '7D KH KD KC QS'],
  ['AC', '7D KS KH KD KC'],
  ['9D', '7D KS KH KD KC'],
  ['7D', '6D KS KH KD KC'],
])('PJ-T4 the known stops when %s is turned up: %s', (turnUp, stops) => {
  expect(stopsWith(turnUp)).toEqual(stops.split(' ').sort());
  // Each of them, led, leaves the lead with its player.
  for (const stop of stops.split(' ')) {
    expect(seated(`B ${stop} 2S, C 3S, Turn-up ${turnUp}`).play(`B ${stop}`).legal).toBe('B: 2S');
  }
});

test('PJ-T4 above the turn-up a card is only to be led', () => {
  const seating = seated('B 6H 2S, C 8H 3S, Turn-up 7H').play('B 6H, B 2S');
  expect(seating.legal).toBe('nobody');
  expect(seated('B 6H 2S, C 8H 3S, D 9H 4S, Turn-up 7H').play('B 6H').refusal('C 8H')).toBe(
    'not-your-turn BW91.pope.stop-leads',
  );
});

test('PJ-T4 six are known in 41 of 51, five otherwise', () => {
  const known = [...game.pack()].map((turnUp) => stopsWith(makeCard(turnUp)).length);
  expect([known.filter((count) => count === 6).length, known.filter((count) => count === 5).length]).toEqual([41, 10]);
});

const EIGHT_EACH =
  'A AS 2S 3S 4S 5S 6S 7S 8S, B AH 2H 3H 4H 5H 6H 7H 8H, C AC 2C 3C 4C 5C 6C 7C 8C, D AD 2D 3D 4D 5D 6D 7D 10D, E 9S 10S JS QS KS JH QH KH, Turn-up 9D';
const TWELVE_EACH =
  'A AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS, B AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH, C AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC, Turn-up 9D';

test.each([
  ['PJ-T5', EIGHT_EACH, '', 'A 32 B -11 C -11 D -11 E -11', '0 2 2 1 1 1 1 4'],
  ['PJ-T5', EIGHT_EACH, 'pope-limit=four', 'A 16 B -7 C -7 D -7 E -7', '0 2 2 1 1 1 1 4'],
  ['PJ-T5', EIGHT_EACH, 'pope-limit=six', 'A 24 B -9 C -9 D -9 E -9', '0 2 2 1 1 1 1 4'],
  ['PJ-T5', TWELVE_EACH, '', 'A 22 B -16 C -16', '0 2 2 1 1 1 1 2'],
  ['PJ-T16', EIGHT_EACH, 'turned-pope=wins', 'A 36 B -11 C -11 D -11 E -11', '0 2 2 1 1 1 1 0'],
])('%s Pope turned up: %#', (_, hands, readings, has, on) => {
  const seating = seated(hands, { readings, ...(hands === TWELVE_EACH && { seats: 'A B C' }) });
  expect([players(seating), boxes(seating)]).toEqual([has, on]);
  expect(seating.legal.slice(0, 2)).toBe(readings === 'turned-pope=wins' ? 'no' : 'B:');
});

test('PJ-T6 an honour turned up', () => {
  const king = seated('B QS 2S, C 3S, Turn-up KS');
  expect([players(king), boxes(king)]).toEqual(['A -5 B -3 C -3 D -3 E -3', '6 2 2 1 0 1 1 4']);
  // The queen is a stop, and Matrimony is nobody's.
  expect(king.play('B QS').legal).toBe('B: 2S');
  expect(boxes(king)).toBe('6 2 2 1 0 0 1 4');
  expect(boxes(seated('B 2S, C 3S, Turn-up 5C'))).toBe('6 2 2 1 1 1 1 4');
  expect(boxes(seated('B 2S, C 3S, Turn-up KS', { readings: 'board=five' }))).toBe('6 2 2 1 0 0 0 1');
});

const BOOK =
  `B 5D 7D 4H JH JS KS AC QC, C 2C JC QS 9D 3H 9H 6S 2D, D 3C 8C QH KH 7S 10S 5S 2H, E 6D 9S 9C AH 10H 3D 4S KD,
  A 8S 10C AS 4D 8H 5C 10D QD, Turn-up 7H`.replaceAll('\n', ' ');
const BOOK_PLAY =
  'B JS, C QS, B KS, B 5D, E 6D, B 7D, B AC, C 2C, D 3C, D QH, D KH, D 7S, A 8S, E 9S, D 10S, D 8C, E 9C, A 10C, C JC, B QC, B JH, B 4H';

test.each([
  ['PJ-T7', '', 'A -12 B 15 C -3 D -1 E -8', '6 0 2 1 0 0 0 0'],
  ['PJ-T8', 'split=divided', 'A -12 B 16 C -3 E -8', '6 0 0 1 0 0 0 0'],
  ['PJ-T8', 'board=five', 'A -10 B 12 C -2 D -2 E -7', '6 0 2 1 0 0 0 0'],
])('%s the hand of the book (%s)', (_, readings, has, on) => {
  expect(after(BOOK, BOOK_PLAY, { readings })).toEqual([has, on]);
});

test('PJ-T9 with the king of clubs in C’s hand, the queen is no stop', () => {
  const hands = BOOK.replace('QS 9D', 'KC 9D');
  const played = BOOK_PLAY.replace('B JS, C QS, B KS', 'B JS, B KS').replace('B QC, B JH, B 4H', 'B QC, C KC');
  expect(seated(hands).play(played).legal).toMatch(/^C: /);
});

const TEN =
  'A 2S 3S 4S 5S 6S 7S 8S 9S 10S, B 2H 3H 4H 5H 6H 7H 8H, C KS 9D AC 2C 3C 4C 5C 6C, D 2D 3D 4D 5D 6D 7D 10D JD, Turn-up JC';

test.each([
  ['', 'A -15 B -10 C 27 D -11'],
  ['pope-played=players-cards', 'A -12 B -9 C 21 D -9'],
  ['pope-limit=four', 'A -10 B -7 C 15 D -7'],
  ['pope-limit=four limit-on=turned', 'A -15 B -10 C 27 D -11'],
])('PJ-T10 Pope led (%s)', (readings, has) => {
  // B leads the stop that brings C in; so that C keeps six beside Pope.
  const hands = TEN.replace('KS 9D', 'QS 9D').replace('B 2H', 'B JS 2H');
  const seating = seated(hands, { seats: FOUR, readings });
  seating.play('B JS, C QS, C 9D, D 10D');
  const row = players(seating).split(' ');
  // The dealer took the knave of clubs that he turned up.
  expect(row.map((word, i) => (i === 1 ? String(Number(word) - 1) : word)).join(' ')).toBe(has);
  expect(boxes(seating)).toBe('0 2 2 1 1 1 0 1');
});

test.each([
  ['C keeps Pope', 'C 9D 2C 3C 4C', '', 8],
  ['it is in the spare hand', 'C 2C 3C 4C 5C', '', 12],
  ['the dealer turned it up', 'C 2C 3C 4C 5C', '9D', 12],
])('PJ-T11 %s', (_, c, turned, won) => {
  const seating = seated(`A 2S 3S 4S, B KS, ${c}, D 2D 3D 4D 5D 6D, Turn-up ${turned || '7H'}`, { seats: FOUR });
  const before = seating.table.balance[1]!;
  expect(seating.play('B KS').table.balance[1]! - before).toBe(won + 1);
  if (won === 8) expect(seating.told()).toContain('let-off C BW91.pope.settle.pope');
});

test('PJ-T11 C has played it, and pays like the rest', () => {
  const hands = 'A 2S 3S 4S, B 8S KS, C 9S 9D QS 2C 3C 4C 5C, D 2D 3D 4D 5D 6D, Turn-up 7H';
  // C is paid for Pope by what is left, 3, 1 and 5; B for 3, 4 and 5.
  expect(after(hands, 'B 8S, C 9S, C 9D, C QS, B KS', { seats: FOUR })).toEqual([
    'A -12 B 9 C 8 D -13',
    '0 2 2 1 1 1 1 0',
  ]);
});

const MATRIMONY: readonly (readonly [string, string, string, string])[] = [
  ['C QS, C KS', '', 'C +4', 'one hand'],
  ['C JS, C QS, C KS', '', 'C +7', 'three cards of one hand'],
  ['C QS, D KS', '', 'C +1 D +1', 'two hands'],
  ['C QS, D KS', 'split=divided', 'C +2 D +2', 'two hands, divided'],
  ['C JS, D QS, D KS', '', 'C +1 D +4', 'knave and the pair'],
  ['C JS, D QS, D KS', 'split=divided', 'C +2 D +5', 'knave and the pair, divided'],
  ['C KS, C QS', '', 'C +4', 'king before queen'],
  ['C KS, C 3H, C QS', 'pair=in-succession', 'C +2', 'king before queen, not in succession'],
  ['C KS, C QS', 'pair=in-succession', 'C +4', 'king before queen, in succession'],
];

test.each(MATRIMONY)('PJ-T12 %s (%s): %s (%s)', (moves, readings, changes) => {
  // B leads a card that C stops, so that C leads.
  const cards = moves.replaceAll(',', '').split(' ');
  const of = (name: string): string => cards.filter((_, i) => cards[i - 1] === name).join(' ');
  const hands = `A 2D, B 2C 4D, C 3C 5D ${of('C')}, D 6D ${of('D')}, Turn-up 5S`.replace(' ,', ',');
  const seating = seated(hands, { readings }).play(`B 2C, C 3C, ${moves}`);
  const won = seating.changes.split(' box')[0];
  expect(won).toBe(changes);
});

test('PJ-T12 an odd counter stays', () => {
  const seating = seated('A 2D, B QS 4D, C KS 5D, D 6D, Turn-up 5S', { readings: 'split=divided' });
  seating.table.balance[6]! += 3;
  seating.table.balance[0]! -= 3;
  expect(boxes(seating.play('B QS, C KS'))).toBe('6 1 2 1 0 0 1 4');
});

test('PJ-T13 the last card is Pope', () => {
  const hands = 'A 2S 3S 4S, B 9D, C 2C 3C 4C 5C, D 2D 3D 4D 5D 6D, Turn-up 7H';
  expect(after(hands, 'B 9D', { seats: FOUR })).toEqual(['A -12 B 28 C -11 D -13', '0 2 2 1 1 1 1 0']);
});

test('PJ-T14 after the hand of the book the board is dressed again on what is left', () => {
  const seating = seated(BOOK).play(BOOK_PLAY).deal('A 2S, C 3S, B 4S, D 5S, E 6S, Turn-up 7H');
  expect(boxes(seating)).toBe('12 2 4 2 1 1 1 4');
});

test('PJ-T14 Pope unplayed for so many deals holds six for each', () => {
  const seating = new Seating(game, { seats: FOUR });
  for (const [deal, move] of ['B 4S', 'C 6S', 'D 8S', 'A 2S'].entries()) {
    seating.deal('A 2S, B 4S, C 6S, D 8S, Turn-up 7H');
    expect(boxes(seating).split(' ')[0]).toBe(String(6 * (deal + 1)));
    if (deal < 3) seating.play(move);
  }
});

test('PJ-T15 the penalties to the pool', () => {
  const seating = seated(BOOK, { readings: 'penalties=pool' }).play(BOOK_PLAY);
  expect(players(seating)).toBe('A -6 B 2 C -3 D 1 E -3');
  expect(seating.legal).toMatch(/^D: chooses pope \| chooses matrimony/);
  expect(seating.refusal('E chooses game')).toBe('not-your-turn BW91.pope.placing');
  seating.play('D chooses matrimony, D chooses king, E chooses queen, E chooses knave');
  const game8 = (name: string, count: number): string =>
    Array.from({ length: count }, () => `${name} chooses game`).join(', ');
  seating.play(`${game8('E', 3)}, ${game8('A', 6)}`);
  expect(players(seating)).toBe('A -12 B 2 C -3 D -1 E -8');
  seating.deal('A 2S, C 3S, B 4S, D 5S, E 6S, Turn-up 7H');
  expect(seating.table.toMove).toBe(1);
  expect([seating.play('B chooses pope').legal, players(seating)]).toEqual(['C: 3S', 'A -12 B 1 C -3 D -1 E -8']);
  expect(boxes(seating)).toBe('7 1 2 1 1 1 1 9');
});

test('PJ-S13 counters are forced on empty boxes when they only just suffice; too few cover Game first', () => {
  const few = seated('A 2S, B KS, C 3S, D 4S, E 5S, Turn-up 7H', {
    readings: 'penalties=pool first-dress=dealer-only',
  });
  expect(few.legal).toBe('A: chooses game');
  few.play('A chooses game, B KS');
  // Four of the losers and the next dealer come to five, for eight empty boxes.
  expect(few.legal).toBe('C: chooses game');
  few.play('C chooses game, D chooses pope');
  expect(few.legal).toBe('E: chooses matrimony');
  expect(few.refusal('E chooses knave')).toBe('irregular BW91.pope.penalties-to-pool.covered');
  expect(few.refusal('E pass')).toBe('no-pass BW91.pope.penalties-to-pool');
});

const LIEU = 'A 2S 3S 4S 5S 6S, B 8S 2H 3H 4H 5H, C 9S 2C 3C 4C 5C 6C 7C, D 9D JS KD, E QS 2D 3D, Turn-up 7H';

test.each([
  ['in-lieu=stands-in', 'B 8S, C 9S, D 9D, D JS, E QS', 'E: 2D 3D'],
  ['in-lieu=stands-in', 'B 8S, C 9S, D pass', 'C: 2C 3C 4C 5C 6C 7C'],
  ['in-lieu=off', 'B 8S, C 9S', 'C: 2C 3C 4C 5C 6C 7C'],
  ['in-lieu=ends-run', 'B 8S, C 9S, D 9D', 'D: JS KD'],
])('PJ-T17 %s: %s', (readings, moves, legal) => {
  const seating = seated(LIEU, { readings }).play(moves);
  expect(seating.legal).toBe(legal);
  if (moves.includes('9D')) expect(boxes(seating)[0]).toBe('0');
});

test('PJ-T17 what Pope brings in lieu of the ten: the box, and 5, 4 and 6 for the cards left', () => {
  const hands = LIEU.replace('E QS 2D 3D, ', '');
  const played = seated(hands, { seats: FOUR, readings: 'in-lieu=stands-in' }).play('B 8S, C 9S, D 9D');
  expect(played.changes).toBe('A -5 B -4 C -6 D +21 box:pope -6');
  expect(played.legal).toBe('D: JS');
});

test('PJ-T17 with Pope gone the ten of diamonds is only to be led', () => {
  const seating = seated(`${LIEU.replace('JS KD', 'KD')}`.replace('B 8S', 'B 8S 10D'), {
    readings: 'in-lieu=stands-in',
  });
  seating.play('B 8S, C 9S, D 9D');
  expect(seating.legal).toBe('D: KD');
});

test('PJ-T17, PJ-S17 in lieu of the eight of diamonds the run goes on at the ten, and not above a king', () => {
  const eight = seated('B 7D 2S, C 9D 3S, D 10D 4S, Turn-up 7H', { readings: 'in-lieu=stands-in' });
  expect(eight.play('B 7D, C 9D').legal).toBe('D: 10D');
  const queen = seated('B QS 2S, C 9D 3S, D 4S, Turn-up 7H', { readings: 'in-lieu=stands-in' });
  expect(queen.play('B QS, C 9D').legal).toBe('C: 3S');
  const king = seated('B KS 2S, C 9D 3S, D 4S, Turn-up 7H', { readings: 'in-lieu=stands-in' });
  expect(king.play('B KS').legal).toBe('B: 2S');
  expect(eight.refusal('C 3S')).toBe('not-your-turn BW91.pope.follow');
});

test.each([
  [3, '16 2', '14 8'],
  [4, '12 2', '10 10'],
  [5, '10 0', '8 10'],
  [6, '8 2', '7 8'],
  [7, '7 1', '6 8'],
  [8, '6 2', '5 10'],
])('PJ-T18 %i players: what is over, %s; seven set apart, %s', (seats, over, seven) => {
  expect(layoutOf(seats, 'stops=remainder')).toBe(over);
  expect(layoutOf(seats, 'stops=from-bottom')).toBe(seven);
  expect(layoutOf(seats, 'stops=from-top')).toBe(seven);
});

describe('the readings', () => {
  test('PJ-S1 the turn-up taken by the dealer is played, and stops nothing', () => {
    const seating = seated('A 2D, B 6H 2S, C 8H 3S, Turn-up 7H', { readings: 'turn-up=dealers' });
    expect(seating.play('B 6H').legal).toBe('A: 7H');
    expect(seating.play('A 7H, C 8H').legal).toBe('C: 3S');
    // A Pope that he turned up and plays is not paid a second time.
    const pope = seated('A 2D, B 8S 2S, C 3H, Turn-up 9D', { readings: 'turn-up=dealers' });
    expect(pope.play('B 8S, B 2S').told()).toContain('took-up A 9D BW91.pope.turn-up.taken');
  });

  test('PJ-S2, PJ-S3 where the cards of the pack go', () => {
    const first = (readings: string): readonly number[] => {
      const { readings: all } = game;
      const chosen = Object.fromEntries(Object.entries(all).map(([name, { values }]) => [name, values[0]]));
      return courseOf(5, 0, { ...chosen, ...readingsOf(readings) } as never);
    };
    expect(first('').slice(0, 6)).toEqual([1, 2, 3, 4, 0, -1]);
    expect(first('spare=before-first').slice(0, 6)).toEqual([-1, 1, 2, 3, 4, 0]);
    expect(first('').slice(-3)).toEqual([-1, -1, -2]);
    expect(first('turned=after-hands').slice(-3)).toEqual([-2, -1, -1]);
    expect(first('stops=from-top').slice(0, 8)).toEqual([-1, -1, -1, -1, -1, -1, -1, 1]);
    expect(first('stops=from-bottom').slice(-8)).toEqual([-2, -1, -1, -1, -1, -1, -1, -1]);
    expect(first('look=dealer-stands-out').slice(0, 6)).toEqual([1, 2, 3, 4, -1, 1]);
  });

  test('PJ-S16 the dealer looks at the spare hand, alone; or has no cards, and neither pays nor is paid for any', () => {
    const look = game.table({ seats: 4, dealer: 0, readings: { look: 'dealer' } });
    look.deal(look.shuffle(randomFrom('look', 1)));
    expect([look.privy!(0).length, look.privy!(1).length]).toEqual([10, 0]);
    const sat = { seats: FOUR, readings: 'look=dealer-stands-out' };
    const out = seated('B 2S KS, C 9D 3S, D 4S, Turn-up KH', sat);
    out.play('B 2S, C 3S, D 4S');
    expect(players(out)).toBe('A -5 B -4 C -3 D -1');
    expect(game.table({ seats: 4, dealer: 0, readings: { look: 'dealer-stands-out' } }).layout().hands).toEqual([
      0, 12, 12, 12,
    ]);
  });

  test('PJ-S19 the last card takes its box before the deal is over', () => {
    const seating = seated('A 2D, B AH, C 3S, Turn-up 7H');
    expect(boxes(seating.play('B AH'))).toBe('6 2 2 0 1 1 1 0');
  });

  test('PJ-S10 who holds the next card must lay it', () => {
    const seating = seated('A 2D, B 2S 9S, C 3S 4H, Turn-up 7H').play('B 2S');
    expect(seating.legal).toBe('C: 3S');
    expect(seating.refusal('C pass')).toBe('no-pass BW91.pope.compulsory');
    expect(seating.refusal('C 4H')).toBe('must-supply BW91.pope.compulsory');
  });
});

test('players and boxes together have nothing, whatever is played', () => {
  const legal = moveList();
  const table = game.table({ seats: 5, dealer: 0 });
  for (let deal = 1; !table.gameOver; deal++) {
    table.deal(table.shuffle(randomFrom('sum', deal)));
    while (!table.dealOver) table.play(legal[table.legal(legal) - 1]!);
    expect(table.balance.reduce((sum, has) => sum + has, 0)).toBe(0);
  }
});
