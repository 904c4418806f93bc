/** Who plays with the keys keeps his place in the hand. */

/** Which of the buttons of the hand at a table has the focus (from 0), if one has. */
export const placeInHand = (table: Element): number | undefined => {
  const hand = table.querySelector('.table-hand');
  const on = document.activeElement;
  return hand?.contains(on) ? Math.max(0, [...hand.querySelectorAll('button')].indexOf(on as never)) : undefined;
};

/** He is not thrown out of the hand when the card he laid is gone from it. */
export const keepPlace = (table: Element, place: number): void => {
  const hand = table.querySelector<HTMLElement>('.table-hand');
  if (!hand || (hand.contains(document.activeElement) && document.activeElement !== hand)) return;
  const cards = hand.querySelectorAll<HTMLElement>('.tray-cards button');
  (cards[Math.min(place, cards.length - 1)] ?? hand.querySelector('button') ?? hand).focus({ preventScroll: true });
};
