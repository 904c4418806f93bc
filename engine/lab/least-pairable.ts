/** A bot that remembers the cards played, for the games in which a card is paired with one of the same rank. */
import { chooseAdvisedMove, type Player, randomPlayer } from '../bots/players.ts';
import { CARDS_PER_RANK, type Card, countSameRank, rankOf } from '../cards.ts';
import { EVENT, isCardPlayedEvent } from '../events.ts';
import type { Observation } from '../observation.ts';

/**
 * Lists the ranks that a seat is known not to hold, since it did not pair a card of that rank when pairing was
 * compulsory.
 */
const lackedBy = (seat: number, { events }: Observation): ReadonlySet<number> => {
  const lacked = new Set<number>();
  let last: Card = -1;
  for (const { kind, who, what } of events) {
    if (!isCardPlayedEvent(kind)) continue;
    if (kind === EVENT.led && who === seat && last >= 0) lacked.add(rankOf(last));
    last = what;
  }
  return lacked;
};

/**
 * Plays the card that the next player is least likely to pair: a rank that this player is known not to hold, or else
 * the rank with the fewest unseen cards.
 */
export const leastPairablePlayer: Player = (seen, random) => {
  const { hand, legal, shown, seat, seats } = seen;
  const lacked = lackedBy((seat + 1) % seats, seen);
  const known = [...hand, ...shown];
  const left = (card: Card): number => (lacked.has(rankOf(card)) ? 0 : CARDS_PER_RANK - countSameRank(known, card));
  const fewest = Math.min(...legal.map(left));
  const safest = legal.filter((card) => left(card) === fewest);
  return chooseAdvisedMove(legal, safest, random, () => 'HF90.chnif.chance') ?? randomPlayer(seen, random);
};
