/** Tests the sentences about a deal of La Manille in which the cost of each card is known. */
import { expect, test } from 'vitest';
import { COST_WORDS } from '../../../src/games/manille/cost-words.ts';

test('a card that cost points is narrated with the cards that would have cost none', () => {
  expect(COST_WORDS.en.cost('A+C', 7, ['10H'])).toBe(
    'This card cost A and C 7 points; the ten of hearts would have cost nothing.',
  );
  expect(COST_WORDS.fr.cost('A+C', 1, ['10H', 'AS'])).toBe(
    'Cette carte a coûté 1\u00a0point à A et C\u202f; le dix de cœur ou l’as de pique n’auraient rien coûté.',
  );
});

test('a coup is narrated whole, with its best possible result', () => {
  expect(COST_WORDS.en.fair('A+C', 40, 31)).toMatch(/A and C would have made 40 of the 68 points; they made 31\.$/u);
  expect(COST_WORDS.en.fair('A+C', 40, 40)).toMatch(/they made as many\.$/u);
  expect(COST_WORDS.fr.fair('B+D', 28, 30)).toMatch(
    /B et D auraient fait 28 des 68\u00a0points\u202f; ils en ont fait 30\.$/u,
  );
  expect(COST_WORDS.en.lost('B+D', 0, 0)).toBe('No card of B and D cost anything.');
  expect(COST_WORDS.en.lost('B+D', 3, 1)).toBe('1 card of B and D cost 3 points.');
  expect(COST_WORDS.fr.lost('B+D', 12, 4)).toBe('4\u00a0cartes de B et de D ont coûté 12\u00a0points en tout.');
  expect(COST_WORDS.fr.lost('B+D', 3, 1)).toBe('1\u00a0carte de B et de D a coûté 3\u00a0points.');
});
