/** Checks the examples of La Manille against their introductions. The points of the tricks were counted by hand. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findGame } from '#engine/games.ts';
import { createDealRecord } from '#engine/record/deal-record.ts';
import { formatFaultMessage } from '#engine/record/fault-sentences.ts';
import { findTag } from '#engine/record/record.ts';
import { type Replay, replay } from '#engine/record/replay.ts';

const manille = findGame('manille')!;
const textOf = (name: string): string =>
  readFileSync(new URL(`../../content/examples/manille/${name}.deal`, import.meta.url), 'utf8');
const played = (text: string): Replay => {
  const result = replay(text, [manille]);
  if (!result.ok) throw new Error(result.faults.map(formatFaultMessage).join('\n'));
  return result.value;
};

describe('the tricks', () => {
  const rows: [example: string, tricks: string][] = [
    ['trick-of-nine', 'D9'],
    ['follow-beat-trump', 'D10 C4'],
    ['partner-is-master', 'A6 A11 B10'],
    ['five-tricks-to-three', 'B13 B13 B13 C3 C6 A3 C8 A9'],
    ['thirty-four-each', 'A7 B7 B10 C9 D8 A5 B9 A13'],
    ['thirty-nine', 'B13 D3 D8 D8 D9 B5 D9 D13'],
    ['out-on-the-turn-up', 'D11 B7 B10 C8 C6 B6 C10 C10 A9 C7 C10 C8 A6 D8 A6 A14'],
    ['partners-by-kings', 'A8'],
    ['ten-seen-in-the-deal', 'D8'],
    ['clubs-announced', 'B11'],
    ['two-cards-at-once', 'B7'],
    ['three-faults-one-rubber', 'B11'],
  ];
  test.each(rows)('of %s are taken as listed', (name, tricks) => {
    const took = played(textOf(name))
      .steps.flatMap(({ events }) => events)
      .flatMap(({ type, seat, points }) => (type === 'took-trick' ? [`${seat}${points}`] : []));
    expect(took.join(' ')).toBe(tricks);
  });
});

test('the game won on the turn-up, and the draw before it, have the cards of their seed', () => {
  // The game lasts at least three deals, however they are played.
  const made = createDealRecord(manille, {
    seats: 4,
    seed: 'manille-68',
    play: 'first',
    deals: 3,
    readings: { game: '64' },
  });
  const { record } = played(textOf('out-on-the-turn-up'));
  const hands = ({ deals }: Replay['record']) =>
    deals.map((deal) => deal.hands.map(({ seat, cards }) => [seat, ...cards.map(({ card }) => card)]));
  const drawOf = ({ tags }: Replay['record']) => findTag(tags, 'Draw')?.value;
  expect(record.deals).toHaveLength(3);
  expect(made.ok && [drawOf(made.value), ...hands(made.value)]).toEqual([drawOf(record), ...hands(record)]);
});

describe('under the other practice', () => {
  test('C may trump the partner’s king', () => {
    const text = textOf('ruff-by-the-letter')
      .replace('partner-master-void=discard', 'partner-master-void=any')
      .replace('B+D 34', 'B+D 0');
    expect(replay(text, [manille]).ok).toBe(false);
    const ruffed = played(`${text.replace('9S?', '9S')}D 10D`);
    expect(ruffed.steps.at(-1)!.events.at(-1)).toMatchObject({ type: 'took-trick', seat: 'C', points: 9 });
  });

  test('the ten from beneath is played and takes the trick', () => {
    const text = textOf('two-cards-at-once')
      .replace('two-cards=adversaries-choose', 'two-cards=under-card')
      .replace(/\nB chooses[\s\S]*$/, '\nB 9S\nC 7S\nD JS');
    expect(played(text).steps.at(-1)!.events.at(-1)).toMatchObject({ type: 'took-trick', seat: 'A', points: 7 });
  });
});
