/** The book of a game, for the source line of a table that travels. */
import { editionOf, editionPath } from '../editions.ts';
import { pageWords } from '../i18n/pages.ts';
import { LANGUAGES, pageHref } from '../i18n/routes.ts';
import { ui } from '../i18n/ui.ts';
import { wordsOf } from '../sources.ts';
import type { Book } from './published.ts';

/** The book of a game, with addresses on this site. */
export const bookOf = (game: string, site: URL): Book => {
  const edition = editionOf(game);
  const absolute = (path: string) => new URL(path, site).href;
  const told = LANGUAGES.map((lang) => [
    lang,
    {
      game: pageWords(lang).games[game] ?? game,
      source: wordsOf(edition.source, lang).short,
      edition: absolute(pageHref(lang, editionPath(edition))),
      site: absolute(pageHref(lang)),
      authors: ui(lang).foot.authors,
    },
  ]);
  return { siglum: edition.source.siglum, told: Object.fromEntries(told) as Book['told'] };
};
