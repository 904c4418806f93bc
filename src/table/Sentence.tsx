import type { JSX } from 'preact';
import { type ArticleBase, type ArticleNumbers, resolveArticleHref, splitArticle } from '../narration/articles.ts';
import type { Clause } from '../narration/narrate.ts';
import type { TableMessages } from '../narration/table-messages.ts';

/** Data for a narration that cites articles: the language, and the addresses of the articles. */
export interface CitationContext {
  readonly messages: TableMessages;
  readonly base: ArticleBase;
  readonly articleNumbers: ArticleNumbers;
}

/** Narration of a step. The numbers of its articles follow each clause, linked to the edition. */
export function Sentence({ told: clauses, citing }: { told: readonly Clause[]; citing: CitationContext }): JSX.Element {
  return (
    <>
      {clauses.map(({ text, cites, stop }, i) => (
        // Each clause needs its own element: adjacent texts would be a single node at hydration.
        <span key={i}>
          {text}
          {cites.map((cite, n) => (
            <Citation key={n} cite={cite} citing={citing} />
          ))}
          {i < clauses.length - 1 ? `${stop} ` : stop}
        </span>
      ))}
    </>
  );
}

/** Number of an article, linked to the edition. */
export function Citation({ cite, citing }: { cite: string; citing: CitationContext }): JSX.Element {
  const number = citing.articleNumbers[cite] ?? 0;
  const name = citing.messages.table.article(number);
  const href = resolveArticleHref(cite, citing.base);
  // The number is the same as in the margin of the edition's page.
  return (
    <a class="cite" href={href} aria-label={name} title={`${name}, ${splitArticle(cite)[1]}`}>
      {number}
    </a>
  );
}
