/** Tests records damaged at random: the result is a replay, or faults whose positions lie in the text. */

import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { createRandom, type Random } from '#engine/random.ts';
import { createDealRecord } from '#engine/record/deal-record.ts';
import { FAULT_CODES, formatFaultMessage } from '#engine/record/fault-sentences.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { replay } from '#engine/record/replay.ts';
import { formatFault } from '../../src/narration/faults.ts';
import { RUNS_ALL_INSTANCES } from '../instances.ts';
import { FOUR_NINES_RECORD } from './four-nines.ts';

const RECORDS = RUNS_ALL_INSTANCES ? 10_000 : 3000;

/** Valid records of every game: one written by hand, the others dealt and played at random. */
const VALID: readonly string[] = [
  FOUR_NINES_RECORD,
  ...GAMES.flatMap((game) =>
    [game.seatNumbers()[0]!, game.seatNumbers().at(-1)!].map((seats) => {
      const made = createDealRecord(game, { seats, seed: game.id, play: 'random', deals: 2 });
      if (!made.ok) throw new Error(formatFaultMessage(made.faults[0]!));
      return formatRecord(made.value);
    }),
  ),
];

/** Characters that have a meaning in a record, and some that have none. */
const SIGNS = [
  '[',
  ']',
  '"',
  '\\',
  '{',
  '}',
  ';',
  ':',
  '(',
  ')',
  '?',
  '\n',
  ' ',
  '0',
  '9S',
  'KH',
  'A',
  'pass',
  'é',
  '\0',
  '\u2028',
  '😀',
];

/** Patterns that split a text into characters, words or lines; the separators are kept. */
const CUTS = [/(?:)/u, /(\s+)/, /(?<=\n)/] as const;

/** Returns a text with one piece omitted, doubled, moved or inserted. */
const mutate = (text: string, random: Random): string => {
  const pieces = text.split(CUTS[random.below(CUTS.length)]!);
  const [here, there] = [random.below(pieces.length || 1), random.below(pieces.length || 1)];
  const kinds = [
    () => pieces.toSpliced(here, 1),
    () => pieces.toSpliced(here, 0, pieces[there] ?? ''),
    () => pieces.toSpliced(here, 0, SIGNS[random.below(SIGNS.length)]!),
    () => pieces.with(here, SIGNS[random.below(SIGNS.length)]!),
    () => pieces.with(here, pieces[there]!).with(there, pieces[here]!),
    () => pieces.slice(0, here + 1),
  ];
  return pieces.length === 0 ? text : kinds[random.below(kinds.length)]!().join('');
};

/** Describes a wrong result for a text; empty if the result is a replay, or faults whose positions lie in the text. */
const describeWrongAnswer = (text: string): string => {
  let result: ReturnType<typeof replay>;
  try {
    result = replay(text, GAMES);
  } catch (thrown) {
    return `throws ${thrown}`;
  }
  if (result.ok) return result.value.steps.length < result.value.record.deals.length ? 'leaves a deal out' : '';
  if (result.faults.length === 0) return 'is refused without a fault';
  const lines = text.split('\n');
  for (const fault of result.faults) {
    const { line, column, code } = fault;
    const message = formatFaultMessage(fault);
    const end = lines[line - 1]?.length;
    if (end === undefined || column < 1 || column > end + 1) return `has a fault at ${line}:${column}, not in the text`;
    if (!FAULT_CODES.includes(code) || !/; (expected|use it|put it|mend|remove) /.test(message))
      return `has no sentence for ${code}`;
    const french = formatFault(fault, 'fr');
    for (const told of [message, french]) if (/\$\d|undefined|\[object|NaN/.test(told)) return `says “${told}”`;
    if (!french.includes('\u202f; il ')) return `has no French sentence for ${code}`;
  }
  return '';
};

describe('a spoilt record', () => {
  test('is without faults before it is spoilt', () => {
    for (const text of VALID) {
      const result = replay(text, GAMES);
      expect(result.ok ? [] : result.faults).toEqual([]);
    }
  });

  test(`never throws, ${RECORDS} times over, and every fault has its place and sentence`, { timeout: 60_000 }, () => {
    const random = createRandom('spoilt records');
    const codes = new Set<string>();
    let played = 0;
    for (let i = 0; i < RECORDS; i++) {
      let text = VALID[i % VALID.length]!;
      for (let times = random.below(4); times >= 0; times--) text = mutate(text, random);
      const wrong = describeWrongAnswer(text);
      if (wrong) expect.fail(`${wrong}:\n${text}`);
      const result = replay(text, GAMES);
      if (result.ok) played += 1;
      else for (const { code } of result.faults) codes.add(code);
    }
    // The mutations must neither leave every record intact nor break every one.
    expect(played).toBeGreaterThan(RECORDS / 20);
    expect(played).toBeLessThan(RECORDS / 2);
    expect(codes.size).toBeGreaterThan(FAULT_CODES.length / 2);
  });

  test.each([
    '',
    '\n',
    '\0',
    '[',
    '"',
    '[Deal "1"]',
    'A',
    ':',
    '{',
    ';',
    '😀',
    '[Snorum "1"]'.repeat(100),
    '('.repeat(1000),
  ])('cut down to %j is refused at its place', (text) => {
    expect(describeWrongAnswer(text)).toBe('');
    expect(replay(text, GAMES).ok).toBe(false);
  });
});
