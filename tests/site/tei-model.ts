/**
 * An XML element as parsed. This file describes TEI P5 in our own words, as far as our files use it: the child elements
 * of each element and their order, its text, its allowed and required attributes; and the rules for a whole file: ids,
 * pointers, languages.
 */
export interface XmlElement {
  readonly name: string;
  readonly namespace: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  /** Child elements, and the texts between them. */
  readonly children: readonly (XmlElement | string)[];
}

interface Model {
  /** Pattern of the names of the children in order, each followed by a space; without it there may be no children. */
  readonly holds?: RegExp;
  readonly text?: true;
  readonly may?: readonly string[];
  readonly must?: readonly string[];
}

/** Elements allowed anywhere: notes, and marks where a page or another unit of the copy begins. */
const GLOBALS = '((note|pb|milestone) )*';
const PHRASES = /^((quote|foreign|emph|ref|rs|note|date|choice|supplied) )*$/;
const PARAGRAPHS = /^(p )+$/;
/** Elements, besides divisions, that are allowed in a division or a note. */
const COMMON = '((p|list|table|note|ab|bibl) )';

const phrases: Model = { text: true, holds: PHRASES };
const words: Model = { text: true };

const MODELS: Readonly<Record<string, Model>> = {
  TEI: { holds: /^teiHeader (standOff )*text $/, may: ['version'] },
  teiHeader: { holds: /^fileDesc (encodingDesc |profileDesc |xenoData )*(revisionDesc )?$/ },
  fileDesc: {
    holds: /^titleStmt (editionStmt )?(extent )?publicationStmt (seriesStmt )*(notesStmt )?(sourceDesc )+$/,
  },
  titleStmt: { holds: /^(title )+((author|editor|respStmt) )*$/ },
  title: { text: true, may: ['type', 'level'] },
  respStmt: { holds: /^((resp )+((orgName|persName|name) )+|((orgName|persName|name) )+(resp )+)(note )*$/ },
  resp: words,
  orgName: words,
  editionStmt: { holds: /^edition (respStmt )*$/ },
  edition: phrases,
  date: { text: true, may: ['when', 'from', 'to', 'type', 'evidence'] },
  publicationStmt: { holds: /^((publisher|distributor|authority) ((date|idno|availability|pubPlace) )*)+$/ },
  publisher: words,
  idno: { text: true, may: ['type'] },
  availability: { holds: /^((licence )+|(p )+)$/, may: ['status'] },
  licence: { text: true, holds: /^(p )*$/, may: ['target'] },
  notesStmt: { holds: /^(note )+$/ },
  note: { text: true, holds: /^((quote|foreign|emph|ref|rs|note|p|list|table) )*$/, may: ['type', 'target'] },
  sourceDesc: { holds: /^((p )+|((listBibl|listWit|biblStruct|bibl) )+)$/ },
  listBibl: { holds: /^((bibl|biblStruct) )+$/ },
  biblStruct: { holds: /^(analytic )*(monogr (series )*)+((note|idno|ref) )*$/ },
  analytic: { holds: /^((author|editor|title|respStmt) )+$/ },
  author: { text: true, holds: /^(persName )?$/ },
  persName: { text: true, holds: /^((forename|surname) )*$/ },
  forename: words,
  surname: words,
  monogr: { holds: /^((author|editor) )*(title )+((edition|idno) )*imprint ((imprint|extent|biblScope) )*$/ },
  imprint: { holds: /^((pubPlace|publisher|distributor|date|biblScope) )+$/ },
  pubPlace: words,
  biblScope: { text: true, may: ['unit', 'from', 'to'] },
  listWit: { holds: /^((witness|listWit) )+$/ },
  witness: { text: true, holds: /^((bibl|desc|ref|name|date) )*$/ },
  bibl: {
    text: true,
    holds: /^((name|ref|title|author|date|textLang|citedRange|publisher|pubPlace|idno|note) )*$/,
    may: ['type'],
  },
  name: words,
  textLang: { text: true, may: ['mainLang'] },
  desc: phrases,
  citedRange: { text: true, may: ['unit'] },
  encodingDesc: { holds: /^((projectDesc|editorialDecl|refsDecl|classDecl|variantEncoding|schemaRef) )+$/ },
  schemaRef: { must: ['url'], may: ['type'] },
  projectDesc: { holds: PARAGRAPHS },
  editorialDecl: { holds: /^((correction|quotation|interpretation|normalization|p) )+$/ },
  correction: { holds: PARAGRAPHS, may: ['method', 'status'] },
  normalization: { holds: PARAGRAPHS, may: ['method'] },
  quotation: { holds: /^(p )*$/, may: ['marks'] },
  interpretation: { holds: PARAGRAPHS },
  refsDecl: { holds: /^((p )+|(citeStructure )+|(cRefPattern )+)$/ },
  citeStructure: { holds: /^(citeData )*(citeStructure )*(desc )*$/, may: ['unit', 'delim'], must: ['match', 'use'] },
  classDecl: { holds: /^(taxonomy )+$/ },
  taxonomy: { holds: /^(((desc|gloss) )*((category|taxonomy) )+)$/ },
  category: { holds: /^(((catDesc )+)|((desc|gloss) )*)(category )*$/ },
  catDesc: words,
  variantEncoding: { must: ['method', 'location'] },
  profileDesc: { holds: /^((langUsage|abstract|creation|textClass) )*$/ },
  langUsage: { holds: /^((p )+|(language )+)$/ },
  language: { text: true, must: ['ident'] },
  standOff: { holds: /^((list )+|(spanGrp )+)$/ },
  spanGrp: { holds: /^(desc )*(span )*$/, may: ['type'] },
  span: { holds: /^((idno|ptr) )*$/, must: ['target'] },
  revisionDesc: { holds: /^((change )+|listChange |list )$/ },
  change: { text: true, holds: /^((note|ref|p) )*$/, may: ['when', 'target', 'who'] },
  text: { holds: /^(front )?(body|group) (back )?$/ },
  body: { holds: /^((div )+|((p|ab|list) )+(div )*)$/ },
  div: {
    holds: new RegExp(`^${GLOBALS}(head )*(argument )?(${COMMON}+(div )*|(div )+)$`),
    may: ['type'],
  },
  head: { text: true, holds: PHRASES, may: ['type'] },
  argument: { holds: /^(head )*((p|list) )+$/ },
  p: phrases,
  ab: { text: true, holds: /^((app|note|ref|quote) )*$/, may: ['type'] },
  list: { holds: /^(head )*(item )+$/, may: ['type'] },
  item: { text: true, holds: /^((p|list|quote|foreign|emph|ref|rs|note|bibl|choice|supplied|app|label|ptr) )*$/ },
  label: phrases,
  ptr: { must: ['target'], may: ['type'] },
  supplied: { text: true, may: ['reason', 'evidence'] },
  choice: { holds: /^(sic corr )$/ },
  sic: words,
  corr: words,
  pb: { may: ['edRef'] },
  milestone: { may: ['edRef'], must: ['unit'] },
  back: { holds: /^(div )+$/ },
  table: { holds: /^(head )*(row )+$/ },
  row: { holds: /^(cell )+$/, may: ['role'] },
  cell: { text: true, holds: PHRASES, may: ['role'] },
  quote: phrases,
  foreign: phrases,
  emph: phrases,
  ref: { text: true, holds: PHRASES, may: ['target', 'type'] },
  rs: { text: true, may: ['type', 'key'] },
  // The lemma comes first; notes on the whole entry may stand anywhere after it, among the readings or behind them.
  app: { holds: /^(lem )?((rdg|note) )*$/, may: ['type'] },
  lem: { text: true, holds: PHRASES, may: ['wit'] },
  rdg: { text: true, holds: PHRASES, may: ['wit'] },
};

const GLOBAL = ['xml:id', 'xml:lang', 'xmlns', 'n', 'rend', 'ana', 'corresp', 'source', 'resp'];
const POINTING = ['ana', 'corresp', 'source', 'resp', 'target', 'wit', 'who', 'edRef'];

const elementsIn = ({ children }: XmlElement): readonly XmlElement[] =>
  children.filter((child) => typeof child !== 'string');

const listed = new WeakMap<XmlElement, readonly XmlElement[]>();

/** Lists an element and its descendants, in the order of the file. */
export const listElements = (root: XmlElement): readonly XmlElement[] => {
  const known = listed.get(root);
  if (known) return known;
  const found: XmlElement[] = [];
  const follow = (element: XmlElement): void => {
    found.push(element);
    for (const inner of elementsIn(element)) follow(inner);
  };
  follow(root);
  listed.set(root, found);
  return found;
};

const describe = ({ name, attributes }: XmlElement): string =>
  `<${name}${attributes['xml:id'] ? ` ${attributes['xml:id']}` : ''}>`;

const faultsOf = (element: XmlElement): readonly string[] => {
  const { name, namespace, attributes, children } = element;
  const model = MODELS[name];
  if (namespace !== 'http://www.tei-c.org/ns/1.0') return [`${describe(element)} is not of TEI`];
  if (!model) return [`${describe(element)} is not an element that we know of TEI`];
  const names = elementsIn(element)
    .map((child) => `${child.name} `)
    .join('');
  const fits = model.holds ? model.holds.test(names) : names === '';
  const strayText = !model.text && children.some((child) => typeof child === 'string' && child.trim() !== '');
  const allowed = [...GLOBAL, ...(model.may ?? []), ...(model.must ?? [])];
  return [
    ...(fits ? [] : [`${describe(element)} may not hold ${names}`]),
    ...(strayText ? [`${describe(element)} may not hold text`] : []),
    ...Object.keys(attributes).flatMap((key) => (allowed.includes(key) ? [] : [`${describe(element)} has no ${key}`])),
    ...(model.must ?? []).flatMap((key) =>
      attributes[key] === undefined ? [`${describe(element)} lacks ${key}`] : [],
    ),
    ...Object.entries(attributes).flatMap(([key, value]) =>
      value === '' ? [`${describe(element)}: ${key} is empty`] : [],
    ),
    ...Object.entries(attributes).flatMap(([key, value]) =>
      ['xml:lang', 'ident', 'mainLang'].includes(key) && !/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(value)
        ? [`${describe(element)}: ${value} is no language`]
        : [],
    ),
    ...(attributes['when'] && !/^\d{4}(-\d{2}(-\d{2})?)?$/.test(attributes['when'])
      ? [`${describe(element)}: ${attributes['when']} is no date`]
      : []),
    ...(name === 'app' && !names.includes('rdg') ? [`${describe(element)} has no reading beside its lemma`] : []),
    ...((name === 'lem' || name === 'rdg') && !attributes['wit'] && !attributes['resp']
      ? [`${describe(element)} has neither a witness nor anybody who answers for it`]
      : []),
  ];
};

/** Returns the ids of a file, each once. */
export const listIds = (root: XmlElement): ReadonlySet<string> =>
  new Set(listElements(root).flatMap(({ attributes }) => attributes['xml:id'] ?? []));

/**
 * Lists every way in which a file differs from TEI P5, a sentence for each; empty for a good file. `idsIn` gives the
 * ids of another file of ours from its name, to check pointers to other files.
 */
export const findTeiFaults = (
  root: XmlElement,
  idsIn: (file: string) => ReadonlySet<string> | undefined,
): readonly string[] => {
  const all = listElements(root);
  const ids = listIds(root);
  const written = all.flatMap(({ attributes }) => attributes['xml:id'] ?? []);
  const unlike = (value: string): readonly string[] =>
    value.split(/\s+/).flatMap((pointer) => {
      if (/^https?:/.test(pointer)) return [];
      const [file = '', id = ''] = pointer.split('#');
      return (file === '' ? ids : idsIn(file))?.has(id) ? [] : [`${pointer} points at nothing`];
    });
  return [
    ...(root.name === 'TEI' ? [] : ['the root is not TEI']),
    ...all.flatMap(faultsOf),
    ...written.filter((id, i) => written.indexOf(id) !== i).map((id) => `the id ${id} stands twice`),
    ...written.filter((id) => !/^[\p{L}_][\p{L}\p{N}._-]*$/u.test(id)).map((id) => `${id} cannot be an id`),
    ...all.flatMap((element) =>
      POINTING.flatMap((key) => {
        const value = element.attributes[key];
        return value === undefined ? [] : unlike(value).map((fault) => `${describe(element)}: ${key}: ${fault}`);
      }),
    ),
  ];
};

/**
 * Lists the references that a file’s citeStructure allows, such as `nain-jaune/fr:bete`, each with the elements to
 * which it points.
 */
export const listReferences = (root: XmlElement): ReadonlyMap<string, readonly XmlElement[]> => {
  const found = new Map<string, XmlElement[]>();
  const matching = (from: XmlElement, path: string): readonly XmlElement[] =>
    path
      .split('/')
      .filter((part) => part !== '')
      .reduce<readonly XmlElement[]>(
        (nodes, part) => {
          const [, name, key, value] = /^(\w+)(?:\[@(\w+)='([^']*)'\])?$/.exec(part) ?? [];
          if (!name) throw new Error(`a step that the test cannot follow: ${part}`);
          return nodes.flatMap((node) =>
            elementsIn(node).filter((child) => child.name === name && (!key || child.attributes[key] === value)),
          );
        },
        [from],
      );
  const follow = (structure: XmlElement, from: XmlElement, before: string) => {
    const { match = '', use = '', delim = '' } = structure.attributes;
    for (const node of matching(from, match)) {
      const reference = `${before}${delim}${node.attributes[use.replace('@', '')] ?? '?'}`;
      found.set(reference, [...(found.get(reference) ?? []), node]);
      for (const inner of elementsIn(structure)) follow(inner, node, reference);
    }
  };
  const file: XmlElement = { name: '', namespace: null, attributes: {}, children: [root] };
  for (const structure of listElements(root)
    .filter(({ name }) => name === 'refsDecl')
    .flatMap(elementsIn))
    follow(structure, file, '');
  return found;
};
