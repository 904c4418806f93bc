/**
 * Deal records: plain texts in which an example is saved, shared, embedded and tested. This file defines the structure
 * of a record. `parse-record.ts` parses a text, `format-record.ts` writes one, and `replay.ts` checks it at a table.
 */
import { type Card, formatCard } from '../cards.ts';
import type { TextPosition } from './faults.ts';
import { MAX_NAME_CHARACTERS } from './limits.ts';

/** The version of the format: `[Snorum "1"]`. */
export const RECORD_VERSION = '1';

/**
 * The version of the rules. It is written into new records, so that a later change of a default practice does not alter
 * them.
 */
export const RULES_VERSION = '1';

/** A tag pair, such as `[Title:en "Four nines"]`. `lang` is empty if the value belongs to no language. */
export interface Tag {
  readonly name: string;
  readonly lang: string;
  readonly value: string;
  readonly at: TextPosition;
}

/** A card of a hand. `supplied` is true if the editors added the card because the source does not name it. */
export interface RecordedCard {
  readonly card: Card;
  readonly supplied: boolean;
  readonly at: TextPosition;
}

/** The cards dealt to a seat, or left in the talon (in which case the seat is `Talon`). */
export interface RecordedHand {
  readonly seat: string;
  readonly cards: readonly RecordedCard[];
  readonly comments: readonly string[];
  readonly at: TextPosition;
}

/**
 * Verbs for actions of a seat other than playing a card. The verbs in {@link VERBS_WITH_ARGUMENT} need another word after them.
 * `claims` asks for the penalty of a misplay.
 */
export const MOVE_VERBS = [
  'pass',
  'claims',
  'names',
  'calls',
  'demands',
  'chooses',
  'redeals',
  'misdeals',
  'miscounts',
  'exposes',
  'gathers',
  'leaves',
  'looks',
  'asks',
  'declares',
  'throws',
  'barters',
  'gives',
  'stands',
  'passes',
  'buys',
  'declines',
  'keeps',
  'offers',
  'wants',
  'sells',
  'takes',
] as const;
export type MoveVerb = (typeof MOVE_VERBS)[number];

/** Verbs that are followed by one more word: a rank, a suit, a card, or the kind of misdeal. */
export const VERBS_WITH_ARGUMENT: readonly string[] = [
  'names',
  'calls',
  'chooses',
  'misdeals',
  'exposes',
  'gathers',
  'leaves',
  'declares',
  'throws',
  'barters',
  'gives',
  'offers',
  'wants',
];

/** Verbs of offers: `offers 2 for JH` names an amount, and what it is offered for. */
export const OFFER_VERBS: readonly string[] = ['offers', 'wants'];

/**
 * Words that link something to a card played. `10D x 9S AC`: the ten takes the nine and the ace. `9S says H`: the nine
 * of spades is played and hearts are announced. `9S with 10H`: both cards are played at once. `KS for 6H`: the king is
 * left in the middle, and the six taken.
 */
export const MOVE_LINK_WORDS = ['x', 'says', 'with', 'for'] as const;

/** An action of a seat: a card played, or another action named by its verb. */
export interface RecordedMove {
  readonly seat: string;
  readonly what: Card | MoveVerb;
  /** Words after the card or verb: the link and the cards taken, the rank named. Empty for most moves. */
  readonly more: readonly string[];
  /** The word that the player calls; empty if the record gives none. A replay checks it. */
  readonly call: string;
  /** True for a move marked `?`: it breaks a rule for which the source gives a penalty. */
  readonly misplay: boolean;
  readonly comments: readonly string[];
  readonly at: TextPosition;
}

/** One deal: the hands, then the moves. */
export interface RecordedDeal {
  readonly number: string;
  readonly tags: readonly Tag[];
  readonly hands: readonly RecordedHand[];
  readonly moves: readonly RecordedMove[];
  readonly comments: readonly string[];
  readonly at: TextPosition;
}

/** A parsed record that has not yet been checked at a table. */
export interface DealRecord {
  readonly tags: readonly Tag[];
  readonly comments: readonly string[];
  readonly deals: readonly RecordedDeal[];
}

/** Finds a tag by name (in upper or lower case) and language; `undefined` if there is none. */
export const findTag = (tags: readonly Tag[], name: string, lang = ''): Tag | undefined =>
  tags.find((tag) => tag.name.toLowerCase() === name.toLowerCase() && tag.lang === lang);

/** Names normalised before: a record repeats each of a few in every move. */
const normalizedNames = new Map<string, string>();
const MOST_NORMALIZED = 100;

/**
 * Normalises a seat's name for comparison: letter case, full width, the encoding of accents and unseen signs do not
 * matter. Text longer than a valid name is returned unchanged, since normalising many accents on one letter takes
 * quadratic time.
 */
export const normalizeSeatName = (name: string): string => {
  if (name.length > MAX_NAME_CHARACTERS) return name;
  let normalized = normalizedNames.get(name);
  if (normalized === undefined) {
    if (normalizedNames.size === MOST_NORMALIZED) normalizedNames.clear();
    normalized = name
      .normalize('NFKC')
      .replace(/\p{Cf}|[\ufe0e\ufe0f]/gu, '')
      .toLowerCase();
    normalizedNames.set(name, normalized);
  }
  return normalized;
};

/** Formats a move: `C 9H`, `C 10H?`, `C pass`. */
export const formatRecordedMove = (move: Pick<RecordedMove, 'seat' | 'what' | 'more' | 'misplay'>): string =>
  `${[move.seat, ...listMoveWords(move)].join(' ')}${move.misplay ? '?' : ''}`;

/** Lists the words of a move, without the seat. */
export const listMoveWords = ({ what, more }: Pick<RecordedMove, 'what' | 'more'>): readonly string[] => [
  typeof what === 'number' ? formatCard(what) : what,
  ...more,
];
