import type { StopsWords } from '../stops-family/words.ts';

/** Messages that each language must have for Spin; see `TableMessages` for the style. */
export interface SpinWords extends StopsWords {
  /** Formats the button label of a move that exists only in this game; `undefined` for a move that all games share. */
  move(written: string): string | undefined;
  /** Formats the words called with a card that is played together with Spin: `seven and Spin`. */
  said(card: string): string;
  /** Names the cards that a seat has shown and still holds, for screen readers. */
  shown(cards: readonly string[]): string;

  /** Says that each of `seats` stakes `n` counters on the pool `the`. */
  stakes(seats: readonly string[], n: number, the: string): string;
  /** Says that `s`, who won the last deal, does not stake. */
  letOff(s: string, the: string): string;
  dealerStakes(s: string, shares: readonly (readonly [n: number, the: string])[]): string;
  dealerStakesToo(n: number, the: string): string;

  declares(s: string, pair: string, cards: readonly string[]): string;
  /** Continues a clause about a pair: the player takes the `n` counters staked on it. */
  takesPair(n: number): string;
  /** Continues a clause about a card: Spin is played with it, and the player calls both. */
  withSpin(card: string): string;
  /** Continues a clause about a card: Spin is played with it, but the player does not say so. */
  readonly withSpinUnsaid: string;
  readonly asksNothing: string;
  takesGame(s: string, n: number, the: string): string;
}
