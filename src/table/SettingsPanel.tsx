import { Component, type JSX } from 'preact';
import { saveOffline } from '../browser/register-service-worker.ts';
import {
  ANIMATION_SPEEDS,
  CARD_INDEX_LANGUAGES,
  getSettings,
  type Settings,
  SUIT_COLOURS,
  writeSettings,
} from '../browser/settings.ts';
import type { TableWords } from '../narration/table-messages.ts';

export interface SettingsProps {
  words: TableWords;
  /** True in an embed, in which nothing is stored. */
  guest?: true | undefined;
}

interface State {
  /** State of the offline copy of the site, as far as this component knows it. */
  book: 'keep' | 'keeping' | 'kept' | 'notKept';
}

/** Panel for the settings that apply to all tables. */
export class SettingsPanel extends Component<SettingsProps, State> {
  override state: State = { book: 'keep' };

  readonly #saveOffline = async (): Promise<void> => {
    this.setState({ book: 'keeping' });
    try {
      await saveOffline();
      this.setState({ book: 'kept' });
    } catch {
      this.setState({ book: 'notKept' });
    }
  };

  #choice<K extends 'speed' | 'suits' | 'indices'>(name: K, values: readonly Settings[K][]): JSX.Element {
    const setting = this.props.words.settings[name];
    const names: Readonly<Record<string, string>> = setting.values;
    return (
      <label>
        {setting.name}
        <select
          value={getSettings()[name]}
          onChange={({ currentTarget }) => writeSettings({ [name]: currentTarget.value } as Partial<Settings>)}
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

  override render({ words, guest }: SettingsProps, { book }: State): JSX.Element {
    return (
      <div class="more-panel">
        {this.#choice('speed', ANIMATION_SPEEDS)}
        {this.#choice('suits', SUIT_COLOURS)}
        {this.#choice('indices', CARD_INDEX_LANGUAGES)}
        {guest ? null : book === 'keep' ? (
          <button type="button" onClick={this.#saveOffline}>
            {words.settings.keep}
          </button>
        ) : (
          <p role="status">{words.settings[book]}</p>
        )}
      </div>
    );
  }
}
