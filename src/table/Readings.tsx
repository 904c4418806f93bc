import { Component, type JSX } from 'preact';
import { loadStylesheet } from '../browser/load-stylesheet.ts';
import type { SwitchedView } from '../features/readings/switched-view.tsx';
import sheet from '../styles/readings-panel.css?url';
import type { PlayContext } from './game-table.ts';

type Opened = typeof import('../features/readings/lazy-panel.ts');

/**
 * The loaded module for switching readings. It is loaded if the address names readings, or when the panel is opened.
 */
let opened: Opened | undefined;
const open = async (): Promise<Opened> => {
  [opened] = await Promise.all([import('../features/readings/lazy-panel.ts'), loadStylesheet(sheet)]);
  return opened;
};

interface Props {
  context: PlayContext;
  record: string;
  kept: Readonly<Record<string, string>>;
  switching: SwitchedView | undefined;
  onSwitch: (switching: SwitchedView | undefined) => void;
}

/** Panel with the readings of the game. Their texts and switches are loaded when it is opened. */
export class LazyReadings extends Component<Props, { open?: boolean; opened?: Opened }> {
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
        <summary class="table-readings">{props.context.messages.table.readings}</summary>
        {parts && <parts.ReadingsPanel {...props} />}
      </details>
    );
  }
}

/** Component and functions with which a table offers other readings. */
export interface ReadingsControls {
  readonly Readings: typeof LazyReadings;
  /** Replays the record with the readings that the address names; `undefined` if it names none. */
  readViewFromAddress(record: string, context: PlayContext): Promise<SwitchedView | undefined>;
  /** Writes the chosen readings into the address. */
  writeViewToAddress(switching: SwitchedView | undefined): void;
}

export const readingsControls: ReadingsControls = {
  Readings: LazyReadings,
  readViewFromAddress: async (record, context) =>
    location.search.includes('readings=') ? (await open()).readViewFromAddress(record, context) : undefined,
  writeViewToAddress: (switching) => opened?.writeViewToAddress(switching),
};
