import type { StopsWords } from '../stops-family/words.ts';

/** Messages that each language must have for Newmarket; see `TableMessages` for the style. */
export interface NewmarketWords extends StopsWords {
  /** The four cards in the middle. */
  middle(cards: readonly string[]): string;
  /** A card in the middle, as the place of counters. */
  pooled(card: string): string;
  /** The dealer's extra counter. */
  dealerPuts(s: string, n: number, the: string): string;
}
