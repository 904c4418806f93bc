/** The step shown, where it is seen besides the cloth: in the list of steps, in the frames that scroll, in the address. */

/** Marks the step with this id in the list, and no other. */
export const markStep = (table: Element, id: string): void => {
  const old = table.querySelector('.steps > [aria-current]');
  if (old?.id === id) return;
  old?.removeAttribute('aria-current');
  table.querySelector(`.steps > #${id}`)?.setAttribute('aria-current', 'step');
};

/** Scrolls, within their own frames and never on the page, to the step in the list, and to the seat that is to play. */
export const scrollToNow = (table: Element): void => {
  for (const now of table.querySelectorAll<HTMLElement>('.steps > [aria-current], .seat.to-play')) {
    const pane = now.closest('.table-cloth')!;
    const { scrollTop } = pane;
    const to = Math.max(Math.min(now.offsetTop, scrollTop), now.offsetTop + now.offsetHeight - pane.clientHeight);
    if (to !== scrollTop) pane.scrollTop = to;
  }
};

/** How long a step is shown before the address names it, in milliseconds: who goes through the steps is not held up. */
const SETTLED = 250;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Lets the address name a step by its id, once it has been shown a moment. */
export const keepInAddress = (id: string): void => {
  const { href } = location;
  clearTimeout(timer);
  timer = setTimeout(() => {
    // The reader may have gone elsewhere on the page meanwhile.
    if (location.href !== href) return;
    try {
      history.replaceState(history.state, '', `#${id}`);
    } catch {
      // A browser may refuse so many changes in so short a time; the address then keeps an earlier step.
    }
  }, SETTLED);
};
