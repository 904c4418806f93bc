/** Labels of moves on buttons: a record's notation in words. */
import { parseCard } from '#engine/cards.ts';
import { cardName, rankName, suitName } from '../i18n/cards.ts';
import type { Language } from '../i18n/routes.ts';
import { formatList as and, withThe } from './english.ts';
import { formatList as et, withLe } from './french.ts';

type Verbs = Readonly<Record<string, (word: string) => string>>;

const VERBS: Readonly<Record<Language, Verbs>> = {
  en: {
    pass: () => 'Pass',
    names: (rank) => `Name ${rankName(rank, 'en', 'the')}`,
    calls: (rank) => `Call ${rankName(rank, 'en', 'the')}`,
    claims: () => 'Claim the penalty',
    demands: () => 'Insist',
    chooses: (card) => `Make them play ${withThe(card)}`,
    redeals: () => 'Deal again',
    leaves: (card) => `Lead ${withThe(card)} too soon`,
  },
  fr: {
    pass: () => 'Passer',
    names: (rank) => `Nommer ${rankName(rank, 'fr', 'the')}`,
    calls: (rank) => `Appeler ${rankName(rank, 'fr', 'the')}`,
    claims: () => 'Réclamer l’amende',
    demands: () => 'Exiger',
    chooses: (card) => `Faire jouer ${withLe(card)}`,
    redeals: () => 'Redonner',
    leaves: (card) => `Laisser ${withLe(card)}`,
  },
};

/**
 * Formats a move as in a record (`9S`, `10D x 9S AC`, `names 4`) in words; a card alone means that it is played.
 * `ofGame` (from `TableWords`) formats moves that exist in one game only.
 */
export const describeMove = (
  written: string,
  lang: Language,
  ofGame?: (written: string) => string | undefined,
): string => {
  const own = ofGame?.(written);
  if (own !== undefined) return own;
  const [first = '', link = '', ...rest] = written.split(' ');
  if (parseCard(first) === undefined) return VERBS[lang][first]?.(link) ?? written;
  if (link === 'x') {
    const taken = rest.map((card) => cardName(card, lang, 'the'));
    return lang === 'en' ? `Take ${and(taken)}` : `Prendre ${et(taken)}`;
  }
  if (link === 'says') {
    const suit = rest[0]!.length === 1 ? suitName(rest[0]!, lang) : rest[0]!;
    return lang === 'en' ? `Say “${suit}”` : `Dire «\u202f${suit}\u202f»`;
  }
  return lang === 'en' ? `Lay ${withThe(first)}` : `Poser ${withLe(first)}`;
};
