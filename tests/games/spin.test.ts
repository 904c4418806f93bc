/**
 * Tests the rules of Spin, one case a row. Each player holds the cards that he plays and those listed as kept; cards
 * that nobody holds have already been played. A deals, so B leads.
 */
import { describe, expect, test } from 'vitest';
import { FULL_PACK, formatCard } from '#engine/cards.ts';
import { createMoveBuffer } from '#engine/game.ts';
import { spin as game } from '#engine/games/spin/index.ts';
import { isDeclaration, playsSpin, SPIN_LAST_MOVE } from '#engine/games/spin/rules.ts';
import { createRandom } from '#engine/random.ts';
import { compareChanges, type LedgerCase, NotationTable, sortAccounts, type TableSetup } from './play.ts';

const setUp = (hands: string, sat: TableSetup = {}): NotationTable => new NotationTable(game, sat).deal(hands);

test.each([
  [3, '17 17 16'],
  [4, '13 13 12 12'],
  [5, '10 10 10 10 10'],
  [6, '9 9 8 8 8 8'],
  [7, '8 7 7 7 7 7 7'],
  [8, '7 7 6 6 6 6 6 6'],
])('%i players have %s cards, from the dealer’s left', (seats, sizes) => {
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
])('%i players make a pool of %i', (seats, pool) => {
  const names = 'A B C D E F G H'.split(' ').slice(0, seats).join(' ');
  for (const [readings, dealer] of [
    ['', -3],
    ['dealer-game=pays', -4],
  ] as const) {
    const { table } = setUp('B 2S', { seats: names, readings });
    expect(Array.from(table.balance.subarray(0, seats))).toEqual([
      dealer,
      ...Array.from({ length: seats - 1 }, () => -1),
    ]);
    expect(Array.from(table.balance.subarray(seats))).toEqual([2, 1, pool - 3 - (dealer + 3)]);
  }
});

test('six cards stop, and six can only be led', () => {
  const pack = new Set(game.pack());
  const next = (card: number): number => (card % 13 === 12 ? -1 : card + 1);
  const led = [...pack].filter((card) => ![...pack].some((other) => next(other) === card)).map(formatCard);
  const stops = [...pack].filter((card) => !pack.has(next(card))).map(formatCard);
  expect(stops.sort()).toEqual('KS KH KD KC 7D AH'.split(' ').sort());
  expect(led.sort()).toEqual('AS AH AD AC 9D 3H'.split(' ').sort());
});

/** Cases whose gains and losses are counted from the first card on, after the stakes. */
const ROWS: readonly LedgerCase[] = [
  ['a king', 'B KS', 'B 2S', 'A -1 B +4 C -1 D -1 E -1'],
  ['a king not asked for', 'B KS says nothing?', 'B 2S', 'nothing'],
  ['seven and Spin', 'B 6C, C 7C with AD', 'B 2S, C AD 3S, D 8C, E 2D', 'A -3 B -3 C +12 D -3 E -3'],
  ['the seven alone', 'B 6C, C 7C, D 8C', 'B 2S, C AD, D 9S', 'nothing'],
  ['seven and Spin, and nobody asked', 'B 6C, C 7C says nothing?', 'B 2S, C AD 3S', 'nothing'],
  ['a king, then Spin led', 'B KS, B AD, E 2D', 'B 3S, E 9S', 'A -4 B +16 C -4 D -4 E -4'],
  ['double for Spin', 'B 2S', 'A 3S 4C 9C, C 3H 4H, D 5H 6C 8S 9S AD, E KH', 'A -3 B +20 C -2 D -10 E -1 box:game -4'],
  [
    'the last two cards',
    'B 6C, B 7C with AD',
    'A 2S 3S, B AD, C 2C 3C 4C 9H, D 4S, E 5S 6S 8S',
    'A -5 B +26 C -7 D -4 E -6 box:game -4',
  ],
  ['spin-led=stop', 'B AD, B 9S', 'B 3S, E 2D', 'A -3 B +12 C -3 D -3 E -3'],
  ['spin-stake=5', 'B AD', 'B 3S', 'A -5 B +20 C -5 D -5 E -5'],
  ['spin-beside=any', 'B 9S with AD', 'B AD 3S, C 10S', 'A -3 B +12 C -3 D -3 E -3'],
  ['Spin beside a king that comes in sequence', 'B QS, C KS with AD', 'B 3S, C AD 2S', 'A -4 B -4 C +16 D -4 E -4'],
  ['spin-chance=for-good', 'B 6C, C 7C, D 8C, D 10S, C JS', 'B 2S, C AD QD, D 9S', 'nothing'],
  ['pair=shown-or-played', 'B QD, B KD', 'B 2S', 'A -1 B +6 C -1 D -1 E -1 box:matrimony -2'],
  ['pair=shown-or-played', 'B QD, C KD', 'B 2S, C 4S', 'A -1 B -1 C +4 D -1 E -1'],
];

test.each(ROWS)('Spin pays in the case “%s” by %s', (...row) => {
  const [changes, expected] = compareChanges(game, ...row);
  expect(changes).toBe(expected);
});

describe('the play of Spin', () => {
  test('Spin stops the run, and the two of diamonds is only to be led', () => {
    const seating = setUp('B 6C 2S, C 7C AD 3H 4H, D 8C 9S, E 2D 4S');
    expect(seating.play('B 6C').legal).toBe('C: 7C | 7C with AD');
    expect(seating.play('C 7C with AD').legal).toBe('C: 3H 4H');
    expect(seating.listEvents().slice(-6, -4)).toEqual(['followed C AD BW91.spin.with', 'called C spin BW91.spin.ace']);
  });

  test('goes on with the two; where the two has gone, the leader of Spin leads again', () => {
    const seating = setUp('C KS AD 3S, E 2D 9H, B JS QS 4H');
    seating.play('B JS, B QS, C KS, C AD');
    expect(seating.legal).toBe('E: 2D');
    expect(setUp('B AD 3S, C 4S 5H').play('B AD').legal).toBe('B: 3S');
  });

  test('lets a player who declares keep the cards', () => {
    const seating = setUp('B QC 2S, D KC KD QD JD, A 4S, C 5S, E 6S').play('B QC, D KC');
    expect(seating.legal).toBe('D: JD | QD | KD | declares matrimony | declares intrigue');
    seating.play('D declares matrimony, D declares intrigue');
    expect(seating.ledger).toBe(sortAccounts(seating.accounts, 'A -4 B -2 C -2 D 6 E -2 box:game 4'));
    expect(seating.legal).toBe('D: JD QD KD');
    // K♦ later is paid like any king.
    expect(seating.play('D KD').ledger).toBe(sortAccounts(seating.accounts, 'A -5 B -3 C -3 D 10 E -3 box:game 4'));
  });

  test('allows no declaration before a stop, nor with the first lead', () => {
    const seating = setUp('B KD QD 3S, C 4S 9H');
    expect(seating.refusal('B declares matrimony')).toBe('irregular BW91.spin.declare');
    expect(seating.play('B 3S').refusal('C declares matrimony')).toBe('irregular BW91.spin.declare');
    const later = setUp('B KS KD QD 3S, C 4S 9H, D 5S 6H', { readings: 'declare=once-stopped' });
    expect(later.play('B KS').legal).toContain('declares matrimony');
    later.play('B 3S, C 4S, D 5S');
    expect(later.legal).toBe('D: 6H');
  });

  test('allows a declaration in the run too, by the other reading, once the player has made a stop', () => {
    const seating = setUp('B KS 3S 5S KD QD, C 4S 9H', { readings: 'declare=once-stopped' }).play('B KS, B 3S, C 4S');
    expect(seating.legal).toBe('B: 5S | declares matrimony');
  });

  test('counts a stop that Spin made as one of the player’s stops', () => {
    const seating = setUp('B 6C 2S, C 7C AD KD QD 3S 5S, D 4S 8C, E 9S', { readings: 'declare=once-stopped' });
    expect(seating.play('B 6C').legal).not.toContain('declares');
    seating.play('C 7C with AD, C 3S, D 4S');
    expect(seating.legal).toBe('C: 5S | declares matrimony');
  });

  test('seven and Spin without a word is told as asked for by nobody, and not as called', () => {
    const seating = setUp('B 6C 4H, C 7C AD 3S 2S, D 8C, E 9H').play('B 6C, C 7C says nothing?');
    const told = seating.listEvents().filter((line) => / C /u.test(line));
    expect(told).toContain('miscalled C BW91.spin.forfeit');
    expect(told).toContain('followed C AD BW91.spin.with');
    expect(told.filter((line) => line.startsWith('called'))).toEqual([]);
    // It stops the run all the same.
    expect(seating.legal).toBe('C: 2S 3S');
  });

  test('takes away a chance let go, by spin-chance=for-good', () => {
    const seating = setUp('B 6C 2S, C 7C 9C AD 10S, D 8C KH', { readings: 'spin-chance=for-good' });
    seating.play('B 6C, C 7C, D 8C');
    expect(seating.legal).toBe('C: 9C');
    expect(seating.refusal('C 9C with AD')).toBe('irregular BW91.spin.with.chance');
    expect(seating.play('C 9C, C AD').changes).toBe('nothing');
  });

  test('makes no stop of Spin beside a led card', () => {
    const seating = setUp('B 9S AD 3S, C 10S 4H');
    expect(seating.legal).toBe('B: 3S 9S AD');
    expect(seating.refusal('B 9S with AD')).toBe('irregular BW91.spin.with');
    expect(seating.table.parseMove!(['3S', 'says', 'nothing'])).toBeUndefined();
    const without = setUp('B 9S 3S, C AD');
    expect(without.refusal('B 9S with AD')).toBe('not-in-hand BW91.spin.deal');
  });

  test('goes to the left among three players', () => {
    const seating = setUp('A JD, B 6C QD KD, C 7C AD KH', { seats: 'A B C' });
    seating.play('B 6C, C 7C with AD, C KH');
    expect(seating.ledger).toBe('A -8 B -7 C 12 box:matrimony 2 box:intrigue 1');
  });
});

const FOUR = 'A B C D';

/** Plays `before` and then `moves`; returns the events of `moves` only. */
const eventsAfter = (hands: string, before: string, moves: string, readings = ''): string[] => {
  const seating = setUp(hands, { seats: FOUR, readings }).play(before);
  const from = seating.events.length;
  return seating.play(moves).listEvents(from);
};

describe('events are reported with their articles', () => {
  test.each([
    [
      '',
      'paid B box:game 1 BW91.spin.stake, paid C box:game 1 BW91.spin.stake, paid D box:game 1 BW91.spin.stake, paid A box:matrimony 2 BW91.spin.stake.dealer, paid A box:intrigue 1 BW91.spin.stake.dealer',
    ],
    [
      'dealer-game=pays',
      'paid B box:game 1 BW91.spin.stake, paid C box:game 1 BW91.spin.stake, paid D box:game 1 BW91.spin.stake, paid A box:matrimony 2 BW91.spin.stake.dealer, paid A box:intrigue 1 BW91.spin.stake.dealer, paid A box:game 1 BW91.spin.stake.dealer-game',
    ],
  ])('for the stakes (%s)', (readings, lines) => {
    const told = setUp('A 3S, B 2S, C 4H, D 5S', { seats: FOUR, readings }).listEvents();
    expect(told.filter((line) => line.startsWith('paid'))).toEqual(lines.split(', '));
  });

  test.each<[hands: string, before: string, moves: string, lines: string, readings?: string]>([
    ['A 3S, B 2S 9C, C 4H, D 5S', '', 'B 2S', 'led B 2S BW91.spin.lead'],
    [
      'A 3S, B KS 9C, C 4H, D 5S',
      '',
      'B KS',
      'led B KS BW91.spin.lead, paid C B 1 BW91.spin.kings, paid D B 1 BW91.spin.kings, paid A B 1 BW91.spin.kings',
    ],
    ['A 3S, B KS 9C, C 4H, D 5S', '', 'B KS says nothing?', 'led B KS BW91.spin.lead, miscalled B BW91.spin.forfeit'],
    [
      'A 3S, B 6C 9H, C 7C AD 4H, D 5S',
      'B 6C',
      'C 7C with AD',
      'followed C 7C BW91.spin.play, followed C AD BW91.spin.with, called C spin BW91.spin.ace, paid D C 3 BW91.spin.paid, paid A C 3 BW91.spin.paid, paid B C 3 BW91.spin.paid',
    ],
    [
      'A 3S, B KC KD QD JD, C 4H, D 5S',
      'B KC',
      'B declares matrimony, B declares intrigue',
      'shown B KD BW91.spin.declare.show, shown B QD BW91.spin.declare.show, paid box:matrimony B 2 BW91.spin.declare, shown B QD BW91.spin.declare.show, shown B JD BW91.spin.declare.show, paid box:intrigue B 1 BW91.spin.declare',
    ],
    [
      'A 3S 5H, B 2S, C 4H AD, D 5S',
      '',
      'B 2S',
      'led B 2S BW91.spin.lead, out B BW91.spin.settle, counted C 2 BW91.spin.settle, paid C B 4 BW91.spin.double, counted D 1 BW91.spin.settle, paid D B 1 BW91.spin.settle, counted A 2 BW91.spin.settle, paid A B 2 BW91.spin.settle, paid box:game B 3 BW91.spin.settle.pool',
    ],
    [
      'A 3S 5H, B JD QD 2S, C 4H, D 5S',
      'B JD',
      'B QD',
      'followed B QD BW91.spin.play, paid box:intrigue B 1 BW91.spin.declare',
      'pair=shown-or-played',
    ],
  ])('for %s, after %s: %s', (hands, before, moves, lines, readings) => {
    expect(eventsAfter(hands, before, moves, readings)).toEqual(lines.split(', '));
  });

  test('and occur equally without a listener', () => {
    const unheard = { seats: FOUR, withoutListener: true } as const;
    const spun = setUp('A 3S, B 6C 9H, C 7C AD 4H, D 5S', unheard).play('B 6C, C 7C with AD');
    expect(spun.ledger).toBe('A -6 B -4 C 8 D -4 box:matrimony 2 box:intrigue 1 box:game 3');
    const silent = setUp('A 3S, B KS 9C, C 4H, D 5S', unheard).play('B KS says nothing?');
    expect(silent.changes).toBe('nothing');
    const shown = setUp('A 3S, B KC KD QD JD, C 4H, D 5S', unheard).play('B KC, B declares matrimony');
    expect(shown.changes).toBe('A -1 B +5 C -1 D -1 box:matrimony -2');
    const out = setUp('A 3S 5H, B 2S, C 4H AD, D 5S', unheard).play('B 2S');
    expect(out.changes).toBe('A -2 B +10 C -4 D -1 box:game -3');
    out.deal('A 3S, B 2S, C 4H, D 5S');
    expect(out.changes).toBe('nothing');
  });
});

describe('pairs that are played', () => {
  const played = (hands: string, moves: string): string =>
    setUp(hands, { seats: FOUR, readings: 'pair=shown-or-played' }).play(moves).changes;

  test.each([
    ['queen after king', 'A 3S, B KD QD 9C, C 4H, D 5S', 'B KD, B QD', 'A -1 B +5 C -1 D -1 box:matrimony -2'],
    [
      'all three',
      'A 3S, B JD QD KD 9C, C 4H, D 5S',
      'B JD, B QD, B KD',
      'A -1 B +6 C -1 D -1 box:matrimony -2 box:intrigue -1',
    ],
    [
      'the knave and queen of one, the king of another',
      'A 3S, B QD JD 9C, C KD 4H, D 5S',
      'B JD, B QD, C KD',
      'A -1 C +3 D -1 box:intrigue -1',
    ],
    [
      'the dealer’s',
      'A KC KD QD 3S, B QC 9S, C 4H, D 5S',
      'B QC, A KC, A KD, A QD',
      'A +8 B -2 C -2 D -2 box:matrimony -2',
    ],
    ['of another suit', 'A 3S, B QS KS 9C, C 4H, D 5S', 'B QS, B KS', 'A -1 B +3 C -1 D -1'],
    ['an ace and a knave', 'A 3S, B AD JD 9C, C 4H, D 5S', 'B JD, B AD', 'A -3 B +9 C -3 D -3'],
  ])('are paid: %s', (_, hands, moves, changes) => {
    expect(played(hands, moves)).toBe(changes);
  });

  test('are not paid by our reading for being played', () => {
    const seating = setUp('A 3S, B JD QD KD 9C, C 4H, D 5S', { seats: FOUR }).play('B JD, B QD, B KD');
    expect(seating.changes).toBe('A -1 B +3 C -1 D -1');
  });
});

describe('the reading of a move', () => {
  const HELD = 'A 3S, B 6C 9H KS AS, C 7C AD 4H KC, D 5S';

  test.each([
    ['', 'B 6C with AD', 'not-in-hand BW91.spin.deal'],
    ['', 'B AD with AD', 'not-in-hand BW91.spin.deal'],
    ['', 'C 7C', 'not-your-turn BW91.spin.lead'],
    ['', 'C 7C with AD', 'not-your-turn BW91.spin.lead'],
    ['', 'B pass', 'no-pass BW91.spin.lead'],
    ['', 'B KS says nothing', 'irregular BW91.spin.forfeit ?'],
    ['B 6C', 'C 4H', 'must-supply BW91.spin.follow'],
    ['B 6C', 'C 4H with AD', 'must-supply BW91.spin.follow'],
    ['B 6C', 'C 7C with AD', 'allowed'],
    ['B 6C', 'C 7C says nothing', 'irregular BW91.spin.forfeit ?'],
    ['B 6C', 'C pass', 'no-pass BW91.spin.follow'],
    ['B 6C', 'B declares matrimony', 'not-your-turn BW91.spin.play'],
  ])('answers, after “%s”: %s', (before, move, refusal) => {
    expect(setUp(HELD, { seats: FOUR }).play(before).refusal(move)).toBe(refusal);
  });

  test('rejects Spin itself beside a led card, by any reading', () => {
    const seating = setUp('A 3S, B AD 9H, C 4H, D 5S', { seats: FOUR, readings: 'spin-beside=any' });
    expect(seating.legal).toBe('B: 9H | AD | 9H with AD');
    expect(seating.refusal('B AD with AD')).toBe('not-in-hand BW91.spin.deal');
  });

  test('rejects a move beyond the last', () => {
    const { table } = setUp(HELD, { seats: FOUR });
    expect(table.getRefusal(1, SPIN_LAST_MOVE + 1)).toEqual({ reason: 'irregular', cite: 'BW91.spin.play' });
    expect(table.getRefusal(1, SPIN_LAST_MOVE)).toEqual({ reason: 'irregular', cite: 'BW91.spin.declare' });
  });

  test('rejects everything when the deal is over', () => {
    const over = setUp('A 3S, B 2S, C 4H, D 5S', { seats: FOUR }).play('B 2S');
    expect(over.table.legal(createMoveBuffer())).toBe(0);
    for (const move of ['A 3S', 'A declares matrimony', 'A 3S with AD'])
      expect([move, over.refusal(move)]).toEqual([move, 'deal-over BW91.spin.settle']);
  });

  test.each([
    'declares',
    'declares game',
    'declares king',
    'declares matrimony now',
    'says nothing',
    '6C with',
    '6C with 9H',
    '6C beside AD',
    '6C AD',
    '6C says',
    '6C says spin',
    '6C calls nothing',
    'KS says nothing now',
    'KS calls nothing',
    'KS says spin',
    'KS calls spin',
    '6C with AD now',
    '9H says nothing',
    'ZZ',
    'ZZ with AD',
    'AD says nothing',
  ])('finds no move of B’s in “%s”', (said) => {
    expect(setUp(HELD, { seats: FOUR }).table.parseMove!(said.split(' '))).toBeUndefined();
  });

  test.each(['6C', 'KS says nothing', 'declares matrimony', 'declares intrigue', '6C with AD'])(
    'writes “%s” as it is read',
    (said) => {
      const { table } = setUp(HELD, { seats: FOUR });
      expect(table.formatMove!(table.parseMove!(said.split(' '))!)).toBe(said);
    },
  );

  test('distinguishes moves that lay Spin from moves that declare', () => {
    const { table } = setUp('A 3S, B AD 9H KS, C 4H, D 5S', { seats: FOUR, readings: 'spin-beside=any' });
    const said = [
      'AD',
      '9H',
      '9H with AD',
      'AD says nothing',
      '9H says nothing',
      'KS says nothing',
      'declares matrimony',
      'declares intrigue',
    ];
    const moves = said.map((words) => table.parseMove!(words.split(' '))!);
    expect(said.filter((_, i) => playsSpin(moves[i]!))).toEqual(['AD', '9H with AD', '9H says nothing']);
    expect(said.filter((_, i) => isDeclaration(moves[i]!))).toEqual(['declares matrimony', 'declares intrigue']);
  });
});

describe('chances of Spin', () => {
  test('come again after one was let go, by our reading', () => {
    const seating = setUp('A 3S, B 6C 8S, C 7C 9S 4H AD, D 5S', { seats: FOUR }).play('B 6C, C 7C, C 4H');
    expect(seating.legal).toBe('C: 9S AD');
    const again = setUp('A 3S, B 6C 8C, C 7C 9C 4H AD, D 5S', { seats: FOUR }).play('B 6C, C 7C, B 8C');
    expect(again.legal).toBe('nobody');
    const later = setUp('A 3S, B 6C 8C 2S, C 7C 9C 4H AD, D 5S', { seats: FOUR }).play('B 6C, C 7C, B 8C');
    expect(later.legal).toBe('C: 9C | 9C with AD');
    expect(later.play('C 9C, C AD').changes).toBe('A -3 B -3 C +9 D -3');
  });

  test('are kept where Spin is in another hand or beside, or a card is led', () => {
    const readings = 'spin-chance=for-good';
    const other = setUp('A 3S, B 6C 2S, C 7C 4H, D 8C AD 9S', { seats: FOUR, readings }).play('B 6C, C 7C');
    expect(other.legal).toBe('D: 8C | 8C with AD');
    const led = setUp('A 3S, B KC AD 6C, C 7C 4H, D 5S', { seats: FOUR, readings }).play('B KC, B AD');
    expect(led.changes).toBe('A -4 B +12 C -4 D -4');
  });

  test('arise beside the two of spades, which follows the first card of the pack', () => {
    const seating = setUp('A 3H, B AS 9H, C 2S AD 4H, D 5S', { seats: FOUR }).play('B AS');
    expect(seating.legal).toBe('C: 2S | 2S with AD');
  });

  test('allow Spin to be led as a stop where agreed, and no other card', () => {
    const readings = 'spin-led=stop';
    const seating = setUp('A 3S, B AS 9H, C 2S 4H, D 5S', { seats: FOUR, readings }).play('B AS');
    expect(seating.legal).toBe('C: 2S');
  });
});

describe('declaring', () => {
  test('is open to the dealer in the first seat', () => {
    const seating = setUp('A KC KD QD 3S, B QC 9S, C 4H, D 5S', { seats: FOUR }).play('B QC, A KC');
    expect(seating.legal).toBe('A: 3S | QD | KD | declares matrimony');
    seating.play('A declares matrimony');
    expect(seating.legal).toBe('A: 3S QD KD');
  });

  test('is closed in a run, even to a player who has stopped, by our reading', () => {
    const seating = setUp('A 3S, B KC 6C KD QD, C 7C 4H, D 8C 5S', { seats: FOUR }).play('B KC, B 6C');
    expect(seating.legal).toBe('C: 7C');
    const own = setUp('A 3S, B KC 6C 7C KD QD, C 4H, D 8C 5S', { seats: FOUR }).play('B KC, B 6C');
    expect(own.legal).toBe('B: 7C');
  });

  test('is open, by the other reading, only to the player who made the stop', () => {
    const hands = 'A 3S, B KC 6C 2S, C 7C 9H KD QD, D 8C 5S';
    const seating = setUp(hands, { seats: FOUR, readings: 'declare=once-stopped' }).play('B KC, B 6C');
    expect(seating.legal).toBe('C: 7C');
  });
});

describe('a copy plays on like the deal it was made from', () => {
  test.each([
    ['', 'A 3S, B 6C 9H, C 7C AD 4H, D 5S', 'B 6C', 'C 7C with AD'],
    ['', 'A 3S 5H, B 2S, C 4H AD, D 5S', 'B 2S', ''],
    ['spin-chance=for-good', 'A 3S, B 6C 8C 2S, C 7C 9C 4H AD, D 5S', 'B 6C, C 7C, B 8C', 'C 9C, C AD'],
    ['declare=once-stopped', 'A 3S, B KC 6C 7C KD QD, C 4H, D 8C 5S', 'B KC, B 6C', 'B 7C, D 8C, D 5S'],
    ['pair=shown-or-played', 'A 3S, B JD QD 9C, C 4H, D 5S', 'B JD', 'B QD'],
    ['pair=shown-or-played', 'A 3S, B KD QD 9C, C 4H, D 5S', 'B KD', 'B QD'],
  ])('%s: %s, after %s', (readings, hands, before, rest) => {
    const seating = setUp(hands, { seats: FOUR, readings }).play(before);
    // Its earlier deal must leave no trace.
    const copy = setUp('A QD JD, B QC 3H, C KC KD AD, D 7S', { seats: FOUR, readings }).play('B QC');
    copy.table.copyFrom(seating.table);
    expect(copy.legal).toBe(seating.legal);
    expect([copy.play(rest).ledger, copy.legal]).toEqual([seating.play(rest).ledger, seating.legal]);
    if (!seating.table.dealOver) return;
    // The winner is exempt in the next deal, in the copy too.
    for (const each of [seating, copy]) each.deal('A 2S, B 3S, C 4S, D 5S');
    expect(copy.ledger).toBe(seating.ledger);
  });
});

test('all fifty cards of a shuffled pack go to the players, first to the dealer’s left', () => {
  const table = game.table({ seats: 6, dealer: 2 });
  table.deal(table.shuffle(createRandom('shuffled', 1)));
  expect([0, 1, 2, 3, 4, 5].map((seat) => table.hands.size(seat))).toEqual([8, 8, 8, 9, 9, 8]);
  const undealt = FULL_PACK.filter((each) => table.hands.owner[each] === -1).map(formatCard);
  expect(undealt).toEqual(['2H', '8D']);
});

describe('the next pool', () => {
  test('is not paid to Game by the winner as dealer, where dealers pay', () => {
    const pays = { readings: 'dealer-game=pays' };
    const won = setUp('B 6C, C 7D, A 2C, D 3C, E 4C', pays).play('B 6C').deal('A 2S, B 3S, C 4S, D 5S, E 6S');
    expect(Array.from(won.table.balance.subarray(5))).toEqual([4, 2, 4]);
    const lost = setUp('B 6C 2S, C 7C, A 2C, D 3C, E 4C', pays).play('B 6C, C 7C').deal('A 2S, B 3S, C 4S, D 5S, E 6S');
    expect(Array.from(lost.table.balance.subarray(5))).toEqual([4, 2, 4]);
  });

  const dealtAfter = (first: string, moves: string): NotationTable =>
    setUp(first).play(moves).deal('A 2S, B 3S, C 4S, D 5S, E 6S');

  test('the winner is exempt', () => {
    const seating = dealtAfter('B 6C 2S, C 7C, A 2C, D 3C, E 4C', 'B 6C, C 7C');
    expect(seating.listEvents().filter((line) => line.endsWith('BW91.spin.exempt'))).toEqual([
      'let-off C BW91.spin.exempt',
    ]);
    expect(Array.from(seating.table.balance.subarray(5))).toEqual([4, 2, 3]);
  });

  test('is paid for the pairs by the next dealer, even after a win', () => {
    const seating = dealtAfter('B 6C, C 7D, A 2C, D 3C, E 4C', 'B 6C');
    expect(Array.from(seating.table.balance.subarray(5))).toEqual([4, 2, 4]);
  });
});
