import type { RefusalReason } from '#engine/game.ts';
import { cardName } from '../cards.ts';
import { list } from './list.ts';

/** What a player tried who is refused: names and notation. */
export interface Tried {
  readonly seat: string;
  /** The seat whose turn it is. */
  readonly toMove?: string;
  /** The card he wanted to lay. */
  readonly card?: string;
  /** The cards he may lay instead. */
  readonly legal?: readonly string[];
}

export type Sentences = Readonly<Record<RefusalReason, (tried: Tried) => string>>;

const the = (card: string): string => cardName(card, 'en', 'the');
const anyOf = (legal: readonly string[] = []) => list(legal.map(the), 'or');

/** The cards that can be played, where they are few enough to name. */
const orThese = (legal: readonly string[] = [], say: (legal: readonly string[]) => string): string =>
  legal.length > 0 && legal.length <= 5 ? say(legal) : '';

export const refusals: Sentences = {
  'deal-over': () => 'The deal is over.',
  'not-your-turn': ({ seat, toMove }) => `It is not the turn of ${seat}${toMove ? `: ${toMove} is to play` : ''}.`,
  'not-in-hand': ({ seat, card }) => `${seat} does not hold ${card ? the(card) : 'that card'}.`,
  'must-pair': ({ seat, legal }) => `${seat} can pair the card just laid, and must: ${anyOf(legal)}.`,
  'must-continue': ({ seat, legal }) => `${seat} must go on with the run: ${anyOf(legal)}.`,
  'must-supply': ({ seat, legal }) => `${seat} is asked for ${anyOf(legal)} and may lay nothing else.`,
  'no-pass': ({ seat, legal }) => `${seat} may not pass${orThese(legal, (cards) => `: ${anyOf(cards)} can be laid`)}.`,
  'nothing-to-claim': () => 'There is no missed pairing whose penalty could be claimed.',
  'must-follow': ({ seat, legal }) => `${seat} must follow suit: ${anyOf(legal)}.`,
  'must-beat': ({ seat, legal }) => `${seat} can beat the card that is winning, and must: ${anyOf(legal)}.`,
  'must-trump': ({ seat, legal }) => `${seat} must trump: ${anyOf(legal)}.`,
  'must-discard': ({ seat, legal }) => `${seat} must throw another suit away: ${anyOf(legal)}.`,
  'must-answer': ({ seat }) => `${seat} is asked for something else.`,
  irregular: ({ seat }) => `That is a fault, and ${seat} would be punished for it.`,
  'no-fault': ({ seat }) => `That fault is not open to ${seat} now.`,
  'must-name': ({ seat }) => `${seat} must name the card that is to speak.`,
  'must-call': ({ seat }) => `${seat} speaks, and must call for a card.`,
  'already-shown': () => 'That card has been shown already.',
  'wrong-word': () => 'That is not the word that is due.',
  'must-capture': ({ seat }) => `${seat} can take cards with that one, and may not just lay it.`,
  'must-take-all': ({ seat }) => `${seat} must take more with that card.`,
  'does-not-combine': () => 'That card cannot take these.',
  'may-not-expose': ({ seat }) => `${seat} may not show a card now.`,
};
