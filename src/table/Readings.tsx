import { Component, type JSX } from 'preact';
import { loadStylesheet } from '../browser/load-stylesheet.ts';
import type { Switching } from '../features/readings/switching.tsx';
import sheet from '../styles/readings-panel.css?url';
import type { TableContext } from './game-table.ts';

type Opened = typeof import('../features/readings/opened.ts');

/** Module for switching readings: loaded if the address names any, or when the panel is opened. */
let opened: Opened | undefined;
const open = async (): Promise<Opened> => {
  [opened] = await Promise.all([import('../features/readings/opened.ts'), loadStylesheet(sheet)]);
  return opened;
};

interface Props {
  context: TableContext;
  record: string;
  kept: Readonly<Record<string, string>>;
  switching: Switching | undefined;
  onSwitch: (switching: Switching | undefined) => void;
}

/** Readings of the game on the table: their texts and switches are loaded when the panel is opened. */
export class Readings extends Component<Props, { open?: boolean; opened?: Opened }> {
  // It may have been opened before hydration.
  override componentDidMount(): void {
    this.#toggled();
  }

  readonly #toggled = (): void => {
    const { open: isOpen } = this.base as HTMLDetailsElement;
    this.setState({ open: isOpen });
    if (isOpen) void open().then((parts) => this.setState({ opened: parts }));
  };

  override render(props: Props): JSX.Element {
    const parts = this.state.open && this.state.opened;
    return (
      <details onToggle={this.#toggled}>
        <summary class="table-readings">{props.context.say.table.readings}</summary>
        {parts && <parts.Panel {...props} />}
      </details>
    );
  }
}

/** Functions for switching the disputed points at a table. */
export interface Apparatus {
  readonly Readings: typeof Readings;
  /** Replays the record with the readings in the address; `undefined` if there are none. */
  asked(record: string, context: TableContext): Promise<Switching | undefined>;
  /** Writes the readings into the address. */
  keep(switching: Switching | undefined): void;
}

export const apparatus: Apparatus = {
  Readings,
  asked: async (record, context) =>
    location.search.includes('readings=') ? (await open()).asked(record, context) : undefined,
  keep: (switching) => opened?.keep(switching),
};
