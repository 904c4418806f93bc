/** Moves above PASS, for actions besides playing a card, and their notation in records. */
import { type Card, formatCard, PACK_SIZE, parseCard, SUITS, type Suit } from '../../cards.ts';
import type { Move } from '../../game.ts';

/**
 * First integer of the moves of each action:
 * - `turns`: the dealer turns up the last card;
 * - `says`: a player plays a card and announces another suit, `9S says H`;
 * - `chooses`: an adversary decides which of two cards is played, `chooses 9S`;
 * - `demands`: an adversary insists on a right: the suit announced, or a new deal;
 * - `redeals`: the dealer reports a card that lies face up in the pack;
 * - `misdeals`: the dealer reports a misdeal before the last card is turned up (`UNTURNED`), after it (`TURNED`), or after
 *   a look at the bottom card (`PEEKED`);
 * - `miscounts`: a player reports too many or too few cards;
 * - `looks`: a player looks at a trick already taken up;
 * - `asks`: a player asks to see the partner's hand;
 * - `calls`: a player claims falsely to have a suit;
 * - `gathers`: a player takes up three cards as a trick and leads;
 * - `leaves`: a player leads while two tricks are not taken up;
 * - `exposes`: the dealer exposes a card;
 * - `with`: a player plays two cards at once, the lower one first, `9S with 10H`.
 */
const FROM = {
  turns: 56,
  says: 64,
  chooses: 272,
  demands: 324,
  redeals: 325,
  misdeals: 326,
  miscounts: 329,
  looks: 330,
  asks: 331,
  calls: 332,
  gathers: 336,
  leaves: 388,
  exposes: 440,
  with: 512,
} as const;

export type ManilleActionName = keyof typeof FROM;

/** Kinds of misdeal; the index in this list is the integer used in moves. */
const MISDEALS = ['UNTURNED', 'TURNED', 'PEEKED'] as const;

/** First integer after the moves of the game. */
export const MANILLE_MOVES_END = FROM.with + PACK_SIZE * 64;

const ACTS = Object.keys(FROM) as ManilleActionName[];
const ON_CARD: readonly ManilleActionName[] = ['chooses', 'gathers', 'leaves', 'exposes'];

/** A move above PASS, split into its parts. */
export interface ManilleAction {
  readonly name: ManilleActionName;
  /** The card played, chosen or shown; the lower one of two cards played at once. -1 if there is none. */
  readonly card: Card;
  /** The suit, the kind of misdeal, or the upper one of two cards. */
  readonly other: number;
}

/** Splits a move above PASS into its parts; `undefined` if it is not a move of the game. */
export const decodeAction = (move: Move): ManilleAction | undefined => {
  if (move >= MANILLE_MOVES_END) return undefined;
  const name = ACTS.findLast((each) => FROM[each] <= move);
  if (name === undefined) return undefined;
  const rest = move - FROM[name];
  if (ON_CARD.includes(name)) return rest < PACK_SIZE ? { name, card: rest, other: 0 } : undefined;
  if (name === 'turns' && rest > 0) return undefined;
  if (name === 'says') return { name, card: rest >> 2, other: rest & 3 };
  if (name === 'with') return { name, card: rest >> 6, other: rest & 63 };
  return { name, card: -1, other: rest };
};

/** Builds the move for an action, with its card and its other argument. */
export const encodeAction = (name: ManilleActionName, card: Card = 0, other = 0): Move => {
  if (name === 'says') return FROM.says + (card << 2) + other;
  if (name === 'with') return FROM.with + (card << 6) + other;
  return FROM[name] + card + other;
};

/** Move in which the dealer turns up the last card. */
export const TURN_UP_MOVE: Move = FROM.turns;

/** Move in which the dealer reports a card that lies face up in the pack. */
export const REDEAL_MOVE: Move = FROM.redeals;

/** Move in which the dealer reports a misdeal before the last card is turned up. */
export const MISDEAL_BEFORE_TURN_UP_MOVE: Move = FROM.misdeals + MISDEALS.indexOf('UNTURNED');

/** Move in which an adversary insists on a right after a fault. */
export const DEMAND_MOVE: Move = FROM.demands;

/** Formats a move above PASS: `9S says H`, `demands`, `misdeals TURNED`. */
export const formatAction = (move: Move): string => {
  const act = decodeAction(move);
  if (!act) return formatCard(move);
  const { name, card, other } = act;
  if (name === 'says') return `${formatCard(card)} says ${SUITS[other]}`;
  if (name === 'with') return `${formatCard(card)} with ${formatCard(other)}`;
  if (name === 'calls') return `calls ${SUITS[other]}`;
  if (name === 'misdeals') return `misdeals ${MISDEALS[other]}`;
  return card < 0 ? name : `${name} ${formatCard(card)}`;
};

/** Parses words as a move above PASS. To announce a card's own suit is the same as to play the card. */
export const parseAction = (words: readonly string[]): Move | undefined => {
  const [first = '', second = '', third = ''] = words.map((word) => word.toUpperCase());
  const laid = parseCard(first);
  if (laid !== undefined) {
    if (second === 'WITH') return onCard('with', third, laid);
    const suit = SUITS.indexOf(third as Suit);
    if (second !== 'SAYS' || suit < 0) return undefined;
    return first.endsWith(third) ? laid : encodeAction('says', laid, suit);
  }
  const name = ACTS.find((each) => each === first.toLowerCase());
  if (name === undefined || name === 'says' || name === 'with') return undefined;
  if (ON_CARD.includes(name)) return onCard(name, second);
  const among: readonly string[] = name === 'calls' ? SUITS : name === 'misdeals' ? MISDEALS : [''];
  return among.includes(second) ? encodeAction(name, 0, among.indexOf(second)) : undefined;
};

const onCard = (name: ManilleActionName, notation: string, under?: Card): Move | undefined => {
  const named = parseCard(notation);
  if (named === undefined) return undefined;
  return under === undefined ? encodeAction(name, named) : encodeAction(name, under, named);
};
