/**
 * A bot for La Manille that follows Boussac's advice (1896, pp. 142–147). Talk between partners, which the book allows,
 * is not played.
 */

import { type ChosenMove, chooseAdvisedMove, type Player, randomPlayer } from '../../bots/players.ts';
import { type Card, PACK_SIZE, PIQUET_PACK, suitOf } from '../../cards.ts';
import type { Observation, PlayedCard } from '../../observation.ts';
import type { Random } from '../../random.ts';
import { CARD_POINTS, CARD_TO_MANILLE } from './cards.ts';

const pointsOf = (card: Card): number => CARD_POINTS[CARD_TO_MANILLE[card]!]!;

/** True if a card beats the card that was winning the trick. */
const beats = (card: Card, other: Card, trump: number): boolean =>
  suitOf(card) === suitOf(other) ? CARD_TO_MANILLE[card]! > CARD_TO_MANILLE[other]! : suitOf(card) === trump;

/** Returns the card that is winning a trick, with its seat. */
const bestOf = (trick: readonly PlayedCard[], trump: number): PlayedCard =>
  trick.reduce((best, laid) => (beats(laid.card, best.card, trump) ? laid : best));

/** Returns the cards for which a function has its greatest value. */
const mostBy = (cards: readonly Card[], number: (card: Card) => number): readonly Card[] => {
  const most = Math.max(...cards.map(number));
  return cards.filter((card) => number(card) === most);
};

/** True if an adversary may hold a higher card of the same suit. */
const isExposed = ({ hand, shown }: Observation, card: Card): boolean =>
  PIQUET_PACK.some(
    (other) =>
      suitOf(other) === suitOf(card) &&
      CARD_TO_MANILLE[other]! > CARD_TO_MANILLE[card]! &&
      !hand.includes(other) &&
      !shown.includes(other),
  );

/**
 * Plays for points and not for the number of tricks (B96.quality). If its camp is winning the trick, the bot plays the
 * card with the most points, otherwise the card with the fewest. It leads the card with the most points among those
 * that no other card of the suit can beat; if it has none, the card with the fewest points. Free discards follow
 * B96.discard.
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

/** Returns the value of the trick for the camp after this card, if no later card beats it. */
const worth = ({ trick, seat }: Observation, card: Card, trump: number): number => {
  const laid = [...trick, { seat, card }];
  const value = laid.reduce((sum, { card: each }) => sum + pointsOf(each), 1);
  return (bestOf(laid, trump).seat - seat) % 2 === 0 ? value : -value;
};

/**
 * Chooses a discard. If its own camp wins the trick: a good card that an adversary could beat later, with the most
 * points. Otherwise: a card with the fewest points. Among equals, a card of a short suit, so that the suit can soon be
 * trumped.
 */
const discard = (seen: Observation, random: Random, trump: number): ChosenMove => {
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
