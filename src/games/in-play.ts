/** A table drawn as a picture: what each game says of it in its room, and what several of them say alike. */
import type { Replay } from '#engine/record/replay.ts';
import { figure } from '../narration/accounts.ts';
import type { TableContext } from '../table/game-table.ts';
import type { Position } from '../table/position.ts';

/** A card on the cloth with what is said of it: who laid it, what was called, the counters on it. */
export interface Thing {
  /** In notation; `back` for one that lies face down; a suit alone for trumps when no card shows them. */
  readonly card: string;
  readonly under: string;
}

/** Cards that lie together under a heading, or a figure: of counters, or of points. */
export type Heap =
  | { readonly name: string; readonly cards: readonly Thing[]; readonly overlapping?: true }
  | { readonly name: string; readonly figure: string; readonly counter?: true };

/** A table, as far as games differ in it. */
export interface InPlay {
  readonly heaps: readonly Heap[];
  /** The cards before a seat, as it holds them. */
  readonly handOf: (seat: number) => readonly string[];
  /** What stands beside the name of a seat, where something does. */
  readonly beside?: (seat: number) => string;
}

/** A table to be drawn: the game as played, where it stands, and the words of its language. */
export interface Pictured<Words> {
  readonly played: Replay;
  readonly position: Position;
  readonly say: TableContext['say'];
  readonly words: Words;
}

/** A word called as it is written. */
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The cards of the run, each with who laid it and what was called. */
export const run = ({ laid, runFrom }: Position): readonly Thing[] =>
  laid.slice(runFrom).map(({ card, seat, call, after, wrong }) => {
    const said = [call, wrong, after].flatMap((word) => (word ? [word === 'hoc' ? word : capital(word)] : []));
    return { card, under: [seat, said.join('-')].filter(Boolean).join(' ') };
  });

/** The pool as a heap of its own, where there is one. */
export const pool = ({ played, position, say }: Pictured<unknown>): readonly Heap[] => {
  const at = played.accounts.indexOf('pool');
  return at < 0 ? [] : [{ name: say.table.pool, figure: figure(position.step.balance[at]!), counter: true }];
};

/** The hand of a seat in an order. */
export const sorted =
  ({ position }: Pictured<unknown>, order: (a: string, b: string) => number) =>
  (seat: number) =>
    [...position.hands[seat]!].sort(order);
