/** The page of the search at work: it reads its form and its address, asks the index, and shows what is found. */
import { type Language, languageAt, otherOf } from '../../i18n/routes.ts';
import { type SearchWords, searchWords } from '../../i18n/search.ts';
import { type Asked, askedIn, LIMITS, LONGEST, searchOf } from './asked.ts';
import { type Answer, answer, type Group, type Shown } from './index-reader.ts';
import { bareWords } from './words.ts';

/** How many of a kind are shown at first, and how long a reader may pause in a word before it is looked for. */
const AT_FIRST = 5;
const PAUSE = 350;

/** An element with its text, its attributes and what is inside it. */
const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...inside);
  return element;
};

/** What a value of a limit is called in the form. */
const nameOf = (limit: string, value: string): string =>
  (value && document.querySelector(`select[name=${limit}] option[value="${value}"]`)?.textContent) || '';

const item = ({ href, title, part, game, source, excerpt, term }: Shown, words: SearchWords): HTMLLIElement => {
  const where = [part, nameOf('game', game), nameOf('source', source)].filter(Boolean).join(' · ');
  return make(
    'li',
    {},
    make('h3', {}, make('a', { href }, title)),
    ...(where ? [make('p', { class: 'quiet' }, where)] : []),
    make('p', {}, ...excerpt.map(({ text, marked }) => (marked ? make('mark', {}, text) : text))),
    ...(term ? [make('p', {}, `${words.term} `, make('mark', {}, term))] : []),
  );
};

/** A kind of things found: the first few, and a button for the others. */
const section = async ({ kind, found }: Group, words: SearchWords): Promise<HTMLElement> => {
  const list = make('ol', { class: 'entries' });
  const items = async (from: number, to?: number) =>
    (await Promise.all(found.slice(from, to).map((one) => one()))).map((shown) => item(shown, words));
  list.append(...(await items(0, AT_FIRST)));
  const id = `found-${kind}`;
  const heading = make('h2', { id }, `${words.kinds[kind]} `, make('span', { class: 'quiet' }, String(found.length)));
  const whole = make('section', { 'aria-labelledby': id, 'data-kind': kind }, heading, list);
  if (found.length > AT_FIRST) {
    const more = make('button', { type: 'button' }, words.more(found.length - AT_FIRST));
    more.addEventListener('click', async () => {
      more.disabled = true;
      const others = await items(AT_FIRST);
      list.append(...others);
      more.remove();
      others[0]?.querySelector('a')?.focus();
    });
    whole.append(more);
  }
  return whole;
};

/** The page, with the question that it shows the answer to. */
class SearchPage {
  readonly #form: HTMLFormElement;
  readonly #status: HTMLElement;
  readonly #results: HTMLElement;
  readonly #lang: Language = languageAt(location.pathname);
  readonly #words = searchWords(this.#lang);
  /** The number of the latest question: an answer to an older one is not shown. */
  #latest = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#status = document.querySelector<HTMLElement>('.search-status')!;
    this.#results = document.querySelector<HTMLElement>('.search-results')!;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#ask(this.#fields, 'push');
    });
    form.addEventListener('input', ({ target }) => {
      clearTimeout(this.#pause);
      const typed = target === this.#field('q');
      this.#pause = setTimeout(() => this.#ask(this.#fields, 'replace'), typed ? PAUSE : 0);
    });
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="?"]');
      if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.#show(askedIn(link.search), 'push');
    });
    this.#read();
  }

  #field(name: string): HTMLInputElement | HTMLSelectElement {
    return this.#form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
  }

  get #fields(): Asked {
    const values = new FormData(this.#form);
    return askedIn(`?${new URLSearchParams([...values].map(([name, value]) => [name, String(value)]))}`);
  }

  /** Shows the question of the address. */
  #read(): void {
    this.#show(askedIn(location.search));
  }

  /** Fills a question in, without limits that the form does not know, and asks it. */
  #show(asked: Asked, history?: 'push'): void {
    this.#field('q').value = asked.words;
    for (const limit of LIMITS) {
      const field = this.#field(limit) as HTMLSelectElement;
      field.value = asked[limit];
      if (field.selectedIndex < 0) field.selectedIndex = 0;
    }
    this.#ask(this.#fields, history);
  }

  #ask(asked: Asked, change?: 'push' | 'replace'): void {
    clearTimeout(this.#pause);
    const address = location.pathname + searchOf({ ...asked, words: asked.words.slice(0, LONGEST + 1) });
    if (change === 'push' && address !== location.pathname + location.search) history.pushState(null, '', address);
    if (change === 'replace') history.replaceState(null, '', address);
    this.#turnLinks();
    this.#latest += 1;
    document.body.classList.toggle('asked', asked.words !== '');
    if (asked.words === '') return this.#say('');
    if (asked.words.length > LONGEST) return this.#say(this.#words.tooLong(LONGEST));
    if (bareWords(asked.words).length === 0) return this.#say(this.#words.noWord);
    void this.#answer(asked, this.#latest);
  }

  async #answer(asked: Asked, number: number): Promise<void> {
    const waiting = setTimeout(() => {
      if (number === this.#latest) this.#status.textContent = this.#words.searching;
    }, PAUSE);
    try {
      const found = await answer(asked);
      const told = await this.#told(found, asked);
      if (number === this.#latest) this.#say(told.said, ...told.shown);
    } catch {
      if (number === this.#latest) this.#say(this.#words.failed);
    } finally {
      clearTimeout(waiting);
    }
  }

  /** An answer in words, and what is shown below them. */
  async #told(found: Answer, asked: Asked): Promise<{ said: string; shown: readonly Node[] }> {
    const words = this.#words;
    const again = (question: Partial<Asked>) => searchOf({ ...asked, ...question });
    const none = { kind: '', game: '', source: '' };
    switch (found.is) {
      case 'found': {
        const shown = await Promise.all(found.groups.map((group) => section(group, words)));
        return { said: words.count(found.count, asked.words), shown };
      }
      case 'nowhere':
        return { said: words.nowhere(found.words), shown: [make('p', {}, words.spelling)] };
      case 'limited':
        return { said: words.limited, shown: [make('p', {}, make('a', { href: again(none) }, words.unlimited))] };
      case 'apart': {
        const each = found.words.map(({ word, count }) =>
          make('li', {}, make('a', { href: again({ ...none, words: word }) }, word), ` ${words.alone(count)}`),
        );
        return { said: words.notTogether, shown: [make('ul', {}, ...each)] };
      }
    }
  }

  #say(said: string, ...shown: readonly Node[]): void {
    this.#status.textContent = said;
    this.#results.replaceChildren(...shown);
  }

  /** The links to the other language keep the question. */
  #turnLinks(): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[hreflang=${otherOf(this.#lang)}]`))
      link.search = location.search;
  }
}

/** Sets the page of the search to work. */
export const startSearch = (): void => {
  const form = document.querySelector<HTMLFormElement>('form[role=search]');
  if (form) new SearchPage(form);
};
