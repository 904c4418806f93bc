/**
 * Cards and counters seen to go from where they were to where they are. The table is drawn as it stands after the step;
 * then each card that lies elsewhere than before is set back to its old place, and let go.
 */
import type { GameEvent } from '#engine/events.ts';
import { paced } from './settings.ts';
import { SPRITE } from './sprite.ts';

/** Where each card was on a table: its name in notation, and its place. */
export type Before = ReadonlyMap<Element, readonly [name: string, place: DOMRect]>;

/** The cards on a cloth, and in the hand below it, where there is one to play from. */
const cardsOn = (...parts: readonly (HTMLElement | null)[]) =>
  parts
    .flatMap((part) => [...(part?.querySelectorAll<SVGElement>('.card[data-card]') ?? [])])
    .map((card) => [card, [card.dataset['card']!, card.getBoundingClientRect()]] as const);

const CARD_MS = 260;
const COUNTER_MS = 420;
/** No more payments than these are shown one by one. */
const MOST_PAID = 12;
/** Nearer than this a card has not moved. */
const STILL = 3;

/** Asked for once, as the table wakes: the browser keeps it true. Where tables are built there is no browser. */
const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
const still = (): boolean => calm?.matches || paced(1) === 0;

/** Remembers where everything is; `undefined` when nothing shall be seen to move. */
export const remember = (cloth: HTMLElement | null, hand: HTMLElement | null): Before | undefined => {
  return cloth && !still() ? new Map(cardsOn(cloth, hand)) : undefined;
};

/** Lets cards and counters go to where they are now. */
export const move = (cloth: HTMLElement | null, before: Before | undefined, events: readonly GameEvent[]): void => {
  if (!cloth || !before) return;
  const now = cardsOn(cloth);
  // All places are read before anything is set on its way.
  pay(cloth, events);
  const gone = [...before].filter(([card]) => !card.isConnected).map(([, what]) => what);
  /** Where a card came from that lies in a new place: from its old one, or, if it was not seen there, from under a back. */
  const from = (card: Element, name: string): DOMRect | undefined => {
    const [known, place] = before.get(card) ?? [];
    if (known === name) return place;
    const was = gone.findIndex(([other]) => other === name);
    const back = was < 0 && !name.startsWith('?') ? gone.findIndex(([other]) => other.startsWith('?')) : was;
    return back < 0 ? undefined : gone.splice(back, 1)[0]![1];
  };
  for (const [card, [name, to]] of now) {
    const old = from(card, name);
    if (!old?.width || !to.width) continue;
    // From middle to middle: with an origin of its own the way could not be gone without the page’s own thread.
    const [x, y] = [old.x - to.x + (old.width - to.width) / 2, old.y - to.y + (old.height - to.height) / 2];
    if (Math.hypot(x, y) >= STILL)
      card.animate([{ transform: `translate(${x}px, ${y}px) scale(${old.width / to.width})` }, {}], {
        duration: paced(CARD_MS),
        easing: 'ease-out',
      });
  }
};

/** A counter flies from each account that paid to the one that was paid. */
const pay = (cloth: HTMLElement, events: readonly GameEvent[]): void => {
  const paid = events.filter(({ type }) => type === 'paid').slice(0, MOST_PAID);
  if (paid.length === 0) return;
  const at = new Map<string, DOMRect>();
  for (const account of cloth.querySelectorAll<HTMLElement>('[data-account]'))
    at.set(account.dataset['account']!, account.getBoundingClientRect());
  const [origin, scrolled] = [cloth.getBoundingClientRect(), cloth.scrollTop];
  const place = (rect: DOMRect) =>
    `translate(${rect.x + rect.width / 2 - origin.x - 11}px, ${rect.y + rect.height / 2 - origin.y + scrolled - 8}px)`;
  const flights = paid.flatMap(({ from, to }, i) => {
    const [start, end] = [at.get(from!), at.get(to!)];
    return start && end ? [[40 * i, place(start), place(end)] as const] : [];
  });
  if (flights.length === 0) return;
  // All lie on the cloth before one begins to move: each motion begun has the styles reckoned.
  const drawn = `<svg class="flying" viewBox="0 0 44 31" aria-hidden="true"><use href="${SPRITE}#counter"/></svg>`;
  cloth.insertAdjacentHTML('beforeend', drawn.repeat(flights.length));
  const counters = [...cloth.children].slice(-flights.length);
  for (const [i, [delay, start, end]] of flights.entries()) {
    const counter = counters[i]!;
    const flight = counter.animate([{ transform: start }, { transform: end }], {
      duration: paced(COUNTER_MS),
      delay: paced(delay),
      easing: 'ease-in-out',
      fill: 'backwards',
    });
    flight.onfinish = () => counter.remove();
  }
};
