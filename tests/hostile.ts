/** Generates hostile texts for addresses and records. */
import fc from 'fast-check';
import { FOUR_NINES_RECORD } from './engine/four-nines.ts';

/** Hostile texts that stand where a word is expected. */
const HOSTILE_TEXTS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'prototype=x',
  'toString',
  '{{7*7}}',
  '../../../etc/passwd',
  '%00',
  '%',
  '\0',
  '\u202e',
  '\ud800',
  '\u2028',
  '1e999',
  '-1',
  '99999999999999999999',
  'NaN',
  'Infinity',
  '0x10',
  '[',
  ']]]]',
  '{'.repeat(500),
  '('.repeat(500),
  'a'.repeat(5000),
  'A=A='.repeat(500),
  '&amp;',
  '#play=1.',
  'readings=',
] as const;
/** Generates one of the hostile texts, or an arbitrary text. */
export const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.webFragments(),
);
/** Generates hostile text, and sometimes a word that has a meaning. */
export const hostileWord = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  fc.constantFrom('1', '3', '12', 'steps', 'dark', 'fr', 'double=flat', 'nain:wild', 'snip-437', '5', 'lowest'),
);
/** Generates the query of an address, with known and unknown names. */
export const hostileQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom('step', 'view', 'theme', 'seat', 'readings', 'seed', 'seats', 'order', 'hands', 'x'),
      hostileWord,
    ),
    {
      maxLength: 8,
    },
  )
  .chain((pairs) =>
    fc.constantFrom(
      // Encoded as a browser would, and not encoded at all.
      () => `?${new URLSearchParams(pairs.map(([name, value]) => [name, value] as [string, string]))}`,
      () => `?${pairs.map((pair) => pair.join('=')).join('&')}`,
    ),
  )
  .map((write) => write());

/** Generates records of hostile text only, and good records with hostile words inserted. */
export const hostileRecord = fc.oneof(
  fc.array(hostileWord, { maxLength: 12 }).map((words) => words.join('\n')),
  fc.array(fc.tuple(fc.nat(), hostileWord), { minLength: 1, maxLength: 3 }).map((barbs) =>
    barbs.reduce((text, [at, what]) => {
      const here = at % (text.length + 1);
      return text.slice(0, here) + what + text.slice(here);
    }, FOUR_NINES_RECORD),
  ),
  fc
    .tuple(hostileWord, hostileWord, hostileWord)
    .map(([title, seat, value]) =>
      FOUR_NINES_RECORD.replace(/\[Seats "A/, `[Title "${title}"]\n[X "${value}"]\n[Seats "${seat}`),
    ),
);
