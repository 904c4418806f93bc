/** Draws before the first deal: for partners, unless the players agree on them, and for the first dealer. */
import { type Card, card } from '../../cards.ts';
import { type Random, shuffle } from '../../random.ts';
import type { ManilleArticle } from './articles.ts';
import { CARD_TO_MANILLE, MANILLE_TO_CARD, UNSHUFFLED_PACK } from './cards.ts';
import type { ManilleReadings } from './readings.ts';

/** One card drawn, and its purpose. */
export interface DrawnCard {
  readonly seat: number;
  readonly card: Card;
  readonly cite: ManilleArticle;
}

/** Source of the cards for a draw. */
export interface CardSource {
  /** Returns the next card; `undefined` if there are no more. */
  next(): Card | undefined;
  /** Puts all cards together and shuffles them for another draw. */
  gather(): void;
}

/** Creates a source that returns the cards of a list in order. */
export const createFixedSource = (cards: ArrayLike<Card>): CardSource => {
  let drawn = 0;
  return { next: () => cards[drawn++], gather: () => undefined };
};

/** Creates a source with a pack that is shuffled for each draw (B96.deal.first), and again when it is used up. */
export const createShuffledSource = (random: Random): CardSource => {
  const pack = MANILLE_TO_CARD.slice();
  let drawn = 0;
  const gather = (): void => {
    pack.set(UNSHUFFLED_PACK.map((ranked) => MANILLE_TO_CARD[ranked]!));
    shuffle(pack, random);
    drawn = 0;
  };
  gather();
  return {
    next: () => {
      if (drawn === pack.length) gather();
      return pack[drawn++];
    },
    gather,
  };
};

const RED_KINGS: readonly Card[] = [card('KH'), card('KD')];
const KINGS: readonly Card[] = [card('KS'), card('KC'), ...RED_KINGS];

/** Thrown if there are too few cards to finish a draw. */
class RanOut extends Error {}

/** Returns all cards drawn until partners and dealer are decided; `undefined` if there are too few. */
export const drawPartnersAndDealer = (
  partners: ManilleReadings['partners'],
  from: CardSource,
): { drawn: DrawnCard[]; dealer: number } | undefined => {
  try {
    const drawn = partners === 'agreed' ? [] : drawPartners(partners, from);
    if (drawn.length > 0) from.gather();
    return { dealer: drawDealer(from, drawn), drawn };
  } catch (error) {
    if (error instanceof RanOut) return undefined;
    throw error;
  }
};

const take = (from: CardSource): Card => {
  const drawn = from.next();
  if (drawn === undefined) throw new RanOut();
  return drawn;
};

/**
 * Draws for partners. Seats are given after the draw: the first pair of partners takes the first and third seat, the
 * other two players the second and fourth.
 */
const drawPartners = (partners: 'two-kings' | 'four-kings', from: CardSource): DrawnCard[] => {
  const drawn: Placed[] = [];
  const settled = partners === 'two-kings' ? twoKings(from, drawn) : fourKings(from, drawn);
  const order = [...settled, ...[0, 1, 2, 3].filter((place) => !settled.includes(place))];
  const seats = [0, 2, 1, 3];
  return drawn.map(({ place, card: its, cite }) => ({ seat: seats[order.indexOf(place)]!, card: its, cite }));
};

/** A card drawn for partners; `place` is the index of its player in the drawing order. */
interface Placed {
  readonly place: number;
  readonly card: Card;
  readonly cite: ManilleArticle;
}

// B96.partners.two-kings: cards are dealt to the four until a king falls, then to the other three until another does.
const twoKings = (from: CardSource, drawn: Placed[]): number[] => {
  const holders: number[] = [];
  for (let place = 0; holders.length < 2; place = (place + 1) % 4) {
    if (holders.includes(place)) continue;
    const its = take(from);
    drawn.push({ place, card: its, cite: 'B96.partners.two-kings' });
    if (KINGS.includes(its)) holders.push(place);
  }
  return holders;
};

// B96.partners.four-kings: until all four are out; the red against the black. B96.partners.four-kings.again: if two fall to
// one player, all draw again.
const fourKings = (from: CardSource, drawn: Placed[]): number[] => {
  let kings: { place: number; king: Card }[] = [];
  let cite: ManilleArticle = 'B96.partners.four-kings';
  for (let place = 0; kings.length < 4; place = (place + 1) % 4) {
    const its = take(from);
    drawn.push({ place, card: its, cite });
    if (!KINGS.includes(its)) continue;
    if (kings.some((each) => each.place === place)) {
      kings = [];
      place = -1;
      cite = 'B96.partners.four-kings.again';
      from.gather();
    } else kings.push({ place, king: its });
  }
  return kings.filter(({ king }) => RED_KINGS.includes(king)).map(({ place }) => place);
};

// B96.deal.first: each draws a card, the highest deals; B96.deal.first.level: those who are level draw again.
const drawDealer = (from: CardSource, drawn: DrawnCard[]): number => {
  let drawing = [0, 1, 2, 3];
  let cite: ManilleArticle = 'B96.deal.first';
  while (drawing.length > 1) {
    const round = drawing.map((seat) => ({ seat, card: take(from), cite }));
    drawn.push(...round);
    const rankOf = (its: Card): number => CARD_TO_MANILLE[its]! & 7;
    const highest = Math.max(...round.map(({ card: its }) => rankOf(its)));
    cite = 'B96.deal.first.level';
    drawing = round.filter(({ card: its }) => rankOf(its) === highest).map(({ seat }) => seat);
  }
  return drawing[0]!;
};
