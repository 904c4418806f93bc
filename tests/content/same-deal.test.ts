import { expect, test } from 'vitest';
import { playByRuleBook } from '#engine/compare/compare.ts';
import { parseHands } from '#engine/compare/written-hands.ts';
import { findGame } from '#engine/games.ts';
import { findTag } from '#engine/record/record.ts';
import { buildWrittenDeal, parseRequestedHands } from '../../src/features/compare/comparison-query.ts';
import { buildDealComparisonLink } from '../../src/features/compare/same-deal.ts';
import { COMPARISON_PAIRS } from '../../src/model/comparisons.ts';
import { EXAMPLES, getExample } from '../../src/model/examples.ts';

const offered = COMPARISON_PAIRS.flatMap((pair) => (pair.examples ?? []).map((id) => ({ id, pair })));

test.each(offered)(
  'the link from $id brings its deal to both books, and its own book pays as in the record',
  ({ id, pair }) => {
    const example = getExample(id);
    const [path, query] = buildDealComparisonLink(example, 'en')!.href.split('?') as [string, string];
    expect(path).toBe(`/en/compare/${pair.id}/`);
    const books = pair.books
      .slice(0, 2)
      .map(({ game, variant, readings }) => ({ game: findGame(game)!, variant, readings }));
    const wanted = parseRequestedHands(`?${query}`)!;
    const read = parseHands(wanted.text, books, 5);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const { deal } = buildWrittenDeal(read.value, wanted.by, books);
    const accounts = books.map((book) => {
      const played = playByRuleBook(book, deal);
      if (!played.ok) throw new Error(JSON.stringify(played.faults));
      return played.value.accounts.map((account, i) => `${account} ${played.value.steps.at(-1)!.balance[i]}`).join(' ');
    });
    const own = books.findIndex(({ game }) => game.id === example.game);
    expect(accounts[own]).toBe(findTag(example.played.record.tags, 'Expect')!.value);
    expect(accounts[1 - own]).not.toBe(accounts[own]);
  },
);

test('the opéras of 1760 and of 1792 offer the other book, and no other example does', () => {
  const linked = EXAMPLES.filter((example) => buildDealComparisonLink(example, 'fr')).map(({ id }) => id);
  expect(linked).toEqual(['nain-opera', 'lindor-opera']);
  expect(buildDealComparisonLink(getExample('nain-opera'), 'fr')!.label).toBe('La même donne en 1760 et en 1792');
});
