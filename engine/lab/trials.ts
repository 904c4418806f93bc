/**
 * Deals and games played to answer a question. Trial `i` depends on the seed and on `i` alone, so that any part of them
 * can be played anywhere, and any one of them again.
 */
import { type Policy } from '../bots/players.ts';
import { EVENT, type Listener } from '../events.ts';
import { type Game, type Move, moveList, type Table } from '../game.ts';
import { Witness } from '../observation.ts';
import { type Random, randomFrom } from '../random.ts';
import { choose, pointsOf } from '../readings.ts';
import { namesOf } from '../record/deal-record.ts';
import type { GameState } from '../record/live-game.ts';
import type { DealHistory } from '../record/playing.ts';
import type { Setup } from '../setup.ts';
import { type Manner, openHanded, policyOf } from './manners.ts';

/** What is played: one deal, or a whole game. */
export interface Setting {
  readonly game: Game;
  readonly seats: number;
  readonly whole: 'deal' | 'game';
  readonly variant?: string;
  readonly readings?: Readonly<Record<string, string>>;
}

/** How a trial is sat down to. */
type TrialSetup = Setup & { readonly readings: Readonly<Record<string, string>> };

/** A setting, and how everybody plays in it. */
export interface Played {
  readonly setting: Setting;
  readonly manner: Manner;
  /** Is handed each table at which a trial is played, before its first deal; whom it returns is told what is done there. */
  readonly keep?: ((table: Table, setup: TrialSetup, game: Game) => Clerk) | undefined;
}

/** Who writes a trial down while it is played. */
export interface Clerk {
  /** The cards have been dealt. */
  dealt(): void;
  /** The seat to play makes this move, and has not yet made it. */
  moves(move: Move): void;
}

/** How a seat (0-based) plays that does not play as the others do; `undefined` for one that does. */
export type Otherwise = (seat: number, table: Table) => Policy | undefined;

/** The table of trial `i` with the cards of its first deal given out, and nothing played. */
export const dealtIn = ({ game, seats, variant, readings = {} }: Setting, seed: string, i: number): Table => {
  const table = game.table({ seats, variant, readings, dealer: i % seats });
  table.deal(table.shuffle(packOf(seed, i, table)));
  return table;
};

/** The chance by which the pack is shuffled for the next deal of trial `i`. */
const packOf = (seed: string, i: number, { dealNumber }: Table): Random =>
  randomFrom(`${seed}, deal ${dealNumber + 1}`, i);

/**
 * Plays trial `i`, and tells all that happens; returns the table at its end. The deal passes from trial to trial, and the
 * cards of a deal are the same whoever plays them.
 */
export const playTrial = (
  { setting, manner, keep }: Played,
  seed: string,
  i: number,
  hear: Listener | null = null,
  otherwise?: Otherwise,
): Table => {
  const { game, seats, variant, readings = {}, whole } = setting;
  const dealer = i % seats;
  const usual = manner === 'book' || manner === 'sampling' ? policyOf(manner, game) : undefined;
  const sees = otherwise !== undefined || usual !== undefined;
  const witness = new Witness();
  const listener: Listener | null = sees
    ? (...heard) => {
        witness.listener(...heard);
        hear?.(...heard);
      }
    : hear;
  const setup: TrialSetup = { seats, variant, readings, dealer, listener };
  const table = game.table(setup);
  const clerk = keep?.(table, setup, game);
  const chance = randomFrom(`${seed}, the players`, i);
  const courses: DealHistory[] = [];
  const state: GameState = { ...sittingOf(setting), dealer, courses };
  const moveOf = (): Move => {
    if (table.legal(legal) === 1) return legal[0]!;
    const policy = otherwise?.(table.toMove, table) ?? usual;
    if (policy) return policy(state, witness.observe(table, table.toMove), chance).move;
    return manner === 'double-dummy' ? openHanded(table, readings, chance) : any(table, chance);
  };
  do {
    table.deal(table.shuffle(packOf(seed, i, table)));
    clerk?.dealt();
    const course: DealHistory | undefined = sees
      ? { owners: table.hands.owner.slice(), laid: { ...table.laid }, done: [] }
      : undefined;
    if (course) courses.push(course);
    while (!table.dealOver) {
      const move = sees || manner === 'double-dummy' ? moveOf() : any(table, chance);
      course?.done.push({ did: 'played', seat: table.toMove, move });
      clerk?.moves(move);
      table.play(move);
    }
  } while (whole === 'game' && !table.gameOver);
  return table;
};

const legal = moveList();

const any = (table: Table, chance: Random): Move => legal[chance.below(table.legal(legal))]!;

/** Who sits down to what. */
const sittingOf = ({ game, seats, variant, readings }: Setting): Omit<GameState, 'dealer' | 'courses'> => {
  const names = namesOf(seats);
  const lot = names.map((_, seat) => seat);
  return { game, seats, names, readings: choose(pointsOf(game.readings, variant), readings), variant, draw: [], lot };
};

/** How often an event of a type was heard, and the greatest amount it had. */
export interface HeardCount {
  readonly count: number;
  readonly most: number;
}

/** Plays a trial and returns what was heard of one type of event, or of those of it that `wanted` picks. */
export const hearIn = (
  played: Played,
  seed: string,
  i: number,
  type: keyof typeof EVENT,
  wanted: (amount: number, cite: string) => boolean = () => true,
): HeardCount => {
  let count = 0;
  let most = 0;
  playTrial(played, seed, i, (kind, _who, _what, amount, cite) => {
    if (kind !== EVENT[type] || !wanted(amount, cite)) return;
    count += 1;
    most = Math.max(most, amount);
  });
  return { count, most };
};
