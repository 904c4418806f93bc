import type { JSX } from 'preact';
import { formatCard } from '#engine/cards.ts';
import { PAIRS, REMOVED_CARDS, SPIN_BOX_NAMES } from '#engine/games/spin/board.ts';
import { listHandCards } from '#engine/record/steps.ts';
import { CardView } from '../../table/CardView.tsx';
import type { ClothProps } from '../../table/RoundTable.tsx';
import { BoxRow, StopsCloth, StopsSidePanel } from '../stops-family/Cloth.tsx';
import type { SpinWords } from './words.ts';

const CARDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  SPIN_BOX_NAMES.map((box, i) => [box, (PAIRS[i] ?? []).map(formatCard)]),
);
const OUT_OF_PACK: ReadonlySet<string> = new Set(REMOVED_CARDS.map(formatCard));

/**
 * Table of Spin: the three pools, two of them with their pairs of cards, and the run (cards played one after another).
 */
export function Cloth(props: ClothProps<SpinWords>): JSX.Element {
  const { position, words } = props;
  const [under, last] = position.cardsPlayed.slice(-2);
  return (
    <StopsCloth
      {...props}
      absent={OUT_OF_PACK}
      said={last?.callAfter === 'spin' ? words.said(under!.card) : undefined}
      now={position.step.events.find(({ type }) => type === 'shown')?.card}
      beside={(seat) => <Shown {...props} seat={seat} />}
    >
      <BoxRow {...props} cards={(box) => CARDS[box]!} named />
    </StopsCloth>
  );
}

/** Returns the cards that a seat has shown in this deal and still holds; empty if its whole hand is visible. */
const shownBy = ({ played, position }: Pick<ClothProps, 'played' | 'position'>, seat: number): string[] => {
  const { step } = position;
  const held = listHandCards(step, seat);
  const shown = played.steps
    .slice(0, played.steps.indexOf(step) + 1)
    .filter(({ deal }) => deal === step.deal)
    .flatMap(({ events }) => events)
    .flatMap(({ type, card }) => (type === 'shown' ? [card!] : []));
  return [...new Set(shown)].filter((card) => held.includes(card) && !position.hands[seat]!.includes(card));
};

function Shown({ seat, ...props }: ClothProps<SpinWords> & { seat: number }): JSX.Element | null {
  const cards = shownBy(props, seat);
  if (cards.length === 0) return null;
  const { messages, words } = props;
  return (
    <span class="spin-shown" role="img" aria-label={words.shown(cards)}>
      {cards.map((card) => (
        <CardView key={card} card={card} lang={messages.lang} size="small" label="" />
      ))}
    </span>
  );
}

/** Side panel: the cards played of each suit, and at the end of a deal the payment of each player. */
export const SidePanel = (props: ClothProps<SpinWords>): JSX.Element => (
  <StopsSidePanel {...props} absent={OUT_OF_PACK} />
);
