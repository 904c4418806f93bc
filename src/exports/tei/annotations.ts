/**
 * The places of the articles in their witnesses, as TEI stand-off annotation: each annotation gives the range of words
 * of a witness whose text is not in the file.
 */

import { facingWords } from '../../i18n/facing.ts';
import { LANGUAGES } from '../../i18n/routes.ts';
import { ALIGNMENTS } from '../../model/alignment.ts';
import { getTextFragment } from '../../model/alignment-file.ts';
import { getArticle, getArticleSlug } from '../../model/editions.ts';
import { findWitness } from '../../model/places.ts';
import type { Source } from '../../model/sources.ts';
import { blockElement, inlineElement, lineElement, type Xml } from './xml.ts';

/**
 * The annotations for the articles of a source, in one group for each witness; `undefined` if there is no alignment
 * with any text.
 */
export const buildTeiAnnotations = (source: Source): Xml | undefined => {
  const groups = ALIGNMENTS.flatMap((alignment) => {
    const own = Object.entries(alignment.spans).filter(([id]) => getArticle(id).edition.source === source);
    if (own.length === 0) return [];
    return blockElement(
      'spanGrp',
      { type: 'witness', n: alignment.name },
      ...LANGUAGES.map((lang) =>
        lineElement(
          'desc',
          { 'xml:lang': lang },
          facingWords(lang).aligned(alignment.words, alignment.characters, alignment.sha256),
        ),
      ),
      ...own.flatMap(([id, spans]) =>
        spans.map((span) =>
          lineElement(
            'span',
            {
              target: `#${findWitness(getArticle(id))!.siglum}`,
              corresp: LANGUAGES.map((lang) => `#${lang}.${getArticleSlug(id)}`).join(' '),
              n: span.words.join('–'),
            },
            inlineElement('idno', { type: 'hash' }, span.hash),
            inlineElement('ptr', { target: alignment.page + (getTextFragment(alignment, span) ?? '') }),
          ),
        ),
      ),
    );
  });
  return groups.length > 0 ? blockElement('standOff', {}, ...groups) : undefined;
};
