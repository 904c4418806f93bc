import type { StopsWords } from '../stops-family/words.ts';

/** Messages that each language must have for Newmarket; see `TableMessages` for the style. */
export interface NewmarketWords extends StopsWords {
  /** Names the four cards in the middle. */
  middle(cards: readonly string[]): string;
  /** Names a card in the middle as the place where counters lie. */
  pooled(card: string): string;
  /** Says that the dealer `s` stakes `n` more counters than the others. */
  dealerPuts(s: string, n: number, the: string): string;
}
