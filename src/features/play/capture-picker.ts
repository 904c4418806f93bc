/**
 * Lets the player choose a capture by touching cards on the table. Cards that can be taken are highlighted; once the
 * touched cards form a capture, they are taken.
 */
import type { Move } from '#engine/game.ts';

/** A capturing move, and the cards that it takes, in notation. */
export interface Capture {
  readonly move: Move;
  readonly cards: readonly string[];
}

/** Lists the cards that a move takes. The move is written as in a record, `10D x 9S AC`; empty if it takes none. */
export const parseTakenCards = (written: string): readonly string[] => {
  const [, link, ...cards] = written.split(' ');
  return link === 'x' ? cards : [];
};

/** Finds the captures that contain all the touched cards, and the capture itself once only one is possible. */
export const matchCaptures = (
  captures: readonly Capture[],
  touched: ReadonlySet<string>,
): { readonly fitting: readonly Capture[]; readonly whole: Capture | undefined } => {
  const fitting = captures.filter(({ cards }) => [...touched].every((card) => cards.includes(card)));
  const exact = fitting.find(({ cards }) => cards.length === touched.size);
  return { fitting, whole: fitting.length === 1 ? exact : undefined };
};

/**
 * Turns the cards on the table into buttons while the player chooses a capture. Cards are found by name, since their positions
 * change.
 */
export class CapturePicker {
  readonly #cloth: Element;
  readonly #captures: readonly Capture[];
  readonly #take: (move: Move) => void;
  readonly #touched = new Set<string>();
  readonly #stop = new AbortController();

  constructor(cloth: Element, captures: readonly Capture[], take: (move: Move) => void) {
    this.#cloth = cloth;
    this.#captures = captures;
    this.#take = take;
    const { signal } = this.#stop;
    cloth.addEventListener('click', this.#press, { signal });
    cloth.addEventListener('keydown', this.#press, { signal });
    this.#mark();
  }

  get #cards(): readonly SVGElement[] {
    const named = new Set(this.#captures.flatMap(({ cards }) => cards));
    return [...this.#cloth.querySelectorAll<SVGElement>('.card[data-card]')].filter((card) =>
      named.has(card.dataset['card']!),
    );
  }

  /**
   * Highlights the cards that can still be taken, and marks the touched ones. Each card gets the role of a button, for
   * keyboard users.
   */
  #mark(): void {
    const { fitting } = matchCaptures(this.#captures, this.#touched);
    for (const card of this.#cards) {
      const name = card.dataset['card']!;
      const may = fitting.some(({ cards }) => cards.includes(name));
      card.classList.toggle('may-take', may);
      card.classList.toggle('is-touched', this.#touched.has(name));
      card.setAttribute('role', 'button');
      card.setAttribute('aria-pressed', String(this.#touched.has(name)));
      card.setAttribute('tabindex', may ? '0' : '-1');
    }
  }

  readonly #press = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    const card = (event.target as Element).closest<SVGElement>('.card.may-take, .card.is-touched');
    const name = card?.dataset['card'];
    if (!name) return;
    event.preventDefault();
    event.stopPropagation();
    if (!this.#touched.delete(name)) this.#touched.add(name);
    const { whole } = matchCaptures(this.#captures, this.#touched);
    if (whole) this.#take(whole.move);
    else this.#mark();
  };

  /** The capture of exactly the touched cards, if there is one. */
  get commitPick(): Capture | undefined {
    return matchCaptures(this.#captures, this.#touched).fitting.find(
      ({ cards }) => cards.length === this.#touched.size,
    );
  }

  /** Ends the choice, and makes the cards pictures again. */
  stop(): void {
    this.#stop.abort();
    for (const card of this.#cards) {
      card.classList.remove('may-take', 'is-touched');
      for (const name of ['aria-pressed', 'tabindex']) card.removeAttribute(name);
      card.setAttribute('role', 'img');
    }
  }
}
