/** Numbers and addresses of articles at a table: `AC60.hoc.lead` is on the page of the edition AC60, at `#hoc.lead`. */
import type { Articles } from '#engine/articles.ts';

/** Address of an edition, stored under its siglum: `{ AC60: '/en/sources/avantcoureur-1760/nain-jaune/' }`. */
export type ArticleBase = Readonly<Record<string, string>>;

/** Splits the id of an article into siglum and slug. */
export const splitArticle = (id: string): readonly [siglum: string, slug: string] => {
  const dot = id.indexOf('.');
  return [id.slice(0, dot), id.slice(dot + 1)];
};

/** Address of an article; `undefined` if its edition has none on this site. */
export const resolveArticleHref = (id: string, base: ArticleBase): string | undefined => {
  const [siglum, slug] = splitArticle(id);
  return base[siglum] && `${base[siglum]}#${slug}`;
};

/** Number of an article in the margin of its edition, from 1; 0 if the edition does not contain it. */
export const getArticleNumber = (id: string, articles: Articles<string>): number =>
  Object.keys(articles).indexOf(id) + 1;
