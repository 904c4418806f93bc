/** Tests lessons, which are records with prompts: their form, their faults, and records without prompts. */
import { describe, expect, test } from 'vitest';
import { buildLesson } from '#engine/asking/lesson.ts';
import { GAMES } from '#engine/games.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { parseRecord } from '#engine/record/parse-record.ts';
import { PROMPT_KINDS, parsePrompt } from '#engine/record/prompts.ts';
import { type Replay, replay } from '#engine/record/replay.ts';

const TAGS = '[Snorum "1"]\n[Game "snip-snap-snorum"]\n[Seats "A B"]\n[Dealer "A"]\n';
const HANDS = 'A: 9H KS QS JS 2H\nB: 9S 2D 3D 4D 5D\n';
const LESSON = `${TAGS}[Lesson "A"]
[Deal "1"]
{!en Match the card just played.}
{!fr Appariez la carte qui vient d’être jouée.}
{a remark of the editors}
${HANDS}B 9S
{?named:en Your turn.}
{?named:fr À vous.}
A 9H
{?pays:en @B leads a two, and you match it: who pays?}
B 2D
A 2H
`;

const played = (text: string): Replay => {
  const result = replay(text, GAMES);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.value;
};

describe('a lesson', () => {
  test('has a step for each prompt, its languages together, and the table’s answer', () => {
    const lesson = buildLesson(played(LESSON.replace('{?pays:en', '{!en').replace('who pays?', 'look.')), GAMES)!;
    expect(lesson.learner).toBe(0);
    expect(lesson.steps.map(({ ask, at, says }) => [ask, at, Object.keys(says)])).toEqual([
      ['remark', 0, ['en', 'fr']],
      ['named', 1, ['en', 'fr']],
      ['remark', 2, ['en']],
    ]);
    const [part] = lesson.steps[1]!.question!.parts;
    expect(part!.right).toEqual(['9H']);
    expect(part!.forbidden).toEqual(
      Object.fromEntries(['KS', 'QS', 'JS', '2H'].map((card) => [card, 'BW91.snip.duty'])),
    );
  });

  test('throws where a question has no answer at the table', () => {
    expect(() => buildLesson(played(LESSON), GAMES)).toThrow(/no answer to “pays”/);
  });

  test('is a record: its prompts are comments, and it prints unchanged', () => {
    const read = parseRecord(LESSON);
    if (!read.ok) throw new Error('not read');
    expect(read.value.deals[0]!.comments).toContain('a remark of the editors');
    expect(read.value.deals[0]!.moves[0]!.comments).toEqual(['?named:en Your turn.', '?named:fr À vous.']);
    const printed = formatRecord(read.value);
    const again = parseRecord(printed);
    expect(again.ok && formatRecord(again.value)).toBe(printed);
  });

  test('is not made from a record without the tag, whatever its comments look like', () => {
    const plain = `${TAGS}[Deal "1"]\n{?} {!} ${HANDS}{?named: x}\nB 9S\n{?what:en is this}\n`;
    expect(parseRecord(plain).ok).toBe(true);
    expect(buildLesson(played(plain), GAMES)).toBeUndefined();
  });

  test('parses a prompt of each kind, over several lines', () => {
    for (const ask of PROMPT_KINDS)
      expect(parsePrompt(`?${ask}:en Which\n   card?`)).toEqual({ ask, lang: 'en', text: 'Which card?' });
    expect(parsePrompt('!fr Voyez.')).toEqual({ ask: 'remark', lang: 'fr', text: 'Voyez.' });
    for (const wrong of ['!', '?', '! en x', '?open x', '?open:en', '?nobody:en x', '!en'])
      expect(parsePrompt(wrong), wrong).toBeUndefined();
  });
});
