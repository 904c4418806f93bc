import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeLengths } from '../../scripts/measure-lengths.ts';
import { ALL } from '../instances.ts';

test.runIf(ALL)(
  'how long the games last, as the site says it, is what games played again say',
  () => {
    expect(readFileSync(new URL('../../content/lengths.yaml', import.meta.url), 'utf8')).toBe(writeLengths());
  },
  30_000,
);
