import type { StopsWords } from '../stops-family/words.ts';

/** What a language must be able to say of Spin: see `TableMessages` for the manner. */
export interface SpinWords extends StopsWords {
  /** A move that only this game has, as it stands on what is pressed; nothing for one that is said as in every game. */
  move(written: string): string | undefined;
  /** What is said with a card that Spin is played beside. */
  said(card: string): string;
  /** At a seat: the cards that it has shown and still holds, read aloud. */
  shown(cards: readonly string[]): string;

  /** All who stake alike on Game. */
  stakes(seats: readonly string[], n: number, the: string): string;
  /** The winner of the last deal, who does not. */
  letOff(s: string, the: string): string;
  dealerStakes(s: string, shares: readonly (readonly [n: number, the: string])[]): string;
  dealerStakesToo(n: number, the: string): string;

  declares(s: string, pair: string, cards: readonly string[]): string;
  /** What lies on the pair that was just told. */
  takesPair(n: number): string;
  /** Spin goes with the card that was just told. */
  withSpin(card: string): string;
  /** Spin played beside a card by a player who does not say so. */
  readonly withSpinUnsaid: string;
  readonly asksNothing: string;
  takesGame(s: string, n: number, the: string): string;
}
