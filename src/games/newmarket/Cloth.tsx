import type { JSX } from 'preact';
import type { ClothProps } from '../../table/Round.tsx';
import { Boxes, StopsCloth, StopsStanding } from '../stops-family/Cloth.tsx';
import { absentIn, middleOf } from './middle.ts';
import type { NewmarketWords } from './words.ts';

/** Table of Newmarket: the four cards in the middle with their stakes, and the run. */
export function Cloth(props: ClothProps<NewmarketWords>): JSX.Element {
  const middle = middleOf(props.played);
  return (
    <StopsCloth {...props} absent={absentIn(props.played)}>
      <Boxes {...props} cards={(box) => [middle[box]!]} />
    </StopsCloth>
  );
}

/** Cards played of each suit, and each player's payment at the end. */
export const Standing = (props: ClothProps<NewmarketWords>): JSX.Element => (
  <StopsStanding {...props} absent={absentIn(props.played)} />
);
