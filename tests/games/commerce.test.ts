/**
 * Tests the rules of Commerce, one case a row. A deals; B, C, D, E play in this order, and A last. The sums of a row are
 * those of the whole deal, stakes included.
 */
import { describe, expect, test } from 'vitest';
import { FULL_PACK, formatCard, PIQUET_PACK, parseCard } from '#engine/cards.ts';
import { createMoveBuffer } from '#engine/game.ts';
import { COMBINATIONS, citeBetter, type JudgedHand, judgeHand } from '#engine/games/commerce/combinations.ts';
import { commerce as game } from '#engine/games/commerce/index.ts';
import { OldTable } from '#engine/games/commerce/old.ts';
import { createRandom } from '#engine/random.ts';
import { completePractices } from '#engine/readings.ts';
import { replay } from '#engine/record/replay.ts';
import { NotationTable, parsePractices, sortAccounts, splitAtSpaces, type TableSetup } from './play.ts';

const judge = (hand: string, practices = ''): JudgedHand =>
  judgeHand(
    splitAtSpaces(hand).map((card) => parseCard(card)!),
    completePractices(game.readings, parsePractices(practices)),
  );

describe('a hand', () => {
  test.each([
    ['AS AH AD', 'tricon'],
    ['5S 5H 5D', 'tricon'],
    ['JS JH JC', 'tricon'],
    ['AS 2S 3S', 'sequence'],
    ['10H JH QH', 'sequence'],
    ['QD KD AD', 'sequence'],
    ['KS AS 2S', 'flush'],
    ['9S 9H 2C', 'pair'],
    ['7S 8H 9D', 'point'],
  ])('of %s is a %s', (hand, combination) => {
    expect(judge(hand).combination).toBe(combination);
  });

  test.each([
    ['KS AS 2S', 23],
    ['AS KH QD', 31],
    ['2S 3H 4D', 9],
    ['7S 8H 9D', 24],
    ['AH 6H 5H', 22],
    ['KS 9S 2S', 21],
  ])('of %s counts %i', (hand, pips) => {
    expect(judge(hand).pips).toBe(pips);
  });

  test.each([
    ['52', FULL_PACK, [17160, 3744, 1096, 48, 52]],
    ['32', PIQUET_PACK, [3360, 1344, 200, 24, 32]],
  ])('of the pack of %s is one of so many of its kind', (pack, cards, counts) => {
    const practices = completePractices(game.readings, { pack: pack as '52' });
    const found = COMBINATIONS.map(() => 0);
    for (let i = 0; i < cards.length; i++)
      for (let j = 0; j < i; j++)
        for (let k = 0; k < j; k++) {
          const { combination } = judgeHand([cards[i]!, cards[j]!, cards[k]!], practices);
          found[COMBINATIONS.indexOf(combination)]! += 1;
        }
    expect(found).toEqual(counts);
  });

  test.each([
    ['AS AH AD', '>', 'KS KH KD', 'tie.tricon'],
    ['2S 2H 2D', '>', 'AS KS QS', 'object'],
    ['AS KS QS', '>', 'KH QH JH', 'tie.sequence'],
    ['4D 3D 2D', '>', '3C 2C AC', 'tie.sequence'],
    ['7H 6H 5H', '=', '7S 6S 5S', ''],
    ['AH 6H 5H', '>', 'KS 9S 2S', 'tie.flush'],
    ['KS 5S 4S', '>', 'QH 7H 2H', 'tie.flush.cards'],
    ['9S 6S 4S', '=', '9H 6H 4H', ''],
    ['9S 9H 2C', '>', '8S 8H AC', 'tie.pair'],
    ['7S 7H KC', '>', '7D 7C QS', 'tie.pair'],
    ['7S 7H KC', '=', '7D 7C KS', ''],
    ['AS 9H 4D', '>', 'KS QH 3D', 'pips'],
    ['KS QH 3D', '>', 'KD JH 3C', 'tie.point'],
    ['KS JH 3D', '>', 'KD 8H 5C', 'tie.point'],
    ['KS 8H 5D', '>', 'QS 9H 4D', 'tie.point'],
    ['flush-level=level', 'KS 5S 4S', '=', 'QH 7H 2H', ''],
    ['combinations=no-pairs', '8S 8H AD', '>', '9S 9H 2C', 'pips'],
    ['combinations=no-pairs-no-flushes', '5H 4S 3D', '>', '5D 4D 2D', 'pips'],
    ['pack=32', 'AS 9S 8S', '>', 'AH 8H 7H', 'tie.flush'],
    ['pack=32 short-ace=both', '9H 8H 7H', '>', 'AS 8S 7S', 'tie.sequence'],
  ])('compares: %s %s %s %s %s', (...row) => {
    const [practices, better = '', sign, other = '', article] =
      row.length === 5 && row[0]!.includes('=') ? row : ['', ...row];
    const [one, two] = [judge(better, practices), judge(other, practices)];
    expect(sign === '=' ? one.worth === two.worth : one.worth > two.worth).toBe(true);
    if (article) expect(citeBetter(one, two)).toBe(`BW91.commerce.${article}`);
  });

  test('with pairs or flushes left out counts as a point', () => {
    expect(judge('8S 8H AD', 'combinations=no-pairs')).toMatchObject({ combination: 'point', pips: 27 });
    expect(judge('9S 9H 2C', 'combinations=no-pairs')).toMatchObject({ combination: 'point', pips: 20 });
    expect(judge('5D 4D 2D', 'combinations=no-pairs-no-flushes')).toMatchObject({ combination: 'point', pips: 11 });
    expect(judge('AS 8S 7S', 'pack=32').combination).toBe('flush');
    expect(judge('AS 8S 7S', 'pack=32 short-ace=both').combination).toBe('sequence');
  });
});

describe('the pool and the stock', () => {
  test.each([
    [3, '', '52', 4, 43],
    [5, '', '52', 6, 37],
    [12, '', '52', 13, 16],
    [7, '', '32', 8, 11],
    [3, 'old', '52', 0, 40],
    [12, 'old', '52', 0, 13],
  ] as const)('of %i players (%s, %s cards) hold %i counters and %i cards', (seats, variant, pack, pool, stock) => {
    const table = game.table({ seats, dealer: 0, variant, readings: { pack } });
    table.deal(table.shuffle(createRandom('stock', 1)));
    expect([table.balance[seats], table.unheld?.talon?.length]).toEqual([pool, stock]);
  });

  test('allow three to twelve players, or seven with the small pack', () => {
    expect(game.seatNumbers()).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(game.seatNumbers({ pack: '32' })).toEqual([3, 4, 5, 6, 7]);
  });

  test('of twelve who all buy give the first card thrown out again as the seventeenth drawn', () => {
    const table = game.table({ seats: 12, dealer: 0 });
    table.deal(table.shuffle(createRandom('twelve', 1)));
    const moves = createMoveBuffer();
    const thrown: number[] = [];
    const bought: number[] = [];
    const stock = [...table.unheld!.talon!];
    for (let turn = 0; turn < 17; turn++) {
      table.legal(moves);
      thrown.push(moves[1]! - 64);
      table.play(moves[1]!);
      bought.push([...stock, ...thrown][turn]!);
      expect(table.hands.owner[bought.at(-1)!]).toBe((1 + turn) % 12);
      table.play(52);
    }
    expect(bought[16]).toBe(thrown[0]);
  });
});

const T10 = 'B 9S 9H 9D, C KH KD 4C, D QS 8H 3C, E JD 7C 2S, A 10S 6H 4D';
const T11 = 'B KS KC 2D, C 9S 9H 9D, D QS 8H 3C, E JD 7C 2S, A 10S 6H 4D';
const T12 = 'B KS KC 2D, C 9S 9H 9D, D 6S 5S 4S, E JD 7C 2S, A 10S 6H 4D';
const T13 = 'B KS KC 2D, C QS 8H 3C, D JD 7C 2S, E 10H 9C 5D, A AS AH 6C';
const T14 = 'B QS 8H 3C, C JD 7C 2S, D 9S 9H 9D, E KH KD 4C, A 10S 6H 4D';
const T15 = 'B 4S 9H 9C, C KD 7D 2C, D 5H 5C QS, A JS 8H 3D, Talon 9D 6D KS 2S';
const T16 = 'B 7S 8S KH, C 9S 2D 2C, D AH JD 6C, A QD 9H 4D';
const T17 = 'B QS 8H 3C, C JD 8D 2D, D 10H 9C 5D, A AS KH 6C';
const T18 = 'B QS 8H 3C, C JD 8D 2D, D 10H 9C 5D, A AS KH 6C, Talon 4S 4H 4D AC';
const T21 = 'B 7H 6H 5H, C KH KD 4C, D 7S 6S 5S, E JD 8C 2S, A 10S 9H 4D';
const T27 = 'B KS 9S 2S, C QS 8H 3C, D JD 7C 2D, E 10H 9C 5D, A AS AH 6C';
const FOUR = { seats: 'A B C D' };
const buy = (hand: string, moves: string): [string, string] => [`${hand}, Talon AC AD 2H 3S`, moves];

const ROWS: readonly [name: string, hands: string, moves: string, changes: string, setup?: TableSetup][] = [
  ['T10, stands at once', T10, 'B stands', 'A -3 B +6 C -1 D -1 E -1'],
  ['T11, beaten', T11, 'B stands', 'A -3 B -2 C +7 D -1 E -1'],
  ['T12, beaten by two', T12, 'B stands', 'A -3 B -3 C +7 D 0 E -1'],
  ['T12, the winner only', T12, 'B stands', 'A -3 B -2 C +7 D -1 E -1', { readings: 'beaten=winner-only' }],
  ['T13, the dealer is best', T13, 'B stands', 'A +5 B -2 C -1 D -1 E -1'],
  ['T14, two buy', ...buy(T14, 'B throws 3C, B pass, C throws 2S, C pass, D stands'), 'A -1 B -2 C -2 D +6 E -1'],
  ['T15, ready money', T15, 'B throws 4S, B stands', 'A -2 B +4 C -1 D -1', FOUR],
  ['T16, barter', T16, 'B barters KH, C gives 9S, B stands', 'A -3 B +5 C -1 D -1', FOUR],
  ['T17, barter met', T17, 'B barters QS, C stands', 'A -3 B -1 C +5 D -1', FOUR],
  [
    'T17, and beaten',
    'B QS 8H 3C, C JD 8D 2D, D 10H 10C 10D, A AS KH 6C',
    'B barters QS, C stands',
    'A -3 B -1 C -2 D +6',
    FOUR,
  ],
  [
    'T18, the dealer buys of himself',
    T18,
    'B throws 3C, B pass, C throws 2D, C pass, D throws 5D, D pass, A throws 6C, A stands',
    'A +6 B -2 C -2 D -2',
    FOUR,
  ],
  ['T21, level', T21, 'B stands', 'A -4 B +3 C -1 D +3 E -1 pool 0'],
  [
    'T21, level, an odd counter',
    'B 7H 6H 5H, C KH KD 4C, D 7S 6S 5S, A 10S 9H 4D',
    'B stands',
    'A -4 B +2 C -1 D +2 pool +1',
    FOUR,
  ],
  ['T21, the first in order', T21, 'B stands', 'A -3 B +6 C -1 D -1 E -1', { readings: 'level=first-in-order' }],
  ['T27, the dealer is beaten', T27, 'B stands', 'A -3 B +6 C -1 D -1 E -1'],
  ['T27, and pays all', T27, 'B stands', 'A -7 B +7 C 0 D 0 E 0', { readings: 'dealer-beaten=all' }],
  ['T27, and pays the better', T27, 'B stands', 'A -4 B +7 C -1 D -1 E -1', { readings: 'dealer-beaten=better' }],
];

/** The changes of the whole deal: the accounts, which begin at nothing, with those that are 0 left out. */
const expectLedger = (seating: NotationTable, changes: string): void => {
  const told = changes
    .replaceAll('+', '')
    .split(/ (?=[A-Z]|pool)/)
    .filter((pair) => !pair.endsWith(' 0'));
  expect(seating.ledger).toBe(sortAccounts(seating.accounts, told.join(' ')));
};

const play = (hands: string, moves: string, setup: TableSetup = {}): NotationTable =>
  new NotationTable(game, setup).deal(hands).play(moves);

describe('the settlement', () => {
  test.each(ROWS)('pays what is due in %s: %s | %s | %s', (_, hands, moves, changes, setup) => {
    expectLedger(play(hands, moves, setup), changes);
  });

  test('leaves what the dealer pays for a card of his own to the pool, if so read', () => {
    const moves = 'B throws 3C, B pass, C throws 2D, C pass, D throws 5D, D pass, A throws 6C';
    expect(play(T18, moves, FOUR).changes).toBe('A +3 B -1 C -1 D -1');
    expect(play(T18, moves, { ...FOUR, readings: 'dealer-turn=pays-pool' }).changes).toBe(
      'A +2 B -1 C -1 D -1 pool +1',
    );
  });

  test('puts the card thrown out under the stock (T15)', () => {
    const { table } = play(T15, 'B throws 4S', FOUR);
    expect(table.unheld!.talon!.map(formatCard)).toEqual('6D KS 2S 4S'.split(' '));
    expect(table.privateCards!(1).map(formatCard)).toEqual(['4S']);
    expect(table.privateCards!(2)).toEqual([]);
  });

  test('leaves a card met by a stand with its player (T17)', () => {
    const { table } = play(T17, 'B barters QS, C stands', FOUR);
    expect(table.hands.owner[parseCard('QS')!]).toBe(1);
  });
});

describe('the turn', () => {
  const asked = () => new NotationTable(game, FOUR).deal(T16);

  test('begins with the neighbour of the dealer, who trades or stands (T20)', () => {
    expect(asked().legal).toBe('B: stands | throws 7S | throws 8S | throws KH | barters 7S | barters 8S | barters KH');
    expect(asked().refusal('B pass')).toBe('no-pass BW91.commerce.ask');
    expect(asked().refusal('B passes')).toBe('no-pass BW91.commerce.ask');
    expect(asked().refusal('C stands')).toBe('not-your-turn BW91.commerce.round');
    expect(asked().refusal('B throws 9S')).toBe('not-in-hand BW91.commerce.deal');
    expect(asked().refusal('B KH for 9S')).toBe('not-now BW91.commerce.ask');
  });

  test('allows one card, bought or bartered, never both (T20)', () => {
    const seating = asked().play('B throws KH');
    expect(seating.legal).toBe('B: pass stands');
    expect(seating.refusal('B barters 7S')).toBe('not-now BW91.commerce.one-a-turn');
    expect(seating.refusal('C stands')).toBe('not-your-turn BW91.commerce.stand-after');
  });

  test('makes the neighbour give a card or stand (T20)', () => {
    const seating = asked().play('B barters KH');
    expect(seating.legal).toBe('C: stands | gives 9S | gives 2D | gives 2C');
    expect(seating.refusal('C pass')).toBe('must-answer BW91.commerce.barter');
    expect(seating.refusal('C throws 2D')).toBe('must-answer BW91.commerce.barter');
    expect(seating.refusal('B stands')).toBe('not-your-turn BW91.commerce.barter');
  });

  test('passes to the neighbour who has bartered, or by the other reading over him', () => {
    const moves = 'B barters KH, C gives 9S, B pass';
    expect(play(T16, moves, FOUR).legal).toContain('C: stands | throws');
    const used = play(T16, moves, { ...FOUR, readings: 'after-barter=turn-used' });
    expect(used.legal).toBe('C: pass stands');
    expect(used.play('C pass').legal).toContain('D: stands | throws');
    expect(play(T16, `${moves}, C stands`, { ...FOUR, readings: 'after-barter=turn-used' }).changes).toBe(
      'A -1 B +7 C -1 pool -5',
    );
  });

  test('of the dealer allows only barter, if so read (T18)', () => {
    const seating = new NotationTable(game, { ...FOUR, readings: 'dealer-turn=barters-only' }).deal(T18);
    seating.play('B throws 3C, B pass, C throws 2D, C pass, D throws 5D, D pass');
    expect(seating.legal).toBe('A: stands | barters AS | barters KH | barters 6C');
    expect(seating.refusal('A throws 6C')).toBe('not-now BW91.commerce.buy.dealer');
  });

  test('is over for all when one stands', () => {
    expect(play(T10, 'B stands').refusal('C stands')).toBe('deal-over BW91.commerce.ceases');
  });

  test('shows the offered card to all only if so read', () => {
    const shown = (readings: string) =>
      play(T16, 'B barters KH', { ...FOUR, readings }).events.filter(({ type }) => type === 'shown');
    expect(shown('')).toEqual([]);
    expect(shown('barter=shown')).toEqual([{ type: 'shown', seat: 'B', card: 'KH', cite: 'BW91.commerce.barter' }]);
  });
});

test('the first knave turned up deals (T20)', () => {
  const record = `[Snorum "1"][Game "commerce"][Seats "A B C"][Draw "5H KC JD"][Seed "knave"]\n[Deal "1"]\n`;
  const played = replay(record, [game]);
  expect(played.ok && played.value.steps[0]!.events.find(({ type }) => type === 'took-deal')?.seat).toBe('C');
});

const OLD: TableSetup = { ...FOUR, variant: 'old' };
const T23 = 'B 7H 8H KS, C 9S 9D 4C, D JS QD 3H, A AC 5C 7S, Table 6H 10C 2S';
const T23_MOVES = 'B KS for 6H, C stands, D passes, A 7S for 10C, B stands';

describe('the old game', () => {
  test('pays the winner a stake from each (T22)', () => {
    const hands = `${T10}, Table 2C 3D 5H`;
    const all = 'B passes, C passes, D passes, E passes, A passes';
    expectLedger(play(hands, all, { variant: 'old' }), 'A -1 B +4 C -1 D -1 E -1');
    expectLedger(play(`${T21}, Table 2C 3D 4H`, all, { variant: 'old' }), 'A -2 B +3 C -2 D +3 E -2');
  });

  test('goes on until two stand, and lets the others exchange once more (T23)', () => {
    const seating = play(T23, T23_MOVES, OLD);
    expect(seating.legal).toMatch(/^A: keeps \| AC for 2S \| AC for 7S \| AC for KS/);
    expect(seating.refusal('A stands')).toBe('not-now BW91.commerce.old.last');
    expect(seating.refusal('D keeps')).toBe('not-your-turn BW91.commerce.old.last');
    seating.play('A keeps');
    expectLedger(seating, 'A -1 B +3 C -1 D -1');
    expect(seating.table.unheld!.board!.map(formatCard)).toEqual('KS 7S 2S'.split(' '));
  });

  test('ends when all have passed, or one stands and the rest have passed (T24)', () => {
    expectLedger(play(T23, 'B passes, C passes, D passes, A passes', OLD), 'A -1 B -1 C +3 D -1');
    const one = play(T23, 'B stands, C passes, D passes, A passes', OLD);
    expectLedger(one, 'A -1 B -1 C +3 D -1');
    expect(one.events.findLast(({ type }) => type === 'said-pass')?.cite).toBe('BW91.commerce.old.end.one');
  });

  test('allows no trade with players, and no silence', () => {
    const seating = new NotationTable(game, OLD).deal(T23);
    expect(seating.refusal('B throws KS')).toBe('not-now BW91.commerce.old.no-trade');
    expect(seating.refusal('B barters KS')).toBe('not-now BW91.commerce.old.no-trade');
    expect(seating.refusal('B KS for 9S')).toBe('not-now BW91.commerce.old.no-trade');
    expect(seating.refusal('B pass')).toBe('no-pass BW91.commerce.old.turn');
    expect(seating.refusal('B keeps')).toBe('not-now BW91.commerce.old.turn');
    expect(seating.refusal('B buys')).toBe('not-now BW91.commerce.horse.when');
  });

  test('makes a beaten stander pay only if so read', () => {
    const moves = 'B stands, C passes, D passes, A passes';
    expectLedger(play(T23, moves, { ...OLD, readings: 'old-beaten=pays' }), 'A -1 B -2 C +4 D -1');
  });
});

/** The hands of a deal of Pool Commerce in which one seat is best and another worst; the others lie between. */
const hold = (best: string, worst: string, seats: string): string => {
  const [top, bottom] = ['9S 9H 9D', '2S 3H 5D'];
  const between = ['KH QD 8S', 'KD JC 7S', 'QS JH 7C'];
  const hands = splitAtSpaces(seats).map(
    (seat) => `${seat} ${seat === best ? top : seat === worst ? bottom : between.shift()}`,
  );
  return [...hands, 'Table 4S 6C 10H'].join(', ');
};

/** Plays deals `best/worst` of Pool Commerce, with the answers to the offer of a horse among them. */
const playPool = (deals: string, readings = ''): NotationTable => {
  const seating = new NotationTable(game, { ...FOUR, variant: 'pool', readings });
  const table = seating.table as OldTable;
  for (const word of splitAtSpaces(deals)) {
    const [best = '', worst = ''] = word.split('/');
    if (worst === '') {
      seating.play(`${seating.names[table.toMove]} ${word}`);
      continue;
    }
    const seats = seating.names.filter((_, seat) => table.lives[seat]! > 0);
    seating.deal(hold(best, worst, seats.join(' ')));
    for (const _ of seats) seating.play(`${seating.names[table.toMove]} passes`);
  }
  return seating;
};

describe('Pool Commerce', () => {
  test('is won by the last with a counter (T25)', () => {
    const seating = playPool('B/D C/D B/D declines A/C B/A A/C A/C B/A B/A');
    expectLedger(seating, 'A -3 B +14 C -5 D -6');
    expect([seating.table.gameOver, seating.table.winners]).toEqual([true, [1]]);
  });

  test.each([
    ['horse=third', 'A -2 B +15 C -5 D -8'],
    ['horse=half', 'A -2 B +16 C -5 D -9'],
  ])('lets the first out buy a horse (T26, %s)', (readings, changes) => {
    const seating = playPool('B/D C/D B/D buys A/D A/C B/A A/C A/C B/A B/A', readings);
    expectLedger(seating, changes);
    expect(seating.table.gameOver).toBe(true);
  });

  test('offers no second horse, and refuses anything but an answer to the first', () => {
    const seating = playPool('B/D C/D B/D');
    expect(seating.legal).toBe('D: buys declines');
    expect(seating.refusal('D stands')).toBe('not-now BW91.commerce.horse.when');
    expect(seating.refusal('A buys')).toBe('not-your-turn BW91.commerce.horse.when');
    expect(playPool('B/D C/D B/D buys A/D').table.dealOver).toBe(true);
  });
});

describe('the other variations', () => {
  test('extended, the trade goes on until all stand', () => {
    const setup: TableSetup = { ...FOUR, variant: 'extended' };
    const seating = play(T17, 'B barters QS, C stands', setup);
    expect(seating.legal).toContain('B: stands | throws QS');
    seating.play('B barters QS, D gives 5D, B pass');
    expect(seating.legal).toContain('D: stands');
    seating.play('D stands, A stands');
    expect(seating.legal).toBe('B: stands | throws 8H | throws 5D | throws 3C');
    seating.play('B stands');
    expectLedger(seating, 'A -3 B -1 C +5 D -1');
  });

  test('extended, every beaten stander pays if so read', () => {
    const setup: TableSetup = { ...FOUR, variant: 'extended', readings: 'extended-beaten=better' };
    const seating = play(T16, 'B stands, C stands, D stands, A stands', setup);
    const plain = play(T16, 'B stands, C stands, D stands, A stands', { ...FOUR, variant: 'extended' });
    expect(plain.ledger).toBe('A -3 B -1 C 5 D -1');
    // C has a pair, D 27, B 25, A 23: A pays three, B two, D one.
    expectLedger(seating, 'A -6 B -2 C +8 D 0');
  });

  test('continuous, one dealer stays until somebody has a tricon, a sequence or a flush (T29)', () => {
    const setup: TableSetup = { ...FOUR, variant: 'continuous' };
    const seating = new NotationTable(game, setup);
    const dealers: string[] = [];
    for (const best of ['B KS KC 2D', 'B AS QC JD', 'B KS 9S 2S', 'B KS KC 2D']) {
      seating.deal(`${best}, C QS 8H 3C, D 10H 7C 2C, A 9D 6H 4D`);
      dealers.push(seating.names[seating.table.dealer]!);
      seating.play(`${seating.names[seating.table.toMove]} stands`);
    }
    expect(dealers).toEqual(['A', 'A', 'A', 'B']);
  });
});
