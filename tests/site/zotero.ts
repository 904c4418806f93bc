/**
 * An item as Zotero reads it from a page. This file repeats, in our own words, the rules of the two Zotero translators
 * that apply: COinS spans come before the tags of the head. Of the tags, a journal title makes a journal article, and a
 * book title a section of a book. The last page is joined to the first. A name with a comma is “last, first”; if both
 * sides of the comma have spaces, it would be taken for two names.
 */
export interface ZoteroItem {
  readonly itemType: string;
  readonly title?: string | undefined;
  readonly creators: readonly string[];
  readonly date?: string | undefined;
  readonly container?: string | undefined;
  readonly edition?: string | undefined;
  readonly issue?: string | undefined;
  readonly pages?: string | undefined;
  readonly publisher?: string | undefined;
  readonly place?: string | undefined;
  readonly language?: string | undefined;
  readonly url?: string | undefined;
  /** The description of the page, which Zotero keeps as the abstract. */
  readonly note?: string | undefined;
}

const decoded = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#38;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attributeOf = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`).exec(tag);
  const value = found?.[1] ?? found?.[2] ?? found?.[3];
  return value === undefined ? undefined : decoded(value);
};

const tagsOf = (html: string, name: string): readonly string[] =>
  html.match(new RegExp(`<${name}(?=[\\s>])(?:[^>"']|"[^"]*"|'[^']*')*>`, 'g')) ?? [];

/** Lists the contents of the tags in the head whose name ends in `name`, whatever stands before `citation_`. */
const contentsOf = (html: string, name: string): readonly string[] =>
  tagsOf(html.split('</head>')[0] ?? '', 'meta').flatMap((tag) => {
    const content = attributeOf(tag, 'content');
    return attributeOf(tag, 'name')?.endsWith(name) && content ? [content] : [];
  });

const nameOf = (name: string): string => {
  const [last = '', first] = name.split(/\s*,\s*/);
  if (first === undefined) return last;
  if (last.includes(' ') && first.includes(' ')) throw new Error(`${name} would be taken for two authors`);
  return `${last} | ${first}`;
};

const typeOfTags = (html: string): string | undefined => {
  const has = (name: string) => contentsOf(html, name).length > 0;
  const certain = [
    has('citation_journal_title') && 'journalArticle',
    has('citation_book_title') && 'bookSection',
    has('citation_technical_report_institution') && 'report',
    has('citation_dissertation_institution') && 'thesis',
  ].filter((type) => type !== false);
  // Otherwise the last of them in the page would decide.
  if (certain.length > 1) throw new Error(`a page cannot be ${certain.join(' and ')}`);
  return certain[0] ?? (has('citation_title') ? 'journalArticle' : undefined);
};

const fromTags = (html: string): readonly ZoteroItem[] => {
  const itemType = typeOfTags(html);
  if (!itemType) return [];
  const of = (name: string) => contentsOf(html, name).join(', ') || undefined;
  const [first, last] = [of('citation_firstpage'), of('citation_lastpage')];
  return [
    {
      itemType,
      title: of('citation_title'),
      creators: contentsOf(html, 'citation_author').map(nameOf),
      date: of('citation_publication_date') ?? of('citation_date'),
      container: of('citation_journal_title') ?? of('citation_book_title'),
      issue: of('citation_issue'),
      pages: first && (last ? `${first}-${last}` : first),
      publisher: of('citation_publisher'),
      language: of('citation_language'),
      url: of('citation_public_url'),
      note: undefined,
    },
  ];
};

const GENRES: Readonly<Record<string, string>> = {
  'journal article': 'journalArticle',
  'book bookitem': 'bookSection',
  'book book': 'book',
};

const fromCoins = (context: string): ZoteroItem => {
  const pairs = new URLSearchParams(context);
  const of = (name: string) => pairs.get(`rft.${name}`) ?? undefined;
  const format = pairs.get('rft_val_fmt')?.replace('info:ofi/fmt:kev:mtx:', '') ?? '';
  const itemType = format === 'dc' ? of('type') : GENRES[`${format} ${of('genre')}`];
  if (pairs.get('ctx_ver') !== 'Z39.88-2004' || !itemType) throw new Error(`not a context object: ${context}`);
  return {
    itemType,
    title: of('atitle') ?? of('title') ?? (itemType === 'book' ? of('btitle') : undefined),
    creators: [...pairs.getAll('rft.au'), ...pairs.getAll('rft.creator')].map(nameOf),
    date: of('date'),
    container: of('jtitle') ?? of('btitle') ?? of('source'),
    edition: of('edition'),
    issue: of('issue'),
    pages: of('pages'),
    publisher: of('pub'),
    place: of('place'),
    language: of('language'),
    url: of('identifier'),
    note: of('description'),
  };
};

/** Lists the items that Zotero offers to take from a page; empty if it finds only a web page. */
export const listZoteroItems = (html: string): readonly ZoteroItem[] => {
  const coins = tagsOf(html, 'span').filter((tag) => attributeOf(tag, 'class')?.split(' ').includes('Z3988'));
  return coins.length > 0 ? coins.map((tag) => fromCoins(attributeOf(tag, 'title') ?? '')) : fromTags(html);
};
