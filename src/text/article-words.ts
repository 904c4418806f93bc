/** Texts of articles as plain text, without the editors’ notes. */
import type { Language } from '../i18n/routes.ts';
import { articleOf, getArticleSlug } from '../model/editions.ts';
import { articlesOf, getEditionText } from './editions.ts';
import { type ArticleText, plainLines } from './tree.ts';

export const articleText = (id: string, lang: Language): ArticleText => {
  const slug = getArticleSlug(id);
  const article = articlesOf(getEditionText(articleOf(id).edition, lang)).find((each) => each.slug === slug);
  if (!article) throw new Error(`the edition has no article ${id}`);
  return article;
};

/** The plain text of an article in a language, its paragraphs joined. */
export const articleWords = (id: string, lang: Language): string =>
  plainLines(
    articleText(id, lang).blocks.filter(({ is }) => is === 'paragraph' || is === 'list'),
    lang,
  ).join(' ');

/** Plain texts of several articles, stored under their ids. */
export const wordsOfArticles = (ids: Iterable<string>, lang: Language): Readonly<Record<string, string>> =>
  Object.fromEntries([...new Set(ids)].map((id) => [id, articleWords(id, lang)]));
