/** Names that players give themselves, as a table in play shows them. */
import { parsePlayerNames } from '#engine/record/player-names.ts';
import type { Tag } from '#engine/record/record.ts';
import { getNameSkeleton } from '#engine/record/seat-names.ts';
import type { SeatNamer } from '../../narration/seat-names.ts';
import { getDisplayName } from '../../table/players.ts';

/**
 * Returns the names shown for the seats of a record: those in its tags, otherwise those of {@link getDisplayName}.
 * Ordinary spaces become no-break spaces, since the first ordinary space separates a player from a move. A seat keeps
 * its letter if its name of the period is already used.
 */
export const createDisplayNamer = (tags: readonly Tag[], seats: readonly string[]): SeatNamer => {
  const called = parsePlayerNames(tags, seats);
  if (called.every((name) => name === '')) return getDisplayName;
  const looks = new Set(called.map(getNameSkeleton));
  const shown = new Map(
    seats.map((seat, i) => {
      const usual = getDisplayName(seat);
      return [
        seat,
        called[i]?.replaceAll(' ', '\u00a0') || (looks.has(getNameSkeleton(usual)) ? seat : usual),
      ] as const;
    }),
  );
  return (seat) => shown.get(seat) ?? getDisplayName(seat);
};
