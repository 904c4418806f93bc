/** Sets up a position written in notation, with what the seat to play knows. */

import { createEmptyOwners, parseCard } from '#engine/cards.ts';
import type { UnheldCards } from '#engine/dealing.ts';
import { type Game, type Move, PASS, type Table } from '#engine/game.ts';
import { findGame } from '#engine/games.ts';
import { type Observation, Observer } from '#engine/observation.ts';
import { BOARD_NAME, TALON_NAME, TURN_UP_NAME } from '#engine/record/unheld-groups.ts';

/** A position: hands and moves in notation, `A 9S 10H, Table 2C`. The seats are A, B, C …, and A deals. */
export interface Position {
  readonly seats?: number;
  readonly variant?: string;
  readonly readings?: Readonly<Record<string, string>>;
  readonly hands: string;
  readonly moves?: string;
  /** The counters of accounts, stored under the number of the account. */
  readonly balance?: Readonly<Record<number, number>>;
}

/** A table in a position, and what its seat to play has seen. */
export interface ObservedPosition {
  readonly table: Table;
  readonly witness: Observer;
  readonly seen: Observation;
}

const lines = (text: string): string[][] =>
  text
    .split(',')
    .map((line) => line.trim().split(/\s+/))
    .filter(([first]) => first);

const requireCard = (text: string): number => {
  const found = parseCard(text);
  if (found === undefined) throw new Error(`no card: ${text}`);
  return found;
};

const requireMove = (table: Table, words: readonly string[]): Move =>
  words[0] === 'pass' ? PASS : (table.parseMove?.(words) ?? requireCard(words[0]!));

/** Returns the number of a seat from its letter; throws if it is not A to L. */
const seatOf = (name: string): number => {
  if (!/^[A-L]$/.test(name)) throw new Error(`no seat: ${name}`);
  return name.charCodeAt(0) - 'A'.charCodeAt(0);
};

/** Sets up a position and plays its moves; throws if that is impossible. */
export const observePosition = (
  id: string,
  { seats = 4, variant, readings, hands, moves = '', balance = {} }: Position,
): ObservedPosition => {
  const game: Game = findGame(id)!;
  const witness = new Observer();
  const table = game.table({ seats, variant, readings: readings ?? {}, dealer: 0, listener: witness.listener });
  const owners = createEmptyOwners();
  let unheld: UnheldCards = {};
  for (const [name = '', ...cards] of lines(hands)) {
    const held = cards.map(requireCard);
    if (name === BOARD_NAME) unheld = { ...unheld, board: held };
    else if (name === TALON_NAME) unheld = { ...unheld, talon: held };
    else if (name === TURN_UP_NAME) unheld = { ...unheld, turnUp: held[0] };
    else for (const card of held) owners[card] = seatOf(name);
  }
  table.deal({ owners, unheld });
  for (const [name = '', ...words] of lines(moves)) {
    const move = requireMove(table, words);
    const refused = table.getRefusal(seatOf(name), move);
    if (refused) throw new Error(`${name} ${words.join(' ')}: ${refused.reason} ${refused.cite}`);
    table.play(move);
  }
  for (const [account, counters] of Object.entries(balance)) table.balance[Number(account)] = counters;
  return { table, witness, seen: witness.observe(table, table.toMove) };
};
