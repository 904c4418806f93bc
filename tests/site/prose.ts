/** The text that a reader of a built page sees, without code and without quotations. */
import { builtPages } from './dist.ts';

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const NOT_PROSE = new Set(['script', 'style', 'code', 'pre', 'kbd', 'samp', 'textarea', 'q', 'blockquote', 'svg']);
const WITHIN_A_LINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'data',
  'dfn',
  'em',
  'i',
  'mark',
  's',
  'small',
  'span',
]);
for (const name of ['strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr']) WITHIN_A_LINE.add(name);

/** Stands for what was removed, so that the words on its two sides do not become neighbours. */
const REMOVED = '\ufffc';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const decode = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/giu, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });

const readAttribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, 'u').exec(tag);
  return found ? decode(found[1] ?? found[2] ?? '') : undefined;
};

const ATTRIBUTES = ['title', 'alt', 'aria-label', 'placeholder'];

/**
 * Lists the lines of text of a page that are in its language: blocks, and the attributes that are read to somebody.
 * Without code, pictures, `<q>`, `<blockquote>`, and what is marked as another language or as old text.
 */
export function listLines(html: string, language: string): string[] {
  const lines: string[] = [];
  const hidden: string[] = [];
  let line = '';
  const breakLine = () => {
    lines.push(line);
    line = '';
  };
  for (const [whole, comment, closing, name, text] of html.matchAll(
    /(<!--.*?-->|<!doctype[^>]*>)|<(\/?)([a-z][a-z\d-]*)(?:[^>"']|"[^"]*"|'[^']*')*>|([^<]+|<)/gisu,
  )) {
    if (comment) continue;
    if (text !== undefined) {
      if (hidden.length === 0) line += decode(text).replace(/[ \t\n]+/gu, ' ');
      continue;
    }
    const tag = name!.toLowerCase();
    if (closing) {
      if (hidden.at(-1) === tag) {
        hidden.pop();
        if (hidden.length === 0) line += REMOVED;
      }
    } else if (hidden.length > 0) {
      if (!VOID.has(tag) && hidden[0] !== 'script' && hidden[0] !== 'style' && hidden.at(-1) === tag) hidden.push(tag);
    } else {
      const marked = readAttribute(whole, 'lang');
      const foreign = marked !== undefined && tag !== 'html' && marked !== language;
      if ((NOT_PROSE.has(tag) || foreign) && !VOID.has(tag) && !whole.endsWith('/>')) hidden.push(tag);
      else {
        for (const attribute of ATTRIBUTES) lines.push(readAttribute(whole, attribute) ?? '');
        if (tag === 'meta' && /\s(?:name|property)="(?:og:)?(?:title|description)"/u.test(whole))
          lines.push(readAttribute(whole, 'content') ?? '');
      }
    }
    if (!WITHIN_A_LINE.has(tag) && !NOT_PROSE.has(tag)) breakLine();
  }
  breakLine();
  return lines.map((each) => each.trim()).filter((each) => /\p{L}|\p{N}/u.test(each));
}

/** A line of text, and the path of the first page on which it stands. */
export interface PlacedLine {
  readonly path: string;
  readonly line: string;
}

/** Lists the different lines of all built pages in a language, those for other sites included. */
export function listBuiltLines(language: 'en' | 'fr'): PlacedLine[] {
  const seen = new Map<string, string>();
  for (const { path, html } of builtPages)
    if (path.startsWith(`/${language}/`) || path.startsWith(`/embed/${language}/`))
      for (const line of listLines(html, language)) if (!seen.has(line)) seen.set(line, path);
  return [...seen].map(([line, path]) => ({ path, line }));
}
