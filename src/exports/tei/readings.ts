/**
 * The disputed points of a source as TEI. Their readings concern rules, not letters, so they are encoded outside the
 * text.
 */
import { LANGUAGES, type Language } from '../../i18n/routes.ts';
import { type DisputedPoint, getArticleSlug, listPointsOfGame, listPracticeSupport } from '../../model/editions.ts';
import type { Source } from '../../model/sources.ts';
import { blockElement, inlineElement, lineElement, type Xml } from './xml.ts';

/** The value of `resp` for all editorial text; the header declares it. */
export const EDITOR_REF = '#snorum';

/** The XML id of a disputed point in its file. */
export const formatReadingId = (name: string, game: string, lang: Language): string =>
  `${lang}.reading.${game}.${name}`;

/**
 * The element of a practice: its name, the argument for it, and a pointer to each text that supports it, with the kind
 * of support.
 */
const practice = (point: DisputedPoint, name: string, lang: Language): Xml => {
  const { label, argument, witnesses } = point[lang].choices[name]!;
  const leanings = listPracticeSupport(point, name).flatMap(({ text, support }) =>
    text ? inlineElement('ptr', { type: support, target: `#${text.siglum}` }) : [],
  );
  return lineElement(
    'item',
    {
      n: name,
      ana: name === point.default ? '#followed' : '#other-practice',
      resp: leanings.length === 0 ? EDITOR_REF : undefined,
    },
    inlineElement('label', {}, label),
    ...leanings,
    inlineElement('note', { type: 'argument' }, argument),
    inlineElement('note', { type: 'witnesses' }, witnesses),
  );
};

const entry = (point: DisputedPoint, game: string, lang: Language): Xml =>
  blockElement(
    'item',
    {
      'xml:id': formatReadingId(point.name, game, lang),
      n: point.name,
      corresp: `#${lang}.${getArticleSlug(point.article)}`,
      ana: point.switch === false ? '#discussed' : '#option',
    },
    lineElement('label', {}, point[lang].question),
    blockElement(
      'list',
      { type: 'practices' },
      ...[point.default, ...Object.keys(point[lang].choices).filter((name) => name !== point.default)].map((name) =>
        practice(point, name, lang),
      ),
    ),
    lineElement('note', { type: 'reason', resp: EDITOR_REF }, point[lang].why),
  );

/** The disputed points of a source: a list for each game in each language; `undefined` if there are none. */
export const buildTeiReadings = ({ games }: Source): Xml | undefined => {
  const lists = games.flatMap((game) =>
    LANGUAGES.flatMap((lang) => {
      const points = listPointsOfGame(game);
      if (points.length === 0) return [];
      return blockElement(
        'list',
        { type: 'readings', n: game, 'xml:lang': lang },
        ...points.map((point) => entry(point, game, lang)),
      );
    }),
  );
  return lists.length === 0 ? undefined : blockElement('standOff', {}, ...lists);
};
