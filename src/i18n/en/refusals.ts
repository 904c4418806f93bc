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
  'not-your-turn': ({ toMove }) => `It is not your turn${toMove ? `: ${toMove} is to play` : ''}.`,
  'not-in-hand': ({ card }) => `You do not hold ${card ? the(card) : 'that card'}.`,
  'must-pair': ({ legal }) => `You must pair the card just played: ${anyOf(legal)}.`,
  'must-continue': ({ legal }) => `You must continue the run: ${anyOf(legal)}.`,
  'must-supply': ({ legal }) => `You have the next card of the run and must play it: ${anyOf(legal)}.`,
  'no-pass': ({ legal }) => `You may not pass${orThese(legal, (cards) => `: ${anyOf(cards)} can be played`)}.`,
  'nothing-to-claim': () => 'No pairing has been missed, so there is no penalty to claim.',
  'must-follow': ({ legal }) => `You have the suit led and must follow: ${anyOf(legal)}.`,
  'must-beat': ({ legal }) => `You can beat the winning card and must: ${anyOf(legal)}.`,
  'must-trump': ({ legal }) => `You have none of the suit led and must ruff: ${anyOf(legal)}.`,
  'must-discard': ({ legal }) => `You may not ruff here; discard: ${anyOf(legal)}.`,
  'must-answer': () => 'You must first answer what is asked.',
  'not-now': () => 'You cannot do that now.',
  irregular: () => 'That is against the rules, and you would pay the penalty.',
  'no-fault': () => 'You cannot commit that fault now.',
  'must-name': () => 'You must first name the card that speaks.',
  'must-call': () => 'You speak and must call a card.',
  'already-shown': () => 'That card has already been shown.',
  'wrong-word': () => 'That is not the right word for this card.',
  'must-capture': () => 'That card can take cards, so it must.',
  'must-take-all': () => 'You must take every card that this one can take.',
  'does-not-combine': () => 'That card does not match these, nor do they add up to it.',
  'may-not-expose': () => 'You may not expose a card now.',
  'not-on-top': () => 'Only the top card is turned, and nobody chooses it.',
  'not-for-sale': () => 'That is not for sale now.',
  'must-answer-offer': () => 'You must sell or keep the card for which there is an offer.',
  'bad-offer': () => 'An offer must be higher than the one that stands, and at most twice the pool.',
};
