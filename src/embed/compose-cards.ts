import { composeCards } from '../pack/composed-pack.ts';

/** Adds the cards that the page of an embed does not contain, composed from the drawings that it contains. */
export const addComposedCards = (): void => {
  const has = (id: string): boolean => document.getElementById(id) !== null;
  const missing = [...composeCards()].filter(
    ([id, text]) => !has(id) && [...text.matchAll(/href="#([^"]+)"/g)].every(([, part]) => has(part!)),
  );
  document.querySelector('svg.pack')!.insertAdjacentHTML('beforeend', missing.map(([, text]) => text).join(''));
};
