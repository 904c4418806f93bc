/** The step shown, where it is seen besides the cloth: in the list of steps, in the frames that scroll, on the page, in the address. */

/** Marks the step with this id in the list, and scrolls to it within its own frame and never on the page. */
export const markStep = (table: Element, id: string): void => {
  const step = table.querySelector<HTMLElement>(`[id="${id}"]`)!;
  // Only the list is gone through, which is far less than the table.
  step.parentElement!.querySelector('[aria-current]')?.removeAttribute('aria-current');
  step.setAttribute('aria-current', 'step');
  const pane = step.closest('.table-cloth')!;
  const { offsetTop, offsetHeight } = step;
  pane.scrollTop = Math.max(Math.min(offsetTop, pane.scrollTop), offsetTop + offsetHeight - pane.clientHeight);
};

/** A cloth on which something asked for is shown takes the focus, and on a narrow page the reader is led to it. */
export const bringIntoView = (cloth: HTMLElement | null): void => {
  // There the table lies folded under the text until its fragment unfolds it.
  const beside = cloth?.closest('.beside');
  if (beside && matchMedia('(max-width: 61.99rem)').matches) location.hash = beside.id;
  cloth?.focus({ preventScroll: true });
};

/** Scrolls the page as little as it takes to see the whole of a table that is stepped through, with its sentence and controls. */
export const bringWholeIntoView = (cloth: HTMLElement | null): void => {
  // The list of steps, shown in place of the cloth, is longer than a window.
  if (cloth?.clientHeight) cloth.parentElement!.scrollIntoView({ block: 'nearest' });
};

/**
 * How long a step is shown before the address names it, in milliseconds: who goes through the steps is not held up, and
 * no browser has more than the hundred changes in half a minute that it may refuse.
 */
const SETTLED = 350;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Lets the address name a step by its id, once it has been shown a moment. */
export const keepInAddress = (id: string): void => {
  const { href } = location;
  clearTimeout(timer);
  timer = setTimeout(() => {
    // The reader may have gone elsewhere on the page meanwhile.
    if (location.href === href) history.replaceState(history.state, '', `#${id}`);
  }, SETTLED);
};

/** The name of the step that the address names by its id, which is a stem and this name; empty where it names none. */
export const stepInAddress = (stem: string): string => {
  const fragment = location.hash.slice(1);
  return fragment.startsWith(stem) ? fragment.slice(stem.length) : '';
};
