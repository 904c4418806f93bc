/** English grammar for cards and numbers in a sentence. Cards are in notation: `9S`. */
import { cardName } from '../i18n/cards.ts';

export { list } from '../i18n/en/list.ts';

/** `the nine of spades` */
export const the = (card: string): string => cardName(card, 'en', 'the');
/** `1 counter`, `2 counters`; an irregular plural is passed as the third argument. */
export const several = (n: number, word: string, plural = `${word}s`): string => `${n} ${n === 1 ? word : plural}`;
/** `1 counter`, `2 counters` */
export const counters = (n: number): string => several(n, 'counter');
/** `1 card`, `2 cards` */
export const cards = (n: number): string => several(n, 'card');
/** `1 point`, `2 points` */
export const points = (n: number): string => several(n, 'point');
