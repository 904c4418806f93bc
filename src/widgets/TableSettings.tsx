import type { JSX } from 'preact';
import { type TableWords } from '../narration/tongue.ts';
import { INDICES, keepSettings, type Settings, SPEEDS, SUITS, settings } from './settings.ts';

/** What can be chosen for all tables: it opens where the other controls are. */
export function TableSettings({ words }: { words: TableWords }): JSX.Element {
  const { settings: told } = words;
  const choice = <K extends keyof Settings>(name: K, values: readonly Settings[K][]) => (
    <label>
      {told[name].name}
      <select
        value={settings()[name]}
        onChange={({ currentTarget }) => keepSettings({ [name]: currentTarget.value } as Partial<Settings>)}
      >
        {values.map((value) => (
          <option key={value} value={value} selected={value === settings()[name]}>
            {(told[name].values as Readonly<Record<string, string>>)[value]}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <details class="table-settings">
      <summary>{told.name}</summary>
      <div class="more-panel">
        {choice('speed', SPEEDS)}
        {choice('suits', SUITS)}
        {choice('indices', INDICES)}
      </div>
    </details>
  );
}
