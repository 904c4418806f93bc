/**
 * The places of the articles in their witnesses, as TEI stand-off annotation: each annotation gives the range of words
 * of a witness whose text is not in the file.
 */

import { facingWords } from '../../i18n/facing.ts';
import { LANGUAGES } from '../../i18n/routes.ts';
import { ALIGNMENTS } from '../../model/alignment.ts';
import { getTextFragment } from '../../model/alignment-file.ts';
import { articleOf, getArticleSlug } from '../../model/editions.ts';
import { witnessOf } from '../../model/places.ts';
import type { Source } from '../../model/sources.ts';
import { block, inline, lineElement, type Xml } from './xml.ts';

/**
 * The annotations for the articles of a source, in one group for each witness; `undefined` if there is no alignment
 * with any text.
 */
export const teiAnnotations = (source: Source): Xml | undefined => {
  const groups = ALIGNMENTS.flatMap((alignment) => {
    const own = Object.entries(alignment.spans).filter(([id]) => articleOf(id).edition.source === source);
    if (own.length === 0) return [];
    return block(
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
              target: `#${witnessOf(articleOf(id))!.siglum}`,
              corresp: LANGUAGES.map((lang) => `#${lang}.${getArticleSlug(id)}`).join(' '),
              n: span.words.join('–'),
            },
            inline('idno', { type: 'hash' }, span.hash),
            inline('ptr', { target: alignment.page + (getTextFragment(alignment, span) ?? '') }),
          ),
        ),
      ),
    );
  });
  return groups.length > 0 ? block('standOff', {}, ...groups) : undefined;
};
