/**
 * Mutants of the rules files: one small change each, of an operator, a constant, a condition, a statement or the order of
 * two. A file is loaded once with all its mutants, each behind a number; the run decides which one is on. Each mutant is
 * bound to the articles that the code nearest to it names.
 */
import ts from 'typescript';
import { type CodeUnit, listUnits, type RulesText } from '../../src/code/passages.ts';
import { isApparatus, isFunctionUnit, listNames, reachArticles, spreadArticles } from '../../src/code/serving.ts';

/** A mutant of a rules file. */
export interface Mutant {
  /** Path of the file in the repository. */
  readonly path: string;
  /** The line of the change, 1-based. */
  readonly line: number;
  /** Name of the function, method or constant that is changed; empty for a statement of the file. */
  readonly member: string;
  readonly from: string;
  readonly to: string;
  /** The articles named nearest to the change; empty if its unit serves no article. */
  readonly bound: readonly string[];
  /** True if the code runs once when the file is loaded. */
  readonly atLoad: boolean;
}

/** Name of the object that an instrumented file reads: the number of the mutant that is on, and the turns of its loops. */
export const SWITCH = '__audit';

const OTHER_OPERATOR: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '+',
  [ts.SyntaxKind.SlashToken]: '*',
  [ts.SyntaxKind.PercentToken]: '*',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusEqualsToken]: '-=',
  [ts.SyntaxKind.MinusEqualsToken]: '+=',
};
/** The opposite of a comparison with 0: nothing, which is -1, is told from everything else. */
const OTHER_SIGN: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '<',
};
const OTHER_METHOD: Readonly<Record<string, string>> = { max: 'min', min: 'max', some: 'every', every: 'some' };

const isZero = (node: ts.Node): boolean => ts.isNumericLiteral(node) && node.text === '0';

/** Returns the changed text of an expression; `undefined` if it is not changed. */
const mutateExpression = (node: ts.Node): string | undefined => {
  const text = node.getText();
  const file = node.getSourceFile().text;
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const other = (isZero(node.right) && OTHER_SIGN[kind]) || OTHER_OPERATOR[kind];
    return (
      other &&
      `${file.slice(node.getStart(), node.operatorToken.getStart())}${other}${file.slice(node.operatorToken.end, node.end)}`
    );
  }
  if (
    ts.isNumericLiteral(node) &&
    isZero(node) &&
    ts.isBinaryExpression(node.parent) &&
    OTHER_SIGN[node.parent.operatorToken.kind]
  )
    return undefined;
  if (ts.isNumericLiteral(node)) return String(Number(text.replaceAll('_', '')) + 1);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 'false';
  if (node.kind === ts.SyntaxKind.FalseKeyword) return 'true';
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return node.operand.getText();
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name } = node.expression;
    const other = OTHER_METHOD[name.text];
    return other && `${file.slice(node.getStart(), name.getStart())}${other}${file.slice(name.end, node.end)}`;
  }
  return undefined;
};

/** True if a node decides a branch and is not changed otherwise. */
const isBareCondition = (node: ts.Node): boolean => {
  const { parent } = node;
  return (
    (ts.isIfStatement(parent) && parent.expression === node) ||
    (ts.isConditionalExpression(parent) && parent.condition === node)
  );
};

/** True if an expression may be put in parentheses here: it is a value, neither a name nor a type. */
const isValue = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent) || ts.isPropertyDeclaration(parent))
    if (parent.name === node) return false;
  if (ts.isLiteralTypeNode(parent) || ts.isTypeNode(node)) return false;
  // A negative number is one constant.
  return !(
    ts.isPrefixUnaryExpression(parent) &&
    parent.operator === ts.SyntaxKind.MinusToken &&
    ts.isNumericLiteral(node)
  );
};

/** True if the code of a node runs when its file is loaded, also in a function that is called there. */
const runsAtLoad = (node: ts.Node): boolean => {
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isFunctionLike(at) && !(at.parent && ts.isCallExpression(at.parent))) return false;
    if (ts.isPropertyDeclaration(at))
      return at.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) ?? false;
  }
  return true;
};

/** The mutants of the rules files of a game, and the texts that contain them, by path. */
export interface MutatedFiles {
  readonly mutants: readonly Mutant[];
  readonly texts: ReadonlyMap<string, string>;
}

/** Puts all mutants into the rules files of a game. Mutant `i` is on if the switch has the number `i`. */
export const mutateFiles = (files: readonly RulesText[], ids: ReadonlySet<string>): MutatedFiles => {
  const parsed = files.map(({ path, text, aliases }) => {
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    return { file, units: listUnits(file, ids, aliases) };
  });
  const all = parsed.flatMap(({ units }) => units);
  const serves = spreadArticles(all);
  const reach = reachArticles(all);
  const mutants: Mutant[] = [];
  const texts = new Map<string, string>();
  for (const { file, units } of parsed) {
    const { text } = file;
    /** The unit of a node; `undefined` if it serves no rule. */
    const unitOf = (node: ts.Node): CodeUnit | undefined =>
      units.find((unit) => unit.node.pos <= node.pos && node.end <= unit.node.end && !isApparatus(unit));
    /** The articles of the units that the statement around a node uses. */
    const listUsed = (node: ts.Node, unit: CodeUnit): readonly string[] => {
      let statement = node;
      while (statement !== unit.node && !ts.isStatement(statement)) statement = statement.parent;
      if (statement === unit.node || ts.isBlock(statement)) return [];
      const names = listNames(statement);
      return all.flatMap((other) =>
        other !== unit && isFunctionUnit(other) && names.has(other.name) ? [...reach.get(other.node)!] : [],
      );
    };
    /** The articles named in the smallest part around a node that names any, and those of the parts that it uses. */
    const bind = (node: ts.Node): readonly string[] => {
      const unit = unitOf(node);
      if (!unit) return [];
      if (unit.named.length === 0) return [...new Set([...serves.get(unit.node)!, ...reach.get(unit.node)!])];
      const used = listUsed(node, unit);
      // The body of a unit is what its comment says.
      for (let at = node; at !== unit.node && at.parent !== unit.node; at = at.parent) {
        const end = ts.getTrailingCommentRanges(text, at.end)?.at(-1)?.end ?? at.end;
        const from = at.getFullStart();
        const near = unit.named.filter(([, position]) => position >= from && position < end);
        if (near.length > 0) return [...new Set([...near.map(([id]) => id), ...used])];
      }
      return [...reach.get(unit.node)!];
    };
    const add = (node: ts.Node, from: string, to: string): number => {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const short = (words: string): string => words.replace(/\s+/g, ' ').slice(0, 120);
      mutants.push({
        path: file.fileName,
        line,
        member: unitOf(node)?.name ?? '',
        from: short(from),
        to: short(to),
        bound: bind(node),
        atLoad: runsAtLoad(node),
      });
      return mutants.length - 1;
    };
    /** Returns the text of a node with all its mutants in it. */
    const render = (node: ts.Node): string => {
      let out = '';
      let at = node.getStart();
      if (
        ts.isTypeNode(node) ||
        ts.isImportDeclaration(node) ||
        ts.isInterfaceDeclaration(node) ||
        ts.isTypeAliasDeclaration(node)
      )
        return node.getText();
      const children: ts.Node[] = [];
      node.forEachChild((child) => void children.push(child));
      const pairs = ts.isBlock(node) ? pairsOf(node.statements) : new Map<ts.Node, ts.Node>();
      for (let i = 0; i < children.length; i++) {
        const child = children[i]!;
        out += text.slice(at, child.getStart());
        const next = pairs.get(child);
        if (next && unitOf(child)) {
          const id = add(child, `${child.getText()} ${next.getText()}`, `${next.getText()} ${child.getText()}`);
          out += `if(${SWITCH}.on===${id}){${next.getText()}\n${child.getText()}\n}else{${render(child)}\n${render(next)}\n}`;
          at = next.end;
          i += 1;
        } else {
          const isBody = ts.isIterationStatement(node, false) && node.statement === child;
          const isFunction = ts.isFunctionLike(node) && ts.isBlock(child);
          const count = `if(++${SWITCH}.turns>${SWITCH}.most)throw new Error('endless');`;
          if (isBody) out += `{${count}${render(child)}}`;
          else if (isFunction) out += `{${count}${render(child).slice(1)}`;
          else out += render(child);
          at = child.end;
        }
      }
      out += text.slice(at, node.end);
      if (ts.isExpressionStatement(node) && unitOf(node) && !/^super\b/.test(node.getText()))
        return `{if(${SWITCH}.on!==${add(node, node.getText(), '(nothing)')}){${out}\n}}`;
      if (!unitOf(node) || !ts.isExpression(node) || !isValue(node)) return out;
      const changed = mutateExpression(node);
      if (changed !== undefined && !isTarget(node))
        return `(${SWITCH}.on===${add(node, node.getText(), changed)}?(${changed}):(${out}))`;
      if (changed === undefined && isBareCondition(node))
        return `(${SWITCH}.on===${add(node, node.getText(), `!(${node.getText()})`)}?!(${node.getText()}):(${out}))`;
      return out;
    };
    const body = file.statements
      .map((statement) => text.slice(statement.pos, statement.getStart()) + render(statement))
      .join('');
    texts.set(file.fileName, `const ${SWITCH} = globalThis.${SWITCH};\n${body}`);
  }
  return { mutants, texts };
};

/** True if a value is assigned to this expression. */
const isTarget = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
  node.parent.operatorToken.kind <= ts.SyntaxKind.LastAssignment;

/** Pairs of statements that follow each other and can change places. */
const pairsOf = (statements: readonly ts.Statement[]): Map<ts.Node, ts.Node> => {
  const pairs = new Map<ts.Node, ts.Node>();
  for (let i = 0; i + 1 < statements.length; i++) {
    const [one, next] = [statements[i]!, statements[i + 1]!];
    if (!ts.isExpressionStatement(one) || !ts.isExpressionStatement(next)) continue;
    // Assignments that follow each other rarely depend on one another.
    if (!ts.isCallExpression(one.expression) || !ts.isCallExpression(next.expression)) continue;
    if (/^super\b/.test(one.getText())) continue;
    pairs.set(one, next);
    i += 1;
  }
  return pairs;
};
