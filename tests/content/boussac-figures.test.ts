/** Checks the numbers in the essay on Boussac against the published counts and the rules. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/routes.ts';
import { computeRarity, findCellResult, getClaim, isTestedClaim, type TestedClaim } from '../../src/model/claims.ts';

const tried = (id: string): TestedClaim => {
  const claim = getClaim(id);
  if (!isTestedClaim(claim)) throw new Error(`${id} was not tried`);
  return claim;
};
const means = (id: string): readonly number[] => tried(id).answers.map(({ estimate: { mean } }) => mean);

/** Points of the ten, ace, king, queen and knave, in this order; the other three ranks of the pack have no points. */
const COUNTING = [5, 4, 3, 2, 1];

const SAID = {
  en: {
    'once in so many': /once in <Rarity id="MA-C3" until="to" \/> coups/u,
    'between two and three in a hundred': /come between two and three in a hundred as well/u,
    'some ninety-eight in a hundred': /some ninety-eight coups in a hundred/u,
    'twelve thousand deals': /as far as twelve thousand deals can tell/u,
    'fifteen eighths': /fifteen eighths of a point on average/u,
    'five times in eight': /something five times in eight/u,
    'one point to twenty-one': /anything from one point to twenty-one/u,
    'thirty or more': /the thirty or more before it/u,
  },
  fr: {
    'once in so many': /une fois sur <Rarity id="MA-C3" until="à" \/> donnes/u,
    'between two and three in a hundred': /entre deux et trois donnes sur cent/u,
    'some ninety-eight in a hundred': /quelque quatre-vingt-dix-huit donnes sur cent/u,
    'twelve thousand deals': /autant que douze mille donnes/u,
    'fifteen eighths': /quinze huitièmes de point/u,
    'five times in eight': /cinq fois sur huit/u,
    'one point to twenty-one': /d’un point à vingt et un/u,
    'thirty or more': /les trente ou plus qui/u,
  },
};

test.each(LANGUAGES)('the essay states the computed figures in %s', (lang) => {
  const text = readFileSync(new URL(`../../content/claims/boussac/${lang}.mdx`, import.meta.url), 'utf8');
  for (const [what, said] of Object.entries(SAID[lang])) expect(text, what).toMatch(said);
});

describe('the computed figures', () => {
  test('make a worthless deal as rare as the essay says', () => {
    const [often, seldom] = computeRarity(tried('MA-C3'));
    expect(often).toBeGreaterThan(30);
    expect(seldom).toBeLessThan(50);
    expect(means('MA-C3').map((mean) => Math.round(1 / mean))).toEqual(expect.arrayContaining([often, seldom]));
    for (const mean of means('MA-C3')) {
      expect(mean).toBeGreaterThan(0.02);
      expect(mean).toBeLessThan(0.03);
    }
  });

  test('give the side with more tricks more points in about 98 deals of 100', () => {
    for (const mean of means('MA-C5')) expect(Math.abs(100 * (1 - mean) - 98)).toBeLessThan(1);
  });

  test('come from twelve thousand deals with open hands', () => {
    expect(findCellResult(tried('MA-C2'), 'double-dummy').tally.n).toBe(12_000);
  });

  test('put the turn-up at 15/8 of a point, with five chances in eight', () => {
    expect(COUNTING.reduce((sum, points) => sum + points, 0)).toBe(15);
    expect(COUNTING).toHaveLength(5);
    // Four manilles, and the point of the trick itself.
    expect(4 * Math.max(...COUNTING) + 1).toBe(21);
  });
});
