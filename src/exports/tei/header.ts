/**
 * The TEI header of a source: the description of the source and of its copies, editorial principles, and the citation
 * scheme of its articles.
 */
import { EXECUTION_KINDS, STATUSES } from '#engine/articles.ts';
import { version } from '../../../package.json';
import { fileHref, LANGUAGES, type Language } from '../../i18n/routes.ts';
import { teiWords } from '../../i18n/tei.ts';
import { getUiWords } from '../../i18n/ui.ts';
import { witnessWords } from '../../i18n/witnesses.ts';
import { listSourceChanges } from '../../model/changes.ts';
import { EDITIONS, type Edition, getArticleSlug, listPointsOfGame, listPracticeSupport } from '../../model/editions.ts';
import { formatPersonName, INSPECTION_LEVELS, listWitnesses, type Source } from '../../model/sources.ts';
import type { RegisteredWitness } from '../../model/witnesses.ts';
import { createSourceItem } from '../citing/items.ts';
import { ODD_FILE } from './odd.ts';
import { blockElement, inlineElement, lineElement, type Xml } from './xml.ts';

/** Makes an element in each language; the copies are distinguished by `xml:lang`. */
const inBoth = (make: (lang: Language) => Xml | readonly Xml[]): readonly Xml[] =>
  LANGUAGES.flatMap((lang) => make(lang));

const isoOf = (parts: readonly number[]): string =>
  parts.map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0')).join('-');

/** The bibliographic entry of a book's chapter, or of a newspaper's notices. */
const biblStruct = (edition: Edition): Xml => {
  const item = createSourceItem(edition, edition.source.language);
  const journal = item.type === 'article-journal';
  const names = (item.author ?? []).map((name) =>
    'literal' in name
      ? lineElement('author', {}, name.literal)
      : blockElement(
          'author',
          {},
          blockElement(
            'persName',
            {},
            lineElement('forename', {}, name.given),
            lineElement('surname', {}, name.family),
          ),
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
  return blockElement(
    'biblStruct',
    { 'xml:id': `${edition.source.siglum}.${edition.game.id}`, 'xml:lang': item.language },
    blockElement('analytic', {}, ...names, lineElement('title', { level: 'a' }, item.title)),
    blockElement(
      'monogr',
      {},
      lineElement('title', { level: journal ? 'j' : 'm' }, item['container-title'] ?? ''),
      item.edition === undefined ? undefined : lineElement('edition', { n: item.edition }, item.edition),
      blockElement('imprint', {}, ...imprint),
    ),
  );
};

/** The entry of one text of the register. A range of years is not encoded as a single date. */
const witness = (text: RegisteredWitness): Xml => {
  const { siglum, kind, seen, date, inferredDate, language, title, author, holder, shelfmark } = text;
  const { url, home, accessed, source } = text;
  const name = holder && (url ? inlineElement('ref', { target: url }, holder) : inlineElement('name', {}, holder));
  const [from, to] = String(date ?? '').split(/\/|, /);
  return blockElement(
    'witness',
    { 'xml:id': siglum, n: siglum, ana: `#${kind} #seen-${seen}` },
    blockElement(
      'bibl',
      {},
      name ? { ...name, block: true } : lineElement('title', {}, source ? source[source.language].title : siglum),
      title === undefined ? undefined : lineElement('title', { level: 'a' }, title),
      author === undefined ? undefined : lineElement('author', {}, formatPersonName(author)),
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
const witnessesFor = (source: Source): readonly RegisteredWitness[] => {
  const own: readonly RegisteredWitness[] = listWitnesses(source).map((text) => ({ ...text, source }));
  const leant = source.games
    .flatMap(listPointsOfGame)
    .flatMap((point) => Object.keys(point.witnesses).flatMap((practice) => listPracticeSupport(point, practice)))
    .flatMap(({ text }) => text ?? []);
  const others = new Map(leant.map((text) => [text.siglum, text]));
  for (const { siglum } of own) others.delete(siglum);
  return [...own, ...others.values()];
};

const taxonomy = (
  id: string,
  categories: readonly (readonly [id: string, Readonly<Record<Language, string>>])[],
): Xml =>
  blockElement(
    'taxonomy',
    { 'xml:id': id },
    ...categories.map(([category, words]) =>
      blockElement(
        'category',
        { 'xml:id': category },
        ...inBoth((lang) => lineElement('catDesc', { 'xml:lang': lang }, words[lang])),
      ),
    ),
  );

const both = (of: (lang: Language) => string): Readonly<Record<Language, string>> => ({ en: of('en'), fr: of('fr') });

const fileDesc = (source: Source, date: string, site: URL): Xml =>
  blockElement(
    'fileDesc',
    {},
    blockElement(
      'titleStmt',
      {},
      ...inBoth((lang) => lineElement('title', { 'xml:lang': lang }, teiWords(lang).title(source[lang].title))),
      blockElement(
        'respStmt',
        { 'xml:id': 'snorum' },
        ...inBoth((lang) => lineElement('resp', { 'xml:lang': lang }, teiWords(lang).responsibility)),
        lineElement('orgName', {}, getUiWords('en').foot.authors),
      ),
    ),
    blockElement(
      'editionStmt',
      {},
      lineElement('edition', { n: version }, `${version}, `, inlineElement('date', { when: date }, date)),
    ),
    blockElement(
      'publicationStmt',
      {},
      lineElement('publisher', {}, getUiWords('en').foot.authors),
      lineElement('date', { when: date }, date),
      lineElement('idno', { type: 'URI' }, new URL(fileHref(`tei/${source.siglum}.xml`), site).href),
      lineElement('idno', { type: 'siglum' }, source.siglum),
      blockElement(
        'availability',
        { status: 'free' },
        blockElement(
          'licence',
          { target: 'https://creativecommons.org/licenses/by/4.0/' },
          ...inBoth((lang) => lineElement('p', { 'xml:lang': lang }, source[lang].rights)),
        ),
      ),
    ),
    blockElement(
      'notesStmt',
      {},
      ...inBoth((lang) => lineElement('note', { 'xml:lang': lang, type: 'scope' }, teiWords(lang).scope)),
      ...inBoth((lang) => [
        blockElement(
          'note',
          { 'xml:lang': lang, type: 'source' },
          ...source[lang].description.map((paragraph) => lineElement('p', {}, paragraph)),
        ),
      ]),
    ),
    blockElement(
      'sourceDesc',
      {},
      blockElement('listBibl', {}, ...EDITIONS.filter((edition) => edition.source === source).map(biblStruct)),
      blockElement('listWit', {}, ...witnessesFor(source).map(witness)),
    ),
  );

const encodingDesc = (source: Source, site: URL): Xml =>
  blockElement(
    'encodingDesc',
    {},
    blockElement(
      'projectDesc',
      {},
      ...inBoth((lang) => lineElement('p', { 'xml:lang': lang }, teiWords(lang).project)),
    ),
    blockElement(
      'editorialDecl',
      {},
      blockElement(
        'correction',
        { method: 'markup' },
        ...inBoth((lang) =>
          source[lang].corrections.map(({ what, why }) =>
            lineElement('p', { 'xml:lang': lang }, `${what} `, inlineElement('note', { type: 'reason' }, why)),
          ),
        ),
      ),
      blockElement(
        'normalization',
        { method: 'silent' },
        ...inBoth((lang) => lineElement('p', { 'xml:lang': lang }, teiWords(lang).normalization)),
      ),
      blockElement(
        'quotation',
        { marks: 'none' },
        ...inBoth((lang) => lineElement('p', { 'xml:lang': lang }, teiWords(lang).quotation)),
      ),
      blockElement(
        'interpretation',
        {},
        ...inBoth((lang) => lineElement('p', { 'xml:lang': lang }, teiWords(lang).interpretation)),
      ),
    ),
    blockElement(
      'refsDecl',
      {},
      blockElement(
        'citeStructure',
        { unit: 'game', match: "/TEI/text/body/div[@type='game']", use: '@n' },
        blockElement(
          'citeStructure',
          { unit: 'version', match: 'div', use: '@xml:lang', delim: '/' },
          blockElement('citeStructure', {
            unit: 'article',
            match: "div[@type='section']/div[@type='article']",
            use: '@n',
            delim: ':',
          }),
        ),
      ),
    ),
    blockElement(
      'classDecl',
      {},
      taxonomy(
        'status',
        STATUSES.map((status) => [status, both((lang) => getUiWords(lang).statusGloss[status])]),
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
      ? blockElement('variantEncoding', { method: 'parallel-segmentation', location: 'internal' })
      : undefined,
    blockElement('schemaRef', { type: 'ODD', url: new URL(fileHref(`tei/${ODD_FILE}`), site).href }),
  );

/** The header element of a source's file. */
export const buildTeiHeader = (source: Source, site: URL): Xml => {
  const changes = listSourceChanges(source);
  const date = changes[0]?.date;
  if (!date) throw new Error(`content/changes/${source.slug}.yaml is empty`);
  return blockElement(
    'teiHeader',
    {},
    fileDesc(source, date, site),
    encodingDesc(source, site),
    blockElement(
      'profileDesc',
      {},
      blockElement(
        'langUsage',
        {},
        ...LANGUAGES.map((lang) => lineElement('language', { ident: lang }, getUiWords(lang).language)),
      ),
    ),
    blockElement(
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
            inlineElement('note', { type: 'reason' }, said[lang].why),
          ),
        ),
      ),
    ),
  );
};
