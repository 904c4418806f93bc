import { Component, type JSX } from 'preact';
import { loadStylesheet } from '../browser/load-stylesheet.ts';
import type { Panel } from '../features/readings/Panel.tsx';
import type { Switching } from '../features/readings/switching.tsx';
import sheet from '../styles/readings-panel.css?url';
import type { TableContext } from './game-table.ts';

type InAddress = typeof import('../browser/readings-in-address.ts');

/** How readings stand in an address: fetched where one names some, or where they are about to be switched. */
let inAddress: InAddress | undefined;
const addresses = async (): Promise<InAddress> => {
  inAddress ??= await import('../browser/readings-in-address.ts');
  return inAddress;
};

interface Props {
  context: TableContext;
  record: string;
  kept: Readonly<Record<string, string>>;
  switching: Switching | undefined;
  onSwitch: (switching: Switching | undefined) => void;
}

/** The readings of the game on the table: their words and switches are fetched when it is opened. */
export class Readings extends Component<Props, { open?: boolean; panel?: { Panel: typeof Panel } }> {
  // It may have been opened while the table slept.
  override componentDidMount(): void {
    this.#toggled();
  }

  readonly #toggled = (): void => {
    const { open } = this.base as HTMLDetailsElement;
    this.setState({ open });
    if (open)
      void Promise.all([import('../features/readings/Panel.tsx'), addresses(), loadStylesheet(sheet)]).then(([panel]) =>
        this.setState({ panel }),
      );
  };

  override render(props: Props): JSX.Element {
    const { open, panel } = this.state;
    return (
      <details onToggle={this.#toggled}>
        <summary class="table-readings">{props.context.say.table.readings}</summary>
        {open && panel && <panel.Panel {...props} />}
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
  async asked(record, context) {
    if (!location.search.includes('readings=')) return undefined;
    const practices = (await addresses()).readingsIn(location.search);
    if (Object.keys(practices).length === 0) return undefined;
    const [{ switchTo }] = await Promise.all([import('../features/readings/switching.tsx'), loadStylesheet(sheet)]);
    return switchTo(record, context, practices);
  },
  keep(switching) {
    if (!inAddress) return;
    const { pathname, search, hash } = location;
    const query = inAddress.queryWith(search, switching?.practices ?? {});
    history.replaceState(history.state, '', `${pathname}${query}${hash}`);
  },
};
