import type { JSX } from 'preact';
import type { Articles } from '#engine/articles.ts';
import { type ArticleBase, articleHref, articleNumber, splitArticle } from '../narration/articles.ts';
import type { TableMessages } from '../narration/table-messages.ts';
import type { Clause } from '../narration/tell.ts';

/** What is needed to tell and to cite: the language, and where the articles are to be found. */
export interface Citing {
  readonly messages: TableMessages;
  readonly base: ArticleBase;
  readonly articles: Articles<string>;
}

/** What is told of a step; behind each clause the numbers of its articles, linked to the edition. */
export function Sentence({ told, citing }: { told: readonly Clause[]; citing: Citing }): JSX.Element {
  return (
    <>
      {told.map(({ text, cites, stop }, i) => (
        // A clause is an element of its own: text beside text would be one node when the table wakes.
        <span key={i}>
          {text}
          {cites.map((cite, n) => (
            <Citation key={n} cite={cite} citing={citing} />
          ))}
          {i < told.length - 1 ? `${stop} ` : stop}
        </span>
      ))}
    </>
  );
}

/** The number of an article, linked to the edition. */
export function Citation({ cite, citing }: { cite: string; citing: Citing }): JSX.Element {
  const number = articleNumber(cite, citing.articles);
  const name = citing.messages.table.article(number);
  const href = articleHref(cite, citing.base);
  // The number is the same on the page of the edition, in its margin.
  return (
    <a class="cite" href={href} aria-label={name} title={`${name}, ${splitArticle(cite)[1]}`}>
      {number}
    </a>
  );
}
