/**
 * Cards and counters seen to go from where they were to where they are. The table is drawn as it stands after the step;
 * then each card that lies elsewhere than before is set back to its old place, and let go.
 */
import type { GameEvent } from '#engine/events.ts';
import { paced } from './settings.ts';
import { SPRITE } from './sprite.ts';

/** Where each card was on a cloth: its name in notation, and its place. */
export type Before = ReadonlyMap<Element, readonly [name: string, place: DOMRect]>;

const cardsOf = (cloth: HTMLElement): readonly SVGElement[] => [
  ...cloth.querySelectorAll<SVGElement>('.card[data-card]'),
];

const CARD_MS = 260;
const COUNTER_MS = 420;
/** No more payments than these are shown one by one. */
const MOST_PAID = 12;
/** Nearer than this a card has not moved. */
const STILL = 3;

const still = (): boolean => paced(1) === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Remembers where everything is; `undefined` when nothing shall be seen to move. */
export const remember = (cloth: HTMLElement | null): Before | undefined => {
  if (!cloth || still()) return undefined;
  return new Map(cardsOf(cloth).map((card) => [card, [card.dataset['card']!, card.getBoundingClientRect()]]));
};

/**
 * How a card is set back to where it was, if it has moved: from middle to middle, since with another origin it could not
 * go its way without the page’s own thread.
 */
const way = (old: DOMRect, to: DOMRect): string | undefined => {
  const [x, y] = [old.x - to.x + (old.width - to.width) / 2, old.y - to.y + (old.height - to.height) / 2];
  if (old.width === 0 || Math.hypot(old.x - to.x, old.y - to.y) < STILL) return undefined;
  return `translate(${x}px, ${y}px) scale(${old.width / to.width})`;
};

/** Lets cards and counters go to where they are now. */
export const move = (cloth: HTMLElement | null, before: Before | undefined, events: readonly GameEvent[]): void => {
  if (!cloth || !before) return;
  const now = cardsOf(cloth).map((card) => [card, card.dataset['card']!, card.getBoundingClientRect()] as const);
  // All places are read before anything is set on its way.
  pay(cloth, events);
  const here = new Set<Element>(now.map(([card]) => card));
  const gone = [...before].filter(([card]) => !here.has(card)).map(([, what]) => what);
  /** Where a card came from that lies in a new place: from its old one, or, if it was not seen there, from under a back. */
  const from = (card: Element, name: string): DOMRect | undefined => {
    const [known, place] = before.get(card) ?? [];
    if (known === name) return place;
    const was = gone.findIndex(([other]) => other === name);
    const back = was < 0 && !name.startsWith('?') ? gone.findIndex(([other]) => other.startsWith('?')) : was;
    return back < 0 ? undefined : gone.splice(back, 1)[0]![1];
  };
  for (const [card, name, to] of now) {
    const old = from(card, name);
    const start = old ? way(old, to) : card.parentElement!.matches('.just-laid') && 'translateY(-0.35rem)';
    if (start && to.width > 0)
      card.animate([{ transform: start }, { transform: 'none' }], { duration: paced(CARD_MS), easing: 'ease-out' });
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
    if (!start || !end) return [];
    const counter = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    counter.setAttribute('class', 'flying');
    counter.setAttribute('viewBox', '0 0 44 31');
    counter.setAttribute('aria-hidden', 'true');
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    drawing.setAttribute('href', `${SPRITE}#counter`);
    counter.append(drawing);
    return [{ counter, path: [{ transform: place(start) }, { transform: place(end) }], delay: paced(40 * i) }];
  });
  // All lie on the cloth before one begins to move: each motion begun has the styles reckoned.
  cloth.append(...flights.map(({ counter }) => counter));
  for (const { counter, path, delay } of flights) {
    const flight = counter.animate(path, {
      duration: paced(COUNTER_MS),
      delay,
      easing: 'ease-in-out',
      fill: 'backwards',
    });
    flight.onfinish = () => counter.remove();
    flight.oncancel = () => counter.remove();
  }
};
