/** Keyboard control of a table's steps. */

/**
 * Handles a key: calls `go` with a step counted from `at` (0-based; the table limits it to existing steps), or
 * `playOrPause` for the space key. Ignores keys meant for a field or for the browser.
 */
export const handleStepKey = (
  event: KeyboardEvent,
  at: number,
  go: (at: number) => void,
  playOrPause?: () => void,
): void => {
  const { key } = event;
  const on = event.target as Element;
  if (event.altKey || event.ctrlKey || event.metaKey || on.closest('select, input, textarea')) return;
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: Infinity }[key];
  if (to !== undefined) go(to);
  else if (playOrPause && key === ' ' && !on.closest('button, a')) playOrPause();
  else return;
  event.preventDefault();
};
