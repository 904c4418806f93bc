/** Line icons of the buttons at a table. */
import type { JSX } from 'preact';

const PATHS = {
  back: 'M14.5 5l-7 7 7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  hint: 'M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.4 10.9c.6.5.9 1.2.9 2v.1h5v-.1c0-.8.3-1.5.9-2A6 6 0 0 0 12 3z',
  undo: 'M8 5L4 9l4 4M4 9h9.5a5.5 5.5 0 0 1 0 11H9',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  next: 'M9.5 5l7 7-7 7',
  again: 'M19 12a7 7 0 1 1-2.2-5.1M17.5 3v4.3h-4.3',
  review: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  share: 'M12 15V3.5M8 7l4-4 4 4M5 12v8h14v-8',
  learn: 'M2.5 9.5 12 5l9.5 4.5L12 14zM6.5 11.5v5c3 2.5 8 2.5 11 0v-5M21.5 9.5v5',
  book: 'M12 6c-2-1.5-4.5-2-8-2v14c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4c-3.5 0-6 .5-8 2zM12 6v14',
  play: 'M7 4.5v15l12-7.5z',
  tick: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6L6 18',
} as const;

export function Icon({ name }: { name: keyof typeof PATHS }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
