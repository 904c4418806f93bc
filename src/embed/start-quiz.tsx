/** What runs in the embed of a game’s questions: its rules, one language, no request, no storage. */
import { hydrate } from 'preact';
import { replay } from '#engine/record/replay.ts';
import { type Opening, Quiz, type QuizGame, type QuizProps } from '../features/learn/Quiz.tsx';
import type { TableMessages } from '../narration/table-messages.ts';
import { createTable, type GameTable, type TableContext } from '../table/game-table.ts';
import { askedBy } from './asked.ts';
import { quizId } from './frame.ts';
import { shakeHands } from './handshake.ts';

/** A game’s questions as the file carries them, with all that they are asked from. */
export interface QuizInFrame extends QuizProps {
  readonly quiz: QuizGame;
}

/** What lies on the table before the first question: the first of the deals, half played. */
export const openingOf = ({ examples }: QuizGame, context: TableContext): Opening => {
  const made = replay(examples[0]!.record, [context.game]);
  if (!made.ok) throw new Error(made.faults.map(({ code }) => code).join(', '));
  return { context, played: made.value, step: Math.floor(made.value.steps.length / 2) };
};

/** Wakes the questions of this page in the colours its address asks for. */
export const startQuiz = async (table: GameTable<unknown>, messages: TableMessages): Promise<void> => {
  const root = document.getElementById('table')!;
  const query = new URLSearchParams(location.search);
  const { theme } = askedBy((name) => query.get(name));
  if (theme) document.documentElement.dataset['theme'] = theme;
  const { quiz, ...props } = JSON.parse(root.dataset['props']!) as QuizInFrame;
  const context = await createTable(table, messages);
  const load = () => Promise.resolve({ context, quiz });
  hydrate(<Quiz {...props} lang={messages.lang} opening={openingOf(quiz, context)} load={load} />, root);
  shakeHands(window, quizId(context.game.id));
};
