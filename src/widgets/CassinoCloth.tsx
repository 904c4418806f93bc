import type { JSX } from 'preact';
import { type CassinoWords } from '../narration/cassino/words.ts';
import { type ClothProps } from './Seats.tsx';

/** Cassino. */
export function CassinoCloth(_: ClothProps<CassinoWords>): JSX.Element {
  return <></>;
}
