import type { StopsWords } from '../stops-family/words.ts';

/** What a language must be able to say of Newmarket: see `TableMessages` for the manner. */
export interface NewmarketWords extends StopsWords {
  /** The four cards that lie in the middle. */
  middle(cards: readonly string[]): string;
  /** A card in the middle, as something that counters lie on. */
  pooled(card: string): string;
  /** The one counter more that the dealer stakes. */
  dealerPuts(s: string, n: number, the: string): string;
}
