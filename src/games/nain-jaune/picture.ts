import type { PlacedCard } from '../../pack/cards.ts';

/** Emblem of Le Nain jaune: the board, with the dwarf in the middle. */
export const emblem: readonly PlacedCard[] = [
  { card: 'KH', x: 44, y: 34, width: 44, lean: 0 },
  { card: 'QS', x: 156, y: 34, width: 44, lean: 0 },
  { card: 'JC', x: 44, y: 106, width: 44, lean: 0 },
  { card: '10D', x: 156, y: 106, width: 44, lean: 0 },
  { card: '7D', x: 100, y: 70, width: 70, lean: 0 },
];
