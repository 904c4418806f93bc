import type { PlacedCard } from '../../pack/cards.ts';
import { buildTableFigure as withBoxes } from '../stops-family/picture.ts';
import { getBoxCards } from './middle.ts';

/** Emblem of Newmarket: the four cards that the book lays in the middle. */
export const emblem: readonly PlacedCard[] = [
  { card: 'JD', x: 27, y: 74, width: 46, lean: -5 },
  { card: 'QH', x: 76, y: 66, width: 46, lean: 2 },
  { card: 'KC', x: 124, y: 73, width: 46, lean: -2 },
  { card: 'AS', x: 173, y: 66, width: 46, lean: 5 },
];

export const buildTableFigure = withBoxes((box, { played }) => getBoxCards(played)[box]);
