/**
 * The data that the page of an edition fetches to show the source's words beside ours. It contains, for each text, the
 * word ranges of this game’s articles, and none of the words.
 */
import { listEditionAlignments, type NamedAlignment } from './alignment.ts';
import { getCorrection } from './alignment-file.ts';
import { type Edition, getArticleSlug } from './editions.ts';
import { SOURCES } from './sources.ts';
import { type RegisteredWitness, WITNESS_REGISTER } from './witnesses.ts';

/** The path of the file with an edition’s alignment. */
export const alignmentFilePath = ({ game }: Edition): string => `alignment/${game.id}.json`;

/** The witnesses that are part of a text and on which an edition is based. */
export const listEditionWitnesses = ({ sigla }: NamedAlignment, edition: Edition): readonly RegisteredWitness[] =>
  WITNESS_REGISTER.filter(({ siglum, source }) => sigla.includes(siglum) && source === edition.source);

const emendedIn = ({ sigla, emended }: NamedAlignment) => {
  const emendations = SOURCES.find(({ witnesses }) => witnesses.some(({ siglum }) => siglum === sigla[0]))?.emendations;
  return emended.flatMap(([from, to, place]) => {
    const emendation = emendations?.[place];
    return emendation ? [[from, to, getCorrection(to - from, emendation)] as const] : [];
  });
};

/** The alignment data of an edition, for its page to fetch. */
export const buildFacingData = (edition: Edition) => ({
  texts: listEditionAlignments(edition).map((alignment) => {
    const { name, language, page, download, pages, spans } = alignment;
    const own = Object.keys(edition.game.articles).filter((id) => id in spans);
    const runs = own.flatMap((id) =>
      spans[id]!.map(({ words, hash, checks, first, last }) => ({ words, hash, checks, first, last })),
    );
    let count = 0;
    return {
      name,
      language,
      holder: listEditionWitnesses(alignment, edition)[0]?.holder ?? name,
      page,
      download,
      pages,
      emended: emendedIn(alignment),
      runs,
      articles: Object.fromEntries(own.map((id) => [getArticleSlug(id), spans[id]!.map(() => count++)])),
    };
  }),
});
