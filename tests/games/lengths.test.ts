import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeLengths } from '../../scripts/measure-lengths.ts';
import { ALL } from '../instances.ts';

test.runIf(ALL)(
  'the lengths of the games on the site match games played again',
  () => {
    expect(readFileSync(new URL('../../content/lengths.yaml', import.meta.url), 'utf8')).toBe(writeLengths());
  },
  30_000,
);
