/** Player of La Manille by Boussac's advice (1896, pp. 142–147), without partners' talk, which is not played. */

import { type Chosen, chooseAdvisedMove, type Player, randomPlayer } from '../../bots/players.ts';
import { type Card, PACK_SIZE, PIQUET_PACK, suitOf } from '../../cards.ts';
import type { Observation, PlayedCard } from '../../observation.ts';
import type { Random } from '../../random.ts';
import { CARD_TO_MANILLE, POINTS } from './cards.ts';

const pointsOf = (card: Card): number => POINTS[CARD_TO_MANILLE[card]!]!;

/** True if a card beats another that was winning the trick. */
const beats = (card: Card, other: Card, trump: number): boolean =>
  suitOf(card) === suitOf(other) ? CARD_TO_MANILLE[card]! > CARD_TO_MANILLE[other]! : suitOf(card) === trump;

/** The card winning a trick, and its seat. */
const bestOf = (trick: readonly PlayedCard[], trump: number): PlayedCard =>
  trick.reduce((best, laid) => (beats(laid.card, best.card, trump) ? laid : best));

/** The cards with the greatest value of a function. */
const mostBy = (cards: readonly Card[], number: (card: Card) => number): readonly Card[] => {
  const most = Math.max(...cards.map(number));
  return cards.filter((card) => number(card) === most);
};

/** True if an adversary may hold a card of the suit that takes this one. */
const isExposed = ({ hand, shown }: Observation, card: Card): boolean =>
  PIQUET_PACK.some(
    (other) =>
      suitOf(other) === suitOf(card) &&
      CARD_TO_MANILLE[other]! > CARD_TO_MANILLE[card]! &&
      !hand.includes(other) &&
      !shown.includes(other),
  );

/**
 * Plays for points and not for tricks (B96.quality). To a trick that its camp is winning it gives the most points, to
 * any other the fewest; it leads the card that counts most among those that no other of their suit can take, and if it
 * has none the one that counts least. Free discards follow B96.discard.
 */
export const bookPlayer: Player = (seen, random) => {
  const { trick, legal, turnUp } = seen;
  if (turnUp === undefined || legal.some((move) => move >= PACK_SIZE)) return randomPlayer(seen, random);
  const trump = suitOf(turnUp);
  const led = trick[0]?.card;
  const mayDiscard = legal.some((card) => suitOf(card) !== trump);
  if (led !== undefined && mayDiscard && legal.every((card) => suitOf(card) !== suitOf(led)))
    return discard(seen, random, trump);
  const favoured = led === undefined ? leads(seen) : mostBy(legal, (card) => worth(seen, card, trump));
  return chooseAdvisedMove(legal, favoured, random, () => 'B96.quality') ?? randomPlayer(seen, random);
};

const leads = (seen: Observation): readonly Card[] => {
  const sure = seen.legal.filter((card) => pointsOf(card) > 0 && !isExposed(seen, card));
  return sure.length > 0 ? mostBy(sure, pointsOf) : mostBy(seen.legal, (card) => -pointsOf(card));
};

/** Value of the trick for the camp after a card, if nobody beats it any more. */
const worth = ({ trick, seat }: Observation, card: Card, trump: number): number => {
  const laid = [...trick, { seat, card }];
  const value = laid.reduce((sum, { card: each }) => sum + pointsOf(each), 1);
  return (bestOf(laid, trump).seat - seat) % 2 === 0 ? value : -value;
};

/**
 * Discards: on a trick of its own camp, the exposed good card that counts most; on another, the card that counts least.
 * Among equals, one of the shortest suit, to be able to ruff it later.
 */
const discard = (seen: Observation, random: Random, trump: number): Chosen => {
  const { trick, seat, hand, legal } = seen;
  const ours = (bestOf(trick, trump).seat - seat) % 2 === 0;
  const exposed = legal.filter((card) => suitOf(card) !== trump && pointsOf(card) > 0 && isExposed(seen, card));
  const best =
    ours && exposed.length > 0 ? mostBy(exposed, pointsOf) : mostBy(legal, (card) => worth(seen, card, trump));
  const plain = best.filter((card) => suitOf(card) !== trump);
  const shortest = mostBy(plain.length > 0 ? plain : best, (card) => -suitLength(hand, card));
  return chooseAdvisedMove(legal, shortest, random, () => 'B96.discard') ?? randomPlayer(seen, random);
};

const suitLength = (hand: readonly Card[], card: Card): number =>
  hand.filter((other) => suitOf(other) === suitOf(card)).length;
