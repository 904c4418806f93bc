/** Single-key shortcuts for the buttons of a game. */
import { getSettings } from '../../browser/settings.ts';

/** Runs the action of a key; false if it has none. Ignores keys typed in a field, or when shortcuts are off. */
export const handleShortcut = (event: KeyboardEvent, acts: Readonly<Record<string, () => void>>): boolean => {
  const on = event.target as Element;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (on.closest('select, input, textarea')) return false;
  const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act) return false;
  if (getSettings().keys === 'on' && !(event.key === ' ' && on.closest('button, a, summary'))) {
    event.preventDefault();
    act();
  }
  return true;
};
