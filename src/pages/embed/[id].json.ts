import type { APIRoute } from 'astro';
import { findGame } from '#engine/games.ts';
import type { PublishedExample } from '../../embed/published.ts';
import { serializeReplay } from '../../embed/serialize-replay.ts';
import { buildSourceCredit } from '../../embed/source-credit.ts';
import { LANGUAGES, type Language } from '../../i18n/routes.ts';
import { getArticle } from '../../model/editions.ts';
import { EXAMPLES, type Example, exampleHref, formatPlayableRecord, getExampleText } from '../../model/examples.ts';

/** Each example with its replay, for the custom element. */
export const getStaticPaths = () => EXAMPLES.map((example) => ({ params: { id: example.id }, props: { example } }));

export const GET: APIRoute = ({ props, site }) => {
  const example = props['example'] as Example;
  const absolute = (path: string) => new URL(path, site).href;
  const inBoth = (text: (lang: Language) => string) =>
    Object.fromEntries(LANGUAGES.map((lang) => [lang, text(lang)])) as Record<Language, string>;
  const [article] = example.articles;
  const published: PublishedExample = {
    game: example.game,
    title: inBoth((lang) => getExampleText(example, 'Title', lang)),
    href: inBoth((lang) => absolute(exampleHref(example.id, lang))),
    article: article === undefined ? undefined : getArticle(article).number,
    record: formatPlayableRecord(example),
    told: serializeReplay(example.played, findGame(example.game)!.articles),
    book: buildSourceCredit(example.game, absolute),
  };
  return Response.json(published);
};
