/** The hands of a deal, in the form in which a record writes them. */
import { type Card, parseCard } from '#engine/cards.ts';
import { type RecordedCard, type RecordedHand } from '#engine/record/record.ts';
import { listHandCards, type Replay, type Step } from '#engine/record/steps.ts';
import { BOARD_NAME, TURN_UP_NAME } from '#engine/record/unheld-groups.ts';

/**
 * A hand, or cards that no player holds (`seat` is then their name in records). Each card has a mark that tells if the
 * editors supplied it.
 */
export type DealtHand = Pick<RecordedHand, 'seat'> & { readonly cards: readonly Omit<RecordedCard, 'at'>[] };

/**
 * Lists the hands of a deal, from the record or dealt from its seed. With `seen` (0-based seats), only the hands of
 * those seats, and the open cards.
 */
export const listDealtHands = (
  played: Replay,
  step: Step,
  seen?: readonly number[] | undefined,
): readonly DealtHand[] => {
  const { hands } = played.record.deals[step.deal - 1]!;
  const all: readonly DealtHand[] =
    hands.length > 0
      ? hands
      : played.seats.map((name, seat) => ({
          seat: name,
          cards: listHandCards(step, seat).map((card) => ({ card: parseCard(card)!, supplied: false })),
        }));
  const open = [...(seen ?? []).map((seat) => played.seats[seat]), BOARD_NAME, TURN_UP_NAME];
  return seen ? all.filter(({ seat }) => open.includes(seat)) : all;
};

/** A card of a written hand, with the space and the bracket before it, and the bracket after it. */
export interface FormattedHandCard {
  readonly card: Card;
  readonly before: string;
  readonly after: string;
}

/** Formats a hand card by card; cards supplied by the editors are in brackets. */
export const formatHandCards = ({ cards }: DealtHand): readonly FormattedHandCard[] =>
  cards.map(({ card, supplied }, i) => ({
    card,
    before: (i > 0 ? ' ' : '') + (supplied && !cards[i - 1]?.supplied ? '(' : ''),
    after: supplied && !cards[i + 1]?.supplied ? ')' : '',
  }));

/** True if the editors supplied any card of these hands. */
export const hasSuppliedCards = (hands: readonly DealtHand[]): boolean =>
  hands.some(({ cards }) => cards.some((each) => each.supplied));
