/** Builds the credit of a game's book, for the line below an embed that names the source. */

import { pageWords } from '../i18n/pages.ts';
import { LANGUAGES, pageHref } from '../i18n/routes.ts';
import { getUiWords } from '../i18n/ui.ts';
import { editionOf, editionPath } from '../model/editions.ts';
import { getSourceTexts } from '../model/sources.ts';
import type { SourceCredit } from './published.ts';

/** Builds the credit of a game's book; `address` converts a path of the site to a link for the embed. */
export const buildSourceCredit = (game: string, address: (path: string) => string = (path) => path): SourceCredit => {
  const edition = editionOf(game);
  const entries = LANGUAGES.map((lang) => [
    lang,
    {
      game: pageWords(lang).games[game] ?? game,
      source: getSourceTexts(edition.source, lang).short,
      edition: address(pageHref(lang, editionPath(edition))),
      site: address(pageHref(lang)),
      licence: address(pageHref(lang, 'about/#licence')),
      authors: getUiWords(lang).foot.authors,
    },
  ]);
  return { siglum: edition.source.siglum, told: Object.fromEntries(entries) as SourceCredit['told'] };
};
