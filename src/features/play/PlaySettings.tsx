import { Component, type JSX } from 'preact';
import {
  BOT_PACES,
  HANDS,
  INDEX_LANGUAGES,
  KEYS,
  type Settings,
  SIZES,
  SOUNDS,
  SPEEDS,
  SUIT_COLOURS,
  settings,
  writeSettings,
} from '../../browser/settings.ts';
import type { TableMessages } from '../../narration/table-messages.ts';
import { PLAY_WORDS } from './words.ts';

interface Props {
  messages: TableMessages;
  /** True if all hands are visible. */
  all: boolean;
  onSeeAll: () => void;
}

export class PlaySettings extends Component<Props> {
  #choice<K extends keyof Settings>(
    name: K,
    values: readonly Settings[K][],
    setting: { readonly name: string; readonly values: Readonly<Record<string, string>> },
  ): JSX.Element {
    return (
      <label>
        <span>{setting.name}</span>
        <select
          name={name}
          value={settings()[name]}
          onChange={({ currentTarget }) => {
            writeSettings({ [name]: currentTarget.value } as Partial<Settings>);
            this.setState({});
          }}
        >
          {values.map((value) => (
            <option key={value} value={value} selected={value === settings()[name]}>
              {setting.values[value]}
            </option>
          ))}
        </select>
      </label>
    );
  }

  override render({ messages, all, onSeeAll }: Props): JSX.Element {
    const { choices, seeAll } = PLAY_WORDS[messages.lang];
    const setting = messages.table.settings;
    return (
      <div class="settings-list">
        {this.#choice('others', BOT_PACES, choices.others)}
        {this.#choice('speed', SPEEDS, setting.speed)}
        {this.#choice('size', SIZES, choices.size)}
        {this.#choice('suits', SUIT_COLOURS, setting.suits)}
        {this.#choice('indices', INDEX_LANGUAGES, setting.indices)}
        {this.#choice('sound', SOUNDS, choices.sound)}
        {this.#choice('hand', HANDS, choices.hand)}
        {this.#choice('keys', KEYS, choices.keys)}
        <label class="settings-check">
          <input type="checkbox" checked={all} onChange={onSeeAll} /> <span>{seeAll}</span>
        </label>
      </div>
    );
  }
}
