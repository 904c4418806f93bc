import { Component, type JSX } from 'preact';
import { type TableWords } from '../narration/tongue.ts';
import { INDICES, keepSettings, type Settings, SPEEDS, SUITS, settings } from './settings.ts';

/** What can be chosen for all tables: it opens where the other controls are. */
export class TableSettings extends Component<{ words: TableWords }, { open: boolean }> {
  override state = { open: false };

  #choice<K extends keyof Settings>(name: K, values: readonly Settings[K][]): JSX.Element {
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
    const { open } = this.state;
    return (
      <details onToggle={({ currentTarget }) => this.setState({ open: currentTarget.open })}>
        <summary class="table-settings">{this.props.words.settings.name}</summary>
        {open && (
          <div class="more-panel">
            {this.#choice('speed', SPEEDS)}
            {this.#choice('suits', SUITS)}
            {this.#choice('indices', INDICES)}
          </div>
        )}
      </details>
    );
  }
}
