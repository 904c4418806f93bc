/**
 * Cards and counters seen to go from where they were to where they are. The table is drawn as it stands after the step;
 * then each card that lies elsewhere than before is set back to its old place, and let go.
 */
import type { GameEvent } from '#engine/events.ts';
import { paced } from '../browser/settings.ts';
import { SPRITE } from '../browser/sprite.ts';

/** A card as it lay on a table: its name in notation, its place, and its drawing. */
type Lying = readonly [name: string, place: DOMRect, card: SVGElement];
export type Before = readonly Lying[];

/** The cards in these parts of a table. */
const cardsOn = (...parts: readonly (Element | null)[]): Lying[] =>
  parts
    .flatMap((part) => [...(part?.querySelectorAll<SVGElement>('.card[data-card]') ?? [])])
    .map((card) => [card.dataset['card']!, card.getBoundingClientRect(), card]);

/** The sheet uppermost on a cloth. */
const uppermost = (cloth: HTMLElement): Element => cloth.querySelector(':scope > div:not(.ahead)')!;

const CARD_MS = 260;
const COUNTER_MS = 420;
const GATHER_MS = 300;
/** No more payments than these are shown one by one. */
const MOST_PAID = 12;
/** Nearer than this a card has not moved. */
const STILL = 3;

/** Asked for once, as the table wakes: the browser keeps it true. Where tables are built there is no browser. */
const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
const still = (): boolean => calm?.matches || paced(1) === 0;

/** Remembers where everything is; `undefined` when nothing shall be seen to move. */
export const remember = (cloth: HTMLElement | null, hand: HTMLElement | null): Before | undefined => {
  return cloth && !still() ? cardsOn(uppermost(cloth), hand) : undefined;
};

/** From middle to middle: with an origin of its own the way could not be gone without the page’s own thread. */
const way = (from: DOMRect, to: DOMRect): readonly [x: number, y: number] => [
  from.x - to.x + (from.width - to.width) / 2,
  from.y - to.y + (from.height - to.height) / 2,
];
const lies = (from: DOMRect, to: DOMRect): boolean => Math.hypot(...way(from, to)) < STILL;

/**
 * By what a card is known again, one way after another: it lies as it lay, where another of its name may lie elsewhere;
 * it has another place; it was not seen, and lay under one of the backs that are no more.
 */
const KNOWN: readonly ((was: Lying, now: Lying) => boolean)[] = [
  ([was, from], [now, to]) => was === now && lies(from, to),
  ([was], [now]) => was === now,
  ([was], [now]) => was.startsWith('?') && !now.startsWith('?'),
];

/** Lets something begin as it was, and become what it is. */
const begin = (what: Element, was: Keyframe): unknown =>
  what.animate([was, {}], { duration: paced(CARD_MS), easing: 'ease-out' });

/** Lets cards and counters go to where they are now. */
export const move = (cloth: HTMLElement | null, before: Before | undefined, events: readonly GameEvent[]): void => {
  if (!cloth || !before) return;
  const sheet = uppermost(cloth);
  const were = [...before];
  let now = cardsOn(sheet);
  // All places are read before anything is set on its way.
  pay(cloth, sheet, events);
  for (const laid of sheet.querySelectorAll('.just-laid .card, .change')) begin(laid, { opacity: 0 });
  for (const known of KNOWN)
    now = now.filter((is) => {
      const found = were.findIndex((was) => known(was, is));
      if (found < 0) return true;
      const [[, from]] = were.splice(found, 1) as [Lying];
      const [, to, card] = is;
      const [x, y] = way(from, to);
      if (from.width && to.width && !lies(from, to))
        begin(card, { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` });
      return false;
    });
  for (const [name, to, card] of now) {
    // A card that nobody saw before comes from the seat that laid it.
    const seat = events.find((event) => event.card === name && event.seat)?.seat;
    const from = seat && at(sheet, seat);
    if (from && to.width) begin(card, { transform: fromMiddle(from, to), opacity: 0 });
  }
  gather(cloth, sheet, were);
};

/** Where a seat is on a sheet. */
const at = (sheet: Element, seat: string): DOMRect | undefined =>
  sheet.querySelector(`[data-seat="${CSS.escape(seat)}"]`)?.getBoundingClientRect();

const fromMiddle = (from: DOMRect, to: DOMRect): string => {
  const [x, y] = way(from, to);
  return `translate(${x}px, ${y}px) scale(0.5)`;
};

/** The cards of a trick that has been taken go to its winner. */
const gather = (cloth: HTMLElement, sheet: Element, were: readonly Lying[]): void => {
  const gone = were.filter(([, , card]) => card.closest('[data-takes]'));
  const winner = gone[0]?.[2].closest<HTMLElement>('[data-takes]')?.dataset['takes'];
  const to = winner ? at(sheet, winner) : undefined;
  if (!to) return;
  const origin = cloth.getBoundingClientRect();
  for (const [, from, card] of gone) {
    const going = card.cloneNode(true) as SVGElement;
    going.setAttribute('class', 'card flying going');
    going.setAttribute('aria-hidden', 'true');
    cloth.append(going);
    const scale = from.width / going.getBoundingClientRect().width;
    const place = (rect: DOMRect, size: number): string =>
      `translate(${rect.x + rect.width / 2 - origin.x}px, ${rect.y + rect.height / 2 - origin.y}px) translate(-50%, -50%) scale(${size})`;
    const flight = going.animate(
      [
        { transform: place(from, scale), opacity: 1 },
        { transform: place(to, scale / 3), opacity: 0 },
      ],
      { duration: paced(GATHER_MS), easing: 'ease-in', fill: 'both' },
    );
    flight.onfinish = () => going.remove();
  }
};

/** A counter flies from each account that paid to the one that was paid. */
const pay = (cloth: HTMLElement, sheet: Element, events: readonly GameEvent[]): void => {
  const paid = events.filter(({ type }) => type === 'paid').slice(0, MOST_PAID);
  if (paid.length === 0) return;
  const at = new Map<string, DOMRect>();
  for (const account of sheet.querySelectorAll<HTMLElement>('[data-account]'))
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
