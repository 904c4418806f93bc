/** Script of an embed: one game, one language, no requests, no storage. The build inlines it in each file. */
import { createRef, hydrate, render } from 'preact';
import type { ExampleProps } from '../model/example-props.ts';
import type { TableMessages } from '../narration/table-messages.ts';
import { Example } from '../table/Example.tsx';
import { createTable, type GameTable } from '../table/game-table.ts';
import { askedBy, seatIn } from './asked.ts';
import { shakeHands } from './handshake.ts';
import { unpackReplay } from './told-replay.ts';

/** Hydrates the table of this page with the options of its address. */
export const start = async <Words,>(table: GameTable<Words>, messages: TableMessages): Promise<void> => {
  const root = document.getElementById('table')!;
  const query = new URLSearchParams(location.search);
  const { step, view, theme, seat } = askedBy((name) => query.get(name));
  if (theme) document.documentElement.dataset['theme'] = theme;
  const props = JSON.parse(root.dataset['props']!) as ExampleProps;
  const [first] = props.examples;
  const context = await createTable(table, messages);
  const shown = createRef<Example>();
  if (step) {
    root.replaceChildren();
    render(<Example {...props} ref={shown} start={step} context={context} />, root);
  } else hydrate(<Example {...props} ref={shown} context={context} />, root);
  if (seat) shown.current?.setState({ seen: seatIn(unpackReplay(first!.record).seats, seat) });
  const radio = root.querySelector<HTMLInputElement>(`[type=radio][value="${view ?? 'cloth'}"]`);
  if (radio) radio.checked = true;
  shakeHands(window, first!.id);
};
