import type { JSX } from 'preact';
import type { Language } from '../i18n/routes.ts';
import { ui } from '../i18n/ui.ts';

interface Props {
  /** The step shown, from 0, and how many there are. */
  at: number;
  steps: number;
  lang: Language;
  playing: boolean;
  onGo: (at: number) => void;
  onPlay: () => void;
}

const ICONS = {
  first: 'M4 4h2v12H4zM16 4v12L7 10z',
  back: 'M14 4v12L5 10z',
  play: 'M6 3v14l10-7z',
  pause: 'M5 4h3.5v12H5zM11.5 4H15v12h-3.5z',
  next: 'M6 4v12l9-6z',
  last: 'M14 4h2v12h-2zM4 4v12l9-6z',
} as const;

/** Moves the cursor over the steps: buttons, and a scrubber. */
export function Controls({ at, steps, lang, playing, onGo, onPlay }: Props): JSX.Element {
  const { table } = ui(lang);
  const button = (icon: keyof typeof ICONS, onClick: () => void, idle: boolean, more = '') => (
    <button type="button" class={more} aria-label={table[icon]} aria-disabled={idle} onClick={onClick}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={ICONS[icon]} />
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
        aria-label={table.step}
        aria-valuetext={table.stepOf(at + 1, steps)}
        onInput={({ currentTarget }) => onGo(Number(currentTarget.value) - 1)}
      />
      {button(playing ? 'pause' : 'play', onPlay, false)}
      {button('next', () => onGo(at + 1), at === end, 'control-first control-dock')}
      {button('last', () => onGo(end), at === end)}
    </div>
  );
}
