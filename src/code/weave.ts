/** The woven edition: the articles in their order, each with the code that carries it out. */
import ts from 'typescript';
import type { Edition } from '../model/editions.ts';
import { type CodeUnit, dedent, type LineRange, linesOf, listUnits } from './passages.ts';
import { listRulesFiles, listRulesTexts, type RulesFile } from './rules-files.ts';
import { isApparatus, isMemory, isNotation, isUnusedMember, reachArticles, spreadArticles } from './serving.ts';

/** Lines of a rules file that carry out an article. */
export interface WovenLines extends LineRange {
  readonly file: RulesFile;
  /** The article at which they are printed, if others name them too. */
  readonly at: string;
  readonly text: string;
  /** The articles that the lines name, each with the line of the file. */
  readonly mentions: readonly { readonly id: string; readonly line: number }[];
}

/** Name of the files that state what a game is, for its sheet. */
const FACTS = 'facts';

const keyOf = ({ path }: RulesFile, { from, to }: LineRange): string => `${path} ${from} ${to}`;

/** The statements of an edition’s rules files by the articles that they name. */
const listStatements = (edition: Edition) =>
  listRulesFiles(edition).flatMap((file) =>
    file.passages.flatMap((passage) =>
      passage.mentions.flatMap(({ id, statements }) => statements.map((range) => ({ id, file, passage, range }))),
    ),
  );

/**
 * Lists the lines that carry out each article of an edition: those that are printed at the article, then those that are
 * printed at another. Lines about the game as a whole (`facts.ts`) belong to the articles that no other lines name.
 */
export const weaveEdition = (edition: Edition): ReadonlyMap<string, readonly WovenLines[]> => {
  const order = Object.keys(edition.game.articles);
  const statements = listStatements(edition);
  const isPlayed = (id: string): boolean => statements.some((it) => it.id === id && it.file.name !== FACTS);
  const told = statements.filter(({ id, file }) => file.name !== FACTS || !isPlayed(id));
  const first = new Map<string, string>();
  for (const id of order)
    for (const it of told) {
      const key = keyOf(it.file, it.range);
      if (it.id === id && !first.has(key)) first.set(key, id);
    }
  return new Map(
    order.map((id) => [
      id,
      told
        .filter((it) => it.id === id)
        .map(({ file, passage, range: { from, to } }) => ({
          file,
          from,
          to,
          at: first.get(keyOf(file, { from, to }))!,
          text: dedent(
            passage.text
              .split('\n')
              .slice(from - passage.from, to - passage.from + 1)
              .join('\n'),
          ),
          mentions: passage.mentions.filter(({ line }) => line >= from && line <= to),
        }))
        .sort((a, b) => Number(b.at === id) - Number(a.at === id)),
    ]),
  );
};

/** Counts the lines of some ranges. */
export const countLines = (ranges: readonly LineRange[]): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0);

/** Reasons for which code serves no article: it is memory of the table, notation, or is asked from outside the rules. */
export const UNNAMED_KINDS = ['memory', 'notation', 'asked'] as const;

/** Code that names no article: lines of a file, and the articles that it serves, or the reason why it serves none. */
export interface ServingCode extends LineRange {
  readonly path: string;
  readonly name: string;
  /** The articles of the code that uses it, or that it uses. */
  readonly serves: readonly string[];
  readonly why: (typeof UNNAMED_KINDS)[number] | undefined;
}

const findReason = (unit: CodeUnit, serves: number): ServingCode['why'] => {
  if (isMemory(unit)) return 'memory';
  if (isNotation(unit)) return 'notation';
  return serves > 0 ? undefined : 'asked';
};

/** Lists the code of an edition’s rules files that names no article, in the order of the files. */
export const listServingCode = (edition: Edition): readonly ServingCode[] => {
  const ids = new Set(Object.keys(edition.game.articles));
  const units = listRulesTexts(edition).flatMap(({ path, text, aliases }) =>
    listUnits(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true), ids, aliases),
  );
  const serves = spreadArticles(units);
  const reach = reachArticles(units);
  return units
    .filter((unit) => unit.named.length === 0 && !isUnusedMember(unit, units))
    .map((unit) => {
      const { from, to } = linesOf(unit.node, unit.node.getSourceFile().text);
      const served = new Set(isApparatus(unit) ? [] : [...serves.get(unit.node)!, ...reach.get(unit.node)!]);
      const path = unit.node.getSourceFile().fileName;
      const inOrder = [...ids].filter((id) => served.has(id));
      return { path, name: unit.name, from, to, serves: inOrder, why: findReason(unit, inOrder.length) };
    });
};
