/** Owners of the cards of a pack, as a table keeps them and a replay shows them. */
import { PACK_SIZE } from './cards.ts';

/** Marks a card that no player holds: in the talon, already played, or not in the pack. */
export const NO_OWNER = -1;

/**
 * Owner of each card: 52 entries, one for each card of the full pack, with the seat (0-based) or {@link NO_OWNER}. The
 * order of the cards within a hand has no meaning in the rules.
 */
export type CardOwners = Int8Array;

/** Creates an owner table in which nobody holds a card. */
export const createEmptyOwners = (): CardOwners => new Int8Array(PACK_SIZE).fill(NO_OWNER);
