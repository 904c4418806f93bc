/** A table of Cassino that tests control with notation; A deals, so B begins. */
import { expect } from 'vitest';
import { createEmptyOwners, FULL_PACK, formatCard, rankOf } from '#engine/cards.ts';
import { type GameEvent, type Listener, toGameEvent } from '#engine/events.ts';
import { createMoveBuffer, formatMove, PASS, type Table } from '#engine/game.ts';
import { cassino as game } from '#engine/games/cassino/index.ts';
import { parseCards, parsePractices, splitAtCommas, splitAtSpaces } from './play.ts';

/** Formats events, one a line: `captured B 9S combining`. */
export const formatEvents = (events: readonly GameEvent[]): string[] =>
  events.map(({ type, seat, scorer, card, cards, points, cite }) =>
    [type, seat, scorer, card, cards ?? points, cite.replace('BW91.cassino.', '')]
      .filter((word) => word !== undefined)
      .join(' '),
  );

/** Setup of a table of Cassino: seats, readings, the cards on the table and in the talon, and the scores so far. */
interface CassinoSetup {
  readonly seats?: string;
  readonly readings?: string;
  readonly table?: string;
  readonly talon?: string;
  readonly scores?: readonly number[];
}

/** A table of Cassino in play, controlled with notation. */
export class CassinoTestTable {
  readonly names: readonly string[];
  readonly scorers: readonly string[];
  readonly table: Table;
  readonly events: GameEvent[] = [];

  constructor({ seats = 'A B', readings = '', scores }: CassinoSetup = {}) {
    this.names = splitAtSpaces(seats);
    const chosen = parsePractices(readings);
    this.scorers = game.scoreAccounts!(this.names, chosen);
    const listener: Listener = (...heard) =>
      this.events.push(toGameEvent({ seats: this.names, accounts: [], scorers: this.scorers }, ...heard));
    this.table = game.table({ seats: this.names.length, readings: chosen, dealer: 0, listener });
    if (scores) this.table.scores!.set(scores);
  }

  /**
   * Gives the seats these cards, `B 10D 3S, A KC`; then fills their hands and the table with the highest cards left.
   */
  deal(hands: string, { table = '', talon }: CassinoSetup = {}): this {
    const named = [
      ...parseCards(hands.replace(/[,]|\b[A-D]\s/g, ' ')),
      ...parseCards(table),
      ...parseCards(talon ?? ''),
    ];
    const left = FULL_PACK.filter((card) => !named.includes(card)).sort((a, b) => rankOf(a) - rankOf(b));
    const owners = createEmptyOwners();
    for (const [seat, name] of this.names.entries()) {
      const held = splitAtCommas(hands)
        .filter((hand) => splitAtSpaces(hand)[0] === name)
        .flatMap((hand) => parseCards(splitAtSpaces(hand).slice(1).join(' ')));
      while (held.length < 4) held.push(left.pop()!);
      for (const card of held) owners[card] = seat;
    }
    const board = parseCards(table);
    while (board.length < 4) board.push(left.pop()!);
    this.table.deal({
      owners,
      unheld: { board, talon: talon === undefined ? undefined : [...parseCards(talon), ...left] },
    });
    return this;
  }

  /** Parses a move such as `10D x 9S AC`. */
  move(said: string): number {
    const move = said === 'pass' ? PASS : this.table.parseMove!(splitAtSpaces(said));
    if (move === undefined) throw new Error(`no move: ${said}`);
    return move;
  }

  /** Plays moves such as `B 10D x 9S AC, A KC, A exposes 7H?`; `?` marks a misplay. */
  play(moves: string): this {
    for (const line of splitAtCommas(moves)) {
      const [name = '', ...said] = splitAtSpaces(line.replace('?', ''));
      const seat = this.names.indexOf(name);
      const move = this.move(said.join(' '));
      const refused = this.table.getRefusal(seat, move);
      if (refused ? !(line.endsWith('?') && refused.misplay) : line.endsWith('?'))
        throw new Error(`${line}: ${refused ? `${refused.reason} ${refused.cite}` : 'no misplay'}`);
      if (refused) this.table.misplay!(move, seat);
      else this.table.play(move);
    }
    return this;
  }

  /** Lays a number of cards one after another, each the lowest legal card that is not in `keep`. */
  lay(cards: number, keep = ''): this {
    const kept = parseCards(keep);
    for (let i = 0; i < cards; i++) {
      const seat = this.table.toMove;
      const card = FULL_PACK.find((each) => this.table.hands.holds(seat, each) && !kept.includes(each))!;
      expect(this.table.getRefusal(seat, card)).toBeNull();
      this.table.play(card);
    }
    return this;
  }

  get legal(): string {
    if (this.table.toMove < 0) return 'nobody';
    const list = createMoveBuffer();
    const legal = Array.from(list.subarray(0, this.table.legal(list)), (move) => formatMove(this.table, move));
    return `${this.names[this.table.toMove]}: ${legal.join(' | ')}`;
  }

  refusal(line: string): string {
    const [name = '', ...said] = splitAtSpaces(line);
    const refused = this.table.getRefusal(this.names.indexOf(name), this.move(said.join(' ')));
    return refused ? `${refused.reason} ${refused.cite}${refused.misplay ? ' ?' : ''}` : 'allowed';
  }

  get board(): string {
    return this.table.unheld!.board!.map(formatCard).join(' ');
  }

  /** Formats the points of the scoring parties: `A+C 12 B+D 0`. */
  get scores(): string {
    return this.scorers.map((name, i) => `${name} ${this.table.scores![i]}`).join(' ');
  }

  listEvents(from = 0): string[] {
    return formatEvents(this.events.slice(from));
  }
}

/** Sets up a table with these hands and plays these moves. */
export const setUpCassino = (hands: string, moves = '', sat: CassinoSetup = {}): CassinoTestTable =>
  new CassinoTestTable(sat).deal(hands, sat).play(moves);
