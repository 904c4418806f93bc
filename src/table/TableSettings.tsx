import { Component, type JSX } from 'preact';
import { keepBook } from '../browser/register-service-worker.ts';
import { INDICES, keepSettings, type Settings, SPEEDS, SUITS, settings } from '../browser/settings.ts';
import type { TableWords } from '../narration/table-messages.ts';

interface Props {
  words: TableWords;
  /** On somebody else’s page nothing is kept. */
  guest?: true | undefined;
}

interface State {
  open: boolean;
  /** Whether the book is kept on the device, as far as is known here. */
  book: 'keep' | 'keeping' | 'kept' | 'notKept';
}

/** What can be chosen for all tables: it opens where the other controls are. */
export class TableSettings extends Component<Props, State> {
  override state: State = { open: false, book: 'keep' };

  override componentDidMount(): void {
    // A tap may have opened it while the table slept.
    if ((this.base as HTMLDetailsElement).open) this.setState({ open: true });
  }

  readonly #keep = async (): Promise<void> => {
    this.setState({ book: 'keeping' });
    try {
      await keepBook();
      this.setState({ book: 'kept' });
    } catch {
      this.setState({ book: 'notKept' });
    }
  };

  #choice<K extends 'speed' | 'suits' | 'indices'>(name: K, values: readonly Settings[K][]): JSX.Element {
    const told = this.props.words.settings[name];
    const names: Readonly<Record<string, string>> = told.values;
    return (
      <label>
        {told.name}
        <select
          value={settings()[name]}
          onChange={({ currentTarget }) => keepSettings({ [name]: currentTarget.value } as Partial<Settings>)}
        >
          {values.map((value) => (
            <option key={value} value={value}>
              {names[value]}
            </option>
          ))}
        </select>
      </label>
    );
  }

  override render(): JSX.Element {
    const { open, book } = this.state;
    const told = this.props.words.settings;
    return (
      <details onToggle={({ currentTarget }) => this.setState({ open: currentTarget.open })}>
        <summary class="table-settings">{told.name}</summary>
        {open && (
          <div class="more-panel">
            {this.#choice('speed', SPEEDS)}
            {this.#choice('suits', SUITS)}
            {this.#choice('indices', INDICES)}
            {this.props.guest ? null : book === 'keep' ? (
              <button type="button" onClick={this.#keep}>
                {told.keep}
              </button>
            ) : (
              <p role="status">{told[book]}</p>
            )}
          </div>
        )}
      </details>
    );
  }
}
