import type { PlacedCard } from '../../pack/cards.ts';
import { buildTableFigure as withBoxes } from '../stops-family/picture.ts';

/** Emblem of the game: the end of a run, a seven, and Spin (the ace of diamonds). */
export const emblem: readonly PlacedCard[] = [
  { card: '5C', x: 38, y: 72, width: 46, lean: -6 },
  { card: '6C', x: 76, y: 68, width: 46, lean: -2 },
  { card: '7C', x: 116, y: 68, width: 46, lean: 1 },
  { card: 'AD', x: 156, y: 72, width: 46, lean: 9 },
];

export const buildTableFigure = withBoxes(() => undefined);
