/** Script of a game’s embedded questions: its rules, one language, no requests, no storage. */
import { hydrate } from 'preact';
import { replay } from '#engine/record/replay.ts';
import { type Opening, Quiz, type QuizGame, type QuizProps } from '../features/learn/Quiz.tsx';
import type { TableMessages } from '../narration/table-messages.ts';
import { createTable, type GameTable, type TableContext } from '../table/game-table.ts';
import { quizId } from './frame.ts';
import { parseEmbedOptions } from './options.ts';
import { reportHeight } from './report-height.ts';

/** Data of a game’s questions contained in the file. */
export interface QuizInFrame extends QuizProps {
  readonly quiz: QuizGame;
}

/** The table before the first question: the first deal, half played. */
export const pickOpening = ({ examples }: QuizGame, context: TableContext): Opening => {
  const made = replay(examples[0]!.record, [context.game]);
  if (!made.ok) throw new Error(made.faults.map(({ code }) => code).join(', '));
  return { context, played: made.value, step: Math.floor(made.value.steps.length / 2) };
};

/** Hydrates the questions of this page in the theme of its address. */
export const startQuizEmbed = async (table: GameTable<unknown>, messages: TableMessages): Promise<void> => {
  const root = document.getElementById('table')!;
  const query = new URLSearchParams(location.search);
  const { theme } = parseEmbedOptions((name) => query.get(name));
  if (theme) document.documentElement.dataset['theme'] = theme;
  const { quiz, ...props } = JSON.parse(root.dataset['props']!) as QuizInFrame;
  const context = await createTable(table, messages);
  const load = () => Promise.resolve({ context, quiz });
  hydrate(<Quiz {...props} lang={messages.lang} opening={pickOpening(quiz, context)} load={load} />, root);
  reportHeight(window, quizId(context.game.id));
};
