/** Citation files for reference managers: for each article, edition and source, a file in each of three formats. */

import { fileHref, type Language } from '../../i18n/routes.ts';
import { EDITIONS, type Edition, editionPath } from '../../model/editions.ts';
import { formatBibtex } from './bibtex.ts';
import { type CslItem, createEditionItem, createSourceItem, listArticleItems } from './items.ts';
import { formatRis } from './ris.ts';

/** The formats of citation files, by file extension. */
export const CITATION_FORMATS = {
  bib: { name: 'BibTeX', type: 'application/x-bibtex', write: formatBibtex },
  ris: { name: 'RIS', type: 'application/x-research-info-systems', write: formatRis },
  json: {
    name: 'CSL-JSON',
    type: 'application/vnd.citationstyles.csl+json',
    write: (items: readonly CslItem[]) => `${JSON.stringify(items, null, 2)}\n`,
  },
} as const satisfies Record<
  string,
  { name: string; type: string; write: (items: readonly CslItem[], lang: Language) => string }
>;

export type CitationFormat = keyof typeof CITATION_FORMATS;

/** One work to be cited, for which files are written: a source, an edition or an article. */
export interface CitationFile {
  /** File name without extension. */
  readonly name: string;
  readonly items: (site: URL) => readonly CslItem[];
}

const dotted = ({ source, game }: Edition): string => `${source.siglum}.${game.id}`;

/** File name, without extension, for the source of an edition or for the edition itself. */
export const formatCitationFileName = (edition: Edition, what: 'source' | 'edition'): string =>
  what === 'source' ? `source.${dotted(edition)}` : `edition.${dotted(edition)}`;

/** Lists the works for which there are citation files in a language. */
export const listCitationFiles = (lang: Language): readonly CitationFile[] =>
  EDITIONS.flatMap((edition) => [
    { name: formatCitationFileName(edition, 'source'), items: () => [createSourceItem(edition, lang)] },
    {
      name: formatCitationFileName(edition, 'edition'),
      items: (site: URL) => [createEditionItem(edition, lang, site), createSourceItem(edition, lang)],
    },
    ...Object.keys(edition.game.articles).map((id) => ({
      name: id,
      items: (site: URL) => listArticleItems(id, lang, site),
    })),
  ]);

export const citationFileHref = (name: string, format: CitationFormat, lang: Language): string =>
  fileHref(`cite/${lang}/${name}.${format}`);

/** The path of an edition's citation page, without language. */
export const citationPagePath = (edition: Edition): string => `${editionPath(edition)}cite/`;
