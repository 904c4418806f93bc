/**
 * The deal record: the plain text in which an example is kept, shared, embedded and tested. This file has
 * what a record is and its canonical text; `parse-record.ts` reads a text; `replay.ts` proves it at a table.
 */
import { type Card, makeCard } from '../cards.ts';
import type { Place } from './faults.ts';
import { MOST_NAME_CHARACTERS } from './limits.ts';

/** The version of the format: `[Snorum "1"]`. */
export const RECORD_VERSION = '1';

/** The version of the rules by which we play: a new record names it, so that a later change of a default never changes it. */
export const RULES_VERSION = '1';

/** A tag pair, `[Title:en "Four nines"]`; `lang` when the value is in one language. */
export interface Tag {
  readonly name: string;
  readonly lang: string;
  readonly value: string;
  readonly at: Place;
}

/** A card of a hand; `supplied` when the source does not give it and the editors did. */
export interface RecordedCard {
  readonly card: Card;
  readonly supplied: boolean;
  readonly at: Place;
}

/** The cards dealt to a seat, or left in the talon (whose name is `Talon`). */
export interface RecordedHand {
  readonly seat: string;
  readonly cards: readonly RecordedCard[];
  readonly comments: readonly string[];
  readonly at: Place;
}

/**
 * What a seat can do besides laying a card, each by its verb; a verb of {@link ARGUMENTS} has words behind it.
 * `claims` asks for the penalty of a misplay.
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

/** Verbs that want one word more: a rank, a suit, a card, the kind of misdeal. */
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

/** Words that join more to a card: `10D x 9S AC`, the ten takes these; `9S says H`, while naming hearts; `9S with 10H`, both at once. */
export const LINKS = ['x', 'says', 'with'] as const;

/** What a seat did: laid a card, or another thing by its verb. */
export interface RecordedMove {
  readonly seat: string;
  readonly what: Card | Verb;
  /** The words that go with it: the link and the cards taken, the rank named; none for most moves. */
  readonly more: readonly string[];
  /** The word it called, as written; empty when the record says none. It is checked. */
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

/** A record as written, not yet proved to be playable. */
export interface DealRecord {
  readonly tags: readonly Tag[];
  readonly comments: readonly string[];
  readonly deals: readonly RecordedDeal[];
}

/** The names of the hands that nobody holds: what is left over, what lies face up, and the card turned up. */
export const TALON = 'Talon';
export const BOARD = 'Table';
export const TURN_UP = 'Turn-up';

/** Those names; no seat may bear one. */
export const UNHELD: readonly string[] = [TALON, BOARD, TURN_UP];

/** A tag by its name, in capitals or not, in a language when it has several; `undefined` when it is not there. */
export const tagOf = (tags: readonly Tag[], name: string, lang = ''): Tag | undefined =>
  tags.find((tag) => tag.name.toLowerCase() === name.toLowerCase() && tag.lang === lang);

/**
 * A seat's name as it is compared: capitals do not matter, nor how a letter with its accent is encoded. What is longer than
 * a name may be is no seat's, and is left as it stands: to put the accents of one letter in order takes the square of them.
 */
export const seatKey = (name: string): string =>
  name.length > MOST_NAME_CHARACTERS ? name : name.normalize('NFC').toLowerCase();

/** A move in notation: `C 9H`, `C 10H?`, `C pass`. */
export const moveText = (move: Pick<RecordedMove, 'seat' | 'what' | 'more' | 'misplay'>): string =>
  `${[move.seat, ...moveWords(move)].join(' ')}${move.misplay ? '?' : ''}`;

/** The words of a move, without the seat. */
export const moveWords = ({ what, more }: Pick<RecordedMove, 'what' | 'more'>): readonly string[] => [
  typeof what === 'number' ? makeCard(what) : what,
  ...more,
];

/** The canonical text of a record. What is read from it is the same record again. */
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

/** A comment in braces, or behind a semicolon when it has a brace of its own. */
const comment = (text: string): string => (text.includes('}') ? `; ${text}` : `{${text}}`);

const withComments = (line: string, comments: readonly string[]): string => {
  let text = line;
  let behindSemicolon = false;
  for (const said of comments.map(comment)) {
    // Behind a semicolon nothing else can follow on the line.
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
    text += ` ${opens ? '(' : ''}${makeCard(card)}${closes ? ')' : ''}`;
  });
  return text;
};
