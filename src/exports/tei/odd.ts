/**
 * The customisation of TEI that our files follow, as a small ODD file: the elements used, and how to display each of
 * them. A tool that reads processing models (TEI Publisher) can then show lemma, status and notes differently.
 */
import { version } from '../../../package.json';
import { fileHref } from '../../i18n/routes.ts';
import { getUiWords } from '../../i18n/ui.ts';
import { blockElement, inlineElement, lineElement, type Xml } from './xml.ts';

/** The name of the ODD file, in the same folder as the TEI files of the sources. */
export const ODD_FILE = 'snorum.odd';

/** The elements that our files use, by TEI module; a module that is not listed is not used. */
const ELEMENTS: Readonly<Record<string, string>> = {
  core: 'analytic author bibl biblScope biblStruct choice citedRange corr date desc emph foreign gloss head imprint item label list listBibl monogr name note p pb milestone ptr pubPlace publisher quote ref resp respStmt rs sic textLang title',
  header:
    'availability biblFull catDesc category change citeStructure classDecl correction edition editionStmt editorialDecl encodingDesc fileDesc idno interpretation langUsage language licence normalization notesStmt profileDesc projectDesc publicationStmt quotation refsDecl revisionDesc schemaRef sourceDesc taxonomy teiHeader titleStmt',
  textstructure: 'TEI argument back body div text',
  textcrit: 'app lem listWit rdg variantEncoding witness',
  linking: 'ab standOff',
  transcr: 'supplied',
  figures: 'cell row table',
  namesdates: 'forename orgName persName surname',
};

interface Model {
  readonly predicate?: string;
  readonly behaviour: string;
  readonly cssClass?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly what: string;
}

/** TEI processing models of an element; the first one whose predicate is true applies. */
const MODELS: Readonly<Record<string, readonly Model[]>> = {
  div: [
    ...(['stated', 'inferred', 'editorial'] as const).map(
      (status): Model => ({
        predicate: `@type='article' and contains(@ana, '#${status}')`,
        behaviour: 'block',
        cssClass: `article status-${status}`,
        what: `An article that is ${status}: its status is in the class, and shown apart from its text.`,
      }),
    ),
    { predicate: "@type='edition'", behaviour: 'section', cssClass: 'edition', what: 'The language of the source.' },
    { predicate: "@type='translation'", behaviour: 'section', cssClass: 'translation', what: 'The other language.' },
    { behaviour: 'block', what: 'Any other division.' },
  ],
  head: [
    {
      predicate: "parent::div[@type='article']",
      behaviour: 'inline',
      cssClass: 'number',
      what: 'The number of an article.',
    },
    { behaviour: 'heading', what: 'The title of a division.' },
  ],
  note: [
    {
      predicate: "@type='editorial'",
      behaviour: 'note',
      cssClass: 'note-editorial',
      params: { place: "'bottom'" },
      what: 'A note of ours, apart from the text.',
    },
    {
      predicate: "@type='reading'",
      behaviour: 'note',
      cssClass: 'note-reading',
      params: { place: "'margin'" },
      what: 'The pointer to a disputed point.',
    },
    {
      predicate: "@type='argument' or @type='reason'",
      behaviour: 'inline',
      cssClass: 'argument',
      what: 'What is argued for a practice.',
    },
    {
      predicate: "@type='witnesses'",
      behaviour: 'inline',
      cssClass: 'witnesses',
      what: 'Who supports a practice, in words.',
    },
    { predicate: "@type='code'", behaviour: 'omit', what: 'Where the engine carries the article out.' },
    { behaviour: 'inline', what: 'Any other note.' },
  ],
  item: [
    {
      predicate: "@ana='#followed'",
      behaviour: 'listItem',
      cssClass: 'practice followed',
      what: 'The practice followed here.',
    },
    { predicate: "@ana='#other-practice'", behaviour: 'listItem', cssClass: 'practice', what: 'Another practice.' },
    { behaviour: 'listItem', what: 'Any other item.' },
  ],
  ptr: [
    {
      behaviour: 'link',
      cssClass: 'siglum',
      params: { uri: '@target', content: "substring-after(@target, '#')" },
      what: 'A text that supports a practice, by its siglum.',
    },
  ],
  quote: [
    {
      behaviour: 'inline',
      cssClass: 'quote',
      what: 'Words of the source; no marks are printed round them in the file.',
    },
  ],
  choice: [
    {
      behaviour: 'alternate',
      params: { default: 'corr', alternate: 'sic' },
      what: 'Our letters, and those of the copy on demand.',
    },
  ],
  supplied: [{ behaviour: 'inline', cssClass: 'supplied', what: 'Letters that the copy lacks.' }],
  app: [{ behaviour: 'alternate', params: { default: 'lem', alternate: 'rdg' }, what: 'The letters of two copies.' }],
  lem: [{ behaviour: 'inline', cssClass: 'lemma', what: 'The letters of the better copy.' }],
  rdg: [{ behaviour: 'inline', cssClass: 'reading', what: 'Those of the other.' }],
};

const model = ({ predicate, behaviour, cssClass, params = {}, what }: Model): Xml =>
  blockElement(
    'model',
    { predicate, behaviour, cssClass },
    lineElement('desc', { 'xml:lang': 'en' }, what),
    ...Object.entries(params).map(([name, value]) => lineElement('param', { name, value })),
  );

/** The ODD file, as text. */
export const formatTeiOdd = (site: URL): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${
    blockElement(
      'TEI',
      { xmlns: 'http://www.tei-c.org/ns/1.0', version: '4.2.0', 'xml:lang': 'en' },
      blockElement(
        'teiHeader',
        {},
        blockElement(
          'fileDesc',
          {},
          blockElement(
            'titleStmt',
            {},
            lineElement('title', {}, 'Old rules restated article by article: a customisation of TEI'),
          ),
          blockElement(
            'publicationStmt',
            {},
            lineElement('publisher', {}, getUiWords('en').foot.authors),
            lineElement('idno', { type: 'URI' }, new URL(fileHref(`tei/${ODD_FILE}`), site).href),
            blockElement(
              'availability',
              { status: 'free' },
              lineElement('licence', { target: 'https://creativecommons.org/licenses/by/4.0/' }, 'CC BY 4.0'),
            ),
          ),
          blockElement(
            'sourceDesc',
            {},
            lineElement('p', {}, `Written for version ${version} of the files beside it.`),
          ),
        ),
      ),
      blockElement(
        'text',
        {},
        blockElement(
          'body',
          {},
          lineElement(
            'p',
            {},
            'The files restate a source and do not transcribe it. An article is a ',
            inlineElement('gi', {}, 'div'),
            ' with its status in ',
            inlineElement('att', {}, 'ana'),
            '; the disputed points stand in ',
            inlineElement('gi', {}, 'standOff'),
            ', and ',
            inlineElement('gi', {}, 'app'),
            ' is kept for the letters of two copies.',
          ),
          blockElement(
            'schemaSpec',
            { ident: 'snorum', start: 'TEI', docLang: 'en' },
            lineElement('moduleRef', { key: 'tei' }),
            ...Object.entries(ELEMENTS).map(([key, include]) => lineElement('moduleRef', { key, include })),
            ...Object.entries(MODELS).map(([ident, models]) =>
              blockElement('elementSpec', { ident, mode: 'change' }, ...models.map(model)),
            ),
          ),
        ),
      ),
    ).xml
  }\n`;
