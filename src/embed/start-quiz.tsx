/**
 * Script of an embedded quiz about one game. It stores nothing.
 */
import { hydrate } from 'preact';
import { replay } from '#engine/record/replay.ts';
import { Quiz, type QuizGame, type QuizOpening, type QuizProps } from '../features/learn/Quiz.tsx';
import type { TableMessages } from '../narration/table-messages.ts';
import { createTable, type GameTable, type PlayContext } from '../table/game-table.ts';
import { applyTheme } from './apply-theme.ts';
import { addComposedCards } from './compose-cards.ts';
import { connectFrame } from './connect-frame.ts';
import { formatQuizId } from './frame.ts';
import { readOptions } from './options.ts';

/** Data of the quiz, which the file itself contains. */
export interface EmbeddedQuizProps extends QuizProps {
  readonly quiz: QuizGame;
}

/** Returns the table shown before the first question: the first example, half played. */
export const pickQuizOpening = ({ examples }: QuizGame, context: PlayContext): QuizOpening => {
  const made = replay(examples[0]!.record, [context.game]);
  if (!made.ok) throw new Error(made.faults.map(({ code }) => code).join(', '));
  return { context, played: made.value, step: Math.floor(made.value.steps.length / 2) };
};

/** Hydrates the quiz in this page, in the theme that the address names. */
export const startQuizEmbed = async (table: GameTable<unknown>, messages: TableMessages): Promise<void> => {
  const root = document.getElementById('table')!;
  applyTheme(readOptions().theme);
  addComposedCards();
  const { quiz, ...props } = JSON.parse(root.dataset['props']!) as EmbeddedQuizProps;
  const context = await createTable(table, messages);
  const load = () => Promise.resolve({ context, quiz });
  hydrate(<Quiz {...props} lang={messages.lang} opening={pickQuizOpening(quiz, context)} load={load} />, root);
  connectFrame(formatQuizId(context.game.id), { game: context.game.id });
};
