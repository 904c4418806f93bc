/** Data with which each game describes its table for a picture, and helpers that several games share. */
import type { Replay } from '#engine/record/steps.ts';
import { formatCounters } from '../narration/accounts.ts';
import type { TableContext } from '../table/game-view.ts';
import type { Position } from '../table/position.ts';

/** A card on the cloth, with the captions for its player, its call or its counters. */
export interface FigureCard {
  /** Card in notation; `back` for a card face down; only a suit for trumps that no card shows. */
  readonly card: string;
  readonly under: string;
}

/** Cards under a common heading, or a number of counters or points under a heading. */
export type CardGroup =
  | { readonly name: string; readonly cards: readonly FigureCard[]; readonly overlapping?: true }
  | { readonly name: string; readonly figure: string; readonly counter?: true };

/** Description of a table for a picture: the parts that depend on the game. */
export interface TableFigure {
  readonly heaps: readonly CardGroup[];
  /** Returns the cards of a seat (0-based) in the order of its hand. */
  readonly handOf: (seat: number) => readonly string[];
  /** Returns the label beside the name of a seat (0-based); empty if there is none. */
  readonly beside?: (seat: number) => string;
}

/** Input for the description: a replay, the position to draw, and the texts of a language. */
export interface FigureInput<Words> {
  readonly played: Replay;
  readonly position: Position;
  readonly say: TableContext['messages'];
  readonly words: Words;
}

/** Capitalises a word that a player calls. */
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Lists the cards of the run (cards played one after another), each with its player and the words called. */
export const listRunCards = ({ cardsPlayed, runFrom }: Position): readonly FigureCard[] =>
  cardsPlayed.slice(runFrom).map(({ card, seat, call, callAfter, wrongCall }) => {
    const said = [call, wrongCall, callAfter].flatMap((word) => (word ? [word === 'hoc' ? word : capital(word)] : []));
    return { card, under: [seat, said.join('-')].filter(Boolean).join(' ') };
  });

/** Describes the pool as a group with a number; empty in a game without a pool. */
export const buildPoolGroup = ({ played, position, say }: FigureInput<unknown>): readonly CardGroup[] => {
  const at = played.accounts.indexOf('pool');
  return at < 0 ? [] : [{ name: say.table.pool, figure: formatCounters(position.step.balance[at]!), counter: true }];
};

/** Creates the function that returns the hand of a seat, sorted by `order`. */
export const createHandSorter =
  ({ position }: FigureInput<unknown>, order: (a: string, b: string) => number) =>
  (seat: number) =>
    [...position.hands[seat]!].sort(order);
