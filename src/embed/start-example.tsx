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
import { findSeatIndex, parseEmbedOptions } from './options.ts';
import { reportHeight } from './report-height.ts';
import { deserializeReplay } from './serialize-replay.ts';

/** Hydrates the table in this page, with the options in the address. */
export const startExampleEmbed = async <Words,>(gameView: GameView<Words>, messages: TableMessages): Promise<void> => {
  const root = document.getElementById('table')!;
  const query = new URLSearchParams(location.search);
  const { step, view, theme, seat } = parseEmbedOptions((name) => query.get(name));
  applyTheme(theme);
  addComposedCards();
  const props = JSON.parse(root.dataset['props']!) as ExampleProps;
  const [first] = props.examples;
  const { replay, articleNumbers } = deserializeReplay(root.dataset['replay']!);
  const context = await createTableContext(gameView, messages, {
    replay: () => ({ ok: true, value: replay }),
    articleNumbers,
  });
  const shown = createRef<ReplayTable>();
  if (step) {
    root.replaceChildren();
    render(<ReplayTable {...props} ref={shown} start={step} context={context} />, root);
  } else hydrate(<ReplayTable {...props} ref={shown} context={context} />, root);
  if (seat) shown.current?.setState({ visibleSeat: findSeatIndex(replay.seats, seat) });
  const radio = root.querySelector<HTMLInputElement>(`[type=radio][value="${view ?? 'cloth'}"]`);
  if (radio) radio.checked = true;
  reportHeight(window, first!.id);
};
