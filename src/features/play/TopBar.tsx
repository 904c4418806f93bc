/** Bar above a game: the link back, the game, the deal, the language, the rules and the menu. */
import type { JSX } from 'preact';
import { getOtherLanguage, type Language, pageHref } from '../../i18n/routes.ts';
import { Icon } from './icons.tsx';
import { PLAY_WORDS } from './words.ts';

interface Props {
  lang: Language;
  title: string;
  /** Text such as `Deal 2 of 5`. */
  deal: string;
  onBack: () => void;
  onMenu: () => void;
  ways: JSX.Element;
}

export function TopBar({ lang, title, deal, onBack, onMenu, ways }: Props): JSX.Element {
  const { frame, leave } = PLAY_WORDS[lang];
  return (
    <header class="play-bar">
      <button type="button" class="bar-button" aria-label={leave} onClick={onBack}>
        <Icon name="back" />
      </button>
      <h1>{title}</h1>
      <p class="bar-deal">{deal}</p>
      <div class="bar-wide">{ways}</div>
      <button
        type="button"
        class="bar-button play-menu-button"
        aria-label={frame.menu}
        aria-haspopup="dialog"
        onClick={onMenu}
      >
        <Icon name="menu" />
      </button>
    </header>
  );
}

interface WaysProps {
  lang: Language;
  /** Path of the game's page, without the language prefix. */
  path: string;
  fragment: string;
}

/** Links to the other language and to the rules at a glance. */
export function TopBarLinks({ lang, path, fragment }: WaysProps): JSX.Element {
  const { frame } = PLAY_WORDS[lang];
  const other = getOtherLanguage(lang);
  return (
    <>
      <p class="languages">
        <span aria-current="true">{frame.tongues[lang]}</span>{' '}
        <a href={pageHref(other, path) + fragment} hreflang={other} lang={other}>
          {frame.tongues[other]}
        </a>
      </p>
      <a class="button play-rules" href={`${pageHref(lang, path)}#rules`}>
        <Icon name="book" /> {frame.rules}
      </a>
    </>
  );
}
