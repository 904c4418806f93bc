/** Tests the code shown beside the articles, which is cut from the engine’s own files. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { findUnknownIds, listPassages, parseArticleAliases } from '../../src/code/passages.ts';

const IDS = new Set(['X90.deal', 'X90.deal.right', 'X90.hoc', 'X90.hoc.paid', 'X90.pool']);

const FILE = `import { type Card } from './cards.ts';

const FINES = { deal: 'X90.deal', hoc: 'X90.hoc' };

export const game = {
  seats: 4,
  // X90.pool: whoever is left.
  pool: (seats) => seats,
};

/** The table. */
export class Table {
  readonly seats = 4;

  // X90.deal: one by one; .right: from the right.
  deal() {
    this.begin();
  }

  silent() {
    return this.seats;
  }

  hoc(seat) {
    // X90.hoc.paid: by each.
    this.pay(1, 'X90.hoc');
  }
}
`;

const cut = (text: string) => listPassages(text, IDS);

describe('a passage of code', () => {
  test('is a class member, an object function or a statement that names an article', () => {
    expect(cut(FILE).map(({ from, to }) => [from, to])).toEqual([
      [3, 3],
      [7, 8],
      [15, 18],
      [24, 27],
    ]);
  });

  test('lists the articles named in comments above, comments inside and strings, each with its line', () => {
    expect(cut(FILE).at(2)?.mentions).toEqual([
      { id: 'X90.deal', line: 15, statements: [{ from: 15, to: 18 }] },
      { id: 'X90.deal.right', line: 15, statements: [{ from: 15, to: 18 }] },
    ]);
    expect(cut(FILE).at(3)?.mentions).toEqual([
      { id: 'X90.hoc.paid', line: 25, statements: [{ from: 25, to: 26 }] },
      { id: 'X90.hoc', line: 26, statements: [{ from: 25, to: 26 }] },
    ]);
  });

  test('has the smallest statements that name an article, of which one within another counts once', () => {
    const [passage] = cut(`function settle(table) {
  if (table.pool > 0) {
    table.pay('X90.pool');
    table.pay('X90.hoc'); // X90.pool: again.
  }
  // X90.hoc
  for (const seat of table.seats) pay(seat, 'X90.hoc');
}
`);
    expect(
      passage?.mentions.map(({ id, statements }) => [id, statements.map(({ from, to }) => `${from}-${to}`)]),
    ).toEqual([
      ['X90.pool', ['3-3', '4-4']],
      ['X90.hoc', ['4-4', '6-7']],
    ]);
  });

  test('is the file’s own text at the left margin, and changes with it', () => {
    expect(cut(FILE).at(3)?.text).toBe("hoc(seat) {\n  // X90.hoc.paid: by each.\n  this.pay(1, 'X90.hoc');\n}");
    const changed = FILE.replace('this.pay(1,', 'this.pay(2,');
    expect(cut(changed).at(3)?.text).toContain("this.pay(2, 'X90.hoc');");
    expect(cut(`// A line more.\n${FILE}`).at(3)?.from).toBe(25);
  });

  test('is absent for a table of readings, which only states the dispute', () => {
    expect(cut("export const readings = { hoc: { values: ['paid'], article: 'X90.hoc' } };\n")).toEqual([]);
  });

  test('may cite an article by the name its family of games uses', () => {
    const aliases = parseArticleAliases("const SITTING: Articles = { talon: 'X90.deal' };\n", IDS);
    const family = 'function lay(articles) {\n  const { talon } = articles;\n  tell(talon);\n}\n';
    expect(listPassages(family, IDS, aliases)[0]?.mentions).toEqual([
      { id: 'X90.deal', line: 3, statements: [{ from: 3, to: 3 }] },
    ]);
    expect(listPassages(family, IDS)).toEqual([]);
  });
});

const ENGINE = new URL('../../engine/games/', import.meta.url);
/** Files in a game’s folder that hold no rules. */
const NOT_RULES = ['articles.ts', 'book.ts', 'questions.ts', 'search.ts'];
const filesOf = (folder: string) =>
  readdirSync(new URL(`${folder}/`, ENGINE))
    .filter((file) => file.endsWith('.ts') && !NOT_RULES.includes(file))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, ENGINE), 'utf8'));
const FAMILIES = readdirSync(ENGINE).filter((folder) => folder.endsWith('-family'));

describe.each(GAMES.map((game) => [game.id, game] as const))('the code of %s', (id, game) => {
  const ids = new Set(Object.keys(game.articles));
  const own = filesOf(id);
  const aliases = Object.assign({}, ...own.map((text) => parseArticleAliases(text, ids)));
  const passages = [...own, ...FAMILIES.flatMap(filesOf)].flatMap((text) => listPassages(text, ids, aliases));
  const named = new Set(passages.flatMap(({ mentions }) => mentions.map((mention) => mention.id)));

  test('names every article the table obeys', () => {
    const obeyed = Object.entries(game.articles).filter(([, { carried }]) =>
      ['played', 'refused', 'set-up'].includes(carried),
    );
    expect(obeyed.length).toBeGreaterThan(10);
    expect(obeyed.map(([article]) => article).filter((article) => !named.has(article))).toEqual([]);
  });

  test('names no missing article in its comments', () => {
    expect(own.flatMap((text) => findUnknownIds(text, ids))).toEqual([]);
    expect(findUnknownIds('// X90.nowhere: nothing.\nconst a = 1;\n', IDS)).toEqual(['X90.nowhere']);
  });

  test('is cut into passages of readable length', () => {
    expect(passages.filter(({ from, to }) => to - from > 45)).toEqual([]);
  });
});
