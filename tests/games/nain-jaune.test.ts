/**
 * Tests the rules of Le Nain jaune (1760), one case a row. Each player holds the cards that he plays and those listed
 * as kept; all other cards are in the talon. A deals, so B is first in cards. Gains and losses are counted from the
 * moment when the dealer has staked.
 */
import { describe, expect, test } from 'vitest';
import { parseCard } from '#engine/cards.ts';
import { nainJaune as game } from '#engine/games/nain-jaune/index.ts';
import { compareChanges, type LedgerCase, NotationTable, playMoves, sortAccounts, type TableSetup } from './play.ts';

const setUp = (moves: string, besides: string, sat?: TableSetup): NotationTable => playMoves(game, moves, besides, sat);

const check = (...row: LedgerCase): void => {
  const [changed, expected] = compareChanges(game, ...row);
  expect(changed).toBe(expected);
};

const THREE: TableSetup = { seats: 'A B C' };
/** One more card for each player, so that no hand becomes empty; it continues no run of the rows. */
const KEPT = 'B 2S, C 2H, D 4H, E 6H, A 8H';
const HOC = 'B +4 C -1 D -1 E -1 A -1';

describe('the setting-up', () => {
  test.each([
    ['three or five', 'A B C', '15 15 15'],
    ['three or five', 'A B C D E', '9 9 9 9 9'],
  ])('%s: %s have %s cards, and seven are left', (_, seats, sizes) => {
    const seating = new NotationTable(game, { seats });
    expect(seating.table.layout().hands.join(' ')).toBe(sizes);
    expect(seating.dealFor('', 'B 2S').listEvents()).toContain('laid-aside 7 AC60.talon');
  });

  test('accepts three or five players, and no other number', () => {
    const may = [1, 2, 3, 4, 5, 6].map((seats) => game.refuseSeats(seats, {}));
    expect(may).toEqual(['AC60.players', 'AC60.players', null, 'AC60.players', null, 'AC60.players']);
  });

  test.each([
    ['a counter in the ten of diamonds’ box', '', 'A -15 box:10D 1 box:JC 2 box:QS 3 box:KH 4 box:7D 5'],
    ['a dearer fiche', 'fiche=2', 'A -30 box:10D 2 box:JC 4 box:QS 6 box:KH 8 box:7D 10'],
    ['a dearer fiche', 'fiche=10', 'A -150 box:10D 10 box:JC 20 box:QS 30 box:KH 40 box:7D 50'],
  ])('%s %s: the dealer alone stakes: %s', (_, readings, ledger) => {
    const seating = new NotationTable(game, { readings }).dealFor('', 'B 2S');
    expect(seating.ledger).toBe(sortAccounts(seating.accounts, ledger));
    expect(seating.listEvents().filter((line) => /^paid A box:\S+ \d+ AC60\.stakes$/.test(line))).toHaveLength(5);
  });

  test.each([
    ['the highest card deals', 'A B C', '9S QH 2D', 3, 'B'],
    ['king high, ace low', 'A B C', 'AS KH QD', 3, 'B'],
    ['only those who are level draw again', 'A B C', 'KS 2H KD 3S 4S', 5, 'C'],
    ['and again', 'A B C D E', '2S KH 3D KD KC 9S 9H 9D AS 2H JC', 11, 'E'],
    ['too few cards', 'A B C', 'KS 2H KD 3S', -1, ''],
  ])('draws for the first dealer in the case “%s”', (_, seats, cards, used, dealer) => {
    const { table, names } = new NotationTable(game, { seats });
    expect(table.drawForDeal(cards.split(' ').map((text) => parseCard(text)!))).toBe(used);
    if (dealer) expect(names[table.dealer]).toBe(dealer);
  });
});

describe('hocs and boxes', () => {
  test.each<LedgerCase>([
    ['accidental hoc', 'B 4S', KEPT, HOC],
    ['king', 'B KS', KEPT, HOC],
    ['king of hearts and its box', 'B KH', KEPT, 'B +8 C -1 D -1 E -1 A -1 box:KH -4'],
    ['ten of diamonds and its box', 'B 10D', KEPT, 'B +5 C -1 D -1 E -1 A -1 box:10D -1'],
    ['knave of clubs and its box', 'B JC', KEPT, 'B +6 C -1 D -1 E -1 A -1 box:JC -2'],
    ['queen of spades and its box', 'B QS', KEPT, 'B +7 C -1 D -1 E -1 A -1 box:QS -3'],
    ['the dwarf, led, and its box', 'B 7D', KEPT, 'B +9 C -1 D -1 E -1 A -1 box:7D -5'],
    ['three players', 'B 4S', 'B 2S, C 2H, A 8H', 'B +2 C -1 A -1', THREE],
    ['three players, ten of diamonds', 'B 10D', 'B 2S, C 2H, A 8H', 'B +3 C -1 A -1 box:10D -1', THREE],
    ['the four is in a hand: no hoc yet', 'B AC, B 2C, B 3C, C 4C', `${KEPT}, A 5C`, 'nothing'],
    ['the four is in the talon', 'B AC, B 2C, B 3C', KEPT, HOC],
    ['who supplies it goes on, and makes the hoc', 'B 3C, C 4C, C 5C', KEPT, 'B -1 C +4 D -1 E -1 A -1'],
    ['the card is already played', 'B 4S, B 3S', KEPT, 'B +8 C -2 D -2 E -2 A -2'],
    ['fiche=10: a hoc is still one counter', 'B 4S', KEPT, HOC],
    ['fiche=10: a box is ten times as full', 'B 10D', KEPT, 'B +14 C -1 D -1 E -1 A -1 box:10D -10'],
    ['accidental=unpaid', 'B 4S', KEPT, 'nothing'],
    ['accidental=unpaid: a king is no accident', 'B KS', KEPT, HOC],
    ['accidental=unpaid: nor is the queen of spades', 'B QS', KEPT, 'B +7 C -1 D -1 E -1 A -1 box:QS -3'],
    ['accidental=unpaid: nor the dwarf', 'B 7D', KEPT, 'B +9 C -1 D -1 E -1 A -1 box:7D -5'],
    ['box=on-holding: the box is gone when the card falls', 'B KH', KEPT, HOC],
  ])('are paid in the case “%s” by %s', check);

  test('are drawn by box=on-holding as the cards are taken up; in the talon they stay', () => {
    const seating = new NotationTable(game, { readings: 'box=on-holding' }).dealFor('', 'B 2S KH, C 7D, A QS');
    expect(seating.ledger).toBe('A -12 B 4 C 5 box:JC 2 box:10D 1');
    expect(seating.listEvents()).toContain('paid box:KH B 4 AC60.notice.draw');
  });

  test.each([
    ['after a hoc its player leads any card', 'B 4S', 'B 2S KD, C 2H', 'B: 2S KD'],
    ['the holder of the four must go on', 'B AC, B 2C, B 3C', 'B 2S, C 4C KD', 'C: 4C'],
    ['he who can go on himself must', 'B AC', 'B 2C 2S, C 4C KD', 'B: 2C'],
    ['the four is in the talon: the three’s player leads', 'B AC, B 2C, B 3C', 'B 2S KD, C 2H', 'B: 2S KD'],
    ['the queen of spades cuts off the king', 'B QS', 'B 2H, C KS', 'B: 2H'],
    ['the knave of clubs cuts off the queen', 'B JC', 'B 2H, C QC', 'B: 2H'],
    ['the ten of diamonds cuts off the knave', 'B 10D', 'B 2H JD', 'B: 2H JD'],
    ['other suits’ queens are no hoc', 'B QC', 'B 2H, C KC', 'C: KC'],
    ['no ace after a king', 'B KC', 'B 2H, C AC', 'B: 2H'],
    ['past the dealer', 'B 4S', 'B 2H, A 5S KD', 'A: 5S'],
  ])('leave the turn as in the case “%s”', (_, moves, besides, legal) => {
    expect(setUp(moves, besides).legal).toBe(legal);
  });

  test('are reported with their articles', () => {
    const seating = new NotationTable(game).dealFor('B KH, B 4S, B 5C', KEPT);
    const from = seating.events.length;
    expect(seating.play('B KH, B 4S').listEvents(from)).toEqual([
      'led B KH AC60.run',
      'paid box:KH B 4 AC60.box',
      'called B hoc AC60.hoc.king',
      ...['C', 'D', 'E', 'A'].map((seat) => `paid ${seat} B 1 AC60.hoc.paid`),
      'led B 4S AC60.hoc.lead',
      'called B hoc AC60.hoc.accidental',
      ...['C', 'D', 'E', 'A'].map((seat) => `paid ${seat} B 1 AC60.hoc.paid`),
    ]);
  });

  test('are reported with their articles: the runner, who supplies, and who leads again, the dealer too', () => {
    const told = setUp('B AC, B 2C, A 3C, A 4S', KEPT).listEvents();
    expect(told.filter((line) => /^(led|followed)/.test(line))).toEqual([
      'led B AC AC60.run',
      'followed B 2C AC60.run',
      'followed A 3C AC60.run.supply',
      'led A 4S AC60.hoc.lead',
    ]);
  });
});

describe('the dwarf', () => {
  test.each<LedgerCase>([
    ['for a card its player lacks', 'B 4S, B 5S, B 7D', `${KEPT}, D 6S`, 'B +9 C -1 D -1 E -1 A -1 box:7D -5'],
    [
      'after the six the run stops',
      'B 4S, B 5S, B 7D, B 6D',
      `${KEPT}, D 6S 8D`,
      'B +13 C -2 D -2 E -2 A -2 box:7D -5',
    ],
    ['laid before the four', 'B 3C, B 7D', `${KEPT}, C 4C`, 'B +9 C -1 D -1 E -1 A -1 box:7D -5'],
    ['it pays one hoc only, for a king too', 'B QH, C 7D', KEPT, 'B -1 C +9 D -1 E -1 A -1 box:7D -5'],
    ['kept: the card’s holder goes on', 'B 3C, B pass, C 4C', `${KEPT}, B 7D, D 5C`, 'nothing'],
    ['kept: nobody goes on, an accident', 'B 4S, D pass', `${KEPT}, D 7D`, HOC],
    ['for a card already played', 'B 4S, B pass, B 3S, B 7D', KEPT, 'B +13 C -2 D -2 E -2 A -2 box:7D -5'],
    ['after the six it comes in its own right', 'B 6D, D 7D', KEPT, 'B -1 C -1 D +9 E -1 A -1 box:7D -5'],
    ['held back after the six: an accident', 'B 6D, D pass', `${KEPT}, D 7D`, HOC],
    ['nain-after-six=never: an accident at once', 'B 6D', `${KEPT}, D 7D`, HOC],
    ['nain=unsuppliable: the holder is not stopped', 'B 5S, D 6S', `${KEPT}, B 7D, E 7S`, 'nothing'],
    ['nain-turn=anyone: from behind the holder', 'B 5S, E 7D', `${KEPT}, D 6S`, 'B -1 C -1 D -1 E +9 A -1 box:7D -5'],
    ['nain-turn=runner: another’s does not come', 'B 5S, D 6S', `${KEPT}, C 7D, E 7S`, 'nothing'],
  ])('is paid for in the case “%s” by %s', check);

  const asked: readonly (readonly [string, string, string, string])[] = [
    ['', 'B 5S', 'B 2H 7D, D 6S', 'B: 7D pass'],
    ['', 'B 5S', 'B 2H, C 7D, D 6S', 'C: 7D pass'],
    ['', 'B 5S', 'B 2H, D 6S, E 7D', 'D: 6S'],
    ['', 'B 5S', 'B 2H, D 6S 7D', 'D: 6S'],
    ['', 'B 5S', 'B 2H 6S 7D', 'B: 6S'],
    ['', 'B 5S', 'B 2H, E 7D', 'E: 7D pass'],
    ['', 'B 5S, C pass', 'B 2H, C 7D, D 6S', 'D: 6S'],
    ['', 'B 5S, C pass', 'B 2H, C 7D', 'B: 2H'],
    ['', 'B 5S, B pass', 'B 2H 7D', 'B: 2H 7D'],
    ['', 'B 6D', 'B 2H 7D', 'B: 7D pass'],
    ['', 'B 6D', 'B 2H, D 7D', 'D: 7D pass'],
    ['', 'B 4S, B 5S, B 7D', 'B 2H 6D, D 6S', 'B: 2H 6D'],
    ['nain-turn=anyone', 'B 5S', 'B 2H, D 6S, E 7D', 'E: 7D pass'],
    ['nain-turn=anyone', 'B 5S', 'B 2H 6S, E 7D', 'B: 6S'],
    ['nain-turn=anyone', 'B 5S', 'B 2H, D 6S 7D', 'D: 6S'],
    ['nain-turn=runner', 'B 5S', 'B 2H 7D, D 6S', 'B: 7D pass'],
    ['nain-turn=runner', 'B 5S', 'B 2H, C 7D, D 6S', 'D: 6S'],
    ['nain-turn=runner', 'B 5S', 'B 2H, C 7D', 'B: 2H'],
    ['nain=unsuppliable', 'B 5S', 'B 2H 7D, D 6S', 'D: 6S'],
    ['nain=unsuppliable', 'B 5S', 'B 2H, C 7D', 'C: 7D pass'],
    ['nain-after-six=compulsory', 'B 5S', 'B 2H 7D, D 6S', 'B: 7D pass'],
    ['nain-after-six=compulsory', 'B 6D', 'B 2H, D 7D', 'D: 7D'],
    ['nain-after-six=compulsory', 'B 6D', 'B 2H 7D', 'B: 7D'],
    ['nain-after-six=never', 'B 5S', 'B 2H, D 6S', 'D: 6S'],
    ['nain-after-six=never', 'B 6D', 'B 2H, D 7D', 'B: 2H'],
    ['nain-after-six=never', 'B 6D', 'B 2H 7D', 'B: 2H 7D'],
    ['supply=optional', 'B 5S', 'B 2H, D 6S', 'D: 6S pass'],
    ['supply=optional', 'B 5S', 'B 2H 6S', 'B: 6S'],
    ['supply=optional', 'B 5S, D pass', 'B 2H, D 6S', 'B: 2H'],
    ['supply=optional', 'B 5S, C pass, D pass', 'B 2H, C 7D, D 6S', 'B: 2H'],
  ];
  test.each(asked)('is asked for, %s after “%s” with %s: %s', (readings, moves, besides, legal) => {
    expect(setUp(moves, besides, { readings }).legal).toBe(legal);
  });

  test('is reported with its articles', () => {
    const told = setUp('B 5S, B 7D', `${KEPT}, D 6S`).listEvents().slice(-7);
    expect(told).toEqual([
      'followed B 7D AC60.nain.wild',
      'paid box:7D B 5 AC60.box',
      'called B hoc AC60.nain.hoc',
      ...['C', 'D', 'E', 'A'].map((seat) => `paid ${seat} B 1 AC60.hoc.paid`),
    ]);
    expect(setUp('B 5S, C pass', `${KEPT}, C 7D, D 6S`).listEvents().at(-1)).toBe('passed C AC60.nain.turn');
    expect(setUp('B 6D, C 7D', KEPT).listEvents()).toContain('followed C 7D AC60.nain.after-six');
    expect(setUp('B 6D, C pass', `${KEPT}, C 7D`).listEvents()).toContain('passed C AC60.nain.after-six');
    const kept = setUp('B 5S, D pass', `${KEPT}, D 6S`, { readings: 'supply=optional' }).listEvents();
    expect(kept).toContain('passed D AC60.run.compulsory');
    expect(kept).toContain('called B hoc AC60.hoc.accidental');
  });
});

describe('an illegal card', () => {
  test.each<[origin: string, moves: string, besides: string, move: string, refusal: string, readings?: string]>([
    ['must-continue', 'B AC', 'B 2C 2S', 'B 2S', 'must-continue AC60.run.suit'],
    ['must-continue', 'B AC', 'B 2C 5C', 'B 5C', 'must-continue AC60.order'],
    ['must-continue', 'B AC', 'B 2C 7D', 'B 7D', 'must-continue AC60.nain.wild'],
    ['must-supply', 'B AC', 'B 2S, C 2C 2H', 'C 2H', 'must-supply AC60.run.suit'],
    ['must-supply', 'B AC', 'B 2S, C 2C 9C', 'C 9C', 'must-supply AC60.order'],
    ['must-supply', 'B AC', 'B 2S, C 2C 7D', 'C 7D', 'must-supply AC60.nain.wild'],
    ['the leader', 'B AC', 'B 2S, C 2H', 'B pass', 'no-pass AC60.run.compulsory'],
    ['the runner', 'B AC', 'B 2C 2S', 'B pass', 'no-pass AC60.run.compulsory'],
    ['the holder', 'B AC', 'B 2S, C 2C', 'C pass', 'no-pass AC60.run.compulsory'],
    ['supply=optional: the leader', '', 'B 2S, C 2C', 'B pass', 'no-pass AC60.run.compulsory', 'supply=optional'],
    [
      'nain-after-six=compulsory',
      'B 6D',
      'B 2S, D 7D',
      'D pass',
      'no-pass AC60.nain.after-six',
      'nain-after-six=compulsory',
    ],
    ['before the first in cards', '', 'B 2S, C 2C', 'C 2C', 'not-your-turn AC60.deal.right'],
    ['before the holder', 'B AC', 'B 2S, C 2C, D KD', 'D KD', 'not-your-turn AC60.run.supply'],
    ['before the maker of a hoc', 'B KC', 'B 2S, C 2C', 'C 2C', 'not-your-turn AC60.hoc.lead'],
    ['before the dealer, who made one', 'B AC, A 2C', 'B 2S, C 2D, A KD', 'C 2D', 'not-your-turn AC60.hoc.lead'],
    ['before the dwarf', 'B AC', 'B 2S, C 7D, D 2C', 'D 2C', 'not-your-turn AC60.nain.turn'],
    ['of another', 'B AC', 'B 2S, C 2C', 'C KD', 'not-in-hand AC60.deal'],
    ['when all is over', 'B KC', 'C 2C', 'C 2C', 'deal-over AC60.out'],
  ])('is refused (%s) after %s with %s, %s: %s', (...[, moves, besides, move, refusal, readings = '']) => {
    const seating = setUp(moves, besides, { readings });
    const before = seating.ledger;
    expect(seating.refusal(move)).toBe(refusal);
    expect(seating.ledger).toBe(before);
  });
});
