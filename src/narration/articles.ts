/** Numbers and addresses of articles at a table: `AC60.hoc.lead` is on the page of the edition AC60, at `#hoc.lead`. */
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

/** Numbers of articles in the margin of their edition, from 1, stored under the ids of the articles. */
export type ArticleNumbers = Readonly<Record<string, number>>;

/** Numbers the articles of an edition in their order. */
export const numberArticles = (articles: object): ArticleNumbers =>
  Object.fromEntries(Object.keys(articles).map((id, i) => [id, i + 1]));
