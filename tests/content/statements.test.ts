/** Statements side by side: complete, each article in the column of its own text, and typeset in its language. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { ALIGNMENTS } from '../../src/model/statements.ts';
import { englishFaults, frenchFaults } from './read.ts';

/** The definition of each column: by the place of an article, or of the retelling that has it. */
const COLUMNS: Readonly<Record<string, (article: { place: string; via?: string | undefined }) => boolean>> = {
  'nain-jaune no41': ({ place }) => place === '41',
  'nain-jaune no42': ({ place }) => place === '42',
  'nain-jaune lalanne': ({ via }) => via?.startsWith('I.') ?? false,
  'lindor lindor': ({ via }) => /^II?\./.test(via ?? ''),
  'chat-qui-dort dialogue': ({ place }) => place === '179' || place === '180',
  'chat-qui-dort lalanne': ({ via }) => via?.startsWith('Lalanne') ?? false,
};

test('there is a set of statements on Nain jaune in four columns, and one on the cat in two', () => {
  expect(ALIGNMENTS.map(({ name, columns }) => [name, columns.length]).toSorted()).toEqual([
    ['chat-qui-dort', 2],
    ['nain-jaune', 4],
  ]);
});

describe.each(ALIGNMENTS)('the statements of $name', ({ columns, points, en, fr }) => {
  test.each(columns.map((column, i) => [column, i] as const))(
    'have exactly the articles that belong in the column %o',
    (column, i) => {
      const belongs = COLUMNS[`${column.game} ${column.id}`]!;
      const game = GAMES.find(({ id }) => id === column.game)!;
      const own = Object.entries(game.articles).flatMap(([id, article]) => (belongs(article) ? [id] : []));
      const set = new Set(points.flatMap(({ cells }) => cells[i]!.map(({ id }) => id)));
      expect(own.length).toBeGreaterThan(8);
      expect([...set].toSorted()).toEqual(own.toSorted());
    },
  );

  test('have a source that speaks at every point, and a silent one at some', () => {
    for (const { title, cells } of points) {
      expect(cells.flat().length, title.en).toBeGreaterThan(0);
      expect(cells.length, title.en).toBe(columns.length);
    }
    expect(points.some(({ cells }) => cells.some((cell) => cell.length === 0))).toBe(true);
  });

  test('follow the typography of their languages', () => {
    const all = { en: [en.title, en.lede, en.description], fr: [fr.title, fr.lede, fr.description] };
    expect([...all.en, ...points.map(({ title }) => title.en)].flatMap(englishFaults)).toEqual([]);
    expect([...all.fr, ...points.map(({ title }) => title.fr)].flatMap(frenchFaults)).toEqual([]);
  });
});
