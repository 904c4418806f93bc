/**
 * Tests copies of a table of La Manille: made at any moment, each plays on like the original, which stays unchanged.
 */
import { describe, expect, test } from 'vitest';
import { formatCard, PIQUET_PACK, parseCard, suitOf } from '#engine/cards.ts';
import type { Listener } from '#engine/events.ts';
import { createMoveBuffer, type Move, PASS } from '#engine/game.ts';
import { manille } from '#engine/games/manille/index.ts';
import { MAX_MATCH_DEALS } from '#engine/games/manille/match.ts';
import { encodeAction, parseAction } from '#engine/games/manille/moves.ts';
import type { ManilleTable } from '#engine/games/manille/rules.ts';
import { createRandom, type Random } from '#engine/random.ts';
import { RUNS_LONG_TESTS } from '../instances.ts';
import { createManilleTable } from './manille-coups.ts';
import { chooseAction, listPracticeGames, listPracticePairGames, type RandomGame } from './random-play.ts';

/**
 * Number of copies that follow a table at the same time, and of the moves for which each copy follows it; a deal has
 * fewer moves.
 */
const COPIES = 45;
/** Number of deals played; when a match is over, the next one begins at the same table. */
const MOST_DEALS = RUNS_LONG_TESTS ? 60 : 5;

type TableAction = (table: ManilleTable) => void;

/** A table that collects its events until they are checked. */
class ObservedTable {
  readonly table: ManilleTable;
  #lines: string[] = [];

  constructor(readings: RandomGame['readings'], dealer?: number) {
    const listener: Listener = (...heard) => this.#lines.push(heard.join(' '));
    this.table = createManilleTable({ seats: 4, readings, listener, ...(dealer !== undefined && { dealer }) });
  }

  take(): string {
    const lines = this.#lines.join('\n');
    this.#lines = [];
    return lines;
  }
}

const legal = createMoveBuffer();

/**
 * Moves tried in a position to tell it from others: a card or two, all moves without a card, and a lead with two tricks
 * still on the table.
 */
const DISTINGUISHING_MOVES: readonly Move[] = [
  ...['pass', 'turns', 'demands', 'redeals', 'misdeals UNTURNED', 'misdeals TURNED', 'miscounts', 'looks', 'asks'],
  ...PIQUET_PACK.flatMap((card) => [formatCard(card), `leaves ${formatCard(card)}`, `exposes ${formatCard(card)}`]),
].map((words) => parseAction(words.split(' ')) ?? parseCard(words) ?? PASS);

/** Describes the visible state of a table, and the moves that it refuses. */
const describeTable = (table: ManilleTable): string => {
  const { toMove, dealOver, gameOver, winners, dealer, dealNumber, scores, games, hands, unheld, coup } = table;
  const count = table.legal(legal);
  return JSON.stringify([
    [toMove, dealOver, gameOver, winners, dealer, dealNumber, table.nextDealer()],
    [[...scores], [...games], [...hands.owner], unheld, [...coup.taken], [...coup.tricks], coup.count],
    Array.from(legal.subarray(0, count)),
    [0, 1, 2, 3].flatMap((seat) => DISTINGUISHING_MOVES.map((move) => table.getRefusal(seat, move)?.reason)),
  ]);
};

/** Returns a random next deal; in two of three the last card is turned up at once. */
const nextDeal = (table: ManilleTable, spare: ManilleTable, random: Random): TableAction => {
  spare.copyFrom(table);
  spare.deal(spare.shuffle(random));
  // The turn-up may have won a game, and lies there all the same.
  const [owners, turnUp] = [spare.hands.owner.slice(), spare.unheld.turnUp!];
  const unheld = random.below(3) === 0 ? { talon: [turnUp] } : { turnUp };
  return (each) => each.deal({ owners, unheld });
};

/** Returns the next action at a table: a deal, a legal move or a fault. */
const nextAction = (table: ManilleTable, spare: ManilleTable, random: Random): TableAction => {
  if (table.dealOver) return nextDeal(table, spare, random);
  // Faults are frequent here before the turn-up, or they would seldom occur.
  const faults = table.unheld.talon ? ['redeals', 'misdeals unturned', 'misdeals peeked', 'asks'] : [];
  if (faults.length > 0 && random.below(2) === 0) {
    const move = table.parseMove(faults[random.below(faults.length)]!.split(' '))!;
    if (table.getRefusal(table.dealer, move)?.misplay) return (each) => each.misplay(move, each.dealer);
  }
  const seen = encodeAction('exposes', PIQUET_PACK[random.below(PIQUET_PACK.length)]!);
  if (random.below(3) > 0 && table.getRefusal(table.dealer, seen)?.misplay)
    return (each) => each.misplay(seen, each.dealer);
  // A suit wrongly announced may be insisted on, and cards played are taken back; of two cards one is chosen.
  for (let tries = 0; tries < 6; tries++) {
    const card = PIQUET_PACK[random.below(PIQUET_PACK.length)]!;
    const other = PIQUET_PACK[random.below(PIQUET_PACK.length)]!;
    const move = random.below(2) === 0 ? encodeAction('says', card, suitOf(other)) : encodeAction('with', card, other);
    if (table.getRefusal(table.toMove, move)?.misplay) return (each) => each.misplay(move, each.toMove);
  }
  const action = chooseAction(manille, table, random, legal);
  if (action.did === 'misplayed') return (each) => each.misplay(action.move, action.seat);
  if (action.did === 'played') return (each) => each.play(action.move);
  throw new Error(`${action.did} at a table in play`);
};

const plays = [...listPracticeGames(manille), ...listPracticePairGames(manille, undefined)];

describe('a copy', () => {
  test.each(plays)('plays on like its table from every position: $seed $readings', ({ readings, seed }) => {
    const random = createRandom(`copies ${seed}`);
    const original = new ObservedTable(readings, random.below(4));
    const copies = Array.from({ length: COPIES }, () => new ObservedTable(readings));
    const [spare, stray] = [createManilleTable({ seats: 4, readings }), createManilleTable({ seats: 4, readings })];
    let step = 0;
    for (; original.table.dealNumber <= MOST_DEALS; step++) {
      // The last copy was made before, of another position, and has played on from there.
      copies[step % COPIES]!.table.copyFrom(original.table);
      stray.copyFrom(original.table);
      expect(describeTable(copies[step % COPIES]!.table)).toBe(describeTable(original.table));
      const doing = nextAction(original.table, spare, random);
      doing(original.table);
      const [told, stands] = [original.take(), describeTable(original.table)];
      for (const copy of copies.slice(0, step + 1)) {
        doing(copy.table);
        expect(copy.take()).toBe(told);
      }
      for (let other = 0; other < 4; other++) nextAction(stray, spare, random)(stray);
      expect(describeTable(copies[step % COPIES]!.table)).toBe(stands);
      expect(describeTable(copies[(step + 1) % Math.min(step + 1, COPIES)]!.table)).toBe(stands);
      expect(describeTable(original.table)).toBe(stands);
      expect(original.take()).toBe('');
    }
    expect(step).toBeGreaterThan(MOST_DEALS);
  });

  test('of a match with a limit stops at the same coup', () => {
    const readings = { penalty: 'offender-34' };
    const [table, copy] = [
      createManilleTable({ seats: 4, dealer: 0, readings }),
      createManilleTable({ seats: 4, readings }),
    ];
    const random = createRandom('stopped');
    const spare = createManilleTable({ seats: 4, readings });
    const loseDeal = (each: ManilleTable): void => {
      spare.copyFrom(each);
      spare.deal(spare.shuffle(random));
      each.deal({ owners: spare.hands.owner, unheld: { talon: [spare.unheld.turnUp!] } });
      each.misplay(each.parseMove(['misdeals', 'unturned'])!, each.dealer);
    };
    while (table.dealNumber < 30) loseDeal(table);
    copy.copyFrom(table);
    for (const each of [copy, table]) while (!each.gameOver) loseDeal(each);
    expect([copy.dealNumber, table.dealNumber]).toEqual([MAX_MATCH_DEALS, MAX_MATCH_DEALS]);
  });
});
