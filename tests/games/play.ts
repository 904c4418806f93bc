/** A table that tests control with notation: hands, moves, accounts and refusals are words. */

import { type CardOwners, createEmptyOwners, formatCard, NO_OWNER, parseCard } from '#engine/cards.ts';
import { type GameEvent, toGameEvent } from '#engine/events.ts';
import { createMoveBuffer, formatMove, type Game, type Move, PASS, type Table } from '#engine/game.ts';
import { BOARD_NAME, TALON_NAME, TURN_UP_NAME } from '#engine/record/unheld-groups.ts';

/** Setup of a table. Seats are names in the order of play; the first one deals unless `dealer` names another. */
export interface TableSetup {
  readonly seats?: string;
  readonly dealer?: string;
  /** Practices, for example `short=goes-negative double=flat`. */
  readonly readings?: string;
  /** Names of the players, in the order set by lot. */
  readonly lot?: string;
  readonly variant?: string;
  /** Set for a table without a listener. */
  readonly withoutListener?: true;
}

/** Splits a text into words. */
export const splitAtSpaces = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);
/** Splits a text at commas and trims the parts; empty for an empty text. */
export const splitAtCommas = (text: string): string[] =>
  text.split(',').flatMap((line) => (line.trim() ? [line.trim()] : []));

/** Parses `name=practice` pairs. */
export const parsePractices = (text: string): Record<string, string> =>
  Object.fromEntries(splitAtSpaces(text).map((pair) => pair.split('=')));

const toCard = (text: string): number => {
  const card = parseCard(text);
  if (card === undefined) throw new Error(`no card: ${text}`);
  return card;
};

/** Parses cards separated by spaces. */
export const parseCards = (text: string): number[] => splitAtSpaces(text).map(toCard);

/** Parses a move: a card, `pass`, or the game’s own form. */
const parseMove = (table: Table, text: string): Move =>
  text === 'pass' ? PASS : (table.parseMove?.(splitAtSpaces(text)) ?? toCard(text));

/** Splits a move into the name of its player and the rest. */
const cut = (move: string): [name: string, what: string] => {
  const [name = '', ...what] = splitAtSpaces(move);
  return [name, what.join(' ')];
};

/** A table in play, controlled with notation. */
export class NotationTable {
  readonly game: Game;
  readonly table: Table;
  readonly names: readonly string[];
  readonly accounts: readonly string[];
  /** All events since the table was set up. */
  readonly events: GameEvent[] = [];
  /** The accounts just after the cards of the last deal were given out. */
  #before: readonly number[] = [];

  constructor(
    game: Game,
    { seats = 'A B C D E', dealer, readings = '', lot, variant, withoutListener }: TableSetup = {},
  ) {
    this.game = game;
    this.names = splitAtSpaces(seats);
    this.accounts = [...this.names, ...(game.tableAccounts ?? [])];
    this.table = game.table({
      seats: this.names.length,
      readings: parsePractices(readings),
      variant,
      dealer: dealer ? this.seat(dealer) : 0,
      ...(lot && { lot: splitAtSpaces(lot).map((name) => this.seat(name)) }),
      ...(!withoutListener && {
        listener: (...heard) =>
          this.events.push(toGameEvent({ seats: this.names, accounts: this.accounts, scorers: [] }, ...heard)),
      }),
    });
  }

  seat(name: string): number {
    const seat = this.names.indexOf(name);
    if (seat < 0) throw new Error(`no seat: ${name}`);
    return seat;
  }

  /** Deals these hands, `B 9S KS, C 9H, Turn-up 9D, Board 2S, Talon 4C`; all other cards remain undealt. */
  deal(hands: string): this {
    const owners: CardOwners = createEmptyOwners();
    let turnUp: number | undefined;
    let board: readonly number[] | undefined;
    let talon: readonly number[] | undefined;
    for (const hand of splitAtCommas(hands)) {
      const [name = '', ...cards] = splitAtSpaces(hand);
      if (name === TURN_UP_NAME) {
        turnUp = toCard(cards[0]!);
        continue;
      }
      if (name === BOARD_NAME) board = cards.map(toCard);
      if (name === TALON_NAME) talon = cards.map(toCard);
      if (name === BOARD_NAME || name === TALON_NAME) continue;
      for (const card of cards.map(toCard)) {
        if (owners[card] !== NO_OWNER) throw new Error(`dealt twice: ${formatCard(card)}`);
        owners[card] = this.seat(name);
      }
    }
    this.table.deal({ owners, unheld: { turnUp, board, talon } });
    this.#before = Array.from(this.table.balance);
    return this;
  }

  /** Deals each seat the cards that it plays in `moves`, and the cards `besides` that it keeps. */
  dealFor(moves: string, besides = ''): this {
    const played = splitAtCommas(moves).flatMap((move) => {
      const [name = '', what = ''] = splitAtSpaces(move);
      return /^(pass|claims|names|calls)/.test(what) ? [] : [`${name} ${what.replace('?', '')}`];
    });
    return this.deal([...played, ...splitAtCommas(besides)].join(','));
  }

  /** Leaves a seat only this number of counters, `D 2`; its other counters go to the pool. */
  limitCounters(counters: string): this {
    const { balance } = this.table;
    for (const account of splitAtCommas(counters)) {
      const [name = '', has = ''] = splitAtSpaces(account);
      balance[this.names.length]! += balance[this.seat(name)]! - Number(has);
      balance[this.seat(name)] = Number(has);
    }
    this.#before = Array.from(balance);
    return this;
  }

  /** Plays moves such as `B 9S, C 10H?, B claims, D pass`. Each must be legal, or a misplay if `?` marks it. */
  play(moves: string): this {
    for (const move of splitAtCommas(moves)) {
      const [name, what] = cut(move);
      const seat = this.seat(name);
      const marked = what.endsWith('?');
      const refused = this.table.getRefusal(seat, parseMove(this.table, what.replace('?', '')));
      if (refused ? !(marked && refused.misplay) : marked)
        throw new Error(`${move}: ${refused ? `${refused.reason} ${refused.cite}` : 'no misplay'}`);
      if (marked) this.table.misplay!(parseMove(this.table, what.replace('?', '')), seat);
      else this.table.play(parseMove(this.table, what), seat);
    }
    return this;
  }

  /** Formats the player to move and the legal moves, `B: 9S 9H pass`; `nobody` when the deal is over. */
  get legal(): string {
    if (this.table.toMove < 0) return 'nobody';
    const moves = createMoveBuffer();
    const legal = Array.from(moves.subarray(0, this.table.legal(moves)), (move) => formatMove(this.table, move));
    const between = legal.some((move) => move.includes(' ')) ? ' | ' : ' ';
    return `${this.names[this.table.toMove]}: ${legal.join(between)}`;
  }

  /**
   * Returns the reason and the article for which a move or a claim is refused, `must-pair BW91.snip.duty`; `allowed` if
   * it is not refused.
   */
  refusal(move: string): string {
    const [name, what] = cut(move);
    const seat = this.seat(name);
    const refused = this.table.getRefusal(seat, parseMove(this.table, what));
    return refused ? `${refused.reason} ${refused.cite}${refused.misplay ? ' ?' : ''}` : 'allowed';
  }

  /** Formats every account that is not 0: `A 5 B 4 pool 1`. */
  get ledger(): string {
    return this.#account((has) => has, String);
  }

  /**
   * Formats the gain or loss of each account since the cards were given out, `B +4 A -1`; `nothing` if none changed.
   */
  get changes(): string {
    return this.#account(
      (has, account) => has - this.#before[account]!,
      (change) => (change > 0 ? `+${change}` : `${change}`),
    );
  }

  #account(amount: (has: number, account: number) => number, text: (amount: number) => string): string {
    const amounts = Array.from(this.table.balance, amount);
    const told = this.accounts.flatMap((name, i) => (amounts[i] ? [`${name} ${text(amounts[i])}`] : []));
    return told.join(' ') || 'nothing';
  }

  /** Formats the events from index `from` on, one a line: `led B 9S BW91.snip.lead`, `paid B pool 1 …`. */
  listEvents(from = 0): string[] {
    return this.events
      .slice(from)
      .map(({ type, seat, card, rank, call, from: payer, to, counters, cards, points, cite }) =>
        [type, seat, payer, to, card, rank, call, counters ?? cards ?? points, cite]
          .filter((word) => word !== undefined)
          .join(' '),
      );
  }
}

/** Puts the accounts that a row expects in the order of the table, so that rows may keep the order of the source. */
export const sortAccounts = (accounts: readonly string[], row: string): string => {
  const pairs = new Map<string, string>();
  const told = splitAtSpaces(row);
  if (row === 'nothing') return row;
  for (let i = 0; i < told.length; i += 2) {
    if (!accounts.includes(told[i]!) || pairs.has(told[i]!)) throw new Error(`no account, or twice: ${told[i]}`);
    pairs.set(told[i]!, told[i + 1]!);
  }
  return accounts.flatMap((name) => (pairs.has(name) ? [`${name} ${pairs.get(name)}`] : [])).join(' ');
};

/** Deals each seat the cards that it plays and those that it keeps, and plays the moves. */
export const playMoves = (game: Game, moves: string, besides = '', sat: TableSetup = {}): NotationTable =>
  new NotationTable(game, sat).dealFor(moves, besides).play(moves);

/**
 * A test case: its origin, the moves, the cards kept, and the gain or loss of each account. If the origin begins with
 * `reading=practice`, the table uses that practice.
 */
export type LedgerCase = [origin: string, moves: string, besides: string, changes: string, sat?: TableSetup];

/** Plays a test case; returns the actual and the expected changes of the accounts, both in the order of the table. */
export const compareChanges = (
  game: Game,
  ...[origin, moves, besides, expected, sat]: LedgerCase
): [string, string] => {
  const reading = /^[a-z-]+=[a-z0-9-]+/.exec(origin)?.[0] ?? '';
  const seating = playMoves(game, moves, besides, { ...sat, readings: `${reading} ${sat?.readings ?? ''}` });
  return [seating.changes, sortAccounts(seating.accounts, expected)];
};
