/** Menu of a game in play: all the actions that are not moves. */
import type { ComponentChildren, JSX } from 'preact';
import type { Language } from '../../i18n/routes.ts';
import { PLAY_WORDS } from './words.ts';

interface Props {
  lang: Language;
  /** Links to the other language and to the rules, for a top bar that has no space for them. */
  ways: JSX.Element;
  onLeave: () => void;
  onKeys: () => void;
  onSameDeal: () => void;
  /** Sections of the menu: saving and sharing, the house rules, the accounts. */
  children: ComponentChildren;
}

const fullScreen = (): void => {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen?.().catch(() => {});
};

export function Menu({ lang, ways, onLeave, onKeys, onSameDeal, children }: Props): JSX.Element {
  const { frame, leave } = PLAY_WORDS[lang];
  return (
    <div class="menu-list">
      <div class="menu-ways">{ways}</div>
      {children}
      <p class="menu-acts">
        <button type="button" onClick={onSameDeal}>
          {frame.sameDeal}
        </button>
        <button type="button" onClick={() => print()}>
          {frame.print}
        </button>
        {document.fullscreenEnabled && (
          <button type="button" onClick={fullScreen}>
            {frame.fullScreen}
          </button>
        )}
        <button type="button" class="menu-keys" onClick={onKeys}>
          {frame.shortcuts}
        </button>
        <button type="button" class="menu-leave" onClick={onLeave}>
          {leave}
        </button>
      </p>
    </div>
  );
}

/** Text arrows for the arrow keys, since not every typeface has symbols for the keys. */
const ARROWS = '← →';

const Arrows = (): JSX.Element => (
  <svg class="key-arrows" viewBox="0 0 48 16" role="img" aria-label={ARROWS}>
    <path d="M18 8H4m5-5-5 5 5 5M30 8h14m-5-5 5 5-5 5" />
  </svg>
);

/** List of the single-key shortcuts. */
export function ShortcutList({ lang }: { lang: Language }): JSX.Element {
  return (
    <dl class="keys-list">
      {PLAY_WORDS[lang].frame.keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key === ARROWS ? <Arrows /> : key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

export { fullScreen };
