/** The five differences of each pair: their figures are those that the engine is seen to deal and pay, their articles are the books’. */
import { describe, expect, test } from 'vitest';
import { factsOf } from '#engine/facts/facts-of.ts';
import { measure } from '#engine/facts/measure.ts';
import { gameOf } from '#engine/games.ts';
import { frenchFaults, readYaml } from './read.ts';

interface Says {
  readonly articles: readonly string[];
  readonly en: string;
  readonly fr: string;
}
interface Written {
  readonly books: readonly { readonly game: string }[];
  readonly differences: readonly { readonly name: Omit<Says, 'articles'>; readonly books: readonly [Says, Says] }[];
}

const written = (pair: string) => readYaml(`comparisons/${pair}.yaml`) as Written;
const seen = (game: string) => measure(gameOf(game)!);
const paid = (game: string, cite: string) => seen(game).paid.get(cite)!;

/** The figures that stand in what a book says of a difference, by its first article. */
const figures = (pair: string, article: string): readonly number[] => {
  const says = written(pair)
    .differences.flatMap(({ books }) => books)
    .find(({ articles }) => articles[0] === article)!;
  const [en, fr] = [says.en, says.fr].map((text) => (text.match(/\d+/g) ?? []).map(Number));
  expect(fr).toEqual(en);
  return en!;
};

describe.each(['nain-jaune-lindor', 'chnif-snip'])('%s', (pair) => {
  const { books, differences } = written(pair);

  test('has five differences, each with articles of both books, in French that is French', () => {
    expect(differences.length).toBe(5);
    for (const { name, books: says } of differences) {
      for (const [i, { articles }] of says.entries())
        for (const id of articles) expect(Object.keys(gameOf(books[i]!.game)!.articles)).toContain(id);
      expect([name, ...says].flatMap(({ fr }) => frenchFaults(fr))).toEqual([]);
    }
  });
});

type Stake = Readonly<Record<'dealer' | 'others', number>>;

test('Nain jaune and Lindor stake and pay what is said', () => {
  const pair = 'nain-jaune-lindor';
  const [old, late] = ['nain-jaune', 'lindor'].map((game) => [...seen(game).stakes.values()][0]!) as [Stake, Stake];
  expect(figures(pair, 'AC60.stakes')).toEqual([old.dealer]);
  expect(old.others).toBe(0);
  expect(figures(pair, 'L92.stakes')).toEqual([late.dealer]);
  expect(late.others).toBe(late.dealer);
  expect(figures(pair, 'AC60.hoc.paid')).toEqual(paid('nain-jaune', 'AC60.hoc.paid'));
  expect(seen('lindor').paid.has('L92.hoc.unpaid')).toBe(false);
});

test('Chnif and Snip deal and pay what is said', () => {
  const pair = 'chnif-snip';
  const chnif = 'chnif-chnof-chnorum';
  const snip = 'snip-snap-snorum';
  expect(new Set([...seen(snip).hand.values()].flat())).toEqual(new Set(figures(pair, 'BW91.snip.deal')));
  expect([factsOf(chnif).direction.is, factsOf(snip).direction.is]).toEqual(['right', 'left']);
  expect(figures(pair, 'HF90.chnif.chnorum')).toEqual([
    ...paid(chnif, 'HF90.chnif.chnorum'),
    ...paid(chnif, 'HF90.chnif.chnorum.caller'),
  ]);
  expect(figures(pair, 'BW91.snip.penalty')).toEqual([Math.max(...paid(snip, 'BW91.snip.penalty'))]);
  expect(figures(pair, 'BW91.snip.missed.double')).toEqual(paid(snip, 'BW91.snip.penalty').map((each) => 2 * each));
});
