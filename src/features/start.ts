/**
 * Entry script of every page with a table. At the first touch of a table (or when something on the page or in its
 * address requests a step of it) it loads the table's code, and then carries out the request.
 */

import { hasSavedGames, SAVED_GAME_FRAGMENT, SAVED_GAMES_CHANGED } from '../browser/has-saved-games.ts';
import { loadStylesheet } from '../browser/load-stylesheet.ts';
import { onChunkError, SHOWN } from '../browser/missing-chunk.ts';
import { saveOfflineAfterLoad } from '../browser/register-service-worker.ts';
import { applySettings, settings } from '../browser/settings.ts';
import { loadSprite } from '../browser/sprite.ts';
import type { Language } from '../i18n/routes.ts';
import type { ExampleProps } from '../model/example-props.ts';
import type { TableMessages } from '../narration/table-messages.ts';
import { createTable, type GameTable, type TableContext } from '../table/game-table.ts';

/** Rules, texts and cloth of each game. */
const GAMES = import.meta.glob<{ table: GameTable<unknown> }>('../games/*/table.ts');

const MESSAGES: Readonly<Record<Language, () => Promise<{ readonly [lang in Language]?: TableMessages }>>> = {
  en: () => import('../narration/en.ts'),
  fr: () => import('../narration/fr.ts'),
};

/**
 * Hydration modules by data attribute of the root; every root has the last attribute. A list of literal imports: the
 * bundler merges calls that differ only in their import, and would then load the dependencies of one for all.
 */
const HYDRATORS: Readonly<Record<string, () => Promise<{ readonly hydrateRoot: unknown }>>> = {
  trial: () => import('./trial/hydrate.tsx'),
  beside: () => import('./compare/hydrate.tsx'),
  play: () => import('./play/hydrate.tsx'),
  find: () => import('./deal-finder/hydrate.tsx'),
  lesson: () => import('./learn/hydrate.tsx'),
  quiz: () => import('./learn/hydrate-quiz.tsx'),
  props: () => import('../table/hydrate.tsx'),
};

type Hydrate = (root: HTMLElement, props: unknown, ...contexts: TableContext[]) => void;

const KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' '];

/** Fields with a checked state. */
const TICKED = '[type=radio], [type=checkbox]';

/** Initial value of a field. */
const asBuilt = (field: HTMLInputElement | HTMLSelectElement): string | undefined =>
  field.matches(TICKED)
    ? String((field as HTMLInputElement).defaultChecked)
    : 'options' in field
      ? (Array.from(field.options).find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value
      : field.defaultValue;

/** A table rendered at build. */
class LazyIsland {
  readonly root: HTMLElement;
  #queue: (() => void)[] = [];
  #waking: Promise<void> | undefined;
  awake = false;

  constructor(root: HTMLElement) {
    this.root = root;
    for (const touch of ['pointerover', 'focusin', 'input'])
      root.addEventListener(touch, () => this.wake(), { once: true });
    root.addEventListener('click', (event) => {
      const pressed = (event.target as Element).closest<HTMLElement>('button, .step-number, [data-press]');
      if (pressed) this.#later(event, () => pressed.click());
    });
    root.addEventListener('submit', (event) =>
      this.#later(event, () => (event.target as HTMLFormElement).requestSubmit()),
    );
    root.addEventListener('keydown', (event) => {
      const { key, target } = event;
      if (
        KEYS.includes(key) &&
        !(target as Element).closest(key === ' ' ? 'button, a, select, input' : 'select, input')
      )
        this.#later(event, () =>
          target!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
        );
    });
  }

  /** Props in the page itself: several examples are in a separate file. */
  get #props(): Omit<ExampleProps, 'examples'> & Partial<ExampleProps> {
    return JSON.parse(this.root.dataset['props']!) as ExampleProps;
  }

  async #whole(): Promise<unknown> {
    const file = this.root.dataset['examples'];
    if (!file) return this.#props;
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return { ...this.#props, examples: await answer.json() };
  }

  /** Replays an event's action after hydration. */
  #later(event: Event, act: () => void): void {
    if (this.awake) return;
    event.preventDefault();
    this.wake(act);
  }

  wake(act?: () => void): void {
    if (act) this.#queue.push(act);
    this.#waking ??= this.#hydrate().catch(() => this.#failed());
  }

  /** A part is missing: the table stays as rendered, and the next touch tries again. */
  #failed(): void {
    void onChunkError();
    this.#queue = [];
    this.#waking = undefined;
  }

  /** Its hydration module, by the attributes of its root. */
  #script(): Promise<{ readonly hydrateRoot: unknown }> {
    return HYDRATORS[Object.keys(HYDRATORS).find((datum) => datum in this.root.dataset)!]!();
  }

  /** Style sheets needed only after hydration. */
  async #styles(): Promise<void> {
    await Promise.all((this.root.dataset['styles']?.split(' ') ?? []).map(loadStylesheet));
  }

  /** The tables of its games; for a trial, none. */
  async #contexts(): Promise<TableContext[]> {
    const { game, beside, trial, quiz } = this.root.dataset;
    const lang = this.root.dataset['lang'] as Language;
    if (trial !== undefined) return [];
    // Questions load each game when it is needed.
    if (quiz !== undefined)
      return loadSprite().then(
        () => [],
        () => [],
      );
    const [, messages, ...tables] = await Promise.all([
      // If cards are already shown, their drawings are loaded, and later ones use the same file.
      loadSprite().catch(() => {}),
      MESSAGES[lang](),
      ...[game, beside].flatMap((id) => (id ? [GAMES[`../games/${id}/table.ts`]!()] : [])),
    ]);
    return Promise.all(tables.map(({ table }) => createTable(table, messages[lang]!)));
  }

  async #hydrate(): Promise<void> {
    const [{ hydrateRoot }, props, contexts] = await Promise.all([
      this.#script(),
      this.#whole(),
      this.#contexts(),
      this.#styles(),
    ]);
    // Fields changed by the reader meanwhile are passed to the table after hydration.
    const fields = [
      ...this.root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
        'select, [type=range], [type=text], [type=file], .new-choice [type=radio]:checked, .pair-third [type=checkbox]',
      ),
    ].map((field) => {
      const isTicked = field.matches(TICKED) && (field as HTMLInputElement).checked;
      const value = field.matches(TICKED) ? String(isTicked) : field.value;
      const untouched = value === asBuilt(field);
      return () => {
        if (untouched) return;
        if (isTicked) (field as HTMLInputElement).checked = true;
        else if (!('files' in field && field.files)) field.value = value;
        const eventType = field.matches(`select, [type=file], ${TICKED}`) ? 'change' : 'input';
        field.dispatchEvent(new Event(eventType, { bubbles: true }));
      };
    });
    this.awake = true;
    document.querySelector('.missing-part')?.remove();
    (hydrateRoot as Hydrate)(this.root, props, ...contexts);
    for (const replay of fields) replay();
    // A form submitted meanwhile is read after its fields have been rendered with those values.
    await new Promise((drawn) => setTimeout(drawn));
    for (const act of this.#queue) act();
  }

  /** True if an address names one of the examples, or a step of the one on the table. */
  has(href: string, hash = ''): boolean {
    if (['beside', 'find', 'trial'].some((kind) => kind in this.root.dataset))
      return href === '' && (location.search !== '' || ('beside' in this.root.dataset && /^#(step|card)-/.test(hash)));
    const reads = href === '' && location.search.includes('readings=');
    if ('play' in this.root.dataset) return reads || hash.startsWith('#play=') || hash.startsWith(SAVED_GAME_FRAGMENT);
    const { examples, prefix = '' } = this.#props;
    if (hash.startsWith(`#${prefix}step-`) || (href === '' && location.search.includes(`${SHOWN}=`))) return true;
    // The pages of the examples are below the folder of their file.
    const folder = this.root.dataset['examples']?.replace(/[^/]+$/, '');
    if (!examples) return href.startsWith(folder!);
    const [example] = examples;
    return example!.href === (href || (reads && location.pathname));
  }
}

/** Loads the list of saved games, on pages with a place for it, once there are any. */
const showSaved = (): void => {
  const place = document.querySelector<HTMLElement>('[data-kept]');
  if (!place || !hasSavedGames()) return;
  document.removeEventListener(SAVED_GAMES_CHANGED, showSaved);
  import('./saved-games/saved-games-list.ts')
    .then(({ showSavedGamesList }) => showSavedGamesList(place))
    .catch(onChunkError);
};

/**
 * Points the language link to the same place: loaded when the pointer or focus comes near it, at the latest when it is
 * followed.
 */
const keepPlace = (event: Event): void => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('.languages a');
  const { type, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  if (!link || ctrlKey || metaKey || shiftKey) return;
  const placed = import('./language-link.ts')
    .then(({ updateLanguageLink }) => updateLanguageLink(link))
    .catch(() => {});
  if (type !== 'click') return;
  event.preventDefault();
  void placed.then(() => location.assign(link.href));
};

/** Prepares every table of the page for hydration on demand. */
export const hydrateTablesOnDemand = (): void => {
  // Failed dynamic imports; style sheets and data are handled where they are fetched.
  addEventListener('vite:preloadError', onChunkError);
  applySettings();
  saveOfflineAfterLoad();
  showSaved();
  document.addEventListener(SAVED_GAMES_CHANGED, showSaved);
  for (const near of ['pointerover', 'focusin', 'click']) document.addEventListener(near, keepPlace);
  const islands = [...document.querySelectorAll<HTMLElement>('[data-game][data-props]')].map(
    (root) => new LazyIsland(root),
  );
  const asleep = () => islands.filter(({ awake }) => !awake);

  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-see]');
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const linked = asleep().find((island) => island.has(link.pathname));
    if (!linked) return;
    event.preventDefault();
    linked.wake(() => link.click());
  });

  document.addEventListener('snorum:see', (event) => {
    const { detail } = event as CustomEvent;
    const again = () => document.dispatchEvent(new CustomEvent('snorum:see', { detail }));
    for (const island of asleep()) island.wake(again);
  });

  // Index letters other than the page's are drawn only by a hydrated table.
  if (settings().indices !== 'page') for (const island of islands) island.wake();

  const read = (): void => {
    for (const island of asleep()) if (island.has('', location.hash)) island.wake();
  };
  addEventListener('hashchange', read);
  read();
};
