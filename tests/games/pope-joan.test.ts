/**
 * Tests the rules of Pope Joan, one case a row. Each player holds the cards that he plays and those listed as kept; all
 * other cards are in the spare hand or have already been played. A deals, so B leads.
 */
import { describe, expect, test } from 'vitest';
import { card, formatCard } from '#engine/cards.ts';
import { createMoveBuffer } from '#engine/game.ts';
import { distributeStakes, getHonourBox, getPlayerStake } from '#engine/games/pope-joan/board.ts';
import { buildDealOrder } from '#engine/games/pope-joan/deal.ts';
import { popeJoan as game } from '#engine/games/pope-joan/index.ts';
import { POPE_LAST_MOVE } from '#engine/games/pope-joan/rules.ts';
import { createRandom } from '#engine/random.ts';
import { NotationTable, parsePractices, type TableSetup } from './play.ts';

const FOUR = 'A B C D';

/** Formats the counters on the boxes, in the order of the book. */
const formatBoxes = ({ table, names }: NotationTable): string =>
  Array.from(table.balance.subarray(names.length)).join(' ');

/** Formats the balance of each seat that is not 0: `A -12 B 15`. */
const formatPlayers = (seating: NotationTable): string => seating.ledger.replace(/ ?box:\w+ \d+/g, '');

const setUp = (hands: string, sat: TableSetup = {}): NotationTable => new NotationTable(game, sat).deal(hands);

/** Deals and plays; returns the balances of the seats and those of the boxes. */
const balancesAfter = (hands: string, moves: string, sat: TableSetup = {}): [string, string] => {
  const seating = setUp(hands, sat).play(moves);
  return [formatPlayers(seating), formatBoxes(seating)];
};

const layoutOf = (seats: number, readings = ''): string => {
  const { hands, pack } = game.table({ seats, dealer: 0, readings: parsePractices(readings) }).layout();
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
])('with %i players a hand and the spare hand have %s cards', (seats, sizes) => expect(layoutOf(seats)).toBe(sizes));

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
] as const)('%i players dress a board of %s by the stake, the sum and the rest on Game: %s', (seats, board, row) => {
  const each = getPlayerStake(seats, board);
  const counters = each * (seats + 1);
  expect(`${each} ${counters} ${distributeStakes(counters, board).at(-1)}`).toBe(row);
});

test('the dealer of the moment dresses the board, fifteen each time', () => {
  const seating = setUp('B 2S, A 3S 4S, C 5S, D 6S, Turn-up 7H', { seats: FOUR, readings: 'dress=dealer' });
  expect([formatPlayers(seating), formatBoxes(seating)]).toEqual(['A -15', '6 2 2 1 1 1 1 1']);
  // Four players, four deals: fifteen each either way.
  const four = setUp('B 2S, A 3S 4S, C 5S, D 6S, Turn-up 7H', { seats: FOUR });
  expect(formatPlayers(four)).toBe('A -6 B -3 C -3 D -3');
});

/**
 * Formats the stakes that four players have paid after a number of deals, in each of which the elder hand has a single
 * card.
 */
const stakesAfter = (deals: number, readings: string): string => {
  const seating = new NotationTable(game, { seats: FOUR, readings: `rounds=2 ${readings}` });
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
])('four players after %i deals (%s) have staked %s', (deals, readings, staked) =>
  expect(stakesAfter(deals, readings)).toBe(staked),
);

/** Lists the cards that no card can follow, as far as the pack and the turn-up show it. */
const findStops = (turnUp: string): string[] => {
  const gone = new Set([card('8D'), card(turnUp)]);
  return [...game.pack()]
    .filter((each) => each !== card(turnUp) && (each % 13 === 12 || gone.has(each + 1)))
    .map(formatCard)
    .sort();
};

test.each([
  ['7H', '7D KS KH KD KC 6H'],
  ['10D', '7D KS KH KD KC 9D'],
  ['KS', '7D KH KD KC QS'],
  ['AC', '7D KS KH KD KC'],
  ['9D', '7D KS KH KD KC'],
  ['7D', '6D KS KH KD KC'],
])('the known stops when %s is turned up: %s', (turnUp, stops) => {
  expect(findStops(turnUp)).toEqual(stops.split(' ').sort());
  // Each of them, when led, leaves the lead with its player.
  for (const stop of stops.split(' ')) {
    expect(setUp(`B ${stop} 2S, C 3S, Turn-up ${turnUp}`).play(`B ${stop}`).legal).toBe('B: 2S');
  }
});

test('above the turn-up a card is only to be led', () => {
  const seating = setUp('B 6H 2S, C 8H 3S, Turn-up 7H').play('B 6H, B 2S');
  expect(seating.legal).toBe('nobody');
  expect(setUp('B 6H 2S, C 8H 3S, D 9H 4S, Turn-up 7H').play('B 6H').refusal('C 8H')).toBe(
    'not-your-turn BW91.pope.stop-leads',
  );
});

test('six stops are known by 41 of the 51 cards turned up, five by the others', () => {
  const known = [...game.pack()].map((turnUp) => findStops(formatCard(turnUp)).length);
  expect([known.filter((count) => count === 6).length, known.filter((count) => count === 5).length]).toEqual([41, 10]);
});

const EIGHT_EACH =
  'A AS 2S 3S 4S 5S 6S 7S 8S, B AH 2H 3H 4H 5H 6H 7H 8H, C AC 2C 3C 4C 5C 6C 7C 8C, D AD 2D 3D 4D 5D 6D 7D 10D, E 9S 10S JS QS KS JH QH KH, Turn-up 9D';
const TWELVE_EACH =
  'A AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS, B AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH, C AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC, Turn-up 9D';

test.each([
  ['Pope turned up', EIGHT_EACH, '', 'A 32 B -11 C -11 D -11 E -11', '0 2 2 1 1 1 1 4'],
  ['Pope turned up', EIGHT_EACH, 'pope-limit=four', 'A 16 B -7 C -7 D -7 E -7', '0 2 2 1 1 1 1 4'],
  ['Pope turned up', EIGHT_EACH, 'pope-limit=six', 'A 24 B -9 C -9 D -9 E -9', '0 2 2 1 1 1 1 4'],
  ['Pope turned up', TWELVE_EACH, '', 'A 22 B -16 C -16', '0 2 2 1 1 1 1 2'],
  ['Pope turned up wins', EIGHT_EACH, 'turned-pope=wins', 'A 36 B -11 C -11 D -11 E -11', '0 2 2 1 1 1 1 0'],
])('%s: a Pope turned up is paid: %#', (_, hands, readings, has, on) => {
  const seating = setUp(hands, { readings, ...(hands === TWELVE_EACH && { seats: 'A B C' }) });
  expect([formatPlayers(seating), formatBoxes(seating)]).toEqual([has, on]);
  expect(seating.legal.slice(0, 2)).toBe(readings === 'turned-pope=wins' ? 'no' : 'B:');
});

test('an honour turned up pays its box to the dealer and makes the card below a stop', () => {
  const king = setUp('B QS 2S, C 3S, Turn-up KS');
  expect([formatPlayers(king), formatBoxes(king)]).toEqual(['A -5 B -3 C -3 D -3 E -3', '6 2 2 1 0 1 1 4']);
  // The queen is a stop, and Matrimony is nobody's.
  expect(king.play('B QS').legal).toBe('B: 2S');
  expect(formatBoxes(king)).toBe('6 2 2 1 0 0 1 4');
  expect(formatBoxes(setUp('B 2S, C 3S, Turn-up 5C'))).toBe('6 2 2 1 1 1 1 4');
  expect(formatBoxes(setUp('B 2S, C 3S, Turn-up KS', { readings: 'board=five' }))).toBe('6 2 2 1 0 0 0 1');
});

const BOOK =
  `B 5D 7D 4H JH JS KS AC QC, C 2C JC QS 9D 3H 9H 6S 2D, D 3C 8C QH KH 7S 10S 5S 2H, E 6D 9S 9C AH 10H 3D 4S KD,
  A 8S 10C AS 4D 8H 5C 10D QD, Turn-up 7H`.replaceAll('\n', ' ');
const BOOK_PLAY =
  'B JS, C QS, B KS, B 5D, E 6D, B 7D, B AC, C 2C, D 3C, D QH, D KH, D 7S, A 8S, E 9S, D 10S, D 8C, E 9C, A 10C, C JC, B QC, B JH, B 4H';

test.each([
  ['a deal by the book', '', 'A -12 B 15 C -3 D -1 E -8', '6 0 2 1 0 0 0 0'],
  ['a deal by another board or split', 'split=divided', 'A -12 B 16 C -3 E -8', '6 0 0 1 0 0 0 0'],
  ['a deal by another board or split', 'board=five', 'A -10 B 12 C -2 D -2 E -7', '6 0 2 1 0 0 0 0'],
])('%s: the hand of the book is paid out (%s)', (_, readings, has, on) => {
  expect(balancesAfter(BOOK, BOOK_PLAY, { readings })).toEqual([has, on]);
});

test('with the king of clubs in C’s hand, the queen is no stop', () => {
  const hands = BOOK.replace('QS 9D', 'KC 9D');
  const played = BOOK_PLAY.replace('B JS, C QS, B KS', 'B JS, B KS').replace('B QC, B JH, B 4H', 'B QC, C KC');
  expect(setUp(hands).play(played).legal).toMatch(/^C: /);
});

const TEN =
  'A 2S 3S 4S 5S 6S 7S 8S 9S 10S, B 2H 3H 4H 5H 6H 7H 8H, C KS 9D AC 2C 3C 4C 5C 6C, D 2D 3D 4D 5D 6D 7D 10D JD, Turn-up JC';

test.each([
  ['', 'A -15 B -10 C 27 D -11'],
  ['pope-played=players-cards', 'A -12 B -9 C 21 D -9'],
  ['pope-limit=four', 'A -10 B -7 C 15 D -7'],
  ['pope-limit=four limit-on=turned', 'A -15 B -10 C 27 D -11'],
])('Pope, when led, takes its box and a payment from each player (%s)', (readings, has) => {
  // B leads the stop that brings C in; so C keeps six beside Pope.
  const hands = TEN.replace('KS 9D', 'QS 9D').replace('B 2H', 'B JS 2H');
  const seating = setUp(hands, { seats: FOUR, readings });
  seating.play('B JS, C QS, C 9D, D 10D');
  const row = formatPlayers(seating).split(' ');
  // The dealer took the box of the knave of clubs turned up.
  expect(row.map((word, i) => (i === 1 ? String(Number(word) - 1) : word)).join(' ')).toBe(has);
  expect(formatBoxes(seating)).toBe('0 2 2 1 1 1 0 1');
});

test.each([
  ['C keeps Pope', 'C 9D 2C 3C 4C', '', 8],
  ['it is in the spare hand', 'C 2C 3C 4C 5C', '', 12],
  ['the dealer turned it up', 'C 2C 3C 4C 5C', '9D', 12],
])('the winner is paid for the cards left when %s', (_, c, turned, won) => {
  const seating = setUp(`A 2S 3S 4S, B KS, ${c}, D 2D 3D 4D 5D 6D, Turn-up ${turned || '7H'}`, { seats: FOUR });
  const before = seating.table.balance[1]!;
  expect(seating.play('B KS').table.balance[1]! - before).toBe(won + 1);
  if (won === 8) expect(seating.listEvents()).toContain('let-off C BW91.pope.settle.pope');
});

test('a player who has played Pope pays like the rest', () => {
  const hands = 'A 2S 3S 4S, B 8S KS, C 9S 9D QS 2C 3C 4C 5C, D 2D 3D 4D 5D 6D, Turn-up 7H';
  // C is paid for Pope by the cards left, 3, 1 and 5; B for 3, 4 and 5.
  expect(balancesAfter(hands, 'B 8S, C 9S, C 9D, C QS, B KS', { seats: FOUR })).toEqual([
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

test.each(MATRIMONY)('the moves %s (%s) change the accounts by %s (%s)', (moves, readings, changes) => {
  // B leads a card that C stops, so that C leads.
  const cards = moves.replaceAll(',', '').split(' ');
  const of = (name: string): string => cards.filter((_, i) => cards[i - 1] === name).join(' ');
  const hands = `A 2D, B 2C 4D, C 3C 5D ${of('C')}, D 6D ${of('D')}, Turn-up 5S`.replace(' ,', ',');
  const seating = setUp(hands, { readings }).play(`B 2C, C 3C, ${moves}`);
  const won = seating.changes.split(' box')[0];
  expect(won).toBe(changes);
});

test('an odd counter of a divided box stays on it', () => {
  const seating = setUp('A 2D, B QS 4D, C KS 5D, D 6D, Turn-up 5S', { readings: 'split=divided' });
  seating.table.balance[6]! += 3;
  seating.table.balance[0]! -= 3;
  expect(formatBoxes(seating.play('B QS, C KS'))).toBe('6 1 2 1 0 0 1 4');
});

test('Pope as the last card brings its box and Game, and the cards left are paid twice', () => {
  const hands = 'A 2S 3S 4S, B 9D, C 2C 3C 4C 5C, D 2D 3D 4D 5D 6D, Turn-up 7H';
  expect(balancesAfter(hands, 'B 9D', { seats: FOUR })).toEqual(['A -12 B 28 C -11 D -13', '0 2 2 1 1 1 1 0']);
});

test('after the hand of the book the board is dressed again on what is left', () => {
  const seating = setUp(BOOK).play(BOOK_PLAY).deal('A 2S, C 3S, B 4S, D 5S, E 6S, Turn-up 7H');
  expect(formatBoxes(seating)).toBe('12 2 4 2 1 1 1 4');
});

test('Pope unplayed for so many deals holds six for each', () => {
  const seating = new NotationTable(game, { seats: FOUR });
  for (const [deal, move] of ['B 4S', 'C 6S', 'D 8S', 'A 2S'].entries()) {
    seating.deal('A 2S, B 4S, C 6S, D 8S, Turn-up 7H');
    expect(formatBoxes(seating).split(' ')[0]).toBe(String(6 * (deal + 1)));
    if (deal < 3) seating.play(move);
  }
});

test('the penalties go to the pool by penalties=pool', () => {
  const seating = setUp(BOOK, { readings: 'penalties=pool' }).play(BOOK_PLAY);
  expect(formatPlayers(seating)).toBe('A -6 B 2 C -3 D 1 E -3');
  expect(seating.legal).toMatch(/^D: chooses pope \| chooses matrimony/);
  expect(seating.refusal('E chooses game')).toBe('not-your-turn BW91.pope.placing');
  seating.play('D chooses matrimony, D chooses king, E chooses queen, E chooses knave');
  const game8 = (name: string, count: number): string =>
    Array.from({ length: count }, () => `${name} chooses game`).join(', ');
  seating.play(`${game8('E', 3)}, ${game8('A', 6)}`);
  expect(formatPlayers(seating)).toBe('A -12 B 2 C -3 D -1 E -8');
  seating.deal('A 2S, C 3S, B 4S, D 5S, E 6S, Turn-up 7H');
  expect(seating.table.toMove).toBe(1);
  expect([seating.play('B chooses pope').legal, formatPlayers(seating)]).toEqual(['C: 3S', 'A -12 B 1 C -3 D -1 E -8']);
  expect(formatBoxes(seating)).toBe('7 1 2 1 1 1 1 9');
});

test('counters are forced on empty boxes when they only just suffice; too few cover Game first', () => {
  const few = setUp('A 2S, B KS, C 3S, D 4S, E 5S, Turn-up 7H', {
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
])('the reading %s decides the legal moves after %s', (readings, moves, legal) => {
  const seating = setUp(LIEU, { readings }).play(moves);
  expect(seating.legal).toBe(legal);
  if (moves.includes('9D')) expect(formatBoxes(seating)[0]).toBe('0');
});

test('Pope in lieu of the ten brings the box, and 5, 4 and 6 for the cards left', () => {
  const hands = LIEU.replace('E QS 2D 3D, ', '');
  const played = setUp(hands, { seats: FOUR, readings: 'in-lieu=stands-in' }).play('B 8S, C 9S, D 9D');
  expect(played.changes).toBe('A -5 B -4 C -6 D +21 box:pope -6');
  expect(played.legal).toBe('D: JS');
});

test('with Pope gone the ten of diamonds is only to be led', () => {
  const seating = setUp(`${LIEU.replace('JS KD', 'KD')}`.replace('B 8S', 'B 8S 10D'), {
    readings: 'in-lieu=stands-in',
  });
  seating.play('B 8S, C 9S, D 9D');
  expect(seating.legal).toBe('D: KD');
});

test('in lieu of the eight of diamonds the run goes on at the ten, and not above a king', () => {
  const eight = setUp('B 7D 2S, C 9D 3S, D 10D 4S, Turn-up 7H', { readings: 'in-lieu=stands-in' });
  expect(eight.play('B 7D, C 9D').legal).toBe('D: 10D');
  const queen = setUp('B QS 2S, C 9D 3S, D 4S, Turn-up 7H', { readings: 'in-lieu=stands-in' });
  expect(queen.play('B QS, C 9D').legal).toBe('C: 3S');
  const king = setUp('B KS 2S, C 9D 3S, D 4S, Turn-up 7H', { readings: 'in-lieu=stands-in' });
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
])('with %i players a hand and the remainder have %s cards, or with seven set apart %s', (seats, over, seven) => {
  expect(layoutOf(seats, 'stops=remainder')).toBe(over);
  expect(layoutOf(seats, 'stops=from-bottom')).toBe(seven);
  expect(layoutOf(seats, 'stops=from-top')).toBe(seven);
});

describe('the readings', () => {
  test('the turn-up taken by the dealer is played, and stops nothing', () => {
    const seating = setUp('A 2D, B 6H 2S, C 8H 3S, Turn-up 7H', { readings: 'turn-up=dealers' });
    expect(seating.play('B 6H').legal).toBe('A: 7H');
    expect(seating.play('A 7H, C 8H').legal).toBe('C: 3S');
    // A Pope turned up and then played by the dealer is not paid a second time.
    const pope = setUp('A 2D, B 8S 2S, C 3H, Turn-up 9D', { readings: 'turn-up=dealers' });
    expect(pope.play('B 8S, B 2S').listEvents()).toContain('took-up A 9D BW91.pope.turn-up.taken');
  });

  test('the dealer who takes up Pope and plays it is paid for it once, when it was turned up', () => {
    const seating = setUp('A 4S 3C, B 3S 2H, C 5H, D 6H, Turn-up 9D', { seats: FOUR, readings: 'turn-up=dealers' });
    const paid = [formatPlayers(seating), formatBoxes(seating)];
    expect(paid[0]).toMatch(/^A [1-9]/u);
    seating.play('B 3S, A 4S, A 9D');
    expect([formatPlayers(seating), formatBoxes(seating)]).toEqual(paid);
    expect(seating.listEvents().filter((line) => line.includes('take.pope'))).toEqual([]);
    expect(seating.legal).toBe('A: 3C');
  });

  test('a Pope that was turned up, and taken up, exempts nobody at the end; a Pope dealt does', () => {
    const last = (hands: string, readings = '') =>
      setUp(hands, { seats: FOUR, readings })
        .play('B 8S')
        .listEvents()
        .filter((line) => / A /u.test(line))
        .slice(-1);
    expect(last('A 2D 3C, B 8S, C 3H, D 6D, Turn-up 9D', 'turn-up=dealers')).toEqual([
      'paid A B 3 BW91.pope.settle.cards',
    ]);
    expect(last('A 2D 3C 9D, B 8S, C 3H, D 6D, Turn-up 7H', 'turn-up=dealers')).toEqual([
      'let-off A BW91.pope.settle.pope',
    ]);
  });

  test('decide the order in which the cards of the pack are dealt', () => {
    const first = (readings: string): readonly number[] => {
      const { readings: all } = game;
      const chosen = Object.fromEntries(Object.entries(all).map(([name, { values }]) => [name, values[0]]));
      return buildDealOrder(5, 0, { ...chosen, ...parsePractices(readings) } as never);
    };
    expect(first('').slice(0, 6)).toEqual([1, 2, 3, 4, 0, -1]);
    expect(first('spare=before-first').slice(0, 6)).toEqual([-1, 1, 2, 3, 4, 0]);
    expect(first('').slice(-3)).toEqual([-1, -1, -2]);
    expect(first('turned=after-hands').slice(-3)).toEqual([-2, -1, -1]);
    expect(first('stops=from-top').slice(0, 8)).toEqual([-1, -1, -1, -1, -1, -1, -1, 1]);
    expect(first('stops=from-bottom').slice(-8)).toEqual([-2, -1, -1, -1, -1, -1, -1, -1]);
    expect(first('look=dealer-stands-out').slice(0, 6)).toEqual([1, 2, 3, 4, -1, 1]);
  });

  test('the dealer looks at the spare hand, alone; or has no cards, and neither pays nor is paid for any', () => {
    const look = game.table({ seats: 4, dealer: 0, readings: { look: 'dealer' } });
    look.deal(look.shuffle(createRandom('look', 1)));
    expect([look.privateCards!(0).length, look.privateCards!(1).length]).toEqual([10, 0]);
    const sat = { seats: FOUR, readings: 'look=dealer-stands-out' };
    const out = setUp('B 2S KS, C 9D 3S, D 4S, Turn-up KH', sat);
    out.play('B 2S, C 3S, D 4S');
    expect(formatPlayers(out)).toBe('A -5 B -4 C -3 D -1');
    expect(game.table({ seats: 4, dealer: 0, readings: { look: 'dealer-stands-out' } }).layout().hands).toEqual([
      0, 12, 12, 12,
    ]);
  });

  test('the last card takes its box before the deal is over', () => {
    const seating = setUp('A 2D, B AH, C 3S, Turn-up 7H');
    expect(formatBoxes(seating.play('B AH'))).toBe('6 2 2 0 1 1 1 0');
  });

  test('make the holder of the next card lay it', () => {
    const seating = setUp('A 2D, B 2S 9S, C 3S 4H, Turn-up 7H').play('B 2S');
    expect(seating.legal).toBe('C: 3S');
    expect(seating.refusal('C pass')).toBe('no-pass BW91.pope.compulsory');
    expect(seating.refusal('C 4H')).toBe('must-supply BW91.pope.compulsory');
  });
});

/** Plays `before` and then `moves`; returns the events of `moves` only. */
const eventsAfter = (hands: string, before: string, moves: string, sat: TableSetup = {}): string[] => {
  const seating = setUp(hands, sat).play(before);
  const from = seating.events.length;
  return seating.play(moves).listEvents(from);
};

/** Returns the events of a deal before any card is laid, without the dealing of cards. */
const eventsOfDeal = (hands: string, sat: TableSetup = {}): string[] =>
  setUp(hands, sat)
    .listEvents()
    .filter((line) => !/^(took-deal|dealt)/.test(line));

describe('events are reported with their articles', () => {
  const SHORT = 'A 3S 4S, B 2S, C 5S, D 6S';

  test.each([
    [
      '',
      'KH',
      'laid-aside 45 BW91.pope.deal.spare, paid B box:pope 3 BW91.pope.stake, paid C box:pope 3 BW91.pope.stake, paid D box:matrimony 2 BW91.pope.stake, paid D box:intrigue 1 BW91.pope.stake, paid A box:intrigue 1 BW91.pope.stake.dealer, paid A box:ace 1 BW91.pope.stake.dealer, paid A box:king 1 BW91.pope.stake.dealer, paid A box:queen 1 BW91.pope.stake.dealer, paid A box:knave 1 BW91.pope.stake.dealer, paid A box:game 1 BW91.pope.stake.dealer, turned-up A KH BW91.pope.turn-up, paid box:king A 1 BW91.pope.turned.honour',
    ],
    [
      'board=five',
      '2H',
      'laid-aside 45 BW91.pope.deal.spare, paid B box:pope 3 BW91.pope.five-pool.twelve, paid C box:pope 3 BW91.pope.five-pool.twelve, paid D box:matrimony 2 BW91.pope.five-pool.twelve, paid D box:intrigue 1 BW91.pope.five-pool.twelve, paid A box:intrigue 1 BW91.pope.five-pool.twelve, paid A box:ace 1 BW91.pope.five-pool.twelve, paid A box:game 4 BW91.pope.five-pool.twelve, turned-up A 2H BW91.pope.turn-up',
    ],
    [
      'dress=dealer board=five',
      '9D',
      'laid-aside 45 BW91.pope.deal.spare, paid A box:pope 6 BW91.pope.dress.dealer, paid A box:matrimony 2 BW91.pope.dress.dealer, paid A box:intrigue 2 BW91.pope.dress.dealer, paid A box:ace 1 BW91.pope.dress.dealer, paid A box:game 1 BW91.pope.dress.dealer, turned-up A 9D BW91.pope.turn-up, paid box:pope A 6 BW91.pope.turned.pope, paid B A 1 BW91.pope.turned.paid, paid C A 1 BW91.pope.turned.paid, paid D A 1 BW91.pope.turned.paid',
    ],
    [
      'dress=dealer board=five turned-pope=wins stops=remainder',
      '9D',
      'laid-aside 45 BW91.pope.limited-stops.remainder, paid A box:pope 6 BW91.pope.dress.dealer, paid A box:matrimony 2 BW91.pope.dress.dealer, paid A box:intrigue 2 BW91.pope.dress.dealer, paid A box:ace 1 BW91.pope.dress.dealer, paid A box:game 1 BW91.pope.dress.dealer, turned-up A 9D BW91.pope.turn-up, paid box:pope A 6 BW91.pope.turned.pope, paid B A 1 BW91.pope.turned.paid, paid C A 1 BW91.pope.turned.paid, paid D A 1 BW91.pope.turned.paid, stopped BW91.pope.pope-wins, paid box:game A 1 BW91.pope.pope-wins',
    ],
    ['penalties=pool first-dress=dealer-only stops=from-top', '2H', 'laid-aside 45 BW91.pope.limited-stops'],
  ])('for a deal (%s), %s turned up', (readings, turnUp, lines) => {
    expect(eventsOfDeal(`${SHORT}, Turn-up ${turnUp}`, { seats: FOUR, readings })).toEqual(lines.split(', '));
  });

  const FEW = 'A 2D, B 2C 4D, C 3C JS QS KS, D 9D 6D 7H, Turn-up 5S';

  test.each<[hands: string, before: string, moves: string, lines: string, readings?: string]>([
    [FEW, '', 'B 2C', 'led B 2C BW91.pope.lead'],
    [FEW, 'B 2C', 'C 3C', 'followed C 3C BW91.pope.follow'],
    [
      FEW,
      'B 2C, C 3C, C JS',
      'C QS',
      'followed C QS BW91.pope.follow, paid box:queen C 1 BW91.pope.take, paid box:intrigue C 2 BW91.pope.take',
    ],
    [
      FEW,
      'B 2C, C 3C, C JS, C QS',
      'C KS',
      'followed C KS BW91.pope.follow, paid box:king C 1 BW91.pope.take, paid box:matrimony C 2 BW91.pope.take, out C BW91.pope.settle, paid box:game C 1 BW91.pope.settle, counted D 3 BW91.pope.settle.cards, let-off D BW91.pope.settle.pope, counted A 1 BW91.pope.settle.cards, paid A C 1 BW91.pope.settle.cards, counted B 1 BW91.pope.settle.cards, paid B C 1 BW91.pope.settle.cards',
    ],
    [
      'A 2D 3D, B 9D 2H, C QC, D 4D 5D 6D, Turn-up 5S',
      '',
      'B 9D',
      'led B 9D BW91.pope.lead, paid box:pope B 6 BW91.pope.take, paid C B 1 BW91.pope.take.pope, paid D B 3 BW91.pope.take.pope, paid A B 2 BW91.pope.take.pope',
    ],
    [
      'A 2D, B QS 4D, C KS 5D, D 6D, Turn-up 5S',
      'B QS',
      'C KS',
      'followed C KS BW91.pope.follow, paid box:king C 1 BW91.pope.take, paid box:matrimony B 1 BW91.pope.split, paid box:matrimony C 1 BW91.pope.split',
      'split=divided',
    ],
    [
      'A 2D, B 9S 4D, C 9D 5D, D JS 6D, Turn-up 5H',
      'B 9S',
      'C pass',
      'passed C BW91.pope.in-lieu.next',
      'in-lieu=stands-in',
    ],
    [
      'A 2D, B 9S 4D, C 9D 5D, D JS 6D, Turn-up 5H',
      'B 9S',
      'C 9D',
      'followed C 9D BW91.pope.in-lieu, paid box:pope C 6 BW91.pope.take, paid D C 2 BW91.pope.take.pope, paid A C 1 BW91.pope.take.pope, paid B C 1 BW91.pope.take.pope',
      'in-lieu=stands-in',
    ],
    [
      'A 2D, B 9S 4D, C 9D, D JS 6D, Turn-up 5H',
      'B 9S',
      'C 9D',
      'followed C 9D BW91.pope.in-lieu, paid box:pope C 6 BW91.pope.take, paid D C 2 BW91.pope.take.pope, paid A C 1 BW91.pope.take.pope, paid B C 1 BW91.pope.take.pope, out C BW91.pope.settle, paid box:game C 1 BW91.pope.settle, counted D 2 BW91.pope.settle.cards, paid D C 2 BW91.pope.settle.cards, counted A 1 BW91.pope.settle.cards, paid A C 1 BW91.pope.settle.cards, counted B 1 BW91.pope.settle.cards, paid B C 1 BW91.pope.settle.cards',
      'in-lieu=stands-in',
    ],
    [
      'A 2D, B KH, C 3H 4D, D 6D, Turn-up 5S',
      'B KH',
      'C chooses pope',
      'paid C box:pope 1 BW91.pope.penalties-to-pool',
      'penalties=pool',
    ],
    [
      'A 2D, B KH, C 3H, D 6D, Turn-up KS',
      '',
      'A chooses game',
      'paid A box:game 1 BW91.pope.penalties-to-pool.dealer, looked BW91.pope.deal, turned-up A KS BW91.pope.turn-up',
      'penalties=pool first-dress=dealer-only',
    ],
    [
      'A 2D 3C, B 8S, C 3H, D 6D, Turn-up 9D',
      '',
      'B 8S',
      'took-up A 9D BW91.pope.turn-up.taken, led B 8S BW91.pope.lead, out B BW91.pope.settle, paid box:game B 1 BW91.pope.settle, counted C 1 BW91.pope.settle.cards, paid C B 1 BW91.pope.settle.cards, counted D 1 BW91.pope.settle.cards, paid D B 1 BW91.pope.settle.cards, counted A 3 BW91.pope.settle.cards, paid A B 3 BW91.pope.settle.cards',
      'turn-up=dealers',
    ],
  ])('for %s, after %s: %s', (hands, before, moves, lines, readings = '') => {
    expect(eventsAfter(hands, before, moves, { seats: FOUR, readings })).toEqual(lines.split(', '));
  });

  test('and occur equally without a listener', () => {
    const unheard = { seats: FOUR, withoutListener: true } as const;
    const seating = setUp('A 2D, B 9S 4D, C 9D, D JS 6D, Turn-up 5H', { ...unheard, readings: 'in-lieu=stands-in' });
    expect(formatPlayers(seating.play('B 9S, C 9D'))).toBe('A -8 B -5 C 12 D -7');
    const kept = setUp('A 2D, B 9S 4D, C 9D, D JS 6D, Turn-up 5H', { ...unheard, readings: 'in-lieu=stands-in' });
    expect(kept.play('B 9S, C pass').legal).toBe('B: 4D');
    const staked = setUp(SHORT, { ...unheard, readings: 'penalties=pool first-dress=dealer-only' });
    expect(staked.play('A chooses game').legal).toBe('B: 2S');
    const won = setUp(`${SHORT}, Turn-up 9D`, { ...unheard, readings: 'turned-pope=wins' });
    expect(won.legal).toBe('nobody');
    const taken = setUp(`${SHORT}, Turn-up 7H`, { ...unheard, readings: 'turn-up=dealers' });
    expect(taken.play('B 2S').table.hands.size(0)).toBe(3);
  });
});

describe('the reading of a move', () => {
  const PUTTING = 'A 2D, B KH, C 3H 4D, D 6D, Turn-up 5S';

  test.each([
    ['in-lieu=stands-in', 'B 9S', 'D pass', 'not-your-turn BW91.pope.in-lieu.next'],
    ['in-lieu=stands-in', 'B 9S', 'C 5D', 'must-supply BW91.pope.in-lieu'],
    ['in-lieu=stands-in', 'B 9S', 'C 6D', 'not-in-hand BW91.pope.deal'],
    ['in-lieu=stands-in', 'B 9S', 'C chooses king', 'irregular BW91.pope.in-lieu'],
    ['in-lieu=stands-in', 'B 9S', 'C 9D', 'allowed'],
    ['in-lieu=stands-in', 'B 9S', 'C pass', 'allowed'],
    ['', '', 'B chooses king', 'irregular BW91.pope.lead'],
  ])('answers, by %s after %s: %s is %s', (readings, before, move, refusal) => {
    const seating = setUp('A 2D, B 9S 4D, C 9D 5D, D JS 6D, Turn-up 5H', { seats: FOUR, readings });
    expect(seating.play(before).refusal(move)).toBe(refusal);
  });

  test.each([
    ['C 3H', 'irregular BW91.pope.placing'],
    ['C pass', 'no-pass BW91.pope.penalties-to-pool'],
    ['D chooses pope', 'not-your-turn BW91.pope.placing'],
    ['C chooses pope', 'allowed'],
  ])('answers, while counters are put down: %s is %s', (move, refusal) => {
    expect(setUp(PUTTING, { seats: FOUR, readings: 'penalties=pool' }).play('B KH').refusal(move)).toBe(refusal);
  });

  test('rejects a counter beyond the last box', () => {
    const { table } = setUp(PUTTING, { seats: FOUR, readings: 'penalties=pool' }).play('B KH');
    expect(table.getRefusal(2, POPE_LAST_MOVE)).toBeNull();
    expect(table.getRefusal(2, POPE_LAST_MOVE + 1)).toEqual({ reason: 'irregular', cite: 'BW91.pope.placing' });
  });

  test('rejects words for no box', () => {
    const { table } = setUp(PUTTING, { seats: FOUR, readings: 'penalties=pool' });
    expect(table.parseMove!(['chooses', 'King'])).toBe(table.parseMove!(['chooses', 'king']));
    for (const said of ['chooses seven', 'takes king', 'king chooses', 'chooses king ace'])
      expect([said, table.parseMove!(said.split(' '))]).toEqual([said, undefined]);
  });

  test('rejects everything when the deal is over', () => {
    const over = setUp('A 2D, B KH, C 3H, D 6D, Turn-up 5S', { seats: FOUR }).play('B KH');
    expect(over.table.legal(createMoveBuffer())).toBe(0);
    expect(over.refusal('C 3H')).toBe('deal-over BW91.pope.settle');
  });
});

describe('the table of Pope Joan', () => {
  test('shows the card turned up, where there is one, and none before the deal', () => {
    const before = game.table({ seats: 4, dealer: 0 });
    expect([before.unheld, before.handsLookedAt]).toEqual([{ turnUp: undefined }, true]);
    expect(setUp('B 2S, C 3S, Turn-up AS').table.unheld).toEqual({ turnUp: card('AS') });
    const none = setUp('A 3D, B AS 2H, C 3S', { seats: FOUR });
    expect([none.table.unheld, none.listEvents().filter((line) => line.startsWith('turned-up'))]).toEqual([
      { turnUp: undefined },
      [],
    ]);
    // Without trumps no court card and no ace brings anything.
    expect(none.play('B AS').changes).toBe('nothing');
  });

  test('makes spades trumps when their ace is turned up, which is taken like any other', () => {
    const ace = setUp('A 2D, B KS 3H, C 3S, Turn-up AS', { seats: FOUR });
    expect(formatBoxes(ace)).toBe('6 2 2 0 1 1 1 1');
    expect(ace.play('B KS').changes).toBe('B +1 box:king -1');
    const taken = setUp('A 2D, B 8S 3H, C 3S, Turn-up AS', { seats: FOUR, readings: 'turn-up=dealers' });
    expect(taken.play('B 8S').table.hands.size(0)).toBe(2);
  });

  test('shows the dealer’s own cards once the stake is down', () => {
    const sat = { seats: FOUR, readings: 'penalties=pool first-dress=dealer-only' };
    const staking = setUp('A 2D, B KH, C 3H, D 6D, Turn-up 5S', sat);
    expect(staking.table.handsLookedAt).toBe(false);
    expect(staking.play('A chooses game').table.handsLookedAt).toBe(true);
  });

  test('shows the cards of the spare hand to a dealer who looks at it, and otherwise none', () => {
    const hands = 'A 2D, B KH, C 3H, D 6D, Turn-up 5S';
    const looked = setUp(hands, { seats: FOUR, readings: 'look=dealer' }).table.privateCards!(0);
    expect(looked).toHaveLength(51 - 5);
    expect(['2D', 'KH', '3H', '6D', '5S', '8D'].filter((each) => looked.includes(card(each)))).toEqual([]);
    expect(setUp(hands, { seats: FOUR }).table.privateCards!(0)).toEqual([]);
    expect(game.table({ seats: 4, dealer: 0 }).privateCards!(0)).toEqual([]);
  });

  test('deals from a shuffled pack hands to the players, one card face up and ten to the spare hand', () => {
    const table = game.table({ seats: 5, dealer: 2 });
    table.deal(table.shuffle(createRandom('shuffled', 1)));
    const { owner } = table.hands;
    expect([0, 1, 2, 3, 4].map((seat) => table.hands.size(seat))).toEqual([8, 8, 8, 8, 8]);
    const { turnUp } = table.unheld!;
    expect([game.pack().includes(turnUp!), owner[turnUp!]]).toEqual([true, -1]);
    expect(game.pack().filter((each) => owner[each] === -1 && each !== turnUp)).toHaveLength(10);
    expect(owner[card('8D')]).toBe(-1);
  });

  test('the card turned up is the last of the pack, whatever is dealt before it; or the first after the hands', () => {
    const turned = (readings: string): number => {
      const table = game.table({ seats: 5, dealer: 2, readings: parsePractices(readings) });
      return table.shuffle(createRandom('turned', 1)).unheld!.turnUp!;
    };
    const last = turned('');
    expect([turned('spare=before-first'), turned('stops=remainder'), turned('stops=from-top')]).toEqual([
      last,
      last,
      last,
    ]);
    expect(turned('turned=after-hands')).not.toBe(last);
    expect(turned('stops=from-bottom')).not.toBe(last);
  });

  test('asks for Pope in lieu, or goes without it', () => {
    const seating = setUp('A 2D, B 9S 4D, C 9D 5D, D JS 6D, Turn-up 5H', {
      seats: FOUR,
      readings: 'in-lieu=stands-in',
    });
    expect(seating.play('B 9S').legal).toBe('C: 9D pass');
  });

  test('reads a card as it writes it', () => {
    expect(setUp('B 2S, C 3S').table.parseMove!(['2s'])).toBe(card('2S'));
  });

  test('the cards of a dealer who stands out are not counted', () => {
    const out = setUp('B KS, C 3S, D 4S 5S, Turn-up KH', { seats: FOUR, readings: 'look=dealer-stands-out' }).play(
      'B KS',
    );
    expect(out.listEvents().filter((line) => line.startsWith('counted'))).toEqual([
      'counted C 1 BW91.pope.settle.cards',
      'counted D 2 BW91.pope.settle.cards',
    ]);
  });

  test('finds the compartment of a trump on either board', () => {
    const on = (board: 'eight' | 'five'): number[] =>
      ['AS', 'KH', 'QD', 'JC', '10S'].map((each) => getHonourBox(card(each), board));
    expect([on('eight'), on('five')]).toEqual([
      [3, 4, 5, 6, -1],
      [3, -1, -1, -1, -1],
    ]);
  });

  test.each([
    ['stops=spare-hand', [1, 2, 3, 4, 0, -1], [-1, -1, -2]],
    ['stops=remainder', [1, 2, 3, 4, 0, 1], [4, 0, -2]],
    ['stops=from-top', [-1, -1, -1, -1, -1, -1], [-1, -1, -2]],
    ['stops=from-bottom', [1, 2, 3, 4, 0, 1], [-1, -1, -1]],
  ])('deals all fifty-one cards in order (%s)', (readings, first, last) => {
    const practices = Object.fromEntries(Object.entries(game.readings).map(([name, { values }]) => [name, values[0]]));
    const course = buildDealOrder(5, 0, { ...practices, ...parsePractices(readings) } as never);
    expect([course.length, course.slice(0, 6), course.slice(-3)]).toEqual([51, first, last]);
  });
});

describe('rare combinations of payments', () => {
  const sat = (readings: string): TableSetup => ({ seats: FOUR, readings });

  test.each<[what: string, hands: string, moves: string, readings: string, has: string]>([
    [
      'each pays by own cards for a Pope turned up, whatever is agreed for one played',
      'A 2S, B 3S 4S, C 5S 6S 7S, D 8S, Turn-up 9D',
      '',
      'pope-played=players-cards',
      'A 6 B -5 C -6 D -4',
    ],
    [
      'the limit holds for a Pope turned up by either reading',
      'A 2S, B 3S 4S, C 5S 6S 7S 2H 3H, D 8S, Turn-up 9D',
      '',
      'pope-limit=four limit-on=turned',
      'A 7 B -5 C -7 D -4',
    ],
    [
      'a dealer who stands out takes the stake for a Pope turned up, and nothing for cards',
      'B 2S 3S, C 4S, D 5S, Turn-up 9D',
      '',
      'look=dealer-stands-out',
      'B -3 C -3 D -3',
    ],
    [
      'a dealer who stands out pays nothing for a Pope played',
      'B 9D 2S 3S, C 4S, D 5S, Turn-up 5H',
      'B 9D',
      'look=dealer-stands-out pope-played=players-cards',
      'A -6 B 7 C -5 D -5',
    ],
    [
      'a Pope turned up, taken and played by the dealer is not paid again',
      'A 9S 2H, B 8S 3H, C 4S, D 5S, Turn-up 9D',
      'B 8S, A 9S, A 9D',
      'turn-up=dealers',
      'A 4 B -5 C -4 D -4',
    ],
    [
      'the dealer’s own pair counts for the dealer',
      'A 3C QS KS 2H, B 2C 4D, C 5D, D 6D, Turn-up 5S',
      'B 2C, A 3C, A QS, A KS',
      '',
      'A -2 B -3 C -3 D -3',
    ],
  ])('are settled: %s', (_, hands, moves, readings, has) => {
    expect(formatPlayers(setUp(hands, sat(readings)).play(moves))).toBe(has);
  });

  test('take the card taken up only once', () => {
    const seating = setUp('A 2D 3D, B 6H 2S, C 8H 3S, D 5D, Turn-up 7H', sat('turn-up=dealers'));
    expect(seating.play('B 6H, A 7H, C 8H').table.hands.size(0)).toBe(2);
  });

  test('let each counter go on any empty box, one on each, when there are as many counters as boxes', () => {
    const hands = 'A 2S 5S, B KS, C 3S 6S, D 4S 7S, E 5H, Turn-up 7H';
    const seating = setUp(hands, { readings: 'penalties=pool first-dress=dealer-only' });
    seating.play('A chooses game, B KS');
    // Seven of the losers and one of the next dealer.
    expect(seating.legal.split(' | ')).toHaveLength(8);
    expect(seating.play('C chooses knave').refusal('C chooses knave')).toBe(
      'irregular BW91.pope.penalties-to-pool.covered',
    );
  });
});

describe('a copy plays on like the deal it was made from', () => {
  test.each([
    ['', 'A 2D, B 2C 4D, C 3C JS QS KS, D 9D 6D 7H, Turn-up 5S', 'B 2C, C 3C, C JS, C QS', 'C KS'],
    ['in-lieu=stands-in', 'A 2D, B 9S 4D, C 9D, D JS 6D, Turn-up 5H', 'B 9S', 'C 9D'],
    ['pair=in-succession', 'A 2D, B 2C 4D, C 3C KS QS 3H, D 6D, Turn-up 5S', 'B 2C, C 3C, C KS', 'C QS'],
    [
      'penalties=pool',
      'A 2D, B KH, C 3H 4D, D 6D, Turn-up 5S',
      'B KH, C chooses pope',
      'C chooses ace, D chooses ace, A chooses ace',
    ],
    ['penalties=pool first-dress=dealer-only', 'A 2D, B KH, C 3H, D 6D, Turn-up KS', '', 'A chooses game'],
    ['turn-up=dealers', 'A 2D, B 6H 2S, C 8H 3S, D 4S, Turn-up 7H', '', 'B 6H, A 7H, C 8H'],
    ['look=dealer', 'A 2D, B 6H 2S, C 8H 3S, D 4S, Turn-up 7H', '', 'B 6H'],
  ])('%s: %s, after %s', (readings, hands, before, rest) => {
    const seating = setUp(hands, { seats: FOUR, readings }).play(before);
    // Its earlier deal must leave no trace.
    const copy = setUp('A 3D, B AH 2H, C 9D 5H, D 7H, Turn-up 9S', { seats: FOUR, readings });
    copy.table.copyFrom(seating.table);
    expect([copy.legal, copy.table.unheld, copy.table.handsLookedAt, copy.table.privateCards!(0)]).toEqual([
      seating.legal,
      seating.table.unheld,
      seating.table.handsLookedAt,
      seating.table.privateCards!(0),
    ]);
    expect([copy.play(rest).ledger, copy.legal]).toEqual([seating.play(rest).ledger, seating.legal]);
  });
});

test('the accounts of players and boxes always sum to nought', () => {
  const legal = createMoveBuffer();
  const table = game.table({ seats: 5, dealer: 0 });
  for (let deal = 1; !table.gameOver; deal++) {
    table.deal(table.shuffle(createRandom('sum', deal)));
    while (!table.dealOver) table.play(legal[table.legal(legal) - 1]!);
    expect(table.balance.reduce((sum, has) => sum + has, 0)).toBe(0);
  }
});
