/**
 * Deals and games played to answer a question. Trial `i` depends only on the seed and `i`, so that trials can be
 * divided among machines, and repeated one by one.
 */
import { type Policy } from '../bots/players.ts';
import { EVENT, type Listener } from '../events.ts';
import { createMoveBuffer, type Game, type Move, type Table } from '../game.ts';
import { Observer } from '../observation.ts';
import { createRandom, type Random } from '../random.ts';
import { completePractices, selectDisputedPoints } from '../readings.ts';
import { defaultSeatNames } from '../record/deal-record.ts';
import type { GameState } from '../record/live-game.ts';
import { chooseRandomIndex } from '../record/random-move.ts';
import type { DealHistory } from '../record/record-replayer.ts';
import type { Setup } from '../setup.ts';
import { getPolicy, playDoubleDummy, type Strategy } from './strategies.ts';

/** Setting of a trial: the game, its options, and whether one deal or a whole game is played. */
export interface TrialSetting {
  readonly game: Game;
  readonly seats: number;
  readonly whole: 'deal' | 'game';
  readonly variant?: string;
  readonly readings?: Readonly<Record<string, string>>;
}

/** Setup of a trial's table. */
type TrialSetup = Setup & { readonly readings: Readonly<Record<string, string>> };

/** Plan of a trial: a setting, and the strategy of all players. */
export interface TrialPlan {
  readonly setting: TrialSetting;
  readonly manner: Strategy;
  /**
   * Called with each table of a trial, before its first deal. The recorder that it returns is informed of each deal and
   * move.
   */
  readonly keep?: ((table: Table, setup: TrialSetup, game: Game) => TrialRecorder) | undefined;
}

/** Records a trial while it is played. */
export interface TrialRecorder {
  /** Called when the cards have been dealt. */
  dealt(): void;
  /** Called before the seat whose turn it is makes this move. */
  moves(move: Move): void;
}

/** Returns the policy of a seat (0-based) that plays differently from the others; `undefined` for all others. */
export type SeatOverride = (seat: number, table: Table) => Policy | undefined;

/** Creates the table of trial `i` and deals its first cards. */
export const createTrialTable = (
  { game, seats, variant, readings = {} }: TrialSetting,
  seed: string,
  i: number,
): Table => {
  const table = game.table({ seats, variant, readings, dealer: i % seats });
  table.deal(table.shuffle(packOf(seed, i, table)));
  return table;
};

/** Creates the random source for shuffling the next deal of trial `i`. */
const packOf = (seed: string, i: number, { dealNumber }: Table): Random =>
  createRandom(`${seed}, deal ${dealNumber + 1}`, i);

/**
 * Plays trial `i`, and returns the table at its end; the listener receives all events. The dealer changes from trial to
 * trial. The cards of a deal do not depend on the players.
 */
export const playTrial = (
  { setting, manner, keep }: TrialPlan,
  seed: string,
  i: number,
  hear: Listener | null = null,
  otherwise?: SeatOverride,
): Table => {
  const { game, seats, variant, readings = {}, whole } = setting;
  const dealer = i % seats;
  const usual = manner === 'book' || manner === 'sampling' ? getPolicy(manner, game) : undefined;
  const sees = otherwise !== undefined || usual !== undefined;
  const witness = new Observer();
  const listener: Listener | null = sees
    ? (...heard) => {
        witness.listener(...heard);
        hear?.(...heard);
      }
    : hear;
  const setup: TrialSetup = { seats, variant, readings, dealer, listener };
  const table = game.table(setup);
  const clerk = keep?.(table, setup, game);
  const chance = createRandom(`${seed}, the players`, i);
  const dealHistories: DealHistory[] = [];
  const state: GameState = { ...sittingOf(setting), dealer, dealHistories };
  const moveOf = (): Move => {
    if (table.legal(legal) === 1) return legal[0]!;
    const policy = otherwise?.(table.toMove, table) ?? usual;
    if (policy) return policy(state, witness.observe(table, table.toMove), chance).move;
    return manner === 'double-dummy' ? playDoubleDummy(table, readings, chance) : any(table, chance);
  };
  do {
    table.deal(table.shuffle(packOf(seed, i, table)));
    clerk?.dealt();
    const course: DealHistory | undefined = sees
      ? { owners: table.hands.owner.slice(), unheld: { ...table.unheld }, done: [] }
      : undefined;
    if (course) dealHistories.push(course);
    while (!table.dealOver) {
      const move = sees || manner === 'double-dummy' ? moveOf() : any(table, chance);
      course?.done.push({ did: 'played', seat: table.toMove, move });
      clerk?.moves(move);
      table.play(move);
    }
  } while (whole === 'game' && !table.gameOver);
  return table;
};

const legal = createMoveBuffer();

const any = (table: Table, chance: Random): Move =>
  legal[chooseRandomIndex(legal, table.legal(legal), (n) => chance.below(n), table.amountsFrom)]!;

/** Creates the names and options of a table from a setting. */
const sittingOf = ({ game, seats, variant, readings }: TrialSetting): Omit<GameState, 'dealer' | 'dealHistories'> => {
  const names = defaultSeatNames(seats);
  const lot = names.map((_, seat) => seat);
  return {
    game,
    seats,
    names,
    readings: completePractices(selectDisputedPoints(game.readings, variant), readings),
    variant,
    draw: [],
    lot,
  };
};

/** Number of events of one kind, and the greatest amount among them. */
export interface EventCount {
  readonly count: number;
  readonly most: number;
}

/** Plays a trial and counts the events of one type, or only those for which `wanted` returns true. */
export const countTrialEvents = (
  played: TrialPlan,
  seed: string,
  i: number,
  type: keyof typeof EVENT,
  wanted: (amount: number, cite: string) => boolean = () => true,
): EventCount => {
  let count = 0;
  let most = 0;
  playTrial(played, seed, i, (kind, _who, _what, amount, cite) => {
    if (kind !== EVENT[type] || !wanted(amount, cite)) return;
    count += 1;
    most = Math.max(most, amount);
  });
  return { count, most };
};
