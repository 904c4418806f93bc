/**
 * The deal record: the plain text in which an example is saved, shared, embedded and tested. This file defines a record
 * and its canonical text; `parse-record.ts` parses a text; `replay.ts` checks it at a table.
 */
import { type Card, formatCard } from '../cards.ts';
import type { Place } from './faults.ts';
import { MOST_NAME_CHARACTERS } from './limits.ts';

/** The version of the format: `[Snorum "1"]`. */
export const RECORD_VERSION = '1';

/** The version of the rules, named in new records so that a later change of a default does not alter them. */
export const RULES_VERSION = '1';

/** A tag pair, `[Title:en "Four nines"]`; `lang` if the value is in one language. */
export interface Tag {
  readonly name: string;
  readonly lang: string;
  readonly value: string;
  readonly at: Place;
}

/** A card of a hand; `supplied` if the editors added it because the source does not give it. */
export interface RecordedCard {
  readonly card: Card;
  readonly supplied: boolean;
  readonly at: Place;
}

/** The cards dealt to a seat, or left in the talon (named `Talon`). */
export interface RecordedHand {
  readonly seat: string;
  readonly cards: readonly RecordedCard[];
  readonly comments: readonly string[];
  readonly at: Place;
}

/**
 * Actions of a seat besides playing a card, each by its verb; a verb of {@link ARGUMENTS} takes further words. `claims`
 * asks for the penalty of a misplay.
 */
export const VERBS = [
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
] as const;
export type Verb = (typeof VERBS)[number];

/** Verbs that take one more word: a rank, a suit, a card, the kind of misdeal. */
export const ARGUMENTS: readonly string[] = [
  'names',
  'calls',
  'chooses',
  'misdeals',
  'exposes',
  'gathers',
  'leaves',
  'declares',
];

/**
 * Words that link more to a card: `10D x 9S AC`, the ten takes these; `9S says H`, while naming hearts; `9S with 10H`,
 * both at once.
 */
export const LINKS = ['x', 'says', 'with'] as const;

/** An action of a seat: a card played, or another action by its verb. */
export interface RecordedMove {
  readonly seat: string;
  readonly what: Card | Verb;
  /** Further words: the link and the cards taken, the rank named; empty for most moves. */
  readonly more: readonly string[];
  /** The word called, as written; empty if the record gives none. It is checked. */
  readonly call: string;
  /** Marked `?`: the card breaks a rule, and the source sets the penalty. */
  readonly misplay: boolean;
  readonly comments: readonly string[];
  readonly at: Place;
}

/** One deal: its hands, then its moves. */
export interface RecordedDeal {
  readonly number: string;
  readonly tags: readonly Tag[];
  readonly hands: readonly RecordedHand[];
  readonly moves: readonly RecordedMove[];
  readonly comments: readonly string[];
  readonly at: Place;
}

/** A parsed record, not yet checked at a table. */
export interface DealRecord {
  readonly tags: readonly Tag[];
  readonly comments: readonly string[];
  readonly deals: readonly RecordedDeal[];
}

/** The names of the hands that nobody holds: the cards left over, those face up, and the card turned up. */
export const TALON = 'Talon';
export const BOARD = 'Table';
export const TURN_UP = 'Turn-up';

/** Those names; no seat may have one. */
export const UNHELD: readonly string[] = [TALON, BOARD, TURN_UP];

/** Finds a tag by its name, in any case, and language; `undefined` if there is none. */
export const tagOf = (tags: readonly Tag[], name: string, lang = ''): Tag | undefined =>
  tags.find((tag) => tag.name.toLowerCase() === name.toLowerCase() && tag.lang === lang);

/**
 * Normalises a seat's name for comparison: case and the encoding of accents do not matter. A text longer than the limit
 * is returned unchanged: it is no seat's, and normalising many accents on one letter takes quadratic time.
 */
export const seatKey = (name: string): string =>
  name.length > MOST_NAME_CHARACTERS ? name : name.normalize('NFC').toLowerCase();

/** A move in notation: `C 9H`, `C 10H?`, `C pass`. */
export const moveText = (move: Pick<RecordedMove, 'seat' | 'what' | 'more' | 'misplay'>): string =>
  `${[move.seat, ...moveWords(move)].join(' ')}${move.misplay ? '?' : ''}`;

/** The words of a move, without the seat. */
export const moveWords = ({ what, more }: Pick<RecordedMove, 'what' | 'more'>): readonly string[] => [
  typeof what === 'number' ? formatCard(what) : what,
  ...more,
];

/** The canonical text of a record. Parsing it gives the same record. */
export const printRecord = (record: DealRecord): string => {
  const lines = [...record.tags.map(tagLine), ...record.comments.map(comment)];
  for (const deal of record.deals) {
    lines.push('', tagLine({ name: 'Deal', lang: '', value: deal.number }), ...deal.tags.map(tagLine));
    lines.push(...deal.comments.map(comment));
    for (const hand of deal.hands) lines.push(withComments(`${hand.seat}:${cardsText(hand.cards)}`, hand.comments));
    for (const move of deal.moves)
      lines.push(withComments(moveText(move) + (move.call && ` ${move.call}`), move.comments));
  }
  return `${lines.join('\n').trim()}\n`;
};

const tagLine = ({ name, lang, value }: Pick<Tag, 'name' | 'lang' | 'value'>): string =>
  `[${name}${lang && `:${lang}`} "${value.replace(/[\\"]/g, '\\$&')}"]`;

/** A comment in braces, or after a semicolon if it contains a closing brace. */
const comment = (text: string): string => (text.includes('}') ? `; ${text}` : `{${text}}`);

const withComments = (line: string, comments: readonly string[]): string => {
  let text = line;
  let behindSemicolon = false;
  for (const said of comments.map(comment)) {
    // Nothing else can follow a semicolon comment on its line.
    text += `${behindSemicolon ? '\n' : ' '}${said}`;
    behindSemicolon ||= said.includes('; ');
  }
  return text;
};

const cardsText = (cards: readonly RecordedCard[]): string => {
  let text = '';
  cards.forEach(({ card, supplied }, i) => {
    const opens = supplied && !cards[i - 1]?.supplied;
    const closes = supplied && !cards[i + 1]?.supplied;
    text += ` ${opens ? '(' : ''}${formatCard(card)}${closes ? ')' : ''}`;
  });
  return text;
};
