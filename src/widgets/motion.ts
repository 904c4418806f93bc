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

/** Lets cards and counters go to where they are now. */
export const move = (cloth: HTMLElement | null, before: Before | undefined, events: readonly GameEvent[]): void => {
  if (!cloth || !before) return;
  const now = cardsOf(cloth).map((card) => [card, card.dataset['card']!, card.getBoundingClientRect()] as const);
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
    if (!old || old.width === 0 || to.width === 0) continue;
    const [x, y] = [old.x - to.x, old.y - to.y];
    if (Math.hypot(x, y) < STILL) continue;
    card.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${old.width / to.width})`, transformOrigin: '0 0' }, {}],
      { duration: paced(CARD_MS), easing: 'ease-out' },
    );
  }
  pay(cloth, events);
};

/** A counter flies from each account that paid to the one that was paid. */
const pay = (cloth: HTMLElement, events: readonly GameEvent[]): void => {
  const paid = events.filter(({ type }) => type === 'paid').slice(0, MOST_PAID);
  if (paid.length === 0) return;
  const at = new Map<string, DOMRect>();
  for (const account of cloth.querySelectorAll<HTMLElement>('[data-account]'))
    at.set(account.dataset['account']!, account.getBoundingClientRect());
  const origin = cloth.getBoundingClientRect();
  for (const [i, { from, to }] of paid.entries()) {
    const [start, end] = [at.get(from!), at.get(to!)];
    if (!start || !end) continue;
    const counter = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    counter.setAttribute('class', 'flying');
    counter.setAttribute('viewBox', '0 0 44 31');
    counter.setAttribute('aria-hidden', 'true');
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    drawing.setAttribute('href', `${SPRITE}#counter`);
    counter.append(drawing);
    cloth.append(counter);
    const place = (rect: DOMRect) =>
      `translate(${rect.x + rect.width / 2 - origin.x - 11}px, ${rect.y + rect.height / 2 - origin.y + cloth.scrollTop - 8}px)`;
    const flight = counter.animate([{ transform: place(start) }, { transform: place(end) }], {
      duration: paced(COUNTER_MS),
      delay: paced(40 * i),
      easing: 'ease-in-out',
      fill: 'backwards',
    });
    flight.onfinish = () => counter.remove();
    flight.oncancel = () => counter.remove();
  }
};
