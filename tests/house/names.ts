import ts from 'typescript';
import { readText } from './files.ts';

/** A text found in a file, with its line. */
export interface FoundText {
  readonly path: string;
  /** Line number, counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** Formats a place as `path:line: text`, which editors can open. */
export const formatFound = ({ path, line, text }: FoundText): string => `${path}:${line}: ${text}`;

/** Reads a file; in an Astro file all but TypeScript is replaced by blanks, so that line numbers stay the same. */
const codeOf = (path: string): string => {
  const text = readText(path);
  if (!path.endsWith('.astro')) return text;
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  const [, fence = '', code = '', rest = ''] = /^(---\n)([\s\S]*?\n)(---\n[\s\S]*)$/.exec(text) ?? ['', '', '', text];
  const scripts = rest.replace(
    /([\s\S]*?)(<script(?![^>]*set:html)[^>]*>([\s\S]*?)<\/script>|$)/g,
    (_, before: string, tag: string, script?: string) =>
      script === undefined
        ? blank(before + tag)
        : blank(before) + blank(tag.slice(0, tag.indexOf('>') + 1)) + script + blank('</script>'),
  );
  return blank(fence) + code + scripts;
};

const parsed = new Map<string, ts.SourceFile>();

const sourceOf = (path: string): ts.SourceFile => {
  const known = parsed.get(path);
  if (known) return known;
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : path.endsWith('.mjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, codeOf(path), ts.ScriptTarget.Latest, true, kind);
  parsed.set(path, source);
  return source;
};

const lineAt = (source: ts.SourceFile, position: number): number =>
  source.getLineAndCharacterOfPosition(position).line + 1;

/** Lists the names that a file declares and exports, each once, even if it is both a type and a value. */
export function listExports(path: string): readonly FoundText[] {
  const source = sourceOf(path);
  const found = new Map<string, FoundText>();
  const add = (name: ts.Node) => {
    const text = name.getText(source);
    if (!found.has(text)) found.set(text, { path, line: lineAt(source, name.getStart(source)), text });
  };
  const addBinding = (name: ts.BindingName): void => {
    if (ts.isIdentifier(name)) add(name);
    else for (const element of name.elements) if (ts.isBindingElement(element)) addBinding(element.name);
  };
  for (const statement of source.statements) {
    // Names re-exported from another file belong to that file.
    if (ts.isExportDeclaration(statement) && !statement.moduleSpecifier && statement.exportClause)
      if (ts.isNamedExports(statement.exportClause)) for (const { name } of statement.exportClause.elements) add(name);
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) continue;
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations) addBinding(name);
    else if ('name' in statement && statement.name) add(statement.name as ts.Node);
  }
  return [...found.values()];
}

/** Lists the comments of a file, in order. */
const commentsOf = (source: ts.SourceFile): readonly ts.CommentRange[] => {
  const text = source.text;
  const ranges = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    for (const range of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) ranges.set(range.pos, range);
    for (const range of ts.getTrailingCommentRanges(text, node.end) ?? []) ranges.set(range.pos, range);
    // Two slashes inside markup are text.
    if (ts.isJsxText(node)) return;
    node.forEachChild(visit);
  };
  visit(source);
  const inJsxText = jsxTextOf(source);
  return [...ranges.values()]
    .filter(({ pos }) => !inJsxText.some(([from, to]) => pos >= from && pos < to))
    .sort((a, b) => a.pos - b.pos);
};

/** Lists the first line of each comment; of consecutive line comments, only the first. */
export function listComments(path: string): readonly FoundText[] {
  const source = sourceOf(path);
  const text = source.text;
  let end = -1;
  const found: FoundText[] = [];
  for (const range of commentsOf(source)) {
    const isLine = range.kind === ts.SyntaxKind.SingleLineCommentTrivia;
    const goesOn = isLine && /^\r?\n[ \t]*$/.test(text.slice(end, range.pos)) && end >= 0;
    end = isLine ? range.end : -1;
    if (goesOn) continue;
    const words = text
      .slice(range.pos, range.end)
      .replace(/^\/\*\*?|^\/\/|\*\/$/g, '')
      .replace(/^\s*\*?\s*/, '')
      .split('\n')[0]!
      .trim();
    found.push({ path, line: lineAt(source, range.pos), text: words });
  }
  return found;
}

/** A doc comment, with the first line of code below it (empty at the end of a file). */
export interface DocComment extends FoundText {
  readonly code: string;
}

/** Lists the doc comments of a file, each whole, its lines without their stars. */
export const listDocComments = (path: string): readonly DocComment[] => {
  const source = sourceOf(path);
  const { text } = source;
  return commentsOf(source)
    .filter(({ pos }) => text.startsWith('/**', pos))
    .map(({ pos, end }) => ({
      path,
      line: lineAt(source, pos),
      text: text
        .slice(pos + 3, end - 2)
        .split('\n')
        .map((line) => line.replace(/^\s*\* ?/, '').trim())
        .join('\n')
        .trim(),
      code: firstCodeLine(text.slice(end)),
    }));
};

/** The first line that is neither blank nor a comment on one line. */
const firstCodeLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !/^(\/\/|\/\*.*\*\/$)/.test(line)) ?? '';

const jsxTextOf = (source: ts.SourceFile): readonly (readonly [number, number])[] => {
  const found: [number, number][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push([node.pos, node.end]);
    node.forEachChild(visit);
  };
  visit(source);
  return found;
};

/** Lists the titles of tests, each after the titles of its groups. */
export function listTestTitles(path: string): readonly FoundText[] {
  const source = sourceOf(path);
  const found: FoundText[] = [];
  const rootOf = (node: ts.Expression): string =>
    ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)
      ? rootOf(node.expression)
      : ts.isTaggedTemplateExpression(node)
        ? rootOf(node.tag)
        : node.getText(source);
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    let inside = groups;
    if (ts.isCallExpression(node)) {
      const [title, body] = node.arguments;
      const name = rootOf(node.expression);
      const isCalled = body !== undefined && node.arguments.length >= 2;
      if (isCalled && title && /^(describe|test|it)$/.test(name) && isText(title)) {
        const text = title
          .getText(source)
          .slice(1, -1)
          .replace(/\$\{[^}]*\}/g, '%s')
          .replace(/\\(['"`])/g, '$1');
        if (name === 'describe') inside = [...groups, text];
        else found.push({ path, line: lineAt(source, title.getStart(source)), text: [...groups, text].join(' › ') });
      }
    }
    node.forEachChild((child) => visit(child, inside));
  };
  visit(source, []);
  return found;
}

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/**
 * Splits a name into lower-case words: `JigCloth.test.tsx`, `jig-cloth` and `JIG_CLOTH` all begin with `jig`, `cloth`.
 */
export const splitNameIntoWords = (name: string): readonly string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
