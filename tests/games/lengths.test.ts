import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { selectLengths, writeGameLengths } from '../../scripts/measure-lengths.ts';
import { RUNS_ALL_INSTANCES } from '../instances.ts';

test.runIf(RUNS_ALL_INSTANCES)(
  'the lengths of the games on the site match games played again',
  () => {
    const published = readFileSync(new URL('../../content/lengths.yaml', import.meta.url), 'utf8');
    expect(selectLengths(published)).toBe(selectLengths(writeGameLengths()));
  },
  30_000,
);
