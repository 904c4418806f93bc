import { Component, type JSX } from 'preact';
import {
  ANIMATION_SPEEDS,
  BOT_PACES,
  CARD_INDEX_LANGUAGES,
  getSettings,
  HAND_CARD_SIZES,
  PREFERRED_HANDS,
  type Settings,
  SHORTCUT_SETTINGS,
  SOUND_SETTINGS,
  SUIT_COLOURS,
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
      <label class={`setting-${name}`}>
        <span>{setting.name}</span>
        <select
          name={name}
          value={getSettings()[name]}
          onChange={({ currentTarget }) => {
            writeSettings({ [name]: currentTarget.value } as Partial<Settings>);
            this.setState({});
          }}
        >
          {values.map((value) => (
            <option key={value} value={value} selected={value === getSettings()[name]}>
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
        {this.#choice('speed', ANIMATION_SPEEDS, setting.speed)}
        {this.#choice('size', HAND_CARD_SIZES, choices.size)}
        {this.#choice('suits', SUIT_COLOURS, setting.suits)}
        {this.#choice('indices', CARD_INDEX_LANGUAGES, setting.indices)}
        {this.#choice('sound', SOUND_SETTINGS, choices.sound)}
        {this.#choice('hand', PREFERRED_HANDS, choices.hand)}
        {this.#choice('keys', SHORTCUT_SETTINGS, choices.keys)}
        <label class="settings-check">
          <input type="checkbox" checked={all} onChange={onSeeAll} /> <span>{seeAll}</span>
        </label>
      </div>
    );
  }
}
