import { expect, test } from 'vitest';
import { EDITIONS } from '../../src/model/editions.ts';
import { listExamples } from '../../src/model/examples.ts';
import { listPlacedExamples, type PlacedExample } from '../../src/text/placed-examples.ts';
import { parseSections } from '../../src/text/tree.ts';

const games = EDITIONS.map(({ game }) => game.id);
const writtenOut = ({ example, article, step }: PlacedExample): string => `${example.id} ${article} ${step + 1}`;

test.each(games)('the edition of %s shows each of its examples once', (game) => {
  const shown = listPlacedExamples(game, 'en').map(({ example }) => example.id);
  expect(shown.toSorted()).toEqual(
    listExamples(game)
      .map(({ id }) => id)
      .sort(),
  );
});

test.each(games)('the two languages of the edition of %s show the examples at the same places and steps', (game) => {
  expect(listPlacedExamples(game, 'fr').map(writtenOut)).toEqual(listPlacedExamples(game, 'en').map(writtenOut));
});

test.each(games)('each example of %s stands under an article that it was made to show or carries out', (game) => {
  const strangers = listPlacedExamples(game, 'en').filter(
    ({ example, article }) =>
      !example.articles.includes(article) &&
      !example.played.steps.some(({ events }) => events.some(({ cite }) => cite === article)),
  );
  expect(strangers.map(writtenOut)).toEqual([]);
});

test('each payout is shown at the step that pays it', () => {
  const shown = (game: string, id: string): PlacedExample =>
    listPlacedExamples(game, 'en').find(({ example }) => example.id === id)!;
  const paid = ({ example, article, step }: PlacedExample) =>
    example.played.steps[step]!.events.filter(({ cite, counters }) => cite === article && counters).map(
      ({ from, to, counters }) => `${from} ${to} ${counters}`,
    );
  expect(paid(shown('nain-jaune', 'nain-opera'))).toContain('B A 216');
  expect(shown('lindor', 'lindor-opera').example.played.steps[shown('lindor', 'lindor-opera').step]!.toMove).toBe(-1);
});

test('an example before the first article of its section is refused', () => {
  expect(() => parseSections('## One\n\n<Example id="nain-opera" />\n', 'a.mdx')).toThrow(
    'a.mdx: the example nain-opera stands under no article',
  );
});

test('an example without an id is refused', () => {
  const mdx = '## One\n\n<Article slug="a">\n\nWords.\n\n</Article>\n\n<Example step="2" />\n';
  expect(() => parseSections(mdx, 'a.mdx')).toThrow('a.mdx: <Example> needs id="…"');
});
