import type { JSX } from 'preact';
import { embedWords } from '../i18n/embed.ts';
import type { Language } from '../i18n/routes.ts';
import type { SourceCredit } from './published.ts';

interface Props {
  book: SourceCredit;
  /** The second book, in a comparison. */
  other?: SourceCredit | undefined;
  lang: Language;
  /** Address of the page about the embedded thing, or of the site if there is no such page. */
  href: string;
  /** Number of the article that the embed shows. */
  article?: number | undefined;
  /** Practices used in place of the record’s own, each as `bete=not-the-nain`. */
  readings?: readonly string[] | undefined;
  /** True if links open in another window. */
  beside?: true | undefined;
}

/** Line below every embedded table: the rules used, a link to them, and the licence. */
export function SourceCreditLine({ book, other, lang, href, article, readings = [], beside }: Props): JSX.Element {
  const words = embedWords(lang);
  const { game, source, edition, authors } = book.told[lang];
  const its = other?.told[lang];
  const target = beside && '_blank';
  // Two games of one book have separate editions.
  const oneBook = its?.source === source;
  const link = (to: string, text: string): JSX.Element => (
    <a href={to} target={target} rel="noopener">
      {text}
    </a>
  );
  return (
    <p class="embed-source">
      {`${words.source} `}
      {oneBook ? source : link(edition, source)}
      {its && !oneBook && [' ∥ ', link(its.edition, its.source)]}
      {article !== undefined && `, ${words.article(article)}`}
      {' · '}
      {oneBook ? link(edition, game) : game}
      {its && [' ∥ ', oneBook ? link(its.edition, its.game) : its.game]}
      {' · '}
      <a href={href} target={target} rel="noopener">
        Snorum
      </a>
      {`, ${authors} · `}
      <a href={book.told[lang].licence} target={target} rel="license noopener">
        CC BY 4.0
      </a>
      {readings.length > 0 && ` · ${words.readings} ${readings.join(', ')}`}
    </p>
  );
}
