import { held, type Lying } from '../../pack/cards.ts';

/** A run that looks at no suit, up to the dwarf. */
export const emblem: readonly Lying[] = held(['4C', '5H', '6S', '7D']);
