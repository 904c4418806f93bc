import type { StopsWords } from '../stops-family/words.ts';

/** Messages that each language must have for Spin; see `TableMessages` for the style. */
export interface SpinWords extends StopsWords {
  /** Button label of a move that exists only in this game; `undefined` for a move shared by all games. */
  move(written: string): string | undefined;
  /** Call on a card together with Spin. */
  said(card: string): string;
  /** Cards that a seat has shown and still holds, for screen readers. */
  shown(cards: readonly string[]): string;

  /** Players who stake the same on Game. */
  stakes(seats: readonly string[], n: number, the: string): string;
  /** The winner of the last deal, who does not stake. */
  letOff(s: string, the: string): string;
  dealerStakes(s: string, shares: readonly (readonly [n: number, the: string])[]): string;
  dealerStakesToo(n: number, the: string): string;

  declares(s: string, pair: string, cards: readonly string[]): string;
  /** Counters on the pair of the clause before. */
  takesPair(n: number): string;
  /** Spin is played with the card of the clause before. */
  withSpin(card: string): string;
  /** Spin played beside a card by a player who does not say so. */
  readonly withSpinUnsaid: string;
  readonly asksNothing: string;
  takesGame(s: string, n: number, the: string): string;
}
