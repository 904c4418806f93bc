import type { JSX } from 'preact';
import { snipSnapSnorum } from '#engine/games/snip-snap-snorum/index.ts';
import { Example, type ExampleProps } from './Example.tsx';
import { SnipCloth } from './SnipCloth.tsx';

const GAMES = [snipSnapSnorum];

/** Examples of Snip-Snap-Snorum. */
export default function SnipExample(props: ExampleProps): JSX.Element {
  return <Example games={GAMES} Cloth={SnipCloth} {...props} />;
}
