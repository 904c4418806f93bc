import { Component, type JSX } from 'preact';
import { type Laying } from './game-table.ts';
import { type Panel } from './readings/Panel.tsx';
import { type Switching } from './readings/switching.tsx';

interface Props {
  laying: Laying;
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
    if (open) void import('./readings/Panel.tsx').then((panel) => this.setState({ panel }));
  };

  override render(props: Props): JSX.Element {
    const { open, panel } = this.state;
    return (
      <details onToggle={this.#toggled}>
        <summary class="table-readings">{props.laying.say.table.readings}</summary>
        {open && panel && <panel.Panel {...props} />}
      </details>
    );
  }
}
