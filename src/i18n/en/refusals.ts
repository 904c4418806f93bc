import type { RefusalReason } from '#engine/game.ts';
import { cardName } from '../cards.ts';
import { formatList } from './format-list.ts';

/** A move that a player tried and the rules refused, as names and notation. */
export interface RefusedAttempt {
  readonly seat: string;
  /** The name of the seat whose turn it is. */
  readonly toMove?: string;
  /** The card that the player tried to play. */
  readonly card?: string;
  /** The cards that may be played. */
  readonly legal?: readonly string[];
}

export type RefusalSentences = Readonly<Record<RefusalReason, (tried: RefusedAttempt) => string>>;

const the = (card: string): string => cardName(card, 'en', 'the');
const anyOf = (legal: readonly string[] = []) => formatList(legal.map(the), 'or');

/** Words that list the legal cards, if there are one to five; empty otherwise. */
const orThese = (legal: readonly string[] = [], say: (legal: readonly string[]) => string): string =>
  legal.length > 0 && legal.length <= 5 ? say(legal) : '';

export const refusals: RefusalSentences = {
  'deal-over': () => 'The deal is over.',
  'not-your-turn': ({ seat, toMove }) => `It is not ${seat}’s turn${toMove ? `: ${toMove} is to play` : ''}.`,
  'not-in-hand': ({ seat, card }) => `${seat} does not hold ${card ? the(card) : 'that card'}.`,
  'must-pair': ({ seat, legal }) => `${seat} must pair the card just played: ${anyOf(legal)}.`,
  'must-continue': ({ seat, legal }) => `${seat} must continue the run: ${anyOf(legal)}.`,
  'must-supply': ({ seat, legal }) => `${seat} has the next card of the run and must play it: ${anyOf(legal)}.`,
  'no-pass': ({ seat, legal }) =>
    `${seat} may not pass${orThese(legal, (cards) => `: ${anyOf(cards)} can be played`)}.`,
  'nothing-to-claim': () => 'No pairing has been missed, so there is no penalty to claim.',
  'must-follow': ({ seat, legal }) => `${seat} has the suit led and must follow: ${anyOf(legal)}.`,
  'must-beat': ({ seat, legal }) => `${seat} can beat the winning card and must: ${anyOf(legal)}.`,
  'must-trump': ({ seat, legal }) => `${seat} has none of the suit led and must ruff: ${anyOf(legal)}.`,
  'must-discard': ({ seat, legal }) => `${seat} may not ruff here and must discard: ${anyOf(legal)}.`,
  'must-answer': ({ seat }) => `${seat} must first answer what is asked.`,
  irregular: ({ seat }) => `That is against the rules, and ${seat} would pay the penalty.`,
  'no-fault': ({ seat }) => `${seat} cannot commit that fault now.`,
  'must-name': ({ seat }) => `${seat} must first name the card that speaks.`,
  'must-call': ({ seat }) => `${seat} speaks and must call a card.`,
  'already-shown': () => 'That card has already been shown.',
  'wrong-word': () => 'That is not the right word for this card.',
  'must-capture': ({ seat }) => `${seat} can take cards with that one and may not leave them.`,
  'must-take-all': ({ seat }) => `${seat} must take every card that this one can take.`,
  'does-not-combine': () => 'That card does not match these, nor do they add up to it.',
  'may-not-expose': ({ seat }) => `${seat} may not expose a card now.`,
};
