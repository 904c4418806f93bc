/**
 * Shows which step of a replay is the current one: marks it in the list of steps, scrolls the list and the page to it,
 * and writes its id into the address.
 */

/** Marks the step with this id in the list. Only the frame of the list is scrolled to it, not the page. */
export const highlightStep = (table: Element, id: string): void => {
  const step = table.querySelector<HTMLElement>(`[id="${id}"]`)!;
  // Searches the list only, which is much smaller than the table.
  // A list drawn for another example may still hold the mark of the one before.
  for (const marked of step.parentElement!.querySelectorAll('[aria-current]')) marked.removeAttribute('aria-current');
  step.setAttribute('aria-current', 'step');
  const pane = step.closest('.table-cloth')!;
  const { offsetTop, offsetHeight } = step;
  pane.scrollTop = Math.max(Math.min(offsetTop, pane.scrollTop), offsetTop + offsetHeight - pane.clientHeight);
};

/** Focuses the cloth that shows a requested step, and scrolls to it on a narrow page. */
export const bringIntoView = (cloth: HTMLElement | null): void => {
  // On a narrow page the table is folded under the text until its fragment opens it.
  const beside = cloth?.closest('.beside');
  if (beside && matchMedia('(max-width: 61.99rem)').matches) location.hash = beside.id;
  cloth?.focus({ preventScroll: true });
};

/**
 * Scrolls the page as little as possible until the whole table is visible, with its sentence and controls. If the list
 * of steps is shown in place of the cloth, it is longer than a window: the page is scrolled to the current step.
 */
export const bringWholeIntoView = (cloth: HTMLElement | null): void => {
  const main = cloth?.parentElement;
  if (cloth?.clientHeight) return main!.scrollIntoView({ block: 'nearest' });
  const step = main?.querySelector('[aria-current]');
  if (!step?.clientHeight) return;
  const { top, bottom } = step.getBoundingClientRect();
  // The sentence and the controls lie over the lower end of the list.
  const foot = main!.querySelector('.table-foot')!.getBoundingClientRect();
  const from = main!.parentElement!.getBoundingClientRect().top;
  if (top < Math.max(0, from) || bottom > foot.top) step.scrollIntoView({ block: 'center' });
};

/**
 * Delay in milliseconds before the address names a step. Quick stepping stays fast, and browsers allow only about 100
 * changes in 30 seconds.
 */
const SETTLED = 350;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Writes the id of a step into the address, once the step has been shown for a moment. */
export const writeStepToAddress = (id: string): void => {
  const { href } = location;
  clearTimeout(timer);
  timer = setTimeout(() => {
    // The reader may have followed another link meanwhile.
    if (location.href === href) history.replaceState(history.state, '', `#${id}`);
  }, SETTLED);
};

/** Returns the name of the step in the address: the part of the fragment after `stem`. Empty if there is none. */
export const readStepFromAddress = (stem: string): string => {
  const fragment = location.hash.slice(1);
  return fragment.startsWith(stem) ? fragment.slice(stem.length) : '';
};
