import { fanInEmblem, type PlacedCard } from '../../pack/cards.ts';

/** Emblem of Lindor: a run of different suits, up to the dwarf (7♦). */
export const emblem: readonly PlacedCard[] = fanInEmblem(['4C', '5H', '6S', '7D']);
