/** Tests the record of a single trial: it must play in the same way again. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { CLAIM_QUESTIONS, CLAIMS_SEED } from '#engine/lab/questions.ts';
import { recordTrial } from '#engine/lab/trial-record.ts';
import { playTrial } from '#engine/lab/trials.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { findTag } from '#engine/record/record.ts';
import { replay } from '#engine/record/replay.ts';
import { findQuestion, getTrialCell } from './figures.ts';

describe('the record of a trial', () => {
  test.each(
    CLAIM_QUESTIONS.flatMap((question) =>
      question.cells
        .filter(({ manner }) => manner === 'random' || manner === 'book')
        .map((cell) => [`${question.id}, ${cell.key}`, question, cell] as const),
    ),
  )('of %s answers as it did, and every deal of it can be laid on a table', (_, question, cell) => {
    // If one seat alone is asked, or one card turned up, most trials have no answer, and nothing is played for them.
    const asks: number[] = [];
    for (let i = 0; asks.length < 2 && i < 1000; i++) if (question.ask(cell, CLAIMS_SEED, i) !== null) asks.push(i);
    expect(asks).toHaveLength(2);
    for (const i of asks) {
      const { answer, records } = recordTrial(question, cell, CLAIMS_SEED, i);
      expect(answer).toBe(question.ask(cell, CLAIMS_SEED, i));
      expect(records.length).toBeGreaterThan(0);
      // Each play is written once, however many deals it has.
      expect(new Set(records.map(({ deals }) => deals)).size).toBe(records.length);
      for (const record of records) {
        const played = replay(formatRecord(record), GAMES);
        expect(played.ok ? [] : played.faults).toEqual([]);
        expect(played.ok && (cell.setting.whole === 'game' ? played.value.gameOver : played.value.dealOver)).toBe(true);
      }
    }
  });

  test.each([
    ['CC-C4', ['chnif-chnof-chnorum', 'snip-snap-snorum']],
    ['LI-C1', ['nain-jaune', 'lindor']],
  ])('of %s has the deal of both games compared', (id, games) => {
    const question = findQuestion(id);
    const { records } = recordTrial(question, getTrialCell(question, 'random'), CLAIMS_SEED, 3);
    expect(records.map(({ tags }) => findTag(tags, 'Game')?.value)).toEqual(games);
  });

  test('gives the result of the trial itself', () => {
    const question = findQuestion('MA-C3');
    const cell = getTrialCell(question, 'random');
    for (const i of [0, 1, 5]) {
      const table = playTrial(cell, CLAIMS_SEED, i);
      const [record] = recordTrial(question, cell, CLAIMS_SEED, i).records;
      const played = replay(formatRecord(record!), GAMES);
      expect(played.ok && played.value.steps.at(-1)!.scores).toEqual(Array.from(table.scores!));
    }
  });
});
