/**
 * Cases for checking an engine of these games, in any language: from the beginning of a game to one action, with all
 * that must follow from it. `conformance/` has the cases as JSON, and explains them.
 */
import { type Card, createEmptyOwners, formatCard, parseCard } from '../cards.ts';
import type { UnheldCards } from '../dealing.ts';
import { type GameEvent, toGameEvent } from '../events.ts';
import { createMoveBuffer, formatMove, type Game, type Move, type Table } from '../game.ts';
import { defaultSeatNames, toRecordedHands } from '../record/deal-record.ts';
import { BOARD_NAME, TALON_NAME, TURN_UP_NAME } from '../record/unheld-groups.ts';

/** Version of the format of the cases. */
export const CONFORMANCE_VERSION = 1;

/** Cards by the name of their seat; `Talon`, `Table` and `Turn-up` are cards that nobody holds. */
export type CaseHands = Readonly<Record<string, string>>;

/** An action: cards drawn for the deal, a deal, a legal move, a move that the rules penalise, or the claim of a penalty. */
export type CaseAction =
  | { readonly draw: string }
  | { readonly deal: CaseHands }
  | { readonly play: readonly [seat: string, move: string] }
  | { readonly misplay: readonly [seat: string, move: string] }
  | { readonly claim: string };

/** State of a table that everybody can compute. */
export interface CaseState {
  /** The seat whose turn it is; empty between deals. */
  readonly turn: string;
  /** Moves that this seat may make. */
  readonly legal: readonly string[];
  /** Counters by account; absent in a game without counters. */
  readonly balance?: Readonly<Record<string, number>>;
  /** Points by account, in a game that scores points. */
  readonly scores?: Readonly<Record<string, number>>;
  readonly gameOver: boolean;
  readonly winners: readonly string[];
}

interface CaseBase {
  readonly article: string;
  readonly seats: number;
  readonly variant?: string;
  readonly readings: Readonly<Record<string, string>>;
}

/** A table that cannot be set up with these options. */
export interface SeatsCase extends CaseBase {
  readonly kind: 'seats';
  readonly cite: string;
}

/** The cards with which a game is played. */
export interface PackCase extends CaseBase {
  readonly kind: 'pack';
  readonly pack: string;
}

/** A move that is refused after the course of actions. */
export interface RefusalCase extends CaseBase {
  readonly kind: 'refusal';
  readonly course: readonly CaseAction[];
  readonly seat: string;
  readonly move: string;
  readonly cite: string;
}

/** An action that ends the course, and what follows from it. */
export interface EventsCase extends CaseBase {
  readonly kind: 'events';
  readonly course: readonly CaseAction[];
  /** Events of the last action, each with its article. */
  readonly events: readonly GameEvent<string>[];
  readonly state: CaseState;
}

export type ConformanceCase = SeatsCase | PackCase | RefusalCase | EventsCase;

/** A file of `conformance/`. */
export interface ConformanceFile {
  readonly version: number;
  readonly game: string;
  readonly cases: readonly ConformanceCase[];
}

const legal = createMoveBuffer();

/** A table with the names that cases use. */
export class CaseTable {
  readonly table: Table;
  readonly names: readonly string[];
  readonly #accounts: readonly string[];
  readonly #scorers: readonly string[];
  readonly #game: Game;
  #events: GameEvent<string>[] = [];

  constructor(game: Game, { seats, variant, readings }: Omit<CaseBase, 'article'>) {
    this.#game = game;
    this.names = defaultSeatNames(seats);
    const accounts = [...this.names, ...(game.tableAccounts ?? [])];
    const scorers = game.scoreAccounts?.(this.names, readings) ?? [];
    this.#accounts = accounts;
    this.#scorers = scorers;
    this.table = game.table({
      seats,
      variant,
      readings,
      listener: (...heard) => void this.#events.push(toGameEvent({ seats: this.names, accounts, scorers }, ...heard)),
    });
  }

  /** Returns the events since the last call. */
  takeEvents(): readonly GameEvent<string>[] {
    const taken = this.#events;
    this.#events = [];
    return taken;
  }

  /** Formats the hands just dealt. */
  formatHands(): CaseHands {
    return Object.fromEntries(
      toRecordedHands(this.table, this.names).map(({ seat, cards }) => [
        seat,
        cards.map(({ card }) => formatCard(card)).join(' '),
      ]),
    );
  }

  /** Parses a move in words; `undefined` if it is none here. */
  parse(words: string): Move | undefined {
    const parts = words.split(' ');
    if (words === 'pass') return this.table.parseMove?.(parts) ?? 52;
    return this.table.parseMove?.(parts) ?? parseCard(words);
  }

  /** Carries out an action. Throws if it cannot be read. */
  act(action: CaseAction): void {
    const { table, names } = this;
    const read = (words: string): Move => {
      const move = this.parse(words);
      if (move === undefined) throw new Error(`“${words}” is no move of ${this.#game.id} here`);
      return move;
    };
    if ('draw' in action) table.drawForDeal(cardsOf(action.draw));
    else if ('deal' in action) {
      const owners = createEmptyOwners();
      for (const [seat, name] of names.entries()) for (const card of cardsOf(action.deal[name])) owners[card] = seat;
      const unheld: UnheldCards = {
        turnUp: cardsOf(action.deal[TURN_UP_NAME])[0],
        board: action.deal[BOARD_NAME] === undefined ? undefined : cardsOf(action.deal[BOARD_NAME]),
        talon: action.deal[TALON_NAME] === undefined ? undefined : cardsOf(action.deal[TALON_NAME]),
        ...(table.layout().piles && { piles: names.map((name) => cardsOf(action.deal[name])) }),
      };
      table.deal({ owners, unheld });
    } else if ('play' in action) table.play(read(action.play[1]), names.indexOf(action.play[0]));
    else if ('misplay' in action) table.misplay!(read(action.misplay[1]), names.indexOf(action.misplay[0]));
    else table.play(read('claims'), names.indexOf(action.claim));
  }

  /** Describes the state of the table. */
  get state(): CaseState {
    const { table, names } = this;
    const { balance, scores, toMove, dealOver, gameOver, winners } = table;
    const named = (of: readonly string[], values: Int32Array) =>
      Object.fromEntries(of.map((name, i) => [name, values[i] ?? 0]));
    const turn = toMove >= 0 && !dealOver;
    return {
      turn: turn ? names[toMove]! : '',
      legal: turn ? Array.from(legal.subarray(0, table.legal(legal)), (move) => formatMove(table, move)) : [],
      ...(this.#game.tableAccounts && { balance: named(this.#accounts, balance) }),
      ...(scores && { scores: named(this.#scorers, scores) }),
      gameOver,
      winners: winners.map((seat) => names[seat]!),
    };
  }
}

const cardsOf = (words = ''): readonly Card[] =>
  words
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const card = parseCard(word);
      if (card === undefined) throw new Error(`“${word}” is no card`);
      return card;
    });

/** Formats the pack of a game for a number of players and readings. */
export const formatPack = (game: Game, { seats, readings }: Pick<CaseBase, 'seats' | 'readings'>): string =>
  game.pack(readings, seats).map(formatCard).join(' ');

/** Runs a case on a game; returns the differences from what it expects, empty if there are none. */
export const runCase = (game: Game, it: ConformanceCase): readonly string[] => {
  const differences: string[] = [];
  const compare = (what: string, expected: unknown, found: unknown): void => {
    const [wanted, got] = [JSON.stringify(expected), JSON.stringify(found)];
    if (wanted !== got) differences.push(`${it.article}, ${what}: expected ${wanted}, found ${got}`);
  };
  if (it.kind === 'seats') {
    compare('seats', it.cite, game.refuseSeats(it.seats, it.readings, it.variant));
    return differences;
  }
  if (it.kind === 'pack') {
    compare('pack', it.pack, formatPack(game, it));
    return differences;
  }
  try {
    const seated = new CaseTable(game, it);
    for (const [i, action] of it.course.entries()) {
      // The events of setting up the table belong to the first action.
      if (i > 0) seated.takeEvents();
      seated.act(action);
    }
    if (it.kind === 'events') {
      compare('events', it.events, seated.takeEvents());
      compare('state', it.state, seated.state);
    } else {
      const move = seated.parse(it.move);
      const refused = move === undefined ? null : seated.table.getRefusal(seated.names.indexOf(it.seat), move);
      compare('refusal', it.cite, refused?.cite ?? null);
    }
  } catch (error) {
    differences.push(`${it.article}: ${String(error)}`);
  }
  return differences;
};
