import { Component, type JSX } from 'preact';
import { loadStylesheet } from '../browser/load-stylesheet.ts';
import type { Switching } from '../features/readings/switching.tsx';
import sheet from '../styles/readings-panel.css?url';
import type { TableContext } from './game-table.ts';

type Opened = typeof import('../features/readings/opened.ts');

/** What switches readings: fetched where an address names some, or where they are opened. */
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

/** The readings of the game on the table: their words and switches are fetched when it is opened. */
export class Readings extends Component<Props, { open?: boolean; opened?: Opened }> {
  // It may have been opened while the table slept.
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

/** What a table needs to let its disputed points be switched. */
export interface Apparatus {
  readonly Readings: typeof Readings;
  /** The record played by the readings that the address names, if it names any. */
  asked(record: string, context: TableContext): Promise<Switching | undefined>;
  /** Names the readings in the address. */
  keep(switching: Switching | undefined): void;
}

export const apparatus: Apparatus = {
  Readings,
  asked: async (record, context) =>
    location.search.includes('readings=') ? (await open()).asked(record, context) : undefined,
  keep: (switching) => opened?.keep(switching),
};
