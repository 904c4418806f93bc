/**
 * The TEI header of a source: the description of the source and of its copies, editorial principles, and the citation
 * scheme of its articles.
 */
import { EXECUTION_KINDS, STATUSES } from '#engine/articles.ts';
import { version } from '../../../package.json';
import { fileHref, LANGUAGES, type Language } from '../../i18n/routes.ts';
import { teiWords } from '../../i18n/tei.ts';
import { ui } from '../../i18n/ui.ts';
import { witnessWords } from '../../i18n/witnesses.ts';
import { listSourceChanges } from '../../model/changes.ts';
import { EDITIONS, type Edition, getArticleSlug, leaningsOf, pointsOfGame } from '../../model/editions.ts';
import { INSPECTION_LEVELS, nameInOrder, type Source, textsOf } from '../../model/sources.ts';
import type { RegisteredText } from '../../model/witnesses.ts';
import { sourceItem } from '../citing/items.ts';
import { ODD_FILE } from './odd.ts';
import { block, inline, lineElement, type Xml } from './xml.ts';

/** Makes an element in each language; the copies are distinguished by `xml:lang`. */
const inBoth = (make: (lang: Language) => Xml | readonly Xml[]): readonly Xml[] =>
  LANGUAGES.flatMap((lang) => make(lang));

const isoOf = (parts: readonly number[]): string =>
  parts.map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0')).join('-');

/** The bibliographic entry of a book's chapter, or of a newspaper's notices. */
const biblStruct = (edition: Edition): Xml => {
  const item = sourceItem(edition, edition.source.language);
  const journal = item.type === 'article-journal';
  const names = (item.author ?? []).map((name) =>
    'literal' in name
      ? lineElement('author', {}, name.literal)
      : block(
          'author',
          {},
          block('persName', {}, lineElement('forename', {}, name.given), lineElement('surname', {}, name.family)),
        ),
  );
  const scope = (unit: string, value: string | undefined) => value && lineElement('biblScope', { unit }, value);
  const day = (i: number) => isoOf(item.issued?.['date-parts'][i] ?? []);
  const until = day(1);
  const imprint = [
    item['publisher-place'] && lineElement('pubPlace', {}, item['publisher-place']),
    item.publisher && lineElement('publisher', {}, item.publisher),
    lineElement('date', until ? { from: day(0), to: until } : { when: day(0) }, until ? `${day(0)}/${until}` : day(0)),
    scope('issue', item.issue),
    scope('page', item.page),
  ].filter((each) => typeof each === 'object');
  return block(
    'biblStruct',
    { 'xml:id': `${edition.source.siglum}.${edition.game.id}`, 'xml:lang': item.language },
    block('analytic', {}, ...names, lineElement('title', { level: 'a' }, item.title)),
    block(
      'monogr',
      {},
      lineElement('title', { level: journal ? 'j' : 'm' }, item['container-title'] ?? ''),
      item.edition === undefined ? undefined : lineElement('edition', { n: item.edition }, item.edition),
      block('imprint', {}, ...imprint),
    ),
  );
};

/** The entry of one text of the register. A range of years is not encoded as a single date. */
const witness = (text: RegisteredText): Xml => {
  const { siglum, kind, seen, date, inferredDate, language, title, author, holder, shelfmark } = text;
  const { url, home, accessed, source } = text;
  const name = holder && (url ? inline('ref', { target: url }, holder) : inline('name', {}, holder));
  const [from, to] = String(date ?? '').split(/\/|, /);
  return block(
    'witness',
    { 'xml:id': siglum, n: siglum, ana: `#${kind} #seen-${seen}` },
    block(
      'bibl',
      {},
      name ? { ...name, block: true } : lineElement('title', {}, source ? source[source.language].title : siglum),
      title === undefined ? undefined : lineElement('title', { level: 'a' }, title),
      author === undefined ? undefined : lineElement('author', {}, nameInOrder(author)),
      shelfmark === undefined ? undefined : lineElement('idno', { type: 'shelfmark' }, shelfmark),
      accessed === undefined ? undefined : lineElement('date', { when: accessed, type: 'accessed' }, accessed),
      home ? lineElement('note', { type: 'address' }, witnessWords('en').home) : undefined,
      date === undefined
        ? undefined
        : lineElement(
            'date',
            { ...(to ? { from, to } : { when: from }), evidence: inferredDate && 'conjecture' },
            String(date),
          ),
      language === undefined ? undefined : lineElement('textLang', { mainLang: language }, language),
    ),
    ...inBoth((lang) => lineElement('desc', { 'xml:lang': lang }, text[lang])),
  );
};

/** Lists the source and its copies, then the other texts that support a reading of its games. */
const witnessesFor = (source: Source): readonly RegisteredText[] => {
  const own: readonly RegisteredText[] = textsOf(source).map((text) => ({ ...text, source }));
  const leant = source.games
    .flatMap(pointsOfGame)
    .flatMap((point) => Object.keys(point.witnesses).flatMap((practice) => leaningsOf(point, practice)))
    .flatMap(({ text }) => text ?? []);
  const others = new Map(leant.map((text) => [text.siglum, text]));
  for (const { siglum } of own) others.delete(siglum);
  return [...own, ...others.values()];
};

const taxonomy = (
  id: string,
  categories: readonly (readonly [id: string, Readonly<Record<Language, string>>])[],
): Xml =>
  block(
    'taxonomy',
    { 'xml:id': id },
    ...categories.map(([category, words]) =>
      block(
        'category',
        { 'xml:id': category },
        ...inBoth((lang) => lineElement('catDesc', { 'xml:lang': lang }, words[lang])),
      ),
    ),
  );

const both = (of: (lang: Language) => string): Readonly<Record<Language, string>> => ({ en: of('en'), fr: of('fr') });

const fileDesc = (source: Source, date: string, site: URL): Xml =>
  block(
    'fileDesc',
    {},
    block(
      'titleStmt',
      {},
      ...inBoth((lang) => lineElement('title', { 'xml:lang': lang }, teiWords(lang).title(source[lang].title))),
      block(
        'respStmt',
        { 'xml:id': 'snorum' },
        ...inBoth((lang) => lineElement('resp', { 'xml:lang': lang }, teiWords(lang).responsibility)),
        lineElement('orgName', {}, ui('en').foot.authors),
      ),
    ),
    block(
      'editionStmt',
      {},
      lineElement('edition', { n: version }, `${version}, `, inline('date', { when: date }, date)),
    ),
    block(
      'publicationStmt',
      {},
      lineElement('publisher', {}, ui('en').foot.authors),
      lineElement('date', { when: date }, date),
      lineElement('idno', { type: 'URI' }, new URL(fileHref(`tei/${source.siglum}.xml`), site).href),
      lineElement('idno', { type: 'siglum' }, source.siglum),
      block(
        'availability',
        { status: 'free' },
        block(
          'licence',
          { target: 'https://creativecommons.org/licenses/by/4.0/' },
          ...inBoth((lang) => lineElement('p', { 'xml:lang': lang }, source[lang].rights)),
        ),
      ),
    ),
    block(
      'notesStmt',
      {},
      ...inBoth((lang) => lineElement('note', { 'xml:lang': lang, type: 'scope' }, teiWords(lang).scope)),
      ...inBoth((lang) => [
        block(
          'note',
          { 'xml:lang': lang, type: 'source' },
          ...source[lang].description.map((paragraph) => lineElement('p', {}, paragraph)),
        ),
      ]),
    ),
    block(
      'sourceDesc',
      {},
      block('listBibl', {}, ...EDITIONS.filter((edition) => edition.source === source).map(biblStruct)),
      block('listWit', {}, ...witnessesFor(source).map(witness)),
    ),
  );

const encodingDesc = (source: Source, site: URL): Xml =>
  block(
    'encodingDesc',
    {},
    block('projectDesc', {}, ...inBoth((lang) => lineElement('p', { 'xml:lang': lang }, teiWords(lang).project))),
    block(
      'editorialDecl',
      {},
      block(
        'correction',
        { method: 'markup' },
        ...inBoth((lang) =>
          source[lang].corrections.map(({ what, why }) =>
            lineElement('p', { 'xml:lang': lang }, `${what} `, inline('note', { type: 'reason' }, why)),
          ),
        ),
      ),
      block(
        'normalization',
        { method: 'silent' },
        ...inBoth((lang) => lineElement('p', { 'xml:lang': lang }, teiWords(lang).normalization)),
      ),
      block(
        'quotation',
        { marks: 'none' },
        ...inBoth((lang) => lineElement('p', { 'xml:lang': lang }, teiWords(lang).quotation)),
      ),
      block(
        'interpretation',
        {},
        ...inBoth((lang) => lineElement('p', { 'xml:lang': lang }, teiWords(lang).interpretation)),
      ),
    ),
    block(
      'refsDecl',
      {},
      block(
        'citeStructure',
        { unit: 'game', match: "/TEI/text/body/div[@type='game']", use: '@n' },
        block(
          'citeStructure',
          { unit: 'version', match: 'div', use: '@xml:lang', delim: '/' },
          block('citeStructure', {
            unit: 'article',
            match: "div[@type='section']/div[@type='article']",
            use: '@n',
            delim: ':',
          }),
        ),
      ),
    ),
    block(
      'classDecl',
      {},
      taxonomy(
        'status',
        STATUSES.map((status) => [status, both((lang) => ui(lang).statusGloss[status])]),
      ),
      taxonomy(
        'carried-out',
        EXECUTION_KINDS.map((carried) => [carried, both((lang) => teiWords(lang).carried[carried])]),
      ),
      taxonomy(
        'witnesses',
        (['primary', 'retelling', 'scan', 'copy', 'period', 'modern'] as const).map((kind) => [
          kind,
          both((lang) => ({ ...teiWords(lang).kinds, ...witnessWords(lang).kinds })[kind]),
        ]),
      ),
      taxonomy(
        'practices',
        (['option', 'discussed', 'followed', 'other-practice'] as const).map((kind) => [
          kind,
          both((lang) => teiWords(lang).practices[kind]),
        ]),
      ),
      taxonomy(
        'seen',
        INSPECTION_LEVELS.map((seen) => [`seen-${seen}`, both((lang) => witnessWords(lang).seen[seen])]),
      ),
    ),
    source.variants.length > 0
      ? block('variantEncoding', { method: 'parallel-segmentation', location: 'internal' })
      : undefined,
    block('schemaRef', { type: 'ODD', url: new URL(fileHref(`tei/${ODD_FILE}`), site).href }),
  );

/** The header element of a source's file. */
export const teiHeader = (source: Source, site: URL): Xml => {
  const changes = listSourceChanges(source);
  const date = changes[0]?.date;
  if (!date) throw new Error(`content/changes/${source.slug}.yaml is empty`);
  return block(
    'teiHeader',
    {},
    fileDesc(source, date, site),
    encodingDesc(source, site),
    block(
      'profileDesc',
      {},
      block('langUsage', {}, ...LANGUAGES.map((lang) => lineElement('language', { ident: lang }, ui(lang).language))),
    ),
    block(
      'revisionDesc',
      {},
      ...changes.flatMap(({ date: when, game, articles, ...said }) =>
        inBoth((lang) =>
          lineElement(
            'change',
            {
              when,
              'xml:lang': lang,
              target:
                articles.length > 0
                  ? articles.map((id) => `#${lang}.${getArticleSlug(id)}`).join(' ')
                  : game && `#${lang}.${game}`,
            },
            `${said[lang].what} `,
            inline('note', { type: 'reason' }, said[lang].why),
          ),
        ),
      ),
    ),
  );
};
