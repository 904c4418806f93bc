/** The texts of the editions in both languages, parsed into trees, from `content/editions/`. */
import { parse } from 'yaml';
import type { Language } from '../i18n/routes.ts';
import { type Edition, getArticleSlug } from '../model/editions.ts';
import { type ArticleText, parseSections, type Section } from './tree.ts';

export interface EditionText {
  readonly edition: Edition;
  readonly lang: Language;
  readonly title: string;
  readonly subtitle: string;
  /** Description of the text and its transmission. */
  readonly lede: string;
  readonly sections: readonly Section[];
}

const files = import.meta.glob<string>('/content/editions/*/*/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const read = new Map<string, EditionText>();

/** The text of an edition in a language; throws if there is none, or if its articles are not those of the game. */
export const getEditionText = (edition: Edition, lang: Language): EditionText => {
  const file = `/content/editions/${edition.source.slug}/${edition.game.id}/${lang}.mdx`;
  const known = read.get(file);
  if (known) return known;
  const mdx = files[file];
  if (mdx === undefined) throw new Error(`${file.slice(1)} is missing`);
  const { title, subtitle, lede } = parse(/^---\n(.*?)\n---/su.exec(mdx)?.[1] ?? '') as Record<string, string>;
  const sections = parseSections(mdx, file.slice(1));
  const written = sections.flatMap(({ articles }) => articles.map(({ slug }) => slug)).join('\n');
  const carried = Object.keys(edition.game.articles).map(getArticleSlug).join('\n');
  if (written !== carried)
    throw new Error(
      `${file.slice(1)}: its articles are not those of engine/games/${edition.game.id}/articles.ts, in order`,
    );
  const text = { edition, lang, title: title ?? '', subtitle: subtitle ?? '', lede: lede ?? '', sections };
  read.set(file, text);
  return text;
};

/** The articles of a text, in order. */
export const listArticleTexts = ({ sections }: EditionText): readonly ArticleText[] =>
  sections.flatMap(({ articles }) => articles);
