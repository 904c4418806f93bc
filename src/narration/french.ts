/** French phrases for cards and numbers in a sentence. Cards are in notation: `9S`. */
import { cardName } from '../i18n/cards.ts';
import { formatFrenchCount as formatCount } from '../i18n/fr/count.ts';

export { formatFrenchCount as formatCount } from '../i18n/fr/count.ts';
export { withDe, withQue } from '../i18n/fr/elision.ts';
export { formatList } from '../i18n/fr/format-list.ts';

/** Formats a card with its article: « le neuf de pique », « l’as de cœur », « la dame de trèfle ». */
export const withLe = (card: string): string => cardName(card, 'fr', 'the');
/** Formats a card after “de”: « du neuf de pique », « de l’as de cœur ». */
export const withDu = (card: string): string => cardName(card, 'fr', 'of');
/** Formats a number of counters: « 1 jeton », « 2 jetons ». */
export const formatCounterCount = (n: number): string => formatCount(n, 'jeton');
/** Formats a number of cards: « 1 carte », « 2 cartes ». */
export const formatCardCount = (n: number): string => formatCount(n, 'carte');
/** Formats a number of points: « 1 point », « 2 points ». */
export const formatPointCount = (n: number): string => formatCount(n, 'point');
