/** Single keys that do what the buttons of a table in play do. */
import { settings } from '../../browser/settings.ts';

/**
 * Does what a key stands for; answers whether it stands for something. Who is writing in a field is left alone, and so is
 * who has put single keys out of use.
 */
export const actByKey = (event: KeyboardEvent, acts: Readonly<Record<string, () => void>>): boolean => {
  const on = event.target as Element;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (on.closest('select, input, textarea')) return false;
  const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act) return false;
  if (settings().keys === 'on' && !(event.key === ' ' && on.closest('button, a, summary'))) {
    event.preventDefault();
    act();
  }
  return true;
};
