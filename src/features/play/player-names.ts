/** Names of the players, as seen by the person at the device. */

import { createListFormat } from '../../i18n/list-format.ts';
import type { Language } from '../../i18n/routes.ts';
import type { GameInProgress } from './game-in-progress.ts';
import type { Party } from './parties.ts';
import { PLAY_WORDS } from './words.ts';

/** Returns the seat (0-based) of the person at the device; -1 if there are several or none. */
export const getOnlyUserSeat = ({ seatPlayers }: Pick<GameInProgress, 'seatPlayers'>): number => {
  const seat = seatPlayers.indexOf('you');
  return seatPlayers.lastIndexOf('you') === seat ? seat : -1;
};

/** Names of seats; “you” for the only person at the device. */
export class PlayerNames {
  readonly #lang: Language;
  readonly #names: readonly string[];
  readonly #you: number;
  readonly #lists: Intl.ListFormat;

  /** `names` are the names shown for the seats; `you` is the seat (0-based) of the only person, or -1. */
  constructor(names: readonly string[], you: number, lang: Language) {
    this.#names = names;
    this.#you = you;
    this.#lang = lang;
    this.#lists = createListFormat(lang);
  }

  seat(seat: number): string {
    return seat === this.#you ? PLAY_WORDS[this.#lang].frame.you : this.#names[seat]!;
  }

  /** Formats the label above a hand: “you” with the name used in the narration, or the name alone. */
  own(seat: number): string {
    return seat === this.#you ? `${this.seat(seat)}, ${this.#names[seat]}` : this.#names[seat]!;
  }

  /** True if the seats (0-based) include the only person at the device. */
  isYou(seats: readonly number[]): boolean {
    return seats.includes(this.#you);
  }

  /** Joins the names of seats (0-based) into a list, “you” first. */
  list(seats: readonly number[]): string {
    const sorted = [...seats].sort((a, b) => Number(b === this.#you) - Number(a === this.#you));
    return this.#lists.format(sorted.map((seat) => this.seat(seat)));
  }

  party({ seats }: Party): string {
    return this.list(seats);
  }
}
