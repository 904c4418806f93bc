/** Hands of a deal, as the record writes them. */
import { type Card, parseCard } from '#engine/cards.ts';
import { BOARD, type RecordedCard, type RecordedHand, TURN_UP } from '#engine/record/record.ts';
import { handOf, type Replay, type Step } from '#engine/record/replay.ts';

/** A hand, or the cards nobody holds (by their name in records), with a mark on the cards supplied by the editors. */
export type Hand = Pick<RecordedHand, 'seat'> & { readonly cards: readonly Omit<RecordedCard, 'at'>[] };

/** Hands of a deal, from the record or dealt from its seed: those of the `seen` seats (0-based), and the open cards. */
export const listDealtHands = (played: Replay, step: Step, seen?: readonly number[] | undefined): readonly Hand[] => {
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

/** A card of a written hand, with the space or bracket before it and the bracket after it. */
export interface WrittenCard {
  readonly card: Card;
  readonly before: string;
  readonly after: string;
}

/** Lists a hand card by card; cards supplied by the editors are in brackets. */
export const formatHandCards = ({ cards }: Hand): readonly WrittenCard[] =>
  cards.map(({ card, supplied }, i) => ({
    card,
    before: (i > 0 ? ' ' : '') + (supplied && !cards[i - 1]?.supplied ? '(' : ''),
    after: supplied && !cards[i + 1]?.supplied ? ')' : '',
  }));

/** True if the editors supplied any card of these hands. */
export const isSupplied = (hands: readonly Hand[]): boolean =>
  hands.some(({ cards }) => cards.some((each) => each.supplied));
