import type { JSX } from 'preact';
import { getMarkPath } from './players.ts';

/** Small decorative symbol beside a player's name; each seat (0-based) has its own. */
export const PlayerMark = ({ chair }: { chair: number }): JSX.Element => (
  <svg class="seat-mark" viewBox="0 0 24 24" aria-hidden="true">
    <path d={getMarkPath(chair)} />
  </svg>
);
