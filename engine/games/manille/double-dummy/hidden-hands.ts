/**
 * Samples the hands that a seat must consider possible: deals of the unseen cards in which every card played so far was
 * legal. All such deals are equally likely.
 */
import { type Random, shuffle } from '../../../random.ts';
import { type CardMask, higherCards, type ManilleCard } from '../cards.ts';
import { CARD_COUNT, Coup, getNextSeat, getPartner } from '../coup.ts';
import { getLegalCards, type PlayPractices } from '../legality.ts';

/** View of one seat, in a deal without faults. */
export interface SeatView {
  readonly seat: number;
  readonly dealer: number;
  readonly turnUp: ManilleCard;
  /** The cards that the seat still holds. */
  readonly hand: CardMask;
  /** The cards played so far, in order. The player on the dealer's right led the first. */
  readonly played: ArrayLike<ManilleCard>;
}

/** Samples the hidden hands of a deal. */
export class HiddenHandSampler {
  /** The deal in its current state, with the hands of the last sample. */
  readonly coup = new Coup();

  readonly #seen: SeatView;
  readonly #duties: PlayPractices;
  readonly #random: Random;
  /** The seats whose hands are hidden, and the number of unknown cards of each. */
  readonly #hidden: readonly number[];
  readonly #sizes = new Int32Array(4);
  /** The cards that are known to be in each hand. */
  readonly #sure = new Int32Array(4);
  /**
   * The unseen cards in groups, according to the seats that may hold them. The index has one bit for each hidden seat.
   */
  readonly #groups: Uint8Array[] = [];
  readonly #shares: readonly Share[];

  constructor(seen: SeatView, duties: PlayPractices, random: Random) {
    this.#seen = seen;
    this.#duties = duties;
    this.#random = random;
    const { seat, dealer, turnUp, hand, played } = seen;
    this.#hidden = [1, 2, 3].map((after) => (seat + after) & 3);
    const cannot = this.#walk();
    let known = hand;
    for (let i = 0; i < played.length; i++) known |= 1 << played[i]!;
    this.#sure[seat] = hand;
    if (((known >>> turnUp) & 1) === 0) {
      this.#sure[dealer]! |= 1 << turnUp;
      this.#sizes[dealer]! -= 1;
      known |= 1 << turnUp;
    }
    const groups: ManilleCard[][] = Array.from({ length: 8 }, () => []);
    for (let card = 0; card < CARD_COUNT; card++)
      if (((known >>> card) & 1) === 0)
        groups[this.#hidden.reduce((may, who, i) => may | (((~cannot[who]! >>> card) & 1) << i), 0)]!.push(card);
    this.#groups = groups.map((cards) => Uint8Array.from(cards));
    this.#shares = sharesOf(
      groups.map(({ length }) => length),
      this.#hidden.map((who) => this.#sizes[who]!),
    );
  }

  /**
   * Replays the deal. Returns the cards that each seat cannot hold, since the rules would have made it play them
   * earlier.
   */
  #walk(): Int32Array {
    const { coup } = this;
    const { dealer, turnUp, played } = this.#seen;
    const cannot = new Int32Array(4);
    this.#sizes.fill(8);
    coup.begin(turnUp);
    coup.lies = false;
    let seat = getNextSeat(dealer);
    for (let i = 0; i < played.length; i++) {
      const card = played[i]!;
      if ((coup.count & 3) !== 0) cannot[seat]! |= this.#forbidden(seat, card);
      this.#sizes[seat]! -= 1;
      coup.lay(seat, card);
      seat = getNextSeat(seat);
      if ((coup.count & 3) !== 0) continue;
      coup.gather();
      seat = coup.master;
    }
    return cannot;
  }

  /** Returns the cards that a seat cannot have held when it played this card, whatever its other cards were. */
  #forbidden(seat: number, card: ManilleCard): CardMask {
    const { top, best, master, trump } = this.coup;
    const friendly = master === getPartner(seat);
    const higher = best >> 3 === trump ? higherCards(best) : 0;
    const allows = (hand: CardMask): boolean =>
      ((getLegalCards(hand, top, best, friendly, trump, this.#duties) >>> card) & 1) === 1;
    let forbidden = 0;
    for (let other = 0; other < CARD_COUNT; other++) {
      const both = (1 << card) | (1 << other);
      // By some practices, a trump that cannot overruff is compulsory only for a hand without one that can.
      if (other !== card && !allows(both) && !allows(both | higher)) forbidden |= 1 << other;
    }
    return forbidden;
  }

  /**
   * Samples new hands into {@link coup}, which must only be read. Returns false if they contradict the cards played.
   */
  imagine(): boolean {
    const { held } = this.coup;
    const random = this.#random;
    held.set(this.#sure);
    const share = oneOf(this.#shares, random);
    for (let may = 1; may < 8; may++) {
      const cards = this.#groups[may]!;
      if (cards.length === 0) continue;
      shuffle(cards, random);
      let at = 0;
      for (const [i, who] of this.#hidden.entries())
        for (let taken = 0; taken < share.taken[may]![i]!; taken++) held[who]! |= 1 << cards[at++]!;
    }
    return this.couldBe(held);
  }

  /** True if every card played so far was legal, assuming that these are the current hands. */
  couldBe(held: ArrayLike<CardMask>): boolean {
    const { trump, played, count, leaders } = this.coup;
    const trick = new Coup();
    trick.begin(this.#seen.turnUp);
    trick.held.set(held);
    for (let i = 0, seat = 0; i < count; i++, seat = getNextSeat(seat)) {
      if ((i & 3) === 0) seat = leaders[i >> 2]!;
      trick.held[seat]! |= 1 << played[i]!;
    }
    trick.trump = trump;
    for (let i = 0, seat = 0; i < count; i++, seat = getNextSeat(seat)) {
      if ((i & 3) === 0) seat = leaders[i >> 2]!;
      if (((trick.legal(seat, this.#duties) >>> played[i]!) & 1) === 0) return false;
      trick.lay(seat, played[i]!);
    }
    return true;
  }
}

/**
 * One way to divide the groups: the number of cards of each group for each of the three seats, and the number of deals
 * that fit it (`ways`).
 */
interface Share {
  readonly taken: readonly (readonly number[])[];
  readonly ways: number;
}

/** Binomial coefficient, exact below 2^53. */
const ways = (all: number, some: number): number => {
  if (some < 0 || some > all) return 0;
  let count = 1;
  for (let i = 1; i <= some; i++) count = (count * (all - some + i)) / i;
  return count;
};

/**
 * Lists every way to divide groups of these sizes among three hands with this many unknown cards. Only numbers of cards
 * are considered.
 */
const sharesOf = (sizes: readonly number[], room: readonly number[]): readonly Share[] => {
  const [, one = 0, two = 0, oneTwo = 0, three = 0, oneThree = 0, twoThree = 0, all = 0] = sizes;
  const shares: Share[] = [];
  for (let i = 0; i <= oneTwo; i++)
    for (let j = 0; j <= oneThree; j++)
      for (let k = 0; k <= twoThree; k++) {
        const first = room[0]! - one - i - j;
        const second = room[1]! - two - (oneTwo - i) - k;
        const third = room[2]! - three - (oneThree - j) - (twoThree - k);
        if (first < 0 || second < 0 || third < 0) continue;
        shares.push({
          taken: [
            [0, 0, 0],
            [one, 0, 0],
            [0, two, 0],
            [i, oneTwo - i, 0],
            [0, 0, three],
            [j, 0, oneThree - j],
            [0, k, twoThree - k],
            [first, second, third],
          ],
          ways: ways(oneTwo, i) * ways(oneThree, j) * ways(twoThree, k) * ways(all, first) * ways(all - first, second),
        });
      }
  return shares;
};

/** Range of one random number, 2^24. */
const AT_ONCE = 0x1000000;

/** Chooses a share at random, with a probability proportional to its number of deals. */
const oneOf = (shares: readonly Share[], random: Random): Share => {
  const total = shares.reduce((sum, share) => sum + share.ways, 0);
  let drawn = ((random.below(AT_ONCE) + random.below(AT_ONCE) / AT_ONCE) / AT_ONCE) * total;
  for (const share of shares) {
    if (drawn < share.ways) return share;
    drawn -= share.ways;
  }
  return shares.at(-1)!;
};
