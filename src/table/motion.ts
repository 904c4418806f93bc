/**
 * Animates cards and counters between two steps. The table is rendered in its new state first; then each card that has
 * moved is animated from its old place.
 */
import type { GameEvent } from '#engine/events.ts';
import { scaleDuration } from '../browser/settings.ts';
import { SPRITE } from '../browser/sprite.ts';

/** A card on a table: its name in notation, its place on the screen, and its element. */
type Lying = readonly [name: string, place: DOMRect, card: SVGElement];
export type CardPositions = readonly Lying[];

/** Lists the cards in some parts of a table. */
const cardsOn = (...parts: readonly (Element | null)[]): Lying[] =>
  parts
    .flatMap((part) => [...(part?.querySelectorAll<SVGElement>('.card[data-card]') ?? [])])
    .map((card) => [card.dataset['card']!, card.getBoundingClientRect(), card]);

/** Returns the visible sheet of a table (its cloth); neighbouring steps are drawn on hidden sheets (`ahead`). */
const uppermost = (cloth: HTMLElement): Element => cloth.querySelector(':scope > div:not(.ahead)')!;

const CARD_MS = 260;
const COUNTER_MS = 420;
const GATHER_MS = 300;
/** Maximum number of payments that are animated. */
const MOST_PAID = 12;
/** Distance in pixels below which a card counts as not moved. */
const STILL = 3;

/**
 * Media query for reduced motion, created once; the browser keeps it up to date. There is no `matchMedia` at build
 * time.
 */
const prefersReducedMotion = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
const still = (): boolean => prefersReducedMotion?.matches || scaleDuration(1) === 0;

/** Records the places of all cards; `undefined` if nothing will be animated. */
export const captureCardPositions = (
  cloth: HTMLElement | null,
  hand: HTMLElement | null,
): CardPositions | undefined => {
  return cloth && !still() ? cardsOn(uppermost(cloth), hand) : undefined;
};

/**
 * Returns the horizontal and vertical distance in pixels from the centre of `to` to the centre of `from`. Centres are
 * used because `scale()` keeps the centre fixed by default; animating `transform-origin` too would run on the main
 * thread.
 */
const way = (from: DOMRect, to: DOMRect): readonly [x: number, y: number] => [
  from.x - to.x + (from.width - to.width) / 2,
  from.y - to.y + (from.height - to.height) / 2,
];
const lies = (from: DOMRect, to: DOMRect): boolean => Math.hypot(...way(from, to)) < STILL;

/**
 * Rules that match a card with its earlier element, in this order: the same card at the same place (its name may occur
 * elsewhere too); the same card at another place; a hidden card whose back has disappeared.
 */
const KNOWN: readonly ((was: Lying, now: Lying) => boolean)[] = [
  ([was, from], [now, to]) => was === now && lies(from, to),
  ([was], [now]) => was === now,
  ([was], [now]) => was.startsWith('?') && !now.startsWith('?'),
];

/** Animates an element from its earlier state to the current one. */
const begin = (what: Element, was: Keyframe): unknown =>
  what.animate([was, {}], { duration: scaleDuration(CARD_MS), easing: 'ease-out' });

/** Animates cards and counters to their new places. */
export const animateCards = (
  cloth: HTMLElement | null,
  before: CardPositions | undefined,
  events: readonly GameEvent[],
): void => {
  if (!cloth || !before) return;
  const sheet = uppermost(cloth);
  const were = [...before];
  let now = cardsOn(sheet);
  // All positions are read before any animation starts.
  pay(cloth, sheet, events);
  for (const appeared of sheet.querySelectorAll('.just-laid .card, .change')) begin(appeared, { opacity: 0 });
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
    // A card that was not visible before comes from its player's seat.
    const seat = events.find((event) => event.card === name && event.seat)?.seat;
    const from = seat && at(sheet, seat);
    if (from && to.width) begin(card, { transform: fromMiddle(from, to), opacity: 0 });
  }
  gather(cloth, sheet, were);
};

/** Returns the place of a seat on a sheet. */
const at = (sheet: Element, seat: string): DOMRect | undefined =>
  sheet.querySelector(`[data-seat="${CSS.escape(seat)}"]`)?.getBoundingClientRect();

const fromMiddle = (from: DOMRect, to: DOMRect): string => {
  const [x, y] = way(from, to);
  return `translate(${x}px, ${y}px) scale(0.5)`;
};

/** Animates the cards of a finished trick towards the player who won it. */
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
      { duration: scaleDuration(GATHER_MS), easing: 'ease-in', fill: 'both' },
    );
    flight.onfinish = () => going.remove();
  }
};

/** Animates one counter from each account that paid to the account that received. */
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
  // All counters are inserted before the first animation, since each animation recalculates styles.
  const drawn = `<svg class="flying" viewBox="0 0 44 31" aria-hidden="true"><use href="${SPRITE}#counter"/></svg>`;
  cloth.insertAdjacentHTML('beforeend', drawn.repeat(flights.length));
  const counters = [...cloth.children].slice(-flights.length);
  for (const [i, [delay, start, end]] of flights.entries()) {
    const counter = counters[i]!;
    const flight = counter.animate([{ transform: start }, { transform: end }], {
      duration: scaleDuration(COUNTER_MS),
      delay: scaleDuration(delay),
      easing: 'ease-in-out',
      fill: 'backwards',
    });
    flight.onfinish = () => counter.remove();
  }
};
