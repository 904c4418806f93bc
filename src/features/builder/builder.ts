/** Script of the page that builds embed code: a change in its form updates every code snippet at once. */

import { embedPath, INITIAL_FRAME_SIZE } from '../../embed/frame.ts';
import { EMBED_VIEWS, parseEmbedOptions, THEMES } from '../../embed/options.ts';
import {
  buildExampleLink,
  ELEMENT_SCRIPT,
  FRAME_SNIPPET_KINDS,
  formatSnippet,
  type SiteInfo,
  SNIPPET_KINDS,
  type SnippetKind,
  type SnippetOptions,
} from '../../embed/snippets.ts';
import { LANGUAGES, type Language } from '../../i18n/routes.ts';
import type { DisputedPointWords } from '../readings/fetched.ts';

/** An example, a comparison or a quiz that the form offers. */
interface Choosable {
  readonly room: SnippetOptions['room'];
  readonly game: string;
  readonly steps: number;
  readonly seats?: readonly string[] | undefined;
  readonly titles: readonly string[];
  /** The disputed points of the game that arise in this example; `undefined` if all do. */
  readonly points?: readonly string[] | undefined;
}

/** Data that the page passes to this script. */
export interface BuilderProps extends SiteInfo {
  readonly lang: Language;
  /** Base path of the site, for the requests of this script. */
  readonly base: string;
  /** Texts used by the script. */
  readonly words: Readonly<
    Record<'of' | 'asRecorded' | 'allSeats' | 'loading' | 'notLoaded' | 'copied' | 'notCopied', string>
  >;
  /** Every example, stored under its id; each has one title per language, in the order of `LANGUAGES`. */
  readonly examples: Readonly<Record<string, Choosable>>;
}

/** Responses, stored under their address. A failed request is removed, so that it can be made again. */
const answers = new Map<string, Promise<string>>();
const fetched = (address: string): Promise<string> => {
  const known =
    answers.get(address) ??
    fetch(address).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))));
  answers.set(address, known);
  known.catch(() => answers.delete(address));
  return known;
};

const made = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] => Object.assign(document.createElement(name), properties);

class Builder {
  readonly #root: HTMLElement;
  readonly #props: BuilderProps;
  readonly #form: HTMLFieldSetElement;
  readonly #readings: HTMLElement;
  /** Everything that can be embedded, in groups, each with the games to which it belongs. */
  readonly #groups: readonly HTMLOptGroupElement[];
  /** Identifies the game and the disputed points whose readings are on the page. */
  #shown = '';

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#props = JSON.parse(root.dataset['builder']!) as BuilderProps;
    this.#form = root.querySelector('fieldset')!;
    this.#readings = root.querySelector('.builder-readings > div')!;
    this.#groups = [...this.#form.querySelectorAll('optgroup')];
    this.#ask();
    this.#field('game').addEventListener('input', () => this.#offerOfGame());
    this.#form.addEventListener('input', () => void this.#write());
    // The typed text is not normalised before the field loses focus.
    this.#field('step').addEventListener('change', () => {
      this.#field('step').value = this.#chosen.step;
    });
    this.#readings.closest('details')!.addEventListener('toggle', () => void this.#showReadings());
    for (const section of root.querySelectorAll<HTMLElement>('[data-form]')) {
      for (const button of section.querySelectorAll('button'))
        button.addEventListener('click', () => void this.#copy(button));
      section.querySelector('details')!.addEventListener('toggle', () => void this.#preview(section));
    }
    void this.#write();
  }

  #field(name: string): HTMLInputElement {
    return this.#form.elements.namedItem(name) as HTMLInputElement;
  }

  /** Fills in the form from the query of the address. */
  #ask(): void {
    const query = new URLSearchParams(location.search);
    const id = query.get('example') ?? '';
    const asked = this.#groups.find((group) => group.querySelector(`[value="${CSS.escape(id)}"]`));
    if (asked) [this.#field('game').value] = asked.dataset['games']!.split(' ') as [string];
    this.#offerOfGame();
    if (asked) this.#field('example').value = id;
    const { step, view, theme, seat } = parseEmbedOptions((name) => query.get(name));
    this.#offerSeats();
    if (seat) this.#field('seat').value = seat;
    if (step) this.#field('step').value = step;
    if (view) this.#field('view').value = view;
    if (theme) this.#field('theme').value = theme;
  }

  /** Offers what can be embedded of the chosen game. */
  #offerOfGame(): void {
    const game = this.#field('game').value;
    const list = this.#form.elements.namedItem('example') as HTMLSelectElement;
    list.replaceChildren(...this.#groups.filter(({ dataset }) => dataset['games']!.split(' ').includes(game)));
    list.selectedIndex = 0;
  }

  /**
   * Shows only the options that apply. A quiz has no step and no view; only an example offers the choice of one seat
   * whose hand is shown.
   */
  #offerSeats(): void {
    const { seats = [], room } = this.#props.examples[this.#field('example').value]!;
    const select = this.#form.elements.namedItem('seat') as HTMLSelectElement;
    // Questions have no step and no other view.
    for (const name of ['step', 'view']) this.#field(name).closest('label')!.hidden = room === 'games';
    if (select.dataset['seats'] === seats.join(' ')) return;
    select.dataset['seats'] = seats.join(' ');
    const before = select.value;
    select.replaceChildren(new Option(this.#props.words.allSeats, ''), ...seats.map((seat) => new Option(seat, seat)));
    select.value = seats.includes(before) ? before : '';
    select.closest('label')!.hidden = seats.length === 0;
  }

  get #chosen(): SnippetOptions & Omit<Choosable, 'titles' | 'seats'> {
    const id = this.#field('example').value;
    const { room, game, steps, titles, points } = this.#props.examples[id]!;
    const lang = LANGUAGES.find((each) => each === this.#field('lang').value) ?? this.#props.lang;
    const [, said = 1, part] = /^\s*(\d+)(\.\d+)?/.exec(this.#field('step').value) ?? [];
    const switched = [...this.#readings.querySelectorAll('select')].filter(({ value }) => value);
    return {
      id,
      room,
      game,
      steps,
      points,
      lang,
      title: titles[LANGUAGES.indexOf(lang)]!,
      step: `${Math.max(1, Math.min(steps, Number(said)))}${part ?? ''}`,
      view: EMBED_VIEWS.find((view) => view === this.#field('view').value && room !== 'games') ?? EMBED_VIEWS[0],
      theme: THEMES.find((theme) => theme === this.#field('theme').value),
      seat: this.#field('seat').value || undefined,
      readings: Object.fromEntries(room !== 'examples' ? [] : switched.map(({ name, value }) => [name, value])),
      record: '',
    };
  }

  /** Updates every snippet and its preview. */
  async #write(): Promise<void> {
    this.#offerSeats();
    const { steps } = this.#chosen;
    this.#form.querySelector('[data-of]')!.textContent = this.#props.words.of.replace('0', String(steps));
    await this.#showReadings();
    const chosen = this.#chosen;
    const example = chosen.room === 'examples';
    this.#readings.closest('details')!.hidden = !example;
    const record = !example ? '' : await fetched(`${this.#props.base}examples/${chosen.id}.deal`).catch(() => '');
    // The choice may have changed meanwhile.
    if (this.#chosen.id !== chosen.id) return;
    const whole = { ...chosen, record };
    for (const section of this.#root.querySelectorAll<HTMLElement>('[data-form]')) {
      const form = SNIPPET_KINDS.find((each) => each === section.dataset['form'])!;
      section.hidden = !example && !FRAME_SNIPPET_KINDS.includes(form);
      section.querySelector('code')!.textContent = formatSnippet(form, whole, this.#props);
      const without = section.querySelector<HTMLElement>('.builder-acts > .quiet');
      if (without) without.hidden = Object.keys(chosen.readings).length === 0;
      void this.#preview(section);
    }
  }

  /** Shows the readings of the chosen game, each with its practices. They are fetched when the list is opened. */
  async #showReadings(): Promise<void> {
    const { base, lang, words } = this.#props;
    const { game, points: arising } = this.#chosen;
    const shown = [game, ...(arising ?? [])].join(' ');
    if (!game || this.#shown === shown || !(this.#shown || this.#readings.closest('details')!.open)) return;
    this.#shown = shown;
    this.#readings.replaceChildren(made('p', { textContent: words.loading }));
    try {
      const points = JSON.parse(await fetched(`${base}readings/${game}.${lang}.json`)) as Readonly<
        Record<string, DisputedPointWords>
      >;
      if (this.#shown !== shown) return;
      this.#readings.replaceChildren(
        ...(arising ?? Object.keys(points)).flatMap((name) => {
          const { question, choices } = points[name] ?? {};
          if (!question || !choices) return [];
          const label = made('label', { textContent: question });
          const select = made('select', { name });
          select.append(
            new Option(words.asRecorded, ''),
            ...Object.entries(choices).map(([value, choice]) => new Option(choice.label, value)),
          );
          label.append(select);
          return label;
        }),
      );
    } catch {
      this.#shown = '';
      this.#readings.replaceChildren(made('p', { textContent: words.notLoaded }));
    }
  }

  /** Copies the snippet above a button to the clipboard. */
  async #copy(button: HTMLElement): Promise<void> {
    const { words } = this.#props;
    const acts = button.closest('.builder-acts')!;
    const code = acts.parentElement!.querySelector(':scope > pre code')!;
    const said = this.#root.querySelector('.builder-said')!;
    said.textContent = '';
    try {
      await navigator.clipboard.writeText(code.textContent ?? '');
      said.textContent = words.copied;
    } catch {
      getSelection()?.selectAllChildren(code);
      said.textContent = words.notCopied;
    }
    // The message appears beside the button.
    acts.append(said);
  }

  /** Shows a preview of the snippet, if the preview is opened. */
  async #preview(section: HTMLElement): Promise<void> {
    const details = section.querySelector('details')!;
    const room = details.querySelector<HTMLElement>('.builder-preview')!;
    if (!details.open || section.hidden) return room.replaceChildren();
    const text = section.querySelector('code')!.textContent ?? '';
    if (room.dataset['of'] === text && room.hasChildNodes()) return;
    room.dataset['of'] = text;
    room.replaceChildren(...(await this.#seen(section.dataset['form'] as SnippetKind)));
  }

  async #seen(form: SnippetKind): Promise<readonly (Node | string)[]> {
    const { base } = this.#props;
    const chosen = this.#chosen;
    const { id, room, lang, title, step, view, theme, seat, readings } = chosen;
    const page = `${base}${lang}/${room}/${id}`;
    const practices = Object.entries(readings).map((pair) => pair.join(':'));
    const options = {
      ...(theme && { theme }),
      ...(seat && { seat }),
      ...(practices.length > 0 && { readings: practices.join(',') }),
    };
    const link = made('a', { href: buildExampleLink(chosen, { site: base }), textContent: title, lang });
    const frame = (query: string) => {
      const framed = made('iframe', { src: `${base}${embedPath(id, lang)}${query}`, title: `${title} · Snorum` });
      framed.height = String(INITIAL_FRAME_SIZE.height);
      return framed;
    };
    switch (form) {
      case 'link':
      case 'markdown':
      case 'wiki':
        return [link];
      case 'oembed':
        return [frame('')];
      case 'frame':
      case 'shortcode':
        return [frame(`?${new URLSearchParams({ step, view, ...options })}`)];
      case 'picture':
      case 'markdown-picture':
        link.replaceChildren(made('img', { src: `${page}.png`, alt: title }));
        return [link];
      case 'text':
        return [
          made('pre', { textContent: await fetched(`${page}.txt`).catch(() => this.#props.words.notLoaded), lang }),
        ];
      default: {
        await elementThere(`${base}${ELEMENT_SCRIPT}`);
        const element = document.createElement('snorum-example');
        const attributes = {
          lang,
          step,
          view,
          ...options,
        };
        for (const [name, value] of Object.entries(attributes)) if (value) element.setAttribute(name, String(value));
        const name = { examples: 'example', compare: 'pair', games: 'quiz' }[room];
        if (form === 'element') element.setAttribute(name, id.replace(/^questions-/, ''));
        else element.append(made('pre', { textContent: await fetched(`${base}examples/${id}.deal`) }));
        return [element];
      }
    }
  }
}

/** Adds the script of the custom element to the page, unless it is there already. */
const elementThere = (src: string): Promise<void> => {
  if (!document.querySelector(`script[src="${src}"]`)) document.head.append(made('script', { src }));
  return customElements.whenDefined('snorum-example').then(() => undefined);
};

export const startBuilder = (): void => {
  new Builder(document.querySelector<HTMLElement>('[data-builder]')!);
};
