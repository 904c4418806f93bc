/**
 * Entry script of every page with a table. It loads a table's code when the reader first touches the table, or when a
 * link or the address requests a step. Then it carries out that action.
 */

import { hasSavedGames, SAVED_GAME_FRAGMENT, SAVED_GAMES_CHANGED_EVENT } from '../browser/has-saved-games.ts';
import { loadStylesheet } from '../browser/load-stylesheet.ts';
import { onChunkError } from '../browser/missing-chunk.ts';
import { saveOfflineAfterLoad } from '../browser/register-service-worker.ts';
import { SHOWN_STEP_PARAMETER } from '../browser/reload-target.ts';
import { applySettings, getSettings } from '../browser/settings.ts';
import { loadSprite } from '../browser/sprite.ts';
import { type Language, NEW_GAME_FRAGMENT } from '../i18n/routes.ts';
import type { ExampleProps } from '../model/example-props.ts';
import type { TableMessages } from '../narration/table-messages.ts';
import type { GameTable, PlayContext } from '../table/game-table.ts';

/** Modules with the rules, texts and cloth (playing surface) of each game. */
const GAMES = import.meta.glob<{ table: GameTable<unknown> }>('../games/*/table.ts');

const MESSAGES: Readonly<Record<Language, () => Promise<{ readonly [lang in Language]?: TableMessages }>>> = {
  en: () => import('../narration/en.ts'),
  fr: () => import('../narration/fr.ts'),
};

/**
 * Hydration modules, stored under the data attribute that a table's root element has. The first match counts; every
 * root has the last attribute. The imports are literal, because the bundler merges calls that differ only in their path
 * and would then load all dependencies for each.
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

type Hydrate = (root: HTMLElement, props: unknown, ...contexts: PlayContext[]) => void;

const KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' '];

/** Selects the fields that are checked or not. */
const TICKED = '[type=radio], [type=checkbox]';

/** Value that a field had when the page was built. */
const asBuilt = (field: HTMLInputElement | HTMLSelectElement): string | undefined =>
  field.matches(TICKED)
    ? String((field as HTMLInputElement).defaultChecked)
    : 'options' in field
      ? (Array.from(field.options).find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value
      : field.defaultValue;

/** A table that was rendered at build time and is hydrated on demand. */
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

  /** Props stored in the page itself. If there are several examples, those are in a separate file. */
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

  /** Holds an event back, and carries out its action after hydration. */
  #later(event: Event, act: () => void): void {
    if (this.awake) return;
    event.preventDefault();
    this.wake(act);
  }

  wake(act?: () => void): void {
    if (act) this.#queue.push(act);
    this.#waking ??= this.#hydrate().catch(() => this.#failed());
  }

  /** Handles a file that did not load: the table stays as rendered, and the next touch tries again. */
  #failed(): void {
    void onChunkError();
    this.#queue = [];
    this.#waking = undefined;
  }

  /** Loads the hydration module that the attributes of the root select. */
  #script(): Promise<{ readonly hydrateRoot: unknown }> {
    return HYDRATORS[Object.keys(HYDRATORS).find((datum) => datum in this.root.dataset)!]!();
  }

  /** Loads the style sheets that are needed only after hydration. */
  async #styles(): Promise<void> {
    await Promise.all((this.root.dataset['styles']?.split(' ') ?? []).map(loadStylesheet));
  }

  /** Loads the data and texts for the tables of its games; none for a trial or a quiz. */
  async #contexts(): Promise<PlayContext[]> {
    const { game, beside, trial, quiz } = this.root.dataset;
    const lang = this.root.dataset['lang'] as Language;
    if (trial !== undefined) return [];
    // Questions load each game when it is needed.
    if (quiz !== undefined)
      return loadSprite().then(
        () => [],
        () => [],
      );
    const [{ createTable }, messages, , ...tables] = await Promise.all([
      import('../table/game-table.ts'),
      MESSAGES[lang](),
      // If cards are already shown, their drawings are loaded, and later ones use the same file.
      loadSprite().catch(() => {}),
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

  /** True if an address names one of this table's examples, or a step of the example that it shows. */
  has(href: string, hash = ''): boolean {
    if (['beside', 'find', 'trial'].some((kind) => kind in this.root.dataset))
      return href === '' && (location.search !== '' || ('beside' in this.root.dataset && /^#(step|card)-/.test(hash)));
    const reads = href === '' && location.search.includes('readings=');
    if ('play' in this.root.dataset)
      return reads || ['#play=', SAVED_GAME_FRAGMENT, NEW_GAME_FRAGMENT].some((start) => hash.startsWith(start));
    const { examples, prefix = '' } = this.#props;
    if (hash.startsWith(`#${prefix}step-`) || (href === '' && location.search.includes(`${SHOWN_STEP_PARAMETER}=`)))
      return true;
    // The pages of the examples are below the folder of their file.
    const folder = this.root.dataset['examples']?.replace(/[^/]+$/, '');
    if (!examples) return href.startsWith(folder!);
    const [example] = examples;
    return example!.href === (href || (reads && location.pathname));
  }
}

/** Shows the list of saved games on pages that have a place for it, as soon as a game is saved. */
const showSaved = (): void => {
  const place = document.querySelector<HTMLElement>('[data-kept]');
  if (!place || !hasSavedGames()) return;
  document.removeEventListener(SAVED_GAMES_CHANGED_EVENT, showSaved);
  import('./saved-games/saved-games-list.ts')
    .then(({ showSavedGamesList }) => showSavedGamesList(place))
    .catch(onChunkError);
};

/**
 * Updates the language link so that it leads to the same place. Its code is loaded when the pointer or the focus comes
 * near, at the latest on a click.
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

/** Prepares every table of the page to be hydrated on demand. */
export const hydrateTablesOnDemand = (): void => {
  // Failed dynamic imports; style sheets and data are handled where they are fetched.
  addEventListener('vite:preloadError', onChunkError);
  applySettings();
  saveOfflineAfterLoad();
  showSaved();
  document.addEventListener(SAVED_GAMES_CHANGED_EVENT, showSaved);
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
  if (getSettings().indices !== 'page') for (const island of islands) island.wake();

  const read = (): void => {
    for (const island of asleep()) if (island.has('', location.hash)) island.wake();
  };
  addEventListener('hashchange', read);
  read();
};
