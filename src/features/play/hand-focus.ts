/** Keeps the keyboard focus in the hand when a card leaves it. */

/** Index (0-based) of the focused button in the hand at a table; `undefined` if none has the focus. */
export const findFocusedCard = (table: Element): number | undefined => {
  const hand = table.querySelector('.table-hand');
  const on = document.activeElement;
  return hand?.contains(on) ? Math.max(0, [...hand.querySelectorAll('button')].indexOf(on as never)) : undefined;
};

/** Focuses the button at the same index (0-based) in the hand, after the focused card was played. */
export const restoreHandFocus = (table: Element, place: number): void => {
  const hand = table.querySelector<HTMLElement>('.table-hand');
  if (!hand || (hand.contains(document.activeElement) && document.activeElement !== hand)) return;
  const cards = hand.querySelectorAll<HTMLElement>('.tray-cards button');
  (cards[Math.min(place, cards.length - 1)] ?? hand.querySelector('button') ?? hand).focus({ preventScroll: true });
};
