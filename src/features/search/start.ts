/**
 * Script of the search page: reads the query from the form or the address, searches the index, and shows the results.
 */
import { getLanguageOfPath, getOtherLanguage, type Language, NEW_GAME_FRAGMENT, pageHref } from '../../i18n/routes.ts';
import { type SearchWords, searchWords } from '../../i18n/search.ts';
import type { BestAnswer } from './best-answer.ts';
import type { QueryChanges, ResultGroup, SearchAnswer } from './index-reader.ts';
import type { FilterCounts } from './pagefind.ts';
import type { GameAliases } from './plan.ts';
import {
  formatSearchQuery,
  MAX_QUERY_LENGTH,
  parseSearchQuery,
  SEARCH_FILTERS,
  type SearchQuery,
} from './search-query.ts';
import type { SearchResult } from './search-result.ts';
import { listNormalizedWords } from './text-matching.ts';

/**
 * Number of results of a kind that are shown at first, and the pause in typing, in milliseconds, after which a search
 * starts.
 */
const AT_FIRST = 5;
const PAUSE = 300;

/** Creates an element with attributes and children. */
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

/** Lists the sentences that tell how a query was understood. */
const listChanges = ({ corrected, unknown, apart }: QueryChanges, words: SearchWords): readonly string[] => [
  ...corrected.map(([from, to]) => words.corrected(from, to)),
  ...(unknown.length > 0 ? [words.unknown(unknown)] : []),
  ...(apart.length > 0 ? [words.apart(apart)] : []),
];

/** Label that the form shows for a value of a filter. */
const nameOf = (limit: string, value: string): string => {
  const option = value && document.querySelector<HTMLElement>(`select[name=${limit}] option[value="${value}"]`);
  return option ? (option.dataset['name'] ?? option.textContent) : '';
};

const item = ({ href, title, part, game, source, excerpt, term }: SearchResult, words: SearchWords): HTMLLIElement => {
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

/**
 * Creates the item of a game: first the link that deals at its table, then the links to its short rules, its book and its
 * examples.
 */
const gameItem = ({ href, title, game, source }: SearchResult, lang: Language, words: SearchWords): HTMLLIElement => {
  const base = href.split('#')[0]!;
  const to = (way: string) => pageHref(lang, way);
  const ways = [
    [`${base}${NEW_GAME_FRAGMENT}`, words.ways.play],
    [`${base}learn/`, words.ways.learn],
    [`${base}#rules`, words.ways.rules],
    [to(`sources/${source}/${game}/`), words.ways.book],
    [to(`examples/#${game}`), words.ways.examples],
  ] as const;
  return make(
    'li',
    { class: 'found-game' },
    make('h3', {}, make('a', { href: base }, title)),
    make('p', { class: 'quiet' }, nameOf('source', source)),
    make(
      'p',
      { class: 'found-ways' },
      ...ways.map(([way, word], i) =>
        make('a', { href: way, class: i === 0 ? 'button button-first' : 'button' }, word),
      ),
    ),
  );
};

/** Creates the section for one kind of results: the first few, and a button for the rest. */
const section = async ({ kind, found }: ResultGroup, lang: Language, words: SearchWords): Promise<HTMLElement> => {
  const list = make('ol', { class: 'entries' });
  const items = async (from: number, to?: number) =>
    (await Promise.all(found.slice(from, to).map((one) => one()))).map((shown) =>
      kind === 'game' ? gameItem(shown, lang, words) : item(shown, words),
    );
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

/** Creates the box of the best answer: a sentence of the rules, or a term, and its articles. */
const bestBox = (answers: readonly BestAnswer[], words: SearchWords): HTMLElement =>
  make(
    'section',
    { class: 'best-answer', 'aria-labelledby': 'best' },
    make('h2', { id: 'best' }, words.best),
    ...answers.map(({ href, title, part, kind, game, source, excerpt, cites, term }) =>
      make(
        'div',
        {},
        make(
          'p',
          { class: 'best-said' },
          ...excerpt.map(({ text, marked }) => (marked ? make('mark', {}, text) : text)),
        ),
        ...(term ? [make('p', {}, `${words.term} `, make('mark', {}, term))] : []),
        make(
          'p',
          { class: 'quiet' },
          make('a', { href }, [kind === 'rule' ? nameOf('game', game) : '', title, part].filter(Boolean).join(' · ')),
          ...(kind === 'rule'
            ? []
            : [` · ${[words.kinds[kind], nameOf('source', source)].filter(Boolean).join(' · ')}`]),
          ...(cites.length > 0 ? [` · ${words.cites(cites.length)} `] : []),
          ...cites.flatMap(({ number, href: at }, i) => [
            i > 0 ? ', ' : '',
            make('a', { class: 'cite', href: at }, number),
          ]),
        ),
      ),
    ),
  );

/** Controller of the search page and its current query. */
class SearchPage {
  readonly #form: HTMLFormElement;
  readonly #status: HTMLElement;
  readonly #results: HTMLElement;
  readonly #lang: Language = getLanguageOfPath(location.pathname);
  readonly #words = searchWords(this.#lang);
  /** Names under which readers may know each game. */
  readonly #names: GameAliases;
  /** Number of the latest query: results of older ones are discarded. */
  #latest = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#names = JSON.parse(form.dataset['names']!) as GameAliases;
    this.#status = document.querySelector<HTMLElement>('.search-status')!;
    this.#results = document.querySelector<HTMLElement>('.search-results')!;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#ask(this.#fields, 'push');
    });
    form.closest('.search')!.addEventListener('input', ({ target }) => {
      clearTimeout(this.#pause);
      const typed = target === this.#field('q');
      this.#pause = setTimeout(() => this.#ask(this.#fields, 'replace'), typed ? PAUSE : 0);
    });
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="?"]');
      if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.#show(parseSearchQuery(link.search), 'push');
    });
    this.#read();
  }

  #field(name: string): HTMLInputElement | HTMLSelectElement {
    return this.#form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
  }

  get #fields(): SearchQuery {
    const values = new FormData(this.#form);
    return parseSearchQuery(`?${new URLSearchParams([...values].map(([name, value]) => [name, String(value)]))}`);
  }

  /** Runs the query in the address. */
  #read(): void {
    this.#show(parseSearchQuery(location.search));
  }

  /** Fills the form with a query and runs it. Filters that the form does not have are dropped. */
  #show(query: SearchQuery, history?: 'push'): void {
    this.#field('q').value = query.words;
    for (const limit of SEARCH_FILTERS) {
      const field = this.#field(limit) as HTMLSelectElement;
      field.value = query[limit];
      if (field.selectedIndex < 0) field.selectedIndex = 0;
    }
    this.#ask(this.#fields, history);
  }

  #ask(query: SearchQuery, change?: 'push' | 'replace'): void {
    clearTimeout(this.#pause);
    const address =
      location.pathname + formatSearchQuery({ ...query, words: query.words.slice(0, MAX_QUERY_LENGTH + 1) });
    if (change === 'push' && address !== location.pathname + location.search) history.pushState(null, '', address);
    if (change === 'replace') history.replaceState(null, '', address);
    this.#turnLinks();
    this.#latest += 1;
    document.body.classList.toggle('asked', query.words !== '');
    if (query.words === '') return this.#say('');
    if (query.words.length > MAX_QUERY_LENGTH) return this.#say(this.#words.tooLong(MAX_QUERY_LENGTH));
    if (listNormalizedWords(query.words).length === 0) return this.#say(this.#words.noWord);
    void this.#answer(query, this.#latest);
  }

  async #answer(query: SearchQuery, number: number): Promise<void> {
    const waiting = setTimeout(() => {
      if (number === this.#latest) this.#status.textContent = this.#words.searching;
    }, PAUSE);
    try {
      const { answerQuery } = await import('./index-reader.ts');
      const found = await answerQuery(query, this.#names, this.#lang);
      const rendered = await this.#renderAnswer(found, query);
      if (number === this.#latest) this.#say(rendered.said, ...rendered.shown);
    } catch {
      if (number === this.#latest) this.#say(this.#words.failed);
    } finally {
      clearTimeout(waiting);
    }
  }

  /** Creates the summary of an answer, and the content below it. */
  async #renderAnswer(found: SearchAnswer, query: SearchQuery): Promise<{ said: string; shown: readonly Node[] }> {
    const words = this.#words;
    const again = (question: Partial<SearchQuery>) => formatSearchQuery({ ...query, ...question });
    const none = { kind: '', game: '', source: '' };
    switch (found.is) {
      case 'found': {
        const shown: Node[] = await Promise.all(found.groups.map((group) => section(group, this.#lang, words)));
        if (found.best.length > 0) shown.unshift(bestBox(found.best, words));
        const [exactly] = found.changes.corrected;
        if (exactly) {
          const asked = again({ words: `"${exactly[0]}"` });
          shown.unshift(make('p', {}, make('a', { href: asked }, words.exactly(exactly[0]))));
        }
        const count = words.count(found.count, query.words);
        this.#number(found.counts);
        const told = [...listChanges(found.changes, words), found.unsaid ? words.unsaid(found.unsaid, count) : count];
        return { said: told.join(' '), shown };
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

  /** Writes the number of results after each value of a filter. */
  #number(counts: FilterCounts): void {
    for (const limit of SEARCH_FILTERS)
      for (const option of (this.#field(limit) as HTMLSelectElement).options) {
        if (option.value === '') continue;
        option.dataset['name'] ??= option.text;
        option.text = `${option.dataset['name']} (${counts[limit]?.[option.value] ?? 0})`;
      }
  }

  /** Adds the query to the links that lead to the other language. */
  #turnLinks(): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[hreflang=${getOtherLanguage(this.#lang)}]`))
      link.search = location.search;
  }
}

export const startSearch = (): void => {
  const form = document.querySelector<HTMLFormElement>('form[role=search]');
  if (form) new SearchPage(form);
};
