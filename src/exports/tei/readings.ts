/** The disputed points of a source as TEI: readings of a rule and not of letters, so that they stand off the text. */
import { LANGUAGES, type Language } from '../../i18n/routes.ts';
import { type DisputedPoint, getArticleSlug, leaningsOf, pointsOfGame } from '../../model/editions.ts';
import type { Source } from '../../model/sources.ts';
import { block, inline, lineElement, type Xml } from './xml.ts';

/** The `resp` pointer of all editorial text, as declared in the header. */
export const OURS = '#snorum';

/** The id of a disputed point in its file. */
export const readingId = (name: string, game: string, lang: Language): string => `${lang}.reading.${game}.${name}`;

/** A practice: its name, what is argued for it, and a pointer to each text that supports it, by the way in which it does. */
const practice = (point: DisputedPoint, name: string, lang: Language): Xml => {
  const { label, argument, witnesses } = point[lang].choices[name]!;
  const leanings = leaningsOf(point, name).flatMap(({ text, support }) =>
    text ? inline('ptr', { type: support, target: `#${text.siglum}` }) : [],
  );
  return lineElement(
    'item',
    {
      n: name,
      ana: name === point.default ? '#followed' : '#other-practice',
      resp: leanings.length === 0 ? OURS : undefined,
    },
    inline('label', {}, label),
    ...leanings,
    inline('note', { type: 'argument' }, argument),
    inline('note', { type: 'witnesses' }, witnesses),
  );
};

const entry = (point: DisputedPoint, game: string, lang: Language): Xml =>
  block(
    'item',
    {
      'xml:id': readingId(point.name, game, lang),
      n: point.name,
      corresp: `#${lang}.${getArticleSlug(point.article)}`,
      ana: point.switch === false ? '#discussed' : '#option',
    },
    lineElement('label', {}, point[lang].question),
    block(
      'list',
      { type: 'practices' },
      ...[point.default, ...Object.keys(point[lang].choices).filter((name) => name !== point.default)].map((name) =>
        practice(point, name, lang),
      ),
    ),
    lineElement('note', { type: 'reason', resp: OURS }, point[lang].why),
  );

/** A list of the disputed points of each game in each language; nothing where there are none. */
export const teiReadings = ({ games }: Source): Xml | undefined => {
  const lists = games.flatMap((game) =>
    LANGUAGES.flatMap((lang) => {
      const points = pointsOfGame(game);
      if (points.length === 0) return [];
      return block(
        'list',
        { type: 'readings', n: game, 'xml:lang': lang },
        ...points.map((point) => entry(point, game, lang)),
      );
    }),
  );
  return lists.length === 0 ? undefined : block('standOff', {}, ...lists);
};
