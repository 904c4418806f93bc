/**
 * Script of an embedded table. It stores nothing.
 */
import { createRef, hydrate, render } from 'preact';
import type { ExampleProps } from '../model/example-props.ts';
import type { TableMessages } from '../narration/table-messages.ts';
import { createTableContext, type GameView } from '../table/game-view.ts';
import { ReplayTable } from '../table/ReplayTable.tsx';
import { applyTheme } from './apply-theme.ts';
import { addComposedCards } from './compose-cards.ts';
import { connectTable, notifyStep } from './embedded-table.ts';
import { readOptions } from './options.ts';
import { deserializeReplay } from './serialize-replay.ts';

/** Hydrates the table in this page, with the options in the address. */
export const startExampleEmbed = async <Words,>(gameView: GameView<Words>, messages: TableMessages): Promise<void> => {
  const root = document.getElementById('table')!;
  const { step, theme } = readOptions();
  applyTheme(theme);
  addComposedCards();
  const props = JSON.parse(root.dataset['props']!) as ExampleProps;
  const { id, title } = props.examples[0]!;
  const { replay, articleNumbers } = deserializeReplay(root.dataset['replay']!);
  const context = await createTableContext(gameView, messages, {
    replay: () => ({ ok: true, value: replay }),
    articleNumbers,
  });
  const table = createRef<ReplayTable>();
  const shown = { ...props, ref: table, onStep: notifyStep, context };
  if (step) {
    root.replaceChildren();
    render(<ReplayTable {...shown} start={step} />, root);
  } else hydrate(<ReplayTable {...shown} />, root);
  const label = `${messages.table.label} – ${title}`;
  connectTable(table, { id, game: root.dataset['game']!, label, seats: replay.seats });
};
