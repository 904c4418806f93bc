/** The lessons of `content/lessons/`. The engine replays each of them at build; a faulty lesson fails the build. */
import { buildLesson, type Lesson } from '#engine/asking/lesson.ts';
import { type Question, selectQuestions } from '#engine/asking/questions.ts';
import { GAMES } from '#engine/games.ts';
import { formatFaultMessage } from '#engine/record/fault-sentences.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { replay } from '#engine/record/replay.ts';
import type { Replay } from '#engine/record/steps.ts';
import { EDITIONS } from './editions.ts';
import { type Example, listExamples } from './examples.ts';

/** A lesson: its record as text, the replay of the record, and its steps. */
export interface GameLesson {
  readonly game: string;
  /** The record that a page contains, without the tags about its origin. */
  readonly record: string;
  readonly played: Replay;
  readonly lesson: Lesson;
}

const files = import.meta.glob<string>('/content/lessons/*.deal', { query: '?raw', import: 'default', eager: true });

/** The lesson of each game, in the order of the editions. */
export const LESSONS: readonly GameLesson[] = Object.entries(files)
  .map(([file, text]): GameLesson => {
    const game = /([^/]+)\.deal$/.exec(file)![1]!;
    const result = replay(text, GAMES);
    if (!result.ok)
      throw new Error(
        result.faults
          .map((fault) => `${file.slice(1)}:${fault.line}:${fault.column}: ${formatFaultMessage(fault)}`)
          .join('\n'),
      );
    const lesson = buildLesson(result.value, GAMES);
    if (!lesson || result.value.game !== game)
      throw new Error(`${file.slice(1)} is no lesson of ${game}: it needs [Game "${game}"] and [Lesson "…"]`);
    return { game, record: formatRecord(result.value.record), played: result.value, lesson };
  })
  .sort((a, b) => gameAt(a.game) - gameAt(b.game));

function gameAt(id: string): number {
  return EDITIONS.findIndex(({ game }) => game.id === id);
}

/** The lesson of a game; `undefined` if there is none. */
export const findLesson = (game: string): GameLesson | undefined => LESSONS.find((lesson) => lesson.game === game);

/** The paths, without language, of a game's lesson and of the page of its questions. */
export const lessonPath = (game: string): string => `games/${game}/learn/`;
export const questionsPath = (game: string): string => `games/${game}/questions/`;

/** A question, and the example whose deal it is about. */
export interface ExampleQuestion {
  readonly example: Example;
  readonly question: Question;
}

const asked = new Map<string, readonly ExampleQuestion[]>();

/** The questions of a game: those from all its examples, in order. */
export const listGameQuestions = (game: string): readonly ExampleQuestion[] => {
  const known = asked.get(game);
  if (known) return known;
  const all = listExamples(game).flatMap((example) => {
    const result = selectQuestions(example.played.record, GAMES);
    if (!result.ok)
      throw new Error(
        `the example ${example.id} cannot be asked about: ${result.faults.map(formatFaultMessage).join('; ')}`,
      );
    return result.value.map((question) => ({ example, question }));
  });
  asked.set(game, all);
  return all;
};
