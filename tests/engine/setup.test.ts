/** Tests the options of a new table: invalid ones are refused at once, and the message says what was expected. */
import { describe, expect, test } from 'vitest';
import { card, createEmptyOwners, FULL_PACK } from '#engine/cards.ts';
import type { UnheldCards } from '#engine/dealing.ts';
import { findGame } from '#engine/games.ts';
import { createRandom } from '#engine/random.ts';
import { completePractices } from '#engine/readings.ts';
import { pickApplicablePractices } from '#engine/record/chosen-practices.ts';
import { createDealRecord } from '#engine/record/deal-record.ts';
import { checkSetup, type Setup, SetupError } from '#engine/setup.ts';

describe('a table is refused', () => {
  const rows: readonly [game: string, setup: Setup, said: string][] = [
    ['nain-jaune', { seats: 4 }, 'nain-jaune: 4 seats; expected 3, 5 (AC60.players)'],
    ['jig', { seats: 9 }, 'jig: 9 seats; expected 3, 4, 5, 6, 7, 8 (BW91.jig.players)'],
    ['jig', { seats: 3.5 }, 'jig: 3.5 seats; expected 3, 4, 5, 6, 7, 8'],
    ['jig', { seats: Number.NaN }, 'jig: NaN seats; expected 3, 4, 5, 6, 7, 8'],
    ['jig', { seats: -3 }, 'jig: -3 seats; expected 3, 4, 5, 6, 7, 8'],
    ['chat-qui-dort', { seats: 13 }, 'chat-qui-dort: 13 seats; expected 5, 6, 7, 8, 9, 10, 11, 12'],
    ['snip-snap-snorum', { seats: 8, readings: { pack: '32' } }, '8 seats; expected 2, 3, 4, 5, 6 (BW91.snip.players)'],
    [
      'cassino',
      { seats: 4, readings: { sides: 'independent', scoring: 'two-lowest-deducted' } },
      'cassino: 4 seats; expected 2, 3 (BW91.cassino.two-lowest)',
    ],
    ['cassino', { seats: 5 }, 'cassino: 5 seats; expected 2, 3, 4, 6, 12 (BW91.cassino.players.rounds)'],
    ['jig', { seats: 3, dealer: 7 }, 'jig: the dealer 7; expected a seat from 0 to 2, or none before the draw'],
    ['jig', { seats: 3, dealer: 0.5 }, 'jig: the dealer 0.5; expected a seat'],
    ['jig', { seats: 3, dealer: -2 }, 'jig: the dealer -2; expected a seat'],
    [
      'snip-snap-snorum',
      { seats: 3, variant: 'turnup' },
      'the variation turnup; expected whole-pack, first-out, turn-up',
    ],
    ['jig', { seats: 3, variant: 'turn-up' }, 'the variation turn-up; expected none: the game has no variations'],
    ['nain-jaune', { seats: 3, lot: [0, 1, 1] }, 'nain-jaune: the lot 0 1 1; expected each seat from 0 to 2 once'],
    ['nain-jaune', { seats: 3, lot: [0, 1] }, 'nain-jaune: the lot 0 1; expected each seat from 0 to 2 once'],
    [
      'snip-snap-snorum',
      { seats: 3, readings: { double: 'flatt' } },
      'no such practice: double=flatt; expected level, flat',
    ],
    ['jig', { seats: 3, readings: { doubel: 'flat' } }, 'no such reading: doubel; expected pool, fines, rounds'],
    ['jig', { seats: 3, readings: { constructor: 'flat' } }, 'no such reading: constructor'],
  ];
  test.each(rows)('for %s with %j', (id, setup, said) => {
    expect(() => findGame(id)!.table(setup)).toThrow(said);
    expect(() => findGame(id)!.table(setup)).toThrow(RangeError);
  });

  test('with an error that names the wrong point, for callers that repair it', () => {
    const caught = (setup: Setup): unknown => {
      try {
        return findGame('jig')!.table(setup);
      } catch (error) {
        return error;
      }
    };
    expect(caught({ seats: 9 })).toMatchObject({ name: 'SetupError', point: 'seats', cite: 'BW91.jig.players' });
    expect(caught({ seats: 3, dealer: 3 })).toMatchObject({ point: 'dealer', cite: '' });
    expect(caught({ seats: 3, lot: [] })).toBeInstanceOf(SetupError);
  });
});

describe('an open choice of the setting-up', () => {
  test('is settled by the game’s default', () => {
    const { readings } = findGame('jig')!;
    const game = { id: 'jig', readings, refuseSeats: () => null };
    expect(checkSetup(game, { seats: 3, readings: { pool: 'equal' } })).toEqual({
      seats: 3,
      readings: completePractices(readings, { pool: 'equal' }),
      variant: undefined,
      dealer: -1,
      lot: [0, 1, 2],
      listener: null,
    });
  });
});

describe('a deal is refused', () => {
  const jig = findGame('jig')!;
  const thirds = (
    change: (owners: Int8Array) => void = () => undefined,
  ): { owners: Int8Array; unheld?: UnheldCards } => {
    const owners = createEmptyOwners();
    for (const each of FULL_PACK) owners[each] = each % 3;
    change(owners);
    return { owners };
  };
  test('before a dealer is named', () => {
    const table = jig.table({ seats: 3 });
    expect(() => table.deal(table.shuffle(createRandom('x')))).toThrow('nobody deals: name the dealer in the setup');
    table.drawForDeal([card('9S'), card('JS')]);
    table.deal(table.shuffle(createRandom('x')));
    expect(table.dealer).toBe(1);
  });

  test('while another goes on, which stays as it was', () => {
    const table = jig.table({ seats: 3, dealer: 0 });
    table.deal(table.shuffle(createRandom('x')));
    const held = table.hands.owner.slice();
    expect(() => table.deal(table.shuffle(createRandom('y')))).toThrow('a deal is going on');
    expect(table.hands.owner).toEqual(held);
  });

  const rows: readonly [
    said: string,
    game: string,
    seats: number,
    dealt: { owners: Int8Array; unheld?: UnheldCards },
  ][] = [
    ['AS is dealt to seat 3; expected a seat from 0 to 2', 'jig', 3, thirds((owners) => owners.fill(3, 0, 1))],
    ['AS is dealt to seat -2; expected a seat', 'jig', 3, thirds((owners) => owners.fill(-2, 0, 1))],
    ['AS is turned up; expected none in this game', 'jig', 3, { owners: createEmptyOwners(), unheld: { turnUp: 0 } }],
    ['0 cards lie on the table; expected 4', 'cassino', 2, { owners: createEmptyOwners() }],
    [
      '6 cards lie on the table; expected 4',
      'cassino',
      2,
      { owners: createEmptyOwners(), unheld: { board: [0, 1, 2, 3, 4, 5] } },
    ],
    [
      'AS lies face up; expected a card of the pack that nobody is dealt',
      'cassino',
      2,
      { owners: createEmptyOwners().fill(0, 0, 1), unheld: { board: [0, 1, 2, 3] } },
    ],
    ['2S is dealt; expected a card of the pack of 32', 'manille', 4, { owners: createEmptyOwners().fill(0, 1, 2) }],
  ];
  test.each(rows)('because: %s', (said, id, seats, dealt) => {
    const table = findGame(id)!.table({ seats, dealer: 0 });
    expect(() => table.deal(dealt)).toThrow(said);
    expect([table.dealNumber, table.dealOver]).toEqual([0, true]);
  });

  test('unless it follows the layout of hands, pack, board and turn-up', () => {
    expect(jig.table({ seats: 5, dealer: 0 }).layout()).toEqual({
      hands: [10, 11, 11, 10, 10],
      pack: FULL_PACK,
      board: 0,
      turnUp: false,
    });
    expect(findGame('cassino')!.table({ seats: 3, dealer: 0 }).layout()).toMatchObject({ hands: [4, 4, 4], board: 4 });
    expect(findGame('manille')!.table({ seats: 4, dealer: 3 }).layout()).toMatchObject({
      hands: [8, 8, 8, 7],
      turnUp: true,
    });
  });
});

describe('the numbers of seats', () => {
  test.each([
    ['snip-snap-snorum', {}, undefined, [2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['snip-snap-snorum', { pack: '32' }, undefined, [2, 3, 4, 5, 6]],
    ['cassino', {}, undefined, [2, 3, 4, 6, 12]],
    ['cassino', { scoring: 'two-lowest-deducted' }, undefined, [2, 3, 4]],
    ['cassino', { scoring: 'two-lowest-deducted', sides: 'independent' }, undefined, [2, 3]],
    ['manille', {}, undefined, [4]],
    ['nain-jaune', {}, undefined, [3, 5]],
  ])('for %s %j (%s) are %j', (id, readings, variant, numbers) => {
    const game = findGame(id)!;
    expect(game.seatNumbers(readings, variant)).toEqual(numbers);
    for (let seats = 1; seats <= 12; seats++)
      expect([seats, game.refuseSeats(seats, readings, variant) === null]).toEqual([seats, numbers.includes(seats)]);
  });
});

test('a practice chosen for one variation does not prevent the deal of another', () => {
  const snip = findGame('snip-snap-snorum')!;
  const chosen = { chain: 'fresh', double: 'flat' };
  for (const variant of [undefined, ...snip.variants!]) {
    const ask = (readings: Readonly<Record<string, string>>) =>
      createDealRecord(snip, { seats: 4, seed: 'x', readings, variant });
    expect([variant, ask(chosen).ok]).toEqual([variant, variant === 'turn-up']);
    expect([variant, ask(pickApplicablePractices(snip.readings, chosen, variant)).ok]).toEqual([variant, true]);
  }
});
