import type { JSX } from 'preact';
import type { ClothProps } from '../../table/RoundTable.tsx';
import { BoxRow, StopsCloth, StopsSidePanel } from '../stops-family/Cloth.tsx';
import { getBoxCards, listAbsentCards } from './middle.ts';
import type { NewmarketWords } from './words.ts';

/**
 * Table of Newmarket: the four cards in the middle with the counters staked on them, and the run (cards played one
 * after another).
 */
export function Cloth(props: ClothProps<NewmarketWords>): JSX.Element {
  const middle = getBoxCards(props.played);
  return (
    <StopsCloth {...props} absent={listAbsentCards(props.played)}>
      <BoxRow {...props} cards={(box) => [middle[box]!]} />
    </StopsCloth>
  );
}

/** Side panel: the cards played of each suit, and at the end of a deal the payment of each player. */
export const SidePanel = (props: ClothProps<NewmarketWords>): JSX.Element => (
  <StopsSidePanel {...props} absent={listAbsentCards(props.played)} />
);
