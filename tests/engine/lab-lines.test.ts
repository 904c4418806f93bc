/** Tests the claim pages about thresholds that decide a verdict, and about trials that all give the same answer. */
import { describe, expect, test } from 'vitest';
import type { Game } from '#engine/game.ts';
import { chnifChnofChnorum } from '#engine/games/chnif-chnof-chnorum/index.ts';
import { snipSnapSnorum } from '#engine/games/snip-snap-snorum/index.ts';
import type { Estimate } from '#engine/lab/estimate.ts';
import { getVerdict } from '#engine/lab/question.ts';
import { countTrialEvents } from '#engine/lab/trials.ts';
import { findQuestion, getPublishedTally, publishedEstimate } from './figures.ts';

const estimatesOf = (id: string): readonly Estimate[] =>
  findQuestion(id).cells.map(({ key }) => publishedEstimate(id, key));

test.each<[string, string, (answer: Estimate) => boolean]>([
  ['SS-C2', 'nine times in ten', ({ high }) => high < 1 / 10],
  ['SS-C5', 'two deals', ({ low }) => low > 2],
  ['SS-C6', 'one deal in four', ({ low }) => low > 1 / 4],
  ['CA-C3', 'one deal in five', ({ low }) => low > 1 / 5],
  ['MA-C3', 'one coup in sixty', ({ low }) => low > 1 / 60],
])('%s does not hold throughout by our line, and would if %s were enough', (id, _, holds) => {
  const estimates = estimatesOf(id);
  expect(getVerdict(findQuestion(id), estimates)).not.toBe('holds');
  expect(estimates.map(holds)).toEqual(estimates.map(() => true));
});

test('CC-C4: some 28 cards in a hundred are paired in the French game and 16 in the English, half as often again and not twice', () => {
  const shareIn = (game: Game, readings: Readonly<Record<string, string>>, hand: number): number => {
    const played = { setting: { game, seats: 5, whole: 'deal', readings }, manner: 'random' } as const;
    let paired = 0;
    for (let i = 0; i < 8000; i++) paired += countTrialEvents(played, 'shares', i, 'followed').count;
    return paired / (8000 * 5 * hand);
  };
  const french = shareIn(chnifChnofChnorum, { stake: '20' }, 10);
  const english = shareIn(snipSnapSnorum, {}, 5);
  expect([french, english].map((share) => (100 * share).toFixed(0))).toEqual(['28', '16']);
  expect(french / english).toBeGreaterThan(3 / 2);
  expect(french / english).toBeLessThan(2);
});

describe('the answers agree', () => {
  test('CQ-C1: to call many from the middle outwards is to call from the highest down; to call one is not', () => {
    const by = (calls: string, order: string) => getPublishedTally('CQ-C1', `${calls}, ${order} first, random`);
    expect(by('many calls', 'middle')).toEqual(by('many calls', 'highest'));
    expect(by('many calls', 'middle')).not.toEqual(by('many calls', 'lowest'));
    expect(by('one call', 'middle')).not.toEqual(by('one call', 'highest'));
  });

  test.each(['random', 'book'])('NJ-C1, %s: it is the same with and without a bête on the dwarf', (manner) => {
    expect(getPublishedTally('NJ-C1', `not-the-nain, ${manner}`)).toEqual(getPublishedTally('NJ-C1', manner));
  });
});
