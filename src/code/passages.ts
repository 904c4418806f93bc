/**
 * Passages of a rules file that execute articles: cut from its text at build, so that pages show the code that the
 * engine runs. A passage is the smallest piece of code that names an article: a member of a class, a function in an
 * object, or a statement of the file. It names an article by its id in a comment, or cites it in a string.
 */
import ts from 'typescript';

/** Lines of a file, 1-based, the last included. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** An article named in a passage. */
export interface ArticleMention {
  readonly id: string;
  /** The line of the file (1-based) on which the passage first names the article. */
  readonly line: number;
  /** The statements that name it, in order; the whole passage if the comment above it does. */
  readonly statements: readonly LineRange[];
}

/** Lines of a file that together execute one or more articles. */
export interface CodePassage extends LineRange {
  /** The text of the lines, without their common indentation. */
  readonly text: string;
  /** The articles that the passage names, in the order of its lines. */
  readonly mentions: readonly ArticleMention[];
}

/** Articles that a file cites by an alias: `articles.talon` stands for `AC60.talon`. */
export type ArticleAliases = Readonly<Record<string, string>>;

/** A file of the rules of a game, and the names by which it cites the articles of that game. */
export interface RulesText {
  readonly path: string;
  readonly text: string;
  readonly aliases: ArticleAliases;
}

/**
 * Selects the rules files of a game, then those of its family, from files of `engine/games/` by their paths. Only files
 * of a family have aliases, which the game's own files define.
 */
export const selectRulesTexts = (
  game: string,
  ids: ReadonlySet<string>,
  files: readonly (readonly [path: string, text: string])[],
): readonly RulesText[] => {
  const own = files.filter(([path]) => path.startsWith(`engine/games/${game}/`));
  const families = files.filter(
    ([path]) => /-family\//.test(path) && own.some(([, text]) => text.includes(path.replace('engine/games/', '../'))),
  );
  const aliases = Object.assign({}, ...own.map(([, text]) => parseArticleAliases(text, ids)));
  return [
    ...own.map(([path, text]) => ({ path, text, aliases: {} })),
    ...families.map(([path, text]) => ({ path, text, aliases })),
  ];
};

/** Matches a full id, `AC60.hoc.king`, or a short form that continues the id before it, `.hoc.paid`. */
const NAMED = /(?<![\w.'])(?:[A-Z]+\d+(?:\.[a-z\d]+(?:-[a-z\d]+)*)+|(?:\.[a-z\d]+(?:-[a-z\d]+)*)+(?![(\w]))/g;

/**
 * Lists the passages of a TypeScript file, in order, that name one of the articles in `ids`. `aliases` are the names
 * that a family's file uses for the articles of the current game.
 */
export const listPassages = (
  text: string,
  ids: ReadonlySet<string>,
  aliases: ArticleAliases = {},
): readonly CodePassage[] => {
  const file = ts.createSourceFile('rules.ts', text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  return file.statements.flatMap(unitsOf).flatMap((unit) => {
    const first = above(unit, text)[0]?.pos ?? unit.getStart();
    const last = ts.getTrailingCommentRanges(text, unit.end)?.at(-1)?.end ?? unit.end;
    const whole = { from: lineAt(first), to: lineAt(last) };
    const mentions = new Map<string, ArticleMention>();
    const mention = (id: string, position: number, statement: LineRange) => {
      const { line = lineAt(position), statements = [] } = mentions.get(id) ?? {};
      mentions.set(id, { id, line, statements: addLines(statements, statement) });
    };
    const mentionWithin = ([id, position]: readonly [string, number]) =>
      mention(id, position, linesOf(statementAt(unit, position, text) ?? unit, text));
    for (const range of above(unit, text))
      for (const [id, position] of namedIn(range, text, ids)) mention(id, position, whole);
    for (const range of commentsWithin(unit, text)) namedIn(range, text, ids).forEach(mentionWithin);
    citedIn(unit, ids, aliases).forEach(mentionWithin);
    if (mentions.size === 0) return [];
    return [
      {
        ...whole,
        text: dedent(text.slice(file.getPositionOfLineAndCharacter(whole.from - 1, 0), last)),
        mentions: [...mentions.values()].sort((a, b) => a.line - b.line),
      },
    ];
  });
};

/** A unit of a rules file: a passage if it names an article, else a part that serves the passages that use it. */
export interface CodeUnit {
  readonly node: ts.Node;
  /** The name by which other units refer to it; empty if it has none. */
  readonly name: string;
  /** The articles that it names, each as often as it does, with the position of the name in the text. */
  readonly named: readonly (readonly [id: string, position: number])[];
}

/** Lists all units of a file, in order, also those that name no article. */
export const listUnits = (
  file: ts.SourceFile,
  ids: ReadonlySet<string>,
  aliases: ArticleAliases = {},
): readonly CodeUnit[] =>
  file.statements.flatMap(unitsOf).map((node) => ({
    node,
    name: nameOf(node),
    named: [
      ...[...above(node, file.text), ...commentsWithin(node, file.text)].flatMap((range) =>
        namedIn(range, file.text, ids),
      ),
      ...citedIn(node, ids, aliases),
    ],
  }));

/** Reads the aliases defined by an object of the file: `talon` for `AC60.talon` in `{ talon: 'AC60.talon' }`. */
export const parseArticleAliases = (text: string, ids: ReadonlySet<string>): ArticleAliases => {
  const file = ts.createSourceFile('rules.ts', text, ts.ScriptTarget.Latest, true);
  const found: Record<string, string> = {};
  for (const statement of file.statements)
    for (const object of objectsOf(statement))
      for (const property of object.properties)
        if (
          ts.isPropertyAssignment(property) &&
          ts.isIdentifier(property.name) &&
          ts.isStringLiteral(property.initializer) &&
          ids.has(property.initializer.text)
        )
          found[property.name.text] = property.initializer.text;
  return found;
};

/** Lists the ids in a file's comments that are not in `ids`: typing errors. */
export const findUnknownIds = (text: string, ids: ReadonlySet<string>): readonly string[] => {
  const file = ts.createSourceFile('rules.ts', text, ts.ScriptTarget.Latest, true);
  return commentsWithin(file, text).flatMap(({ pos, end }) =>
    [...text.slice(pos, end).matchAll(NAMED)].flatMap(([name]) =>
      !name.startsWith('.') && !ids.has(name) ? [name] : [],
    ),
  );
};

const objectsOf = (statement: ts.Statement): ts.ObjectLiteralExpression[] =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.flatMap(({ initializer }) =>
        initializer && ts.isObjectLiteralExpression(initializer) ? [initializer] : [],
      )
    : [];

const isFunction = (property: ts.ObjectLiteralElementLike): boolean =>
  ts.isMethodDeclaration(property) ||
  (ts.isPropertyAssignment(property) &&
    (ts.isArrowFunction(property.initializer) || ts.isFunctionExpression(property.initializer)));

/** Lists the parts of a statement that can be passages of their own. */
const unitsOf = (statement: ts.Statement): readonly ts.Node[] => {
  if (ts.isImportDeclaration(statement) || ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return [];
  if (ts.isClassDeclaration(statement)) return statement.members;
  const functions = objectsOf(statement).flatMap(({ properties }) => properties.filter(isFunction));
  return functions.length > 0 ? functions : [statement];
};

/** Lines of a node, with the comments above it and after its end. */
export const linesOf = (node: ts.Node, text: string): LineRange => {
  const file = node.getSourceFile();
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  return {
    from: lineAt(above(node, text)[0]?.pos ?? node.getStart()),
    to: lineAt(ts.getTrailingCommentRanges(text, node.end)?.at(-1)?.end ?? node.end),
  };
};

/** Adds a range of lines to others; one that lies within another is left out. */
const addLines = (ranges: readonly LineRange[], added: LineRange): readonly LineRange[] => {
  const within = (one: LineRange, other: LineRange) => one.from >= other.from && one.to <= other.to;
  if (ranges.some((range) => within(added, range))) return ranges;
  return [...ranges.filter((range) => !within(range, added)), added].sort((a, b) => a.from - b.from);
};

/** The smallest statement or property of a unit that a position lies in, or in a comment of it. */
const statementAt = (unit: ts.Node, position: number, text: string): ts.Node | undefined => {
  let found: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    const end = ts.getTrailingCommentRanges(text, node.end)?.at(-1)?.end ?? node.end;
    if (node.getFullStart() > position || end <= position) return;
    if ((ts.isStatement(node) && !ts.isBlock(node)) || ts.isPropertyAssignment(node)) found = node;
    node.forEachChild(visit);
  };
  unit.forEachChild(visit);
  return found;
};

const nameOf = (unit: ts.Node): string => {
  if (ts.isVariableStatement(unit)) return unit.declarationList.declarations[0]?.name.getText() ?? '';
  if (ts.isConstructorDeclaration(unit)) return 'constructor';
  return (unit as ts.NamedDeclaration).name?.getText() ?? '';
};

const above = (unit: ts.Node, text: string): readonly ts.CommentRange[] =>
  ts.getLeadingCommentRanges(text, unit.getFullStart()) ?? [];

/** Lists the comments inside a node and after its last line, not those above it. */
const commentsWithin = (unit: ts.Node, text: string): readonly ts.CommentRange[] => {
  const found = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    if (node.getChildCount() > 0) {
      for (const child of node.getChildren()) visit(child);
      return;
    }
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ];
    for (const range of ranges) found.set(range.pos, range);
  };
  visit(unit);
  if (!ts.isSourceFile(unit)) for (const { pos } of above(unit, text)) found.delete(pos);
  return [...found.values()].sort((a, b) => a.pos - b.pos);
};

/**
 * Lists the articles named in a comment, with their positions; a short form is completed from the full id before it.
 */
const namedIn = ({ pos, end }: ts.CommentRange, text: string, ids: ReadonlySet<string>): [string, number][] => {
  let full: readonly string[] = [];
  return [...text.slice(pos, end).matchAll(NAMED)].flatMap(({ 0: name, index }): [string, number][] => {
    if (!name.startsWith('.')) {
      full = name.split('.');
      return ids.has(name) ? [[name, pos + index]] : [];
    }
    for (let shared = full.length; shared > 0; shared--) {
      const id = full.slice(0, shared).join('.') + name;
      if (ids.has(id)) return [[id, pos + index]];
    }
    return [];
  });
};

/** True if an identifier is the name of a property: `deal` in `words.deal` and in `{ deal: 1 }`. */
const isMemberName = (node: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node);

/**
 * Lists the articles that a passage cites in strings, or by an alias. A table of readings is excluded, since it only
 * lists disputed points.
 */
const citedIn = (unit: ts.Node, ids: ReadonlySet<string>, aliases: ArticleAliases): [string, number][] => {
  const found: [string, number][] = [];
  const alias = (name: string, at: ts.Node) => {
    const id = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
    if (id) found.push([id, at.getStart()]);
  };
  const areArticles = (node: ts.Node | undefined) => node !== undefined && /articles$/i.test(node.getText());
  /** Names of the unit for articles: `deal` in `const { deal } = this.#articles`. */
  const locals = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'article') return;
    if (ts.isStringLiteral(node) && ids.has(node.text)) found.push([node.text, node.getStart()]);
    if (ts.isPropertyAccessExpression(node) && areArticles(node.expression)) alias(node.name.text, node.name);
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && areArticles(node.initializer)) {
      for (const { name, propertyName } of node.name.elements)
        locals.set(name.getText(), (propertyName ?? name).getText());
      return;
    }
    if (ts.isIdentifier(node) && locals.has(node.text) && !isMemberName(node)) alias(locals.get(node.text)!, node);
    node.forEachChild(visit);
  };
  visit(unit);
  return found;
};

/** Takes the indentation that all lines share from each of them. */
export const dedent = (text: string): string => {
  const lines = text.split('\n');
  const margin = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(margin)).join('\n');
};
