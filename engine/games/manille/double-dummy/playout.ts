/** Plays a deal to its end by a simple rule. */
import type { Random } from '../../../random.ts';
import { CARD_POINTS, type CardMask, getLowestCard, type ManilleCard, suitMask } from '../cards.ts';
import { CARD_COUNT, type Coup, getNextSeat, getPartner } from '../coup.ts';
import type { PlayPractices } from '../legality.ts';
import { pickHeuristicCard } from './heuristics.ts';

/** Plays the rest of a deal, beginning after the card of the seat `last`. */
export const playOutHeuristically = (coup: Coup, last: number, duties: PlayPractices, random: Random): void => {
  for (let seat = last; ; ) {
    if ((coup.count & 3) === 0) {
      coup.gather();
      if (coup.count === CARD_COUNT) return;
      seat = coup.master;
      coup.lay(seat, leadOf(coup, seat, random));
    } else {
      seat = getNextSeat(seat);
      coup.lay(
        seat,
        pickHeuristicCard(coup.legal(seat, duties), coup.best, coup.master === getPartner(seat), coup.trump),
      );
    }
  }
};

/** Chooses a lead: a card with points that no other card of its suit can beat, if there is one; otherwise any card. */
const leadOf = ({ held }: Coup, seat: number, random: Random): ManilleCard => {
  const hand = held[seat]!;
  const others = held[getNextSeat(seat)]! | held[getPartner(seat)]! | held[(seat + 3) & 3]!;
  let sure = 0;
  for (let suit = 0; suit < 4; suit++) {
    const own = hand & suitMask(suit);
    if (own === 0) continue;
    const top = 31 - Math.clz32(own);
    if (CARD_POINTS[top]! > 0 && (others & suitMask(suit)) >>> top === 0) sure |= 1 << top;
  }
  return anyOf(sure || hand, random);
};

const cards = new Int32Array(8);

const anyOf = (mask: CardMask, random: Random): ManilleCard => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) cards[count++] = getLowestCard(rest);
  return cards[random.below(count)]!;
};
