import type { JSX } from 'preact';
import { lindor } from '#engine/games/lindor/index.ts';
import { nainJaune } from '#engine/games/nain-jaune/index.ts';
import { Example, type ExampleProps } from './Example.tsx';
import { NainCloth } from './NainCloth.tsx';

const GAMES = [nainJaune, lindor];

/** Examples of Le Nain jaune of 1760 and of Lindor. */
export default function NainExample(props: ExampleProps): JSX.Element {
  return <Example games={GAMES} Cloth={NainCloth} {...props} />;
}
