/** Data for drawing a table as a picture, provided by each game's room, with the parts that several games share. */
import type { Replay } from '#engine/record/replay.ts';
import { formatCounters } from '../narration/accounts.ts';
import type { TableContext } from '../table/game-table.ts';
import type { Position } from '../table/position.ts';

/** A card on the cloth with its captions: its player, its call, its counters. */
export interface FigureCard {
  /** In notation; `back` for a card face down; a suit alone for trumps without a card that shows them. */
  readonly card: string;
  readonly under: string;
}

/** Cards under a common heading, or a figure: a number of counters or points. */
export type CardGroup =
  | { readonly name: string; readonly cards: readonly FigureCard[]; readonly overlapping?: true }
  | { readonly name: string; readonly figure: string; readonly counter?: true };

/** The parts of a table that depend on its game. */
export interface TableFigure {
  readonly heaps: readonly CardGroup[];
  /** Cards of a seat (0-based), in the order of its hand. */
  readonly handOf: (seat: number) => readonly string[];
  /** Label beside the name of a seat (0-based), if there is one. */
  readonly beside?: (seat: number) => string;
}

/** A table to draw: its replay, its position, and the words of its language. */
export interface FigureInput<Words> {
  readonly played: Replay;
  readonly position: Position;
  readonly say: TableContext['messages'];
  readonly words: Words;
}

/** Capitalises a call. */
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Cards of the run, each with its player and its calls. */
export const listRunCards = ({ cardsPlayed, runFrom }: Position): readonly FigureCard[] =>
  cardsPlayed.slice(runFrom).map(({ card, seat, call, callAfter, wrongCall }) => {
    const said = [call, wrongCall, callAfter].flatMap((word) => (word ? [word === 'hoc' ? word : capital(word)] : []));
    return { card, under: [seat, said.join('-')].filter(Boolean).join(' ') };
  });

/** The pool as a heap; no heap in a game without a pool. */
export const pool = ({ played, position, say }: FigureInput<unknown>): readonly CardGroup[] => {
  const at = played.accounts.indexOf('pool');
  return at < 0 ? [] : [{ name: say.table.pool, figure: formatCounters(position.step.balance[at]!), counter: true }];
};

/** Hands of a table, sorted by `order`. */
export const createHandSorter =
  ({ position }: FigureInput<unknown>, order: (a: string, b: string) => number) =>
  (seat: number) =>
    [...position.hands[seat]!].sort(order);
