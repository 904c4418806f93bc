import type { JSX } from 'preact';
import type { TableWords } from '../narration/table-messages.ts';

interface Props {
  /** Index (0-based) of the step shown, and the number of steps. */
  at: number;
  steps: number;
  words: TableWords;
  /** Label of the step shown: `Step 11 of 11, part 2 of 8`. */
  label: string;
  playing?: boolean;
  onGo: (at: number) => void;
  /** Starts and stops automatic play; `undefined` if the table has none. */
  onPlay?: () => void;
}

/**
 * Outlines of the icons as SVG path data. They are not vnodes, since a stored vnode would keep the table around it in
 * memory.
 */
const ICONS = {
  first: 'M3 3h2.5v14H3zM15 3l2 2-5 5 5 5-2 2-7-7z',
  back: 'M13 3l2 2-5 5 5 5-2 2-7-7z',
  play: 'M6 3v14l11-7z',
  pause: 'M5 3h3.5v14H5zM11.5 3H15v14h-3.5z',
  next: 'M7 3L5 5l5 5-5 5 2 2 7-7z',
  last: 'M14.5 3H17v14h-2.5zM5 3L3 5l5 5-5 5 2 2 7-7z',
} as const;

/** Buttons and a slider for moving through the steps. */
export function StepControls({ at, steps, words, label, playing, onGo, onPlay }: Props): JSX.Element {
  const button = (name: keyof typeof ICONS, onClick: () => void, isDisabled: boolean, more = '') => (
    <button type="button" class={more} aria-label={words[name]} aria-disabled={isDisabled} onClick={onClick}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={ICONS[name]} />
      </svg>
    </button>
  );
  const end = steps - 1;
  return (
    <div class="table-controls">
      {button('first', () => onGo(0), at === 0)}
      {button('back', () => onGo(at - 1), at === 0, 'control-dock')}
      <input
        type="range"
        min={1}
        max={steps}
        value={at + 1}
        aria-label={words.step}
        aria-valuetext={label}
        onInput={({ currentTarget }) => onGo(Number(currentTarget.value) - 1)}
      />
      {onPlay && button(playing ? 'pause' : 'play', onPlay, false, 'control-play')}
      {button('next', () => onGo(at + 1), at === end, 'control-first control-dock')}
      {button('last', () => onGo(end), at === end)}
    </div>
  );
}
