/** The hands of a deal as they are written down. */
import { type Card, parseCard } from '#engine/cards.ts';
import { BOARD, type RecordedCard, type RecordedHand, TURN_UP } from '#engine/record/record.ts';
import { handOf, type Replay, type Step } from '#engine/record/replay.ts';

/** A hand, or cards that nobody holds (by their name in records), and which of the cards the editors supplied. */
export type Hand = Pick<RecordedHand, 'seat'> & { readonly cards: readonly Omit<RecordedCard, 'at'>[] };

/** The hands of a deal as the record writes them, or as they were dealt from its seed: those that are seen, and what lies open. */
export const handsOf = (played: Replay, step: Step, seen?: readonly number[] | undefined): readonly Hand[] => {
  const { hands } = played.record.deals[step.deal - 1]!;
  const all: readonly Hand[] =
    hands.length > 0
      ? hands
      : played.seats.map((name, seat) => ({
          seat: name,
          cards: handOf(step, seat).map((card) => ({ card: parseCard(card)!, supplied: false })),
        }));
  const open = [...(seen ?? []).map((seat) => played.seats[seat]), BOARD, TURN_UP];
  return seen ? all.filter(({ seat }) => open.includes(seat)) : all;
};

/** A card of a hand that is written down, with the space or bracket before it and the bracket after it. */
export interface WrittenCard {
  readonly card: Card;
  readonly before: string;
  readonly after: string;
}

/** A hand card by card, in brackets what the editors supplied. */
export const written = ({ cards }: Hand): readonly WrittenCard[] =>
  cards.map(({ card, supplied }, i) => ({
    card,
    before: (i > 0 ? ' ' : '') + (supplied && !cards[i - 1]?.supplied ? '(' : ''),
    after: supplied && !cards[i + 1]?.supplied ? ')' : '',
  }));

/** Whether the editors supplied any card of these hands. */
export const isSupplied = (hands: readonly Hand[]): boolean =>
  hands.some(({ cards }) => cards.some((each) => each.supplied));
