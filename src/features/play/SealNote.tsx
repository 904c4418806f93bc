/** Note that shows the seal of a game, in groups of eight digits. */
import type { JSX } from 'preact';
import { loadStylesheet } from '../../browser/load-stylesheet.ts';
import { type Language, pageHref } from '../../i18n/routes.ts';
import sheet from '../../styles/seal.css?url';
import { PLAY_WORDS } from './words.ts';

/** Stands for the first digits of a seal until it is computed. */
const PENDING = '········';

/** Renders the digits of a seal. */
export function SealDigits({ seal }: { seal: string }): JSX.Element {
  return (
    <code class="seal-digits">
      {seal.match(/.{1,8}/g)?.map((group, i) => (
        <span key={i}>{group} </span>
      ))}
    </code>
  );
}

/** Address of the page that explains the seal. */
export const sealPageHref = (lang: Language): string => pageHref(lang, 'about/seal/');

export function SealNote({ seal, lang }: { seal: string; lang: Language }): JSX.Element {
  const { seal: words } = PLAY_WORDS[lang];
  return (
    <details class="seal-note" onToggle={() => void loadStylesheet(sheet)}>
      <summary>
        {words.sealed} <code>{seal.slice(0, 8) || PENDING}</code>
      </summary>
      <p>{words.before}</p>
      {seal && <SealDigits seal={seal} />}
      <p>
        {words.after} <a href={sealPageHref(lang)}>{words.how}</a>
      </p>
    </details>
  );
}
