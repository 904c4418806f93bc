/**
 * The text of an edition as a tree: the content of its MDX file, independent of the layout of the page. The exports
 * (TEI, the dataset, the search index) are generated from the tree, so that they agree with the page.
 */
import { mdxToMdast } from 'satteri';

/** A piece of a line: plain text, or marked-up text. */
export type InlineText =
  | string
  /** A phrase quoted from a source, in the language of the source. */
  | { readonly is: 'quotation'; readonly lang: string; readonly inside: readonly InlineText[] }
  /** Words in another language that are no quotation: a term, a title. */
  | { readonly is: 'foreign'; readonly lang: string; readonly inside: readonly InlineText[] }
  | { readonly is: 'emphasis'; readonly inside: readonly InlineText[] }
  /** The name of a card, beside which the page also draws the card; `card` is in notation. */
  | { readonly is: 'card'; readonly card: string; readonly inside: readonly InlineText[] }
  /** A reference to an article, by its full id. */
  | { readonly is: 'reference'; readonly article: string; readonly inside: readonly InlineText[] }
  | { readonly is: 'link'; readonly href: string; readonly inside: readonly InlineText[] };

export type TextBlock =
  | { readonly is: 'paragraph'; readonly inside: readonly InlineText[] }
  | { readonly is: 'list'; readonly ordered: boolean; readonly items: readonly (readonly TextBlock[])[] }
  /** A table; the first row has the headings. */
  | { readonly is: 'table'; readonly rows: readonly (readonly (readonly InlineText[])[])[] }
  /** An editors' comment on an article; never the source's own words. */
  | { readonly is: 'note'; readonly inside: readonly TextBlock[] };

/** An example below an article: its id, and the attribute `step`, if the text has one. */
export interface ExampleInText {
  readonly id: string;
  readonly step: string | undefined;
}

/** An article in one language: its slug, its text (notes are among the blocks), and the examples below it. */
export interface ArticleText {
  readonly slug: string;
  readonly blocks: readonly TextBlock[];
  readonly examples: readonly ExampleInText[];
}

/** A section of an edition with its heading. */
export interface Section {
  readonly title: string;
  /** Blocks between the heading and the first article. */
  readonly lead: readonly TextBlock[];
  readonly articles: readonly ArticleText[];
}

/** A node of the parsed MDX, reduced to the fields used here. */
interface Node {
  readonly type: string;
  readonly children?: readonly Node[];
  readonly value?: string;
  readonly name?: string | null;
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
  readonly url?: string;
  readonly ordered?: boolean | null;
}

const inside = ({ children = [] }: Node): readonly Node[] => children;

const optional = (element: Node, name: string): string | undefined => {
  const found = element.attributes?.find((each) => each.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
};

const attribute = (element: Node, name: string, where: string): string => {
  const found = optional(element, name);
  if (found === undefined) throw new Error(`${where}: <${element.name}> needs ${name}="…"`);
  return found;
};

const LINE_BREAKS = /\s*\n\s*/g;

/**
 * Converts the nodes of a line to pieces. A component that adds nothing to its words, such as a term with its
 * definition, is replaced by its words.
 */
const inlines = (nodes: readonly Node[], where: string): readonly InlineText[] =>
  nodes.flatMap((node): readonly InlineText[] => {
    switch (node.type) {
      case 'text':
        return [(node.value ?? '').replace(LINE_BREAKS, ' ')];
      case 'inlineCode':
        return [node.value ?? ''];
      case 'break':
        return [' '];
      case 'emphasis':
      case 'strong':
        return [{ is: 'emphasis', inside: inlines(inside(node), where) }];
      case 'link':
        return [{ is: 'link', href: node.url ?? '', inside: inlines(inside(node), where) }];
      case 'paragraph':
        return inlines(inside(node), where);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const words = inlines(inside(node), where);
        const of = (name: string) => attribute(node, name, where);
        if (node.name === 'Card' && words.length > 0) return [{ is: 'card', card: of('c'), inside: words }];
        if (node.name === 'Q') return [{ is: 'quotation', lang: of('lang'), inside: words }];
        if (node.name === 'i') return [{ is: 'foreign', lang: of('lang'), inside: words }];
        if (node.name === 'em') return [{ is: 'emphasis', inside: words }];
        if (node.name === 'See') return [{ is: 'reference', article: of('article'), inside: words }];
        if (words.length > 0) return words;
        throw new Error(
          `${where}: <${node.name}/> has no words, and src/text/tree.ts does not know what it stands for`,
        );
      }
      default:
        throw new Error(`${where}: src/text/tree.ts knows no ${node.type} within a line`);
    }
  });

const blocks = (nodes: readonly Node[], where: string): readonly TextBlock[] =>
  nodes.map((node): TextBlock => {
    switch (node.type) {
      case 'paragraph':
        return { is: 'paragraph', inside: inlines(inside(node), where) };
      case 'list':
        return {
          is: 'list',
          ordered: node.ordered === true,
          items: inside(node).map((item) => blocks(inside(item), where)),
        };
      case 'table':
        return {
          is: 'table',
          rows: inside(node).map((row) => inside(row).map((cell) => inlines(inside(cell), where))),
        };
      case 'mdxJsxFlowElement':
        if (node.name === 'Note') return { is: 'note', inside: blocks(inside(node), where) };
        return { is: 'paragraph', inside: inlines([node], where) };
      case 'mdxJsxTextElement':
        return { is: 'paragraph', inside: inlines([node], where) };
      default:
        throw new Error(`${where}: src/text/tree.ts knows no ${node.type}`);
    }
  });

/**
 * Parses the MDX of an edition (with or without frontmatter) into sections, each with its articles in order. Throws for
 * anything that the tree cannot represent; `where` is the file name for the message.
 */
export const parseSections = (mdx: string, where: string): readonly Section[] => {
  const sections: { title: string; lead: Node[]; articles: (ArticleText & { examples: ExampleInText[] })[] }[] = [];
  for (const node of inside(mdxToMdast(mdx) as Node)) {
    if (node.type === 'yaml') continue;
    if (node.type === 'heading') {
      sections.push({ title: toPlainText(inlines(inside(node), where)), lead: [], articles: [] });
      continue;
    }
    let section = sections.at(-1);
    if (!section) {
      section = { title: '', lead: [], articles: [] };
      sections.push(section);
    }
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Article') {
      const slug = attribute(node, 'slug', where);
      section.articles.push({ slug, blocks: blocks(inside(node), `${where} (${slug})`), examples: [] });
    } else if (node.type === 'mdxJsxFlowElement' && node.name === 'Example') {
      const id = attribute(node, 'id', where);
      const article = section.articles.at(-1);
      if (!article) throw new Error(`${where}: the example ${id} stands under no article`);
      article.examples.push({ id, step: optional(node, 'step') });
    } else section.lead.push(node);
  }
  return sections.map(({ title, lead, articles }) => ({ title, articles, lead: blocks(lead, where) }));
};

const MARKS: Readonly<Record<string, readonly [string, string]>> = { en: ['“', '”'], fr: ['«\u202f', '\u202f»'] };

/** Formats a line as plain text, with the quotation marks of `lang`. */
export const toPlainText = (line: readonly InlineText[], lang = 'en'): string =>
  line
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const words = toPlainText(piece.inside, lang);
      if (piece.is !== 'quotation') return words;
      const [open, close] = MARKS[lang] ?? MARKS['en']!;
      return `${open}${words}${close}`;
    })
    .join('');

/** Formats blocks as plain text, one line for each paragraph, list item or table row; notes are omitted. */
export const formatPlainLines = (some: readonly TextBlock[], lang: string): readonly string[] =>
  some.flatMap((block): readonly string[] => {
    switch (block.is) {
      case 'paragraph':
        return [toPlainText(block.inside, lang)];
      case 'list':
        return block.items.map((item) => formatPlainLines(item, lang).join(' '));
      case 'table':
        return block.rows.map((row) => row.map((cell) => toPlainText(cell, lang)).join('\t'));
      default:
        return [];
    }
  });

/** Lists the notes among blocks, each as its own blocks. */
export const listNotes = (some: readonly TextBlock[]): readonly (readonly TextBlock[])[] =>
  some.flatMap((block) => (block.is === 'note' ? [block.inside] : []));

/** Lists every line of blocks, including the lines of notes, lists and tables. */
export const listLines = (some: readonly TextBlock[]): readonly (readonly InlineText[])[] =>
  some.flatMap((block) => {
    switch (block.is) {
      case 'paragraph':
        return [block.inside];
      case 'list':
        return block.items.flatMap(listLines);
      case 'table':
        return block.rows.flat();
      default:
        return listLines(block.inside);
    }
  });

/** Lists every marked-up piece of lines, including nested pieces. */
export const listInlinePieces = (lines: readonly (readonly InlineText[])[]): readonly Exclude<InlineText, string>[] =>
  lines.flat().flatMap((piece) => (typeof piece === 'string' ? [] : [piece, ...listInlinePieces([piece.inside])]));
