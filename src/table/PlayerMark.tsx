import type { JSX } from 'preact';
import { getMarkPath } from './players.ts';

/** Small symbol of a player beside the name, by the seat (0-based). Decorative. */
export const PlayerMark = ({ chair }: { chair: number }): JSX.Element => (
  <svg class="seat-mark" viewBox="0 0 24 24" aria-hidden="true">
    <path d={getMarkPath(chair)} />
  </svg>
);
