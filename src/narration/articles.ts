/** How an article is named and reached from a table: `AC60.hoc.lead` stands on the page of AC60 under `#hoc.lead`. */
import type { Articles } from '#engine/articles.ts';

/** The address of the edition of each siglum, as `{ AC60: '/en/sources/avantcoureur-1760/nain-jaune/' }`. */
export type ArticleBase = Readonly<Record<string, string>>;

/** The siglum and the slug of an article. */
export const splitArticle = (id: string): readonly [siglum: string, slug: string] => {
  const dot = id.indexOf('.');
  return [id.slice(0, dot), id.slice(dot + 1)];
};

/** The address of an article; `undefined` when its edition has none here. */
export const articleHref = (id: string, base: ArticleBase): string | undefined => {
  const [siglum, slug] = splitArticle(id);
  return base[siglum] && `${base[siglum]}#${slug}`;
};

/** The number in the margin: the place of the article in its edition, from 1; 0 when it is not in it. */
export const articleNumber = (id: string, articles: Articles<string>): number => Object.keys(articles).indexOf(id) + 1;
