/**
 * Tests the rules of Lindor (1792), one case a row. Each player holds the cards that he plays and those listed as kept;
 * all other cards are in the talon. A deals, so B is first in cards. Gains and losses are counted from the moment when
 * all have staked.
 */
import { describe, expect, test } from 'vitest';
import { parseCard } from '#engine/cards.ts';
import { lindor as game } from '#engine/games/lindor/index.ts';
import { compareChanges, type LedgerCase, NotationTable, playMoves, sortAccounts, type TableSetup } from './play.ts';

const setUp = (moves: string, besides: string, sat?: TableSetup): NotationTable => playMoves(game, moves, besides, sat);

describe('the setting-up', () => {
  test.each([
    ['the deal', 3, 15, 7],
    ['the deal', 4, 12, 4],
    ['the deal', 5, 9, 7],
    ['the deal', 6, 8, 4],
    ['the deal', 7, 7, 3],
    ['the deal', 8, 6, 4],
  ])('%s: %i players have %i cards each, %i are left', (_, seats, size, left) => {
    const seating = new NotationTable(game, { seats: 'A B C D E F G H'.slice(0, 2 * seats - 1) });
    expect(seating.table.layout().hands).toEqual(Array(seats).fill(size));
    expect(seating.dealFor('', 'B 2S').listEvents()).toContain(`laid-aside ${left} L92.talon`);
  });

  test('accepts three to eight players', () => {
    const refused = [2, 3, 4, 5, 6, 7, 8, 9].map((seats) => game.refuseSeats(seats, {}));
    expect(refused).toEqual(['L92.players', null, null, null, null, null, null, 'L92.players']);
  });

  test.each([
    ['the stake', 3, 45],
    ['the stake', 4, 60],
    ['the stake', 5, 75],
    ['the stake', 6, 90],
    ['the stake', 7, 105],
    ['the stake', 8, 120],
  ])('%s: %i players stake %i in all, fifteen each', (_, seats, total) => {
    const { table } = new NotationTable(game, { seats: 'A B C D E F G H'.slice(0, 2 * seats - 1) }).dealFor('', 'B 2S');
    expect(Array.from(table.balance.subarray(0, seats))).toEqual(Array(seats).fill(-15));
    expect(table.balance.subarray(seats).reduce((sum, has) => sum + has, 0)).toBe(total);
  });

  test('fills the boxes of five players from the stake of each', () => {
    const seating = new NotationTable(game).dealFor('', 'B 2S');
    const boxes = 'A -15 B -15 C -15 D -15 E -15 box:10D 5 box:JC 10 box:QS 15 box:KH 20 box:7D 25';
    expect(seating.ledger).toBe(sortAccounts(seating.accounts, boxes));
    expect(seating.listEvents().filter((line) => /^paid \w box:\S+ \d+ L92\.stakes$/.test(line))).toHaveLength(25);
  });

  test.each([
    ['the highest card deals', 'A B C', '9S QH 2D', 3, 'B'],
    ['king high, ace low; the tied draw again', 'A B C D', 'AS KH KD QS 2S 3S', 6, 'C'],
    ['too few cards', 'A B C', 'KS KH', -1, ''],
  ])('draws for the first dealer in the case “%s”', (_, seats, cards, used, dealer) => {
    const { table, names } = new NotationTable(game, { seats });
    expect(table.drawForDeal(cards.split(' ').map((text) => parseCard(text)!))).toBe(used);
    if (dealer) expect(names[table.dealer]).toBe(dealer);
  });
});

describe('runs of Lindor', () => {
  const asked: readonly (readonly [string, string, string, string, string])[] = [
    ['six without seven: which seven is free', '', 'B 6S', 'B 2S, C 7H 7D KS', 'C: 7H 7D'],
    ['after a king the same leads again', '', 'B KS', 'B 2S QH, C AH', 'B: 2S QH'],
    ['whatever the suit', '', 'B 4S', 'B 5D 5C 2S, C 5H', 'B: 5D 5C'],
    ['the last player goes on himself if he can', '', 'B 4S, C 5H', 'B 6D, C 6C, D 6H', 'C: 6C'],
    ['else the next to the right who can', '', 'B 4S', 'B 2S, C 6H, D 5H, E 5C', 'D: 5H'],
    ['round the table past the dealer', '', 'B 4S, E 5S', 'B 2S, C 6H, D 7H, A 6C, E 2C', 'A: 6C'],
    ['nobody: the last player leads any card', '', 'B 4S', 'B 2S KD, C 6H', 'B: 2S KD'],
    ['one card of a rank at a time', '', 'B 4S, B 5S', 'B 5D 6C', 'B: 6C'],
    ['the queen of spades stops nothing', '', 'B QS', 'B 2S, C KC', 'C: KC'],
    ['nor does the ten of diamonds', '', 'B 10D', 'B 2S, C JH', 'C: JH'],
    ['nor the seven, which is not wild', '', 'B 7D', 'B 2S, C 8H', 'C: 8H'],
    ['the seven stands for nothing else', '', 'B 4S', 'B 2S 7D, C 6H', 'B: 2S 7D'],
    ['no ace after a king', '', 'B KS', 'B 2S, C AH', 'B: 2S'],
    ['he may let it pass', 'passing=allowed', 'B 4S', 'B 2S, D 5H 5C', 'D: 5H 5C pass'],
    ['he may, for his own card too', 'passing=allowed', 'B 4S', 'B 5S, D 5H', 'B: 5S pass'],
    ['the next who can is asked', 'passing=allowed', 'B 4S, D pass', 'B 2S, D 5H, A 5C', 'A: 5C pass'],
    ['after the last player himself', 'passing=allowed', 'B 4S, B pass', 'B 5S, D 5H', 'D: 5H pass'],
    ['all let it pass: the last player leads', 'passing=allowed', 'B 4S, B pass, D pass', 'B 5S, D 5H', 'B: 5S'],
    ['a leader has nothing to pass', 'passing=allowed', 'B KS', 'B 2S, C 2H', 'B: 2S'],
    ['on from the rank after the missing one', 'stop=skip', 'B 4S', 'B 2S, C 6H', 'C: 6H'],
    ['his own first', 'stop=skip', 'B 4S', 'B 6D 2S, C 6H', 'B: 6D'],
    ['past several', 'stop=skip', 'B 4S', 'B 2S, C 9H', 'C: 9H'],
    ['past the king any card', 'stop=skip', 'B 9S', 'B 2S, C 3H', 'B: 2S'],
    ['a rank let pass is skipped', 'stop=skip passing=allowed', 'B 4S, D pass', 'B 6S, D 5H', 'B: 6S pass'],
  ];
  test.each(asked)('go on as in the case “%s” (%s), after “%s” with %s: %s', (_, readings, moves, besides, legal) => {
    expect(setUp(moves, besides, { readings }).legal).toBe(legal);
  });

  test.each([
    ['the next card of the run', 'B 4S', 'B 5D 2S, C 5H', 'B 2S', 'must-continue L92.order'],
    ['the next card of the run', 'B 4S', 'B 2S, C 5H 9H', 'C 9H', 'must-supply L92.order'],
    ['the seven is not wild', 'B 4S', 'B 2S, C 5H 7D', 'C 7D', 'must-supply L92.order'],
    ['the next who has a card', 'B 4S', 'B 2S, C 5H, D 5C', 'D 5C', 'not-your-turn L92.run.next'],
    ['the next who has a card', 'B 4S', 'B 2S, C 5H', 'C pass', 'no-pass L92.run.compulsory'],
    ['the deal', 'B 4S', 'B 2S, C 5H', 'C 5C', 'not-in-hand L92.deal'],
    ['the deal is over', 'B 4S', 'C 5H', 'C 5H', 'deal-over L92.out'],
  ])('%s: after %s with %s, %s is refused: %s', (_, moves, besides, move, refusal) => {
    const seating = setUp(moves, besides);
    const before = seating.ledger;
    expect(seating.refusal(move)).toBe(refusal);
    expect(seating.ledger).toBe(before);
  });

  test('a leader may not pass, whatever the reading', () => {
    const seating = setUp('B KS', 'B 2S, C 2H', { readings: 'passing=allowed' });
    expect(seating.refusal('B pass')).toBe('no-pass L92.run.compulsory');
  });

  test('are reported with their articles', () => {
    const told = setUp('B 4S, B 5S, C 6H, C KH, C 9S, B 10C', 'B 2S, C 2H, D 2D, E 2C, A 3C').listEvents();
    expect(told.slice(told.indexOf('led B 4S L92.run'))).toEqual([
      'led B 4S L92.run',
      'followed B 5S L92.run',
      'followed C 6H L92.run.next',
      'led C KH L92.run.stop',
      'paid box:KH C 20 L92.box',
      'led C 9S L92.run.king',
      'followed B 10C L92.run.next',
    ]);
    const ace = setUp('B AS, B 9S', 'B 3S, C 3H').listEvents();
    expect(ace.at(-1)).toBe('led B 9S L92.run.stop');
    const skipped = setUp('B 4S, C 6H', 'B 2S, C 2H', { readings: 'stop=skip' });
    expect(skipped.listEvents().at(-1)).toBe('followed C 6H L92.run.stop');
    const passed = setUp('B 4S, D pass', 'B 2S, D 5H', { readings: 'passing=allowed' });
    expect(passed.listEvents().at(-1)).toBe('passed D L92.run.compulsory');
  });
});

describe('the counters of Lindor', () => {
  const LEFT = 'C KS 7D 3H, D QS 4C, E AH, A 10S 10H';
  const OUT = 'B +55 C -45 D -29 E -1 A -20 box:7D +25 box:QS +15';
  // Nine cards that nobody else has: the king’s box in play, then 20 + 14 + 1 + 20.
  const NINE = 'B KH, B KC, B KD, B AS, B 2S, B 3S, B 4S, B 5S, B 6S';
  const BOXES = 'box:KH -20 box:QS -15 box:JC -10 box:10D -5 box:7D -25';
  const AFTER_ACES = 'C KS 7D 3H, D QS 4C, E AH, A 10S 10H';

  test.each<LedgerCase>([
    ['a king is paid nothing', 'B KS', 'B 2S, C 2H', 'nothing'],
    ['nor a card nobody follows', 'B 4S', 'B 2S, C 2H', 'nothing'],
    ['a box is taken', 'B QS', 'B 2S, C 2H', 'B +15 box:QS -15'],
    ['the seven’s too', 'B 7D', 'B 2S, C 2H', 'B +25 box:7D -25'],
    ['the ten’s, by who supplies it', 'B 9S, D 10D', 'B 2S, D 2H', 'D +5 box:10D -5'],
    ['20, 14, 1 and 20', 'B KC', LEFT, OUT],
    ['75 of the boxes and 55 of the hands', NINE, AFTER_ACES, `B +130 C -20 D -14 E -1 A -20 ${BOXES}`],
    [
      'eight cards and another’s one are no opéra',
      'B KH, B KC, B KD, B AS, B 2S, B 3S, B 4S, B 5S, D 6C, B 7S',
      `${LEFT}, D 2C`,
      'B +77 C -45 D -31 E -1 A -20 box:KH -20 box:7D +25 box:QS +15',
    ],
    ['bete=all-five', 'B KC', LEFT, OUT],
    ['bete=not-the-nain', 'B KC', LEFT, 'B +55 C -20 D -29 E -1 A -20 box:QS +15'],
    ['bete=none', 'B KC', LEFT, 'B +55 C -20 D -14 E -1 A -20'],
    ['count=points', 'B KC', LEFT, OUT],
    ['count=cards', 'B KC', LEFT, 'B +8 C -28 D -17 E -1 A -2 box:7D +25 box:QS +15'],
    ['sweep=before-betes: empty boxes make none', NINE, AFTER_ACES, `B +130 C -20 D -14 E -1 A -20 ${BOXES}`],
    ['sweep=after-betes: made, then swept', NINE, AFTER_ACES, `B +170 C -45 D -29 E -1 A -20 ${BOXES}`],
    ['sweep=after-betes: no opéra, no sweep', 'B KC', LEFT, OUT],
  ])('change in the case “%s” by %s', (...row) => {
    const [changed, expected] = compareChanges(game, ...row);
    expect(changed).toBe(expected);
  });

  test('are paid in order: hands, then the sweep, then the bêtes', () => {
    const told = setUp(NINE, AFTER_ACES).listEvents();
    expect(told.slice(told.indexOf('out B L92.out'))).toEqual([
      'out B L92.out',
      'counted C 20 L92.count',
      'paid C B 20 L92.out',
      'counted D 14 L92.count',
      'paid D B 14 L92.out',
      'counted E 1 L92.count',
      'paid E B 1 L92.out',
      'counted A 20 L92.count',
      'paid A B 20 L92.out',
      'made-opera B L92.opera',
      'paid box:QS B 15 L92.opera.boxes',
      'paid box:JC B 10 L92.opera.boxes',
      'paid box:10D B 5 L92.opera.boxes',
      'paid box:7D B 25 L92.opera.boxes',
    ]);
    expect(setUp('B KC', LEFT).listEvents()).toContain('paid C box:7D 25 L92.bete');
    expect(setUp('B KC', LEFT).listEvents().join()).not.toContain('made-opera');
  });

  test('are paid for an opéra in a later deal, whose first lead is a first lead', () => {
    const seating = new NotationTable(game).dealFor('B AC, B KC', 'C 3S').play('B AC, B KC');
    const moves = NINE.replaceAll('B', 'C');
    const from = seating.events.length;
    const told = seating.dealFor(moves, 'A 10H').play(moves).listEvents(from);
    expect(told).toContain('led C KH L92.run');
    expect(told).toContain('made-opera C L92.opera');
  });

  test('in a box grow by the bête and by the next stakes: 15, 30, 45', () => {
    const seating = new NotationTable(game).dealFor('B KC', 'D QS');
    const holds = () => seating.table.balance[seating.accounts.indexOf('box:QS')];
    expect(holds()).toBe(15);
    seating.play('B KC');
    expect(holds()).toBe(30);
    seating.dealFor('C KC', 'D 2S');
    expect(holds()).toBe(45);
    expect(seating.names[seating.table.dealer]).toBe('B');
  });

  // Three deals of three players who each stake 15: 135 on the board, less the 3 of the ten’s box that B takes in the
  // first.
  test.each([
    ['leftover=shared', 'A B C', 'A -1 B 2 C -1'],
    ['leftover=stay', 'A B C', 'A -45 B -42 C -45'],
  ])('in the boxes are divided by %s at the end of the game', (readings, lot, ledger) => {
    const seating = new NotationTable(game, { seats: 'A B C', readings: `tours=1 ${readings}`, lot });
    seating.dealFor('B 10D').play('B 10D').dealFor('C KC').play('C KC').dealFor('A KC').play('A KC');
    expect(seating.names.map((name, i) => `${name} ${seating.table.balance[i]}`).join(' ')).toBe(ledger);
    expect(seating.table.gameOver).toBe(true);
    expect(seating.table.winners).toEqual([1]);
    expect(seating.listEvents()).toContain('won B L92.winner');
  });

  // 135 less a box of 3 and, in the second deal, one of 18: 114 is 38 each; or one of 12: 120, 40 each.
  test.each([
    ['B 10D', 'C QS', 'A -7 B -4 C 11'],
    ['B 10D', 'C JC', 'A -5 B -2 C 7'],
    ['B 10D', 'C KC', 'A -1 B 2 C -1'],
  ])('change by %s and %s, then by an equal share of the board', (first, second, ledger) => {
    const seating = new NotationTable(game, { seats: 'A B C', readings: 'tours=1' });
    seating.dealFor(first).play(first).dealFor(second).play(second).dealFor('A KC').play('A KC');
    expect(seating.names.map((name, i) => `${name} ${seating.table.balance[i]}`).join(' ')).toBe(ledger);
  });
});
