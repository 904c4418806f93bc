/** Tests the counts of what rests on which article, against the published ones and against a deal counted by hand. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findGame, GAMES } from '#engine/games.ts';
import {
  addCounts,
  countArticles,
  countPracticeEffects,
  type GameShares,
  listShareStrategies,
  SAMPLED_GAMES,
  SHARED_GAMES,
  SHARES_SEED,
  SWITCHED_DEALS,
} from '#engine/lab/shares.ts';
import { selectInstances } from '../instances.ts';

const sharesOf = (id: string): GameShares =>
  JSON.parse(readFileSync(new URL(`../../content/shares/${id}.json`, import.meta.url), 'utf8')) as GameShares;

describe.each(GAMES)('the shares of $id', (game) => {
  const published = sharesOf(game.id);

  test('are of the seed and the numbers of games that the command states', () => {
    const { receipt, games, deals } = published;
    expect({ seed: receipt.seed, games, deals }).toEqual({
      seed: SHARES_SEED,
      games: SHARED_GAMES,
      deals: SWITCHED_DEALS,
    });
    expect(Object.keys(published.counts)).toEqual([...listShareStrategies(game)]);
  });

  test('are counted the same again in the first games', () => {
    for (const strategy of listShareStrategies(game))
      expect(published.counts[strategy]!.sample).toEqual(countArticles(game, strategy, 0, SAMPLED_GAMES));
  });

  test('name only articles that events cite, each with no fewer events than in the sample', () => {
    for (const { all, sample } of Object.values(published.counts)) {
      for (const [id, [events]] of Object.entries(all)) {
        expect(game.articles[id]?.carried, id).toMatch(/^(played|example|refused|set-up)$/);
        expect(events).toBeGreaterThanOrEqual(sample[id]?.[0] ?? 0);
      }
    }
  });

  test('change with a practice in no more deals than were played', () => {
    for (const { differ, forbidden } of published.practices)
      expect(differ + forbidden).toBeLessThanOrEqual(SWITCHED_DEALS);
  });
});

test.each(selectInstances(GAMES, (all) => all.filter(({ id }) => id === 'jig')))(
  'the effects of the practices of $id are counted the same again in all its deals',
  { timeout: 120_000 },
  (game) => {
    const strategy = listShareStrategies(game).at(-1)!;
    expect(countPracticeEffects(game, strategy, 0, SWITCHED_DEALS)).toEqual(sharesOf(game.id).practices);
  },
);

test('counts of parts add up to those of the whole', () => {
  const [game] = GAMES;
  const whole = countArticles(game!, 'random', 0, 6);
  expect(addCounts(countArticles(game!, 'random', 0, 2), countArticles(game!, 'random', 2, 6))).toEqual(whole);
});

test('a deal of Jig counts as on paper', () => {
  // Its runs, from the cards on the table: 5 3 5 1 5 2 3 2 2 5 4 3 2 cards; 10 of
  // the 52 are left in four hands, 1 4 3 2. Whoever plays the fifth card of a run, or a card that nobody follows, leads.
  const runs = [5, 3, 5, 1, 5, 2, 3, 2, 2, 5, 4, 3, 2];
  expect(runs.reduce((a, b) => a + b) + 1 + 4 + 3 + 2).toBe(52);
  expect(countArticles(findGame('jig')!, 'random', 0, 1, 'deal')).toEqual({
    'BW91.jig.first-dealer': [1, 0],
    'BW91.jig.deal': [5, 0],
    'BW91.jig.lead': [1, 0],
    // Runs of five.
    'BW91.jig.jig-leads': [4, 0],
    // The second card of each run but the one of one card; then the third card and those after it.
    'BW91.jig.follow': [12, 0],
    'BW91.jig.words': [17, 0],
    // Three runs end with a king, five others with a card that nobody can follow; all eight of these players lead.
    'BW91.jig.stop.king': [3, 0],
    'BW91.jig.stop': [5, 0],
    'BW91.jig.stop.leads': [8, 0],
    'BW91.jig.out': [1, 0],
    'BW91.jig.settle': [4, 0],
    'BW91.jig.out.paid': [4, 10],
  });
});
