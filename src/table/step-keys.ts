/** The keys that go through the steps of a table. */

/**
 * Goes where a key leads from the step shown (from 0; beyond the first or the last, it is for the table to stop), or
 * lets the table play by itself, where it can. A key that is meant for a field or for the browser is left to it.
 */
export const goByKey = (event: KeyboardEvent, at: number, go: (at: number) => void, playOrPause?: () => void): void => {
  const { key } = event;
  const on = event.target as Element;
  if (event.altKey || event.ctrlKey || event.metaKey || on.closest('select, input, textarea')) return;
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: Infinity }[key];
  if (to !== undefined) go(to);
  else if (playOrPause && key === ' ' && !on.closest('button, a')) playOrPause();
  else return;
  event.preventDefault();
};
