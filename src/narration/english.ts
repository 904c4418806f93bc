/** English phrases for cards and numbers in a sentence. Cards are in notation: `9S`. */
import { cardName } from '../i18n/cards.ts';

export { formatList } from '../i18n/en/format-list.ts';

/** Formats a card with its article: “the nine of spades”. */
export const withThe = (card: string): string => cardName(card, 'en', 'the');
/** Formats a number with its noun: “1 counter”, “2 counters”; an irregular plural is passed as the third argument. */
export const formatCount = (n: number, word: string, plural = `${word}s`): string => `${n} ${n === 1 ? word : plural}`;
/** Formats a number of counters: “1 counter”, “2 counters”. */
export const formatCounterCount = (n: number): string => formatCount(n, 'counter');
/** Formats a number of cards: “1 card”, “2 cards”. */
export const formatCardCount = (n: number): string => formatCount(n, 'card');
/** Formats a number of points: “1 point”, “2 points”. */
export const formatPointCount = (n: number): string => formatCount(n, 'point');
