/** Tests which games the matrix shows for the query of an address. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMatrixQuery, parseMatrixQuery } from '../../src/features/game-matrix/matrix-query.ts';

const COLUMNS = ['nain-jaune', 'lindor', 'pope-joan', 'jig'];

describe('an address of the game matrix', () => {
  test.each([
    ['', undefined, [], false],
    ['?games=lindor,jig', ['lindor', 'jig'], [], false],
    ['?games=jig,lindor,jig', ['lindor', 'jig'], [], false],
    ['?games=jig&games=lindor&rows=unlike', ['lindor', 'jig'], [], true],
    ['?games=%20JIG%20', ['jig'], [], false],
    ['?games=jig,whist', ['jig'], ['whist'], false],
    ['?games=whist', undefined, ['whist'], false],
    ['?games=', [], [], false],
    ['?rows=all', undefined, [], false],
  ])('is read: %s', (query, games, unknown, unlike) => {
    expect(parseMatrixQuery(query, COLUMNS)).toEqual({ games, unknown, unlike });
  });

  test('written by the matrix reads back unchanged', () => {
    fc.assert(
      fc.property(fc.subarray(COLUMNS), fc.boolean(), (games, unlike) => {
        expect(parseMatrixQuery(formatMatrixQuery(games, unlike), COLUMNS)).toEqual({ games, unknown: [], unlike });
      }),
    );
  });

  test('with any nonsense shows existing games and says little about the missing', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (query, names) => {
        for (const each of [query, `?games=${names.join()}`, `?games=${'x,'.repeat(50_000)}`]) {
          const { games, unknown } = parseMatrixQuery(each, COLUMNS);
          expect(games?.every((game) => COLUMNS.includes(game)) ?? true).toBe(true);
          expect(unknown.length).toBeLessThanOrEqual(5);
          for (const name of unknown) expect(name.length).toBeLessThanOrEqual(40);
        }
      }),
      { numRuns: 50 },
    );
  });
});
