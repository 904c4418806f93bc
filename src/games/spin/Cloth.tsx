import type { JSX } from 'preact';
import { makeCard } from '#engine/cards.ts';
import { ABSENT, BOX_NAMES, PAIRS } from '#engine/games/spin/board.ts';
import { handOf } from '#engine/record/replay.ts';
import { Card } from '../../table/Card.tsx';
import type { ClothProps } from '../../table/Round.tsx';
import { Boxes, StopsCloth, StopsStanding } from '../stops-family/Cloth.tsx';
import type { SpinWords } from './words.ts';

const CARDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  BOX_NAMES.map((box, i) => [box, (PAIRS[i] ?? []).map(makeCard)]),
);
const OUT_OF_PACK: ReadonlySet<string> = new Set(ABSENT.map(makeCard));

/** Table of Spin: the three pools, two of them with their pairs, and the run. */
export function Cloth(props: ClothProps<SpinWords>): JSX.Element {
  const { position, words } = props;
  const [under, last] = position.laid.slice(-2);
  return (
    <StopsCloth
      {...props}
      absent={OUT_OF_PACK}
      said={last?.after === 'spin' ? words.said(under!.card) : undefined}
      now={position.step.events.find(({ type }) => type === 'shown')?.card}
      beside={(seat) => <Shown {...props} seat={seat} />}
    >
      <Boxes {...props} cards={(box) => CARDS[box]!} named />
    </StopsCloth>
  );
}

/** Cards that a seat has shown in this deal and still holds; empty if its hand is visible. */
const shownBy = ({ played, position }: Pick<ClothProps, 'played' | 'position'>, seat: number): string[] => {
  const { step } = position;
  const held = handOf(step, seat);
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
        <Card key={card} card={card} lang={messages.lang} size="small" label="" />
      ))}
    </span>
  );
}

/** Cards played of each suit, and each player's payment at the end. */
export const Standing = (props: ClothProps<SpinWords>): JSX.Element => (
  <StopsStanding {...props} absent={OUT_OF_PACK} />
);
