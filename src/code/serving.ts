/** Code that names no article: it serves the code that uses it, or it keeps the table. */
import ts from 'typescript';
import type { CodeUnit } from './passages.ts';

/** Lists the names that occur in a node. */
export const listNames = (node: ts.Node): ReadonlySet<string> => {
  const names = new Set<string>();
  const visit = (at: ts.Node): void => {
    if (ts.isIdentifier(at) || ts.isPrivateIdentifier(at)) names.add(at.text);
    at.forEachChild(visit);
  };
  visit(node);
  return names;
};

/** Lists the articles that units without names of their own serve: those of the units that use them, in any file. */
export const spreadArticles = (units: readonly CodeUnit[]): ReadonlyMap<ts.Node, ReadonlySet<string>> => {
  const serves = new Map(units.map(({ node, named }) => [node, new Set(named.map(([id]) => id))]));
  const uses = units.map(({ node }) => listNames(node));
  const bare = units.filter(({ node, name }) => name !== '' && serves.get(node)!.size === 0);
  for (let changed = true; changed; ) {
    changed = false;
    for (const unit of bare) {
      const own = serves.get(unit.node)!;
      const before = own.size;
      for (const [i, user] of units.entries())
        if (user !== unit && uses[i]!.has(unit.name)) for (const id of serves.get(user.node)!) own.add(id);
      if (own.size > before) changed = true;
    }
  }
  return serves;
};

/** True if a unit is a function or a method, not a constant. */
export const isFunctionUnit = ({ node, name }: CodeUnit): boolean => {
  if (name === '' || ts.isPropertyDeclaration(node)) return false;
  if (!ts.isVariableStatement(node)) return true;
  const value = node.declarationList.declarations[0]?.initializer;
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));
};

/** Lists the articles of each unit and of all that it uses, however far. */
export const reachArticles = (units: readonly CodeUnit[]): ReadonlyMap<ts.Node, ReadonlySet<string>> => {
  const reach = new Map(units.map(({ node, named }) => [node, new Set(named.map(([id]) => id))]));
  const used = units.map((unit) => {
    const names = listNames(unit.node);
    return units.filter((other) => other !== unit && isFunctionUnit(other) && names.has(other.name));
  });
  for (let changed = true; changed; ) {
    changed = false;
    for (const [i, { node }] of units.entries()) {
      const own = reach.get(node)!;
      const before = own.size;
      for (const other of used[i]!) for (const id of reach.get(other.node)!) own.add(id);
      if (own.size > before) changed = true;
    }
  }
  return reach;
};

/** True if a unit is the memory of a table: its fields, and the members that set them up and copy them. */
export const isMemory = ({ name, node }: CodeUnit): boolean =>
  name === 'constructor' || name === 'copyFrom' || ts.isPropertyDeclaration(node);

/** True if a unit reads or writes the notation of moves. */
export const isNotation = ({ name }: CodeUnit): boolean => name === 'formatMove' || name === 'parseMove';

/** True if a unit is a member that only the games of its family can call, and none of these units does. */
export const isUnusedMember = ({ node, name }: CodeUnit, units: readonly CodeUnit[]): boolean =>
  ts.isMethodDeclaration(node) &&
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ProtectedKeyword) === true &&
  units.every((other) => other.node === node || !listNames(other.node).has(name));

/** True if a unit serves no rule: it keeps the table, or reads and writes notation. */
export const isApparatus = (unit: CodeUnit): boolean => isMemory(unit) || isNotation(unit);
