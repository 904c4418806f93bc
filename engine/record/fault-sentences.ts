/**
 * Fault messages for authors of records: one sentence each, with the text found and the form expected. They have their
 * own file, so that a page without faults need not load them. The French messages are in `src/i18n/fr/faults.ts`.
 */

import type { Fault } from './faults.ts';
import { PLAYER_NAME_SENTENCES } from './player-name-sentences.ts';

/**
 * Sentences with placeholders (`$1` and so on) for the text found. In `{one of $4|no move}`, the first alternative
 * whose placeholders all have a value is used. “One of” is left out before a single word.
 */
export const SENTENCES = {
  // Text.
  'too-long': '{$3|the record} has $1 characters; expected at most $2',
  'more-faults': 'there are more faults; mend these $1 first',
  'unclosed-tag': 'this tag is not closed; expected [Name "value"] on one line',
  'bad-tag': 'this is not a tag; expected [Name "value"], the name of letters, as in [Game "snip-snap-snorum"]',
  'unclosed-comment': 'this comment is not closed; expected a } before the end of the record',
  'stray-sign': 'unexpected “$1”; expected a tag, a hand (A: 9S 10H) or a move (A 9S)',
  'foreign-sign':
    'this character is not allowed here: “$1” ($2); expected {$3|letters, figures and the other characters of a keyboard}',
  'not-utf-8':
    'this text was not saved as UTF-8 (found $1); expected a file in UTF-8, or in UTF-16 with the mark at its start',
  'tag-twice': 'the tag $1 appears twice; use it once',
  'misplaced-tag': 'the tag $1 is inside a deal; put it above the first [Deal …], since it applies to all deals',
  'too-many-tags': 'this is tag $1; expected at most $2 above the first deal, and in each deal',
  'too-many-hands': 'this is hand $1 of the deal; expected at most $2',
  'too-many-cards': 'this is card $1 of one hand; expected at most $2',
  'too-many-deals': 'this is deal $1; expected at most $2',
  'too-many-moves': 'this is move $1 of the record; expected at most $2',
  'tag-missing':
    'the tag $1 is missing; expected {$2 at the top|one of $3|the names of the players in the order of play, as in [Seats "A B C"]}',
  'unknown-card': 'there is no card “$1”; expected a rank and a suit, as in 9S, 10D, KH',
  'unknown-seat': 'there is no seat “$1”; expected one of $2',
  'move-incomplete': 'the move of $1 is not complete; expected a card, “pass” or “claims” after the name',
  'hand-in-moves': 'the hand of $1 comes after the moves; expected all hands before the first move',
  'outside-deal': 'found “$1” before the first deal; expected [Deal "1"] above the hands',
  'bad-prompt': '“$1” does not begin a prompt of a lesson; expected one of $2 before its text',
  'misplaced-prompt': 'this prompt comes after $1; expected it after [Deal "1"] or after a move',
  'prompt-without-move': 'the question “$1” has no move after it; expected the move that answers it',
  'not-the-learner': 'the move that answers this question is made by $1; expected a move of $2, the learner',
  'move-in-hands': 'this is a move; expected hands alone, as in A: 9S 10H',
  'bracket-in-hand': 'a bracket of cards supplied is not closed or was never opened; expected (4H 7C) within one hand',
  // Tags.
  'unknown-version': 'the record is of version “$1”; expected [Snorum "1"]',
  'unknown-rules': 'there is no version “$1” of the rules; expected [Rules "$2"]',
  'unknown-game': 'there is no game “$1”; expected one of $2',
  'unknown-variant': '$1 has no variant “$2”; expected {$3|no Variant tag}',
  'wrong-source': 'the game is played from $2, not from “$1”; expected [Source "$2"]',
  'too-many-seats': 'there are $1 seats; expected at most $2',
  'bad-seat-name':
    '“$1” cannot be the name of a seat; expected {a word that is no card, as $2 is|a word that means nothing else in a record, as these do: $3|a word that cannot be taken for “$4”|a word in visible characters, without brackets, braces, quotation marks, colons, semicolons or question marks}',
  ...PLAYER_NAME_SENTENCES,
  'long-seat-name': 'the name of this seat has $1 characters; expected at most $2',
  'wrong-seats': '$1 cannot be played by $2; expected {$3 seats|other readings} ($4)',
  'unknown-reading': '$1 has no reading “$2”; expected one of $3',
  'unknown-practice': 'the reading $1 cannot be “$2”; expected one of $3',
  'bad-reading': '“$1” is not a reading; expected name=practice, as in double=flat',
  'idle-reading': 'the reading $1 does not apply to $2; expected one of $3',
  'reading-twice': 'the reading $1 appears twice; use it once',
  'wrong-counters': 'each player begins with $2 counters, not “$1”; expected [Counters "$2"]',
  'no-dealer': 'nothing says who deals; expected a Dealer, a Draw or a Seed tag',
  'bad-draw': 'these cards do not settle the first dealer; expected {no card after $1|more cards}',
  'unknown-generator': 'there is no generator “$1”; expected [Generator "$2"], or every card written out and no Seed',
  'wrong-dealer': 'the dealer of this deal is $2, not $1; expected [Dealer "$2"]',
  'bad-lot': 'Lot must list every seat once; expected an order of $1',
  'bad-expect':
    'unexpected “$1” in Expect; expected accounts and counters in pairs, as in A 5 B 4 pool 6 (accounts: $2)',
  'wrong-balance': 'the account of $1 holds $2; expected $3',
  // Deal.
  'wrong-deal-number': 'this is deal $2, not “$1”; expected [Deal "$2"]',
  'game-over': 'the game is over; expected no further deal',
  'deal-not-over': 'the deal before this one is not over, $1 is to play; expected its moves first',
  'missing-hand': 'the hand of $1 is missing; expected $2 cards',
  'hand-twice': 'the hand of $1 appears twice; use it once',
  'wrong-hand': 'the hand of $1 has $2 cards; expected $3',
  'card-twice': 'the card $1 appears twice in this deal; use it once',
  'not-in-pack': 'the card $1 is not in the pack of $2; expected a card of that pack',
  'wrong-talon': 'the talon does not hold what was left over; expected $1',
  'not-from-seed': 'the Seed does not deal $1 these cards; expected $2, or no Seed tag beside the hands',
  // Moves.
  'deal-over': 'the deal is over before this move; expected [Deal "$1"], or the end of the record',
  'not-your-turn': 'it is not the turn of $1 ($3); expected a move of $2',
  'not-in-hand': '$1 does not hold $2 ($3); expected {one of $4|no move}',
  'must-pair':
    '$1 holds a card of the rank just played and must pair it ($3); expected {one of $4|no move}, or the mark ? for a misplay',
  'must-continue': '$1 must go on with the run ($3); expected $4',
  'must-supply': '$1 must play the card that is asked for ($3); expected $4',
  'no-such-move': '“$2” is not a move that $1 can make now; expected {one of $3|no move}',
  'no-pass': '$1 may not pass ($3); expected {one of $4|no move}',
  'nothing-to-claim': 'there is no misplay for $1 to claim ($3); expected a move',
  'must-follow':
    '$1 holds a card of the suit led and must follow ($3); expected {one of $4|no move}, or the mark ? for a misplay',
  'must-beat':
    '$1 can beat the card that is winning, and must ($3); expected {one of $4|no move}, or the mark ? for a misplay',
  'must-trump': '$1 must ruff ($3); expected {one of $4|no move}, or the mark ? for a misplay',
  'must-discard': '$1 must discard (may not ruff) ($3); expected {one of $4|no move}, or the mark ? for a misplay',
  'must-answer': '$1 must first answer; $2 is not possible now ($3); expected {one of $4|no move}',
  'not-now': '$1 cannot do that now: “$2” ($3); expected {one of $4|no move}',
  irregular: '“$2” is a fault that is punished ($3); expected {one of $4|no move}, or the mark ? for a misplay',
  'no-fault': '“$2” cannot happen to $1 now ($3); expected {one of $4|no move}',
  'no-misplay': 'this is marked ? as a misplay and is not one; remove the mark',
  'bad-turn-up': 'there are $1 cards turned up; expected one, as in Turn-up: 9S',
  'idle-pile': 'there is no $1 in $2; expected the deal without that line',
  'wrong-call': '$1 called “$2” with this card; expected {$3|no call}',
  'must-name': '$1 must name a card to speak, not “$2” ($3); expected $4',
  'must-call': '$1 speaks and must call a card, not “$2” ($3); expected $4',
  'already-shown': '“$2” asks for a card that has been shown ($3); expected $4',
  'wrong-word': '“$2” is not the word that is due ($3); expected $4',
  'must-capture': '$1 may not leave a card on the table when it can take ($3); expected {one of $4|no move}',
  'must-take-all': '$1 must take more with this card ($3); expected {one of $4|no move}',
  'does-not-combine': 'the card of $1 cannot take these ($3); expected {one of $4|no move}',
  'may-not-expose':
    '$1 may not expose a card ($3); expected {one of $4|no move}, or the mark ? for the dealer before the first card of a round',
  'not-on-top': '$1 turns the card on top, and $2 is not that card ($3); expected its turning',
  'not-for-sale': '“$2” is for something that is not for sale now ($3); expected {one of $4|no move}',
  'must-answer-offer': '$1 must sell or keep what was offered for ($3); expected {one of $4|no move}',
  'bad-offer': '“$2” is no more than was offered, or more than the limit ($3); expected {one of $4|no move}',
} as const;

/** Code that identifies a kind of fault. */
export type FaultCode = keyof typeof SENTENCES;

export const FAULT_CODES = Object.keys(SENTENCES) as FaultCode[];

/** Replaces the placeholders of a sentence by the text found. */
export const fillPlaceholders = (sentence: string, found: readonly string[]): string =>
  sentence
    .replace(
      /\{([^{}]*\|[^{}]*)\}/g,
      (_, ways: string) =>
        ways.split('|').find((way) => [...way.matchAll(PLACE)].every(([, place]) => found[Number(place) - 1]))!,
    )
    .replace(PLACE, (_, place: string) => found[Number(place) - 1] ?? '')
    .replace(/\bone of ([^ ,|]+)(?=, or the mark|$)/, '$1');

const PLACE = /\$(\d)/g;

/** Returns the message of a fault, in English. */
export const formatFaultMessage = ({ code, found }: Pick<Fault, 'code' | 'found'>): string =>
  fillPlaceholders(SENTENCES[code], found);
