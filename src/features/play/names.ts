/** What those at a table are called by the one who looks on from his seat. */
import type { Language } from '../../i18n/routes.ts';
import type { GameInProgress } from './game-in-progress.ts';
import type { Party } from './standing.ts';
import { PLAY_WORDS } from './words.ts';

/** The seat (0-based) of the one person at the device; -1 where there are several, or none. */
export const soleSeat = ({ chairs }: Pick<GameInProgress, 'chairs'>): number => {
  const seat = chairs.indexOf('you');
  return chairs.lastIndexOf('you') === seat ? seat : -1;
};

/** The names of some seats, “you” for the one person at the device. */
export class Names {
  readonly #lang: Language;
  readonly #names: readonly string[];
  readonly #you: number;
  readonly #lists: Intl.ListFormat;

  /** `names` are those of the seats, as they are shown; `you` is the seat (0-based) of the one person, or -1. */
  constructor(names: readonly string[], you: number, lang: Language) {
    this.#names = names;
    this.#you = you;
    this.#lang = lang;
    this.#lists = new Intl.ListFormat(lang);
  }

  seat(seat: number): string {
    return seat === this.#you ? PLAY_WORDS[this.#lang].frame.you : this.#names[seat]!;
  }

  /** The seat of who plays, as it stands over his hand: “you”, and the name by which he is told of. */
  own(seat: number): string {
    return seat === this.#you ? `${this.seat(seat)}, ${this.#names[seat]}` : this.#names[seat]!;
  }

  /** Whether the one person is among the seats. */
  isYou(seats: readonly number[]): boolean {
    return seats.includes(this.#you);
  }

  /** Several seats: he who is spoken to stands first, as at the head of a sentence. */
  list(seats: readonly number[]): string {
    const sorted = [...seats].sort((a, b) => Number(b === this.#you) - Number(a === this.#you));
    return this.#lists.format(sorted.map((seat) => this.seat(seat)));
  }

  party({ seats }: Party): string {
    return this.list(seats);
  }
}
