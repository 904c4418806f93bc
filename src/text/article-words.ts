/** Texts of articles as plain text, without the editors’ notes. */
import type { Language } from '../i18n/routes.ts';
import { getArticle, getArticleSlug } from '../model/editions.ts';
import { getEditionText, listArticleTexts } from './editions.ts';
import { type ArticleText, formatPlainLines } from './tree.ts';

export const getArticleText = (id: string, lang: Language): ArticleText => {
  const slug = getArticleSlug(id);
  const article = listArticleTexts(getEditionText(getArticle(id).edition, lang)).find((each) => each.slug === slug);
  if (!article) throw new Error(`the edition has no article ${id}`);
  return article;
};

/** The plain text of an article in a language, its paragraphs joined. */
export const formatArticlePlainText = (id: string, lang: Language): string =>
  formatPlainLines(
    getArticleText(id, lang).blocks.filter(({ is }) => is === 'paragraph' || is === 'list'),
    lang,
  ).join(' ');

/** Plain texts of several articles, stored under their ids. */
export const listArticlePlainTexts = (ids: Iterable<string>, lang: Language): Readonly<Record<string, string>> =>
  Object.fromEntries([...new Set(ids)].map((id) => [id, formatArticlePlainText(id, lang)]));
