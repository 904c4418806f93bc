/** A table of Speculation for tests: hands are piles, silences are supplied as in a record. */
import { type Card, createEmptyOwners, formatCard, NO_OWNER, parseCard } from '#engine/cards.ts';
import { EVENT, type GameEvent, toGameEvent } from '#engine/events.ts';
import { createMoveBuffer, formatMove, type Move, PASS, type Table } from '#engine/game.ts';
import { speculation as game } from '#engine/games/speculation/index.ts';
import { KEEPS, TURN } from '#engine/games/speculation/moves.ts';
import { parsePractices, splitAtCommas, splitAtSpaces } from './play.ts';

/** The four hands of most test cases, in the order of turning; A deals. */
export const HANDS = 'B 4C 7D 2S, C JH 5S 3C, D KS QH 8D, A 6H 10C AD';

const toCards = (text: string): Card[] => splitAtSpaces(text).map((word) => parseCard(word)!);

/** A table of Speculation; the last seat named in the hands deals unless A is seated first. */
export class SpeculationSeating {
  readonly table: Table;
  readonly names: readonly string[];
  readonly events: GameEvent[] = [];
  /** Every card turned, with its seat: `B 4C`. */
  readonly turned: string[] = [];

  constructor(seats = 'A B C D', readings = '') {
    this.names = splitAtSpaces(seats);
    const accounts = [...this.names, 'pool'];
    this.table = game.table({
      seats: this.names.length,
      dealer: 0,
      readings: parsePractices(readings),
      listener: (...heard) => {
        this.events.push(toGameEvent({ seats: this.names, accounts, scorers: [] }, ...heard));
        if (heard[0] === EVENT.shown) this.turned.push(`${this.names[heard[1]]} ${formatCard(heard[2])}`);
      },
    });
  }

  /** Deals piles, `B 4C 7D 2S, C …`, the turn-up, and the first cards of the rest of the pack in their order. */
  deal(hands: string, turnUp: string, talon = ''): this {
    const owners = createEmptyOwners();
    const piles: Card[][] = this.names.map(() => []);
    for (const hand of splitAtCommas(hands)) {
      const [name = '', ...cards] = splitAtSpaces(hand);
      const seat = this.names.indexOf(name);
      for (const card of toCards(cards.join(' '))) {
        owners[card] = seat;
        piles[seat]!.push(card);
      }
    }
    const first = toCards(talon);
    const turned = parseCard(turnUp)!;
    const rest = this.table
      .layout()
      .pack.filter((card) => owners[card] === NO_OWNER && card !== turned && !first.includes(card));
    this.table.deal({ owners, unheld: { turnUp: turned, talon: [...first, ...rest], piles } });
    return this;
  }

  #parse(words: string): Move {
    return words === 'pass' ? PASS : (this.table.parseMove!(splitAtSpaces(words)) ?? parseCard(words) ?? -1);
  }

  /** Plays moves as a record has them, with the silences before them; `?` marks a misplay. */
  play(moves: string): this {
    for (const line of splitAtCommas(moves)) {
      const [name = '', ...words] = splitAtSpaces(line.replace('?', ''));
      const seat = this.names.indexOf(name);
      const move = this.#parse(words.join(' '));
      if (line.endsWith('?')) {
        if (!this.table.getRefusal(seat, move)?.misplay) throw new Error(`${line}: no misplay`);
        this.table.misplay!(move, seat);
        continue;
      }
      for (let refused = this.table.getRefusal(seat, move); refused; refused = this.table.getRefusal(seat, move)) {
        if (this.table.getRefusal(this.table.toMove, PASS))
          throw new Error(`${line}: ${refused.reason} ${refused.cite}`);
        this.table.play(PASS);
      }
      this.table.play(move, seat);
    }
    return this;
  }

  /** Turns every other card of the deal, without another sale. */
  finish(): this {
    const legal = createMoveBuffer();
    while (!this.table.dealOver) {
      this.table.legal(legal);
      this.table.play(legal[0] === PASS || legal[0] === TURN ? legal[0] : KEEPS);
    }
    return this;
  }

  /** Stays silent until the next card is to be turned. */
  hush(): this {
    while (!this.table.dealOver && this.table.getRefusal(this.table.toMove, PASS) === null) this.table.play(PASS);
    return this;
  }

  /** Returns why a move is refused, once the silences before it are supplied. */
  refusal(line: string): string {
    const [name = '', ...words] = splitAtSpaces(line);
    const seat = this.names.indexOf(name);
    const refused = this.table.getRefusal(seat, this.#parse(words.join(' ')));
    return refused ? `${refused.reason} ${refused.cite.replace('BW91.speculation.', '')}` : 'allowed';
  }

  /** The seat to speak or to turn, with what it may do: `B: pass | offers 1 for 9H`. */
  get legal(): string {
    const legal = createMoveBuffer();
    const words = Array.from(legal.subarray(0, this.table.legal(legal)), (move) => formatMove(this.table, move));
    return this.table.toMove < 0 ? 'nobody' : `${this.names[this.table.toMove]}: ${words.join(' | ')}`;
  }

  /** Counters gained or lost by each seat, and the pool if it is not empty: `A -2 B -1 C -1 D +4`. */
  get ledger(): string {
    const { balance } = this.table;
    const pool = balance[this.names.length]!;
    const seats = this.names.map((name, seat) => `${name} ${balance[seat]! > 0 ? '+' : ''}${balance[seat]}`);
    return [...seats, ...(pool > 0 ? [`pool ${pool}`] : [])].join(' ');
  }
}
