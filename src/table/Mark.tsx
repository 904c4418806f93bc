import type { JSX } from 'preact';
import { markOf } from './players.ts';

/** The small drawing by which a player is known beside the name, by the chair (from 0). It says nothing that the name does not. */
export const Mark = ({ chair }: { chair: number }): JSX.Element => (
  <svg class="seat-mark" viewBox="0 0 24 24" aria-hidden="true">
    <path d={markOf(chair)} />
  </svg>
);
