/**
 * Tests the payments at the end of a deal of Le Nain jaune (1760), and the counters carried over to the next, one case
 * a row. Each player holds the cards to be played and those listed as kept; all other cards are in the talon. A deals,
 * so B is first in cards.
 */
import { describe, expect, test } from 'vitest';
import { nainJaune as game } from '#engine/games/nain-jaune/index.ts';
import { compareChanges, type LedgerCase, NotationTable, playMoves, type TableSetup } from './play.ts';

const setUp = (moves: string, besides: string, sat?: TableSetup): NotationTable => playMoves(game, moves, besides, sat);

const check = (...row: LedgerCase): void => {
  const [changed, expected] = compareChanges(game, ...row);
  expect(changed).toBe(expected);
};

const THREE: TableSetup = { seats: 'A B C' };

describe('the close of the deal', () => {
  const LEFT = 'C KS 7D 3H, D QS 4C, E AS 2S 3S, A 9H';
  // B goes out with a king, a hoc of 4. C 20 doubled, D 14, E 6, A 9; the bêtes: C 5 on the dwarf, D 3 on the queen.
  const OUT = 'B +73 C -46 D -18 E -7 A -10 box:7D +5 box:QS +3';
  // Nine cards without an answer, four hocs of 4: C 80, D 28, E 12, A 18; the bêtes as before.
  const NINE = 'B 5C, B 6C, B 7C, B 8C, B 9C, B 10C, C pass, B KC, B KD, B 8S';
  const OPERA = 'B +154 C -89 D -35 E -16 A -22 box:7D +5 box:QS +3';

  test.each<LedgerCase>([
    ['20 doubled, 14, 6, 9', 'B KC', LEFT, OUT],
    ['opéra: 80, 28, 12, 18', NINE, LEFT, OPERA],
    [
      'fifteen cards of three players',
      'B AC, B 2C, B 3C, B 4C, B 5C, B 6C, B 7C, B 8C, B 9C, B 10C, B JC, B AD, B 2D, B 3D, B KD',
      'C 9H, A 10H',
      'B +46 C -21 A -23 box:JC -2',
      THREE,
    ],
    // Five hocs of 4, and the hands single: 40, 14, 6, 9.
    [
      'one card of another, and it is no opéra',
      'B 5C, B 6C, B 7C, B 8C, C pass, D 9C, B 10C, C pass, B KC, B KD, B 3D, C pass, B 8S',
      LEFT,
      'B +89 C -50 D -22 E -11 A -14 box:7D +5 box:QS +3',
    ],
    ['last card the queen of spades', 'B QS', 'C 5H, D 4C, E 2S, A 9H', 'B +27 C -6 D -5 E -3 A -10 box:QS -3'],
    ['last card the dwarf', 'B 7D', 'C 5H, D 4C, E 2S, A 9H', 'B +29 C -6 D -5 E -3 A -10 box:7D -5'],
    ['the winner’s last card, nobody holds the next', 'B 4S', 'C 5H, D 4C, E 2S, A 9H', 'B +24 C -6 D -5 E -3 A -10'],
    ['the winner’s last card, somebody holds the next', 'B 4S', 'C 5S, D 4C, E 2S, A 9H', 'B +20 C -5 D -4 E -2 A -9'],
    [
      'after his six, the dwarf in a hand is the next',
      'B 6D',
      'C 7D, D 4C, E 2S, A 9H',
      'B +29 C -19 D -4 E -2 A -9 box:7D +5',
    ],
    [
      'ace 1, court cards 10, king without hoc when kept',
      'B KC',
      'C AH KH, D QH JH, E 10H, A 2H',
      'B +47 C -16 D -21 E -11 A -3 box:KH +4',
    ],
    ['last-accidental=unpaid', 'B 4S', 'C 5H, D 4C, E 2S, A 9H', 'B +20 C -5 D -4 E -2 A -9'],
    ['last-accidental=unpaid: a king is no accident', 'B KS', 'C 5H, D 4C, E 2S, A 9H', 'B +24 C -6 D -5 E -3 A -10'],
    ['last-accidental=unpaid: the others are paid', NINE, LEFT, 'B +150 C -88 D -34 E -15 A -21 box:7D +5 box:QS +3'],
    ['accidental=unpaid: nor the last', 'B 4S', 'C 5H, D 4C, E 2S, A 9H', 'B +20 C -5 D -4 E -2 A -9'],
    [
      'nain-after-six=never: his last six is an accident',
      'B 6D',
      'C 7D, D 4C, E 2S, A 9H',
      'B +33 C -20 D -5 E -3 A -10 box:7D +5',
    ],
    ['bete=all-five', 'B KC', LEFT, OUT],
    ['bete=not-the-nain', 'B KC', LEFT, 'B +73 C -41 D -18 E -7 A -10 box:QS +3'],
    ['bete=not-the-nain at an opéra', NINE, LEFT, 'B +154 C -84 D -35 E -16 A -22 box:QS +3'],
    ['opera-bete=single', NINE, LEFT, OPERA],
    ['opera-bete=double', NINE, LEFT, 'B +154 C -94 D -38 E -16 A -22 box:7D +10 box:QS +6'],
    ['opera-bete=double: no opéra, no doubling', 'B KC', LEFT, OUT],
    ['count=cards', 'B KC', LEFT, 'B +16 C -12 D -6 E -4 A -2 box:7D +5 box:QS +3'],
    ['count=cards at an opéra', NINE, LEFT, 'B +40 C -21 D -11 E -10 A -6 box:7D +5 box:QS +3'],
    ['fiche=10: the bête too is ten times', 'B KC', LEFT, 'B +73 C -91 D -45 E -7 A -10 box:7D +50 box:QS +30'],
    ['box=on-holding: empty boxes make no bête', 'B KC', LEFT, 'B +73 C -41 D -15 E -7 A -10'],
  ])('pays in the case “%s” by %s', check);

  test('pays hocs and boxes, then hands, then bêtes', () => {
    const told = setUp('B QS', 'C 7D 3H, D KH').listEvents();
    expect(told.slice(told.indexOf('led B QS AC60.run'))).toEqual([
      'led B QS AC60.run',
      'paid box:QS B 3 AC60.box',
      'called B hoc AC60.hoc.permanent',
      ...['C', 'D', 'E', 'A'].map((seat) => `paid ${seat} B 1 AC60.hoc.paid`),
      'out B AC60.out',
      'counted C 10 AC60.count',
      'paid C B 20 AC60.nain.double',
      'counted D 10 AC60.count',
      'paid D B 10 AC60.out',
      'counted E 0 AC60.count',
      'counted A 0 AC60.count',
      'paid C box:7D 5 AC60.bete.nain',
      'paid D box:KH 4 AC60.bete',
    ]);
  });

  test('reports the opéra with its articles', () => {
    const told = setUp(NINE, LEFT).listEvents();
    expect(told).toContain('made-opera B AC60.opera.meaning');
    expect(told).toContain('paid C B 80 AC60.opera.nain');
    expect(told).toContain('paid D B 28 AC60.opera');
    expect(setUp('B 4S', 'C 5H').listEvents()).toContain('called B hoc AC60.hoc.last');
    expect(setUp('B KC', LEFT).listEvents().join()).not.toContain('made-opera');
  });
});

describe('a game of several deals', () => {
  test.each([
    ['king of hearts kept: 8, and the next dealer’s 4', 'box:KH', ['B KC', 'C KH'], [4, 8, 12]],
    ['queen of spades in the talon: 3, then 6', 'box:QS', ['B KC', 'C 2S'], [3, 3, 6]],
  ] as const)('adds to a box in the case “%s”', (_, box, [move, besides], [staked, left, next]) => {
    const seating = new NotationTable(game).dealFor(move, besides);
    const holds = () => seating.table.balance[seating.accounts.indexOf(box)];
    expect(holds()).toBe(staked);
    seating.play(move);
    expect(holds()).toBe(left);
    expect(seating.dealFor('C KC', 'D 2S').names[seating.table.dealer]).toBe('B');
    expect(holds()).toBe(next);
  });

  test('raises the box of a knave of clubs kept twice: 2, 4, 6, 12, 14', () => {
    const seating = new NotationTable(game);
    const boxes: (number | undefined)[] = [];
    const look = () => boxes.push(seating.table.balance[seating.accounts.indexOf('box:JC')]);
    for (const winner of ['B', 'C', 'D']) {
      seating.dealFor(`${winner} KC`, 'A JC, E 2S');
      look();
      if (winner === 'D') break;
      seating.play(`${winner} KC`);
      look();
    }
    expect(boxes).toEqual([2, 4, 6, 12, 14]);
  });

  test('pays for an opéra in a later deal', () => {
    const seating = new NotationTable(game, THREE).dealFor('B AC, B KC', 'C 2S').play('B AC, B KC');
    const moves = 'C AC, C 2C, C 3C, C 4C, C 5C, C 6C, C 7C, C 8C, C 9C, C 10C, C JC, C AD, C 2D, C 3D, C KD';
    expect(seating.dealFor(moves, 'A 9H').play(moves).listEvents()).toContain('paid A C 18 AC60.opera');
  });

  const tours = (count: number, sat: TableSetup): NotationTable => {
    const seating = new NotationTable(game, sat);
    for (let deal = 1; deal <= count; deal++) {
      const first = seating.names[deal % seating.names.length]!;
      expect(seating.table.gameOver).toBe(false);
      seating.dealFor(`${first} KC`, '').play(`${first} KC`);
    }
    return seating;
  };

  test.each([
    ['the tours agreed', 'A B C', 'tours=1', 3],
    ['the tours agreed', 'A B C D E', 'tours=2', 10],
    ['the tours agreed', 'A B C', 'tours=3', 9],
    ['the tours agreed', 'A B C', 'tours=5', 15],
    ['the tours of the book', 'A B C D E', '', 50],
    ['the tours of the book', 'A B C', 'tours=12', 36],
  ])('%s: %s by %s play %i deals', (_, seats, readings, deals) => {
    const { table } = tours(deals, { seats, readings });
    expect(table.gameOver).toBe(true);
    expect(table.dealNumber).toBe(deals);
    expect(table.toMove).toBe(-1);
  });

  // Each of three deals: the dealer stakes 15, the first in cards makes the hoc of a king (+2) and is out.
  // Left on the board: 45, fifteen each, and the accounts are level.
  test('shares out forty-five counters, fifteen each, by leftover=shared', () => {
    const seating = tours(3, { seats: 'A B C', readings: 'tours=1' });
    expect(seating.ledger).toBe('nothing');
    expect(seating.table.winners).toEqual([0, 1, 2]);
    expect(seating.listEvents().filter((line) => line.startsWith('won'))).toHaveLength(3);
    expect(seating.listEvents()).toContain('ended AC60.tours');
  });

  test('leaves them on the boxes by leftover=stay', () => {
    const seating = tours(3, { seats: 'A B C', readings: 'tours=1 leftover=stay' });
    expect(seating.ledger).toBe('A -15 B -15 C -15 box:KH 12 box:QS 9 box:JC 6 box:10D 3 box:7D 15');
  });

  // B takes the ten of diamonds’ box in the first deal: 44 are left, 14 each, and two by lot.
  test.each([
    ['A B C', 'A 0 B 1 C -1'],
    ['C B A', 'A -1 B 1 C 0'],
    ['C A B', 'A 0 B 0 C 0'],
  ])('gives out the remainder by the lot %s', (lot, ledger) => {
    const seating = new NotationTable(game, { seats: 'A B C', readings: 'tours=1', lot });
    seating.dealFor('B 10D').play('B 10D').dealFor('C KC').play('C KC').dealFor('A KC').play('A KC');
    expect(seating.names.map((name, i) => `${name} ${seating.table.balance[i]}`).join(' ')).toBe(ledger);
  });
});
