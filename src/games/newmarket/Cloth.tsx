import type { JSX } from 'preact';
import type { ClothProps } from '../../table/Round.tsx';
import { Boxes, StopsCloth, StopsStanding } from '../stops-family/Cloth.tsx';
import { absentIn, middleOf } from './middle.ts';
import type { NewmarketWords } from './words.ts';

/** The table of Newmarket: the four cards in the middle with what is staked on them, and the run. */
export function Cloth(props: ClothProps<NewmarketWords>): JSX.Element {
  const middle = middleOf(props.played);
  return (
    <StopsCloth {...props} absent={absentIn(props.played)}>
      <Boxes {...props} cards={(box) => [middle[box]!]} />
    </StopsCloth>
  );
}

/** What has been played of each suit, and at the end what each pays. */
export const Standing = (props: ClothProps<NewmarketWords>): JSX.Element => (
  <StopsStanding {...props} absent={absentIn(props.played)} />
);
