/**
 * Custom element `<snorum-example>`: shows a table in a page of another site. It shows the published example named by
 * `example`, or plays a deal record: the one at `src`, or the one inside the element. The element's content is visible
 * until the table is ready, and without scripts. This script can show a table; the rules and the sentences for faults are
 * in files of their own, fetched only if a record must be played or has faults.
 */
import { createRef, type JSX, render } from 'preact';
import { END_NOTICES } from '../features/readings/end-notices.ts';
import { embedWords } from '../i18n/embed.ts';
import { LANGUAGES, type Language } from '../i18n/routes.ts';
import { en } from '../narration/en.ts';
import { fr } from '../narration/fr.ts';
import { createTableContext, type GameView } from '../table/game-view.ts';
import { ReplayTable } from '../table/ReplayTable.tsx';
import { ENGINE_SYMBOL, FAULTS_SYMBOL, type FormatFaults, type PlayRecord } from './engine-contract.ts';
import { extractRecord } from './extract-record.ts';
import { FaultyRecord } from './FaultyRecord.tsx';
import { findSeatIndex, parseEmbedOptions } from './options.ts';
import type { PublishedExample, SourceCredit } from './published.ts';
import { SourceCreditLine } from './SourceLine.tsx';
import { deserializeReplay } from './serialize-replay.ts';
import { createSpriteElement } from './sprite-element.ts';

const MESSAGES = { en, fr };
const ATTRIBUTES = ['example', 'src', 'step', 'seat', 'readings', 'view', 'lang', 'theme'] as const;
type Attribute = (typeof ATTRIBUTES)[number];
/** Attributes that are also properties. `lang` is missing, because every element already has it. */
const PROPERTIES = ATTRIBUTES.filter((name) => name !== 'lang');

/** Maximum length of a record, in characters; the longest published record has a quarter of it. */
const LONGEST = 40_000;

/** The script element that loaded this file, or the same data for a module. */
type Own = Pick<HTMLScriptElement, 'src'> & Partial<Pick<HTMLScriptElement, 'integrity' | 'nonce' | 'crossOrigin'>>;

/**
 * Data that the build includes: the views of the games, by id, and their books, the style sheet, the card drawings, the hash
 * of the files with the rules and with the sentences for faults, and the content hash of each example at build time.
 */
export interface ElementAssets {
  readonly views: Readonly<Record<string, GameView<unknown>>>;
  readonly books: Readonly<Record<string, SourceCredit>>;
  readonly style: string;
  readonly drawings: string;
  readonly engine: string;
  readonly faults: string;
  readonly marks: Readonly<Record<string, string>>;
  readonly own: Own | null;
}

/** Data of the table that the element shows. */
interface Shown {
  readonly game: string;
  readonly title: string;
  readonly told: string;
  readonly href: string | undefined;
  readonly article: number | undefined;
  readonly practices: Readonly<Record<string, string>>;
  readonly stopped: { readonly move: string; readonly over: boolean } | undefined;
}

/** Reason why no table can be shown. */
type Reason = 'too-long' | 'out-of-reach';

/** Part of the Trusted Types API. A page may allow only policies with certain names to load scripts. */
interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };

const fetchText = async (address: string): Promise<string> => {
  const answer = await fetch(new URL(address, document.baseURI), { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
};

/** Defines the element on the page, unless it is already defined. */
export const defineExampleElement = ({
  views,
  books,
  style,
  drawings,
  engine,
  faults,
  marks,
  own,
}: ElementAssets): void => {
  if (customElements.get('snorum-example')) return;
  /** Returns the address of a file in the same folder as this script. */
  const besideScript = (file: string): string => new URL(file, own?.src || document.baseURI).href;
  /** Folder of the examples: the parent of a version's folder, or, for a copied script, its own folder. */
  const examples = besideScript('.').replace(/(\/embed\/)[0-9a-f]{12}\/$/, '$1');
  /** Fetches an example as it was when this script was built; if that is gone, the current one. */
  const exampleAt = async (id: string): Promise<string> => {
    const now = `${examples}${id}.json`;
    const mark = Object.hasOwn(marks, id) && marks[id];
    return mark ? fetchText(`${examples}data/${id}.${mark}.json`).catch(() => fetchText(now)) : fetchText(now);
  };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);

  let policy: ReturnType<TrustedTypesFactory['createPolicy']> | undefined;
  /** Vouches for an address, where the page asks for it; a policy of this name can be created once. */
  const vouchFor = (address: string): string => {
    if (!trustedTypes) return address;
    policy ??= trustedTypes.createPolicy('snorum', { createScriptURL: (same) => same });
    return policy.createScriptURL(address);
  };

  const loading = new Map<string, Promise<unknown>>();
  /**
   * Loads a script that registers a function under a key of the global object, once; a file that is out of reach is
   * requested again the next time. Its hash is checked if the page gives a hash for this script.
   */
  const loadScript = <T,>(file: string, integrity: string, key: symbol): Promise<T> => {
    const loaded =
      loading.get(file) ??
      new Promise<T>((found, failed) => {
        const script = document.createElement('script');
        if (own?.integrity) {
          script.integrity = integrity;
          script.crossOrigin = own.crossOrigin ?? 'anonymous';
        }
        if (own?.nonce) script.nonce = own.nonce;
        script.onload = () => found((globalThis as unknown as Record<symbol, T>)[key]!);
        script.onerror = () => failed(new Error(`${file} is out of reach`));
        script.src = vouchFor(besideScript(file));
        document.head.append(script);
      }).catch((error) => {
        loading.delete(file);
        throw error;
      });
    loading.set(file, loaded);
    return loaded as Promise<T>;
  };
  const engineOf = () => loadScript<PlayRecord>('snorum-engine.js', engine, ENGINE_SYMBOL);
  const sentencesOf = () => loadScript<FormatFaults>('snorum-faults.js', faults, FAULTS_SYMBOL);

  class SnorumExample extends HTMLElement {
    static readonly observedAttributes = ATTRIBUTES;
    readonly #table = createRef<ReplayTable>();
    #root: HTMLElement | undefined;
    #seats: readonly string[] = [];
    /** Number of renderings started; results of earlier ones are discarded. */
    #begun = 0;
    #watch: MutationObserver | undefined;

    connectedCallback(): void {
      // Properties set before the element was defined hide its accessors.
      for (const name of PROPERTIES)
        if (Object.hasOwn(this, name)) {
          const value = Reflect.get(this, name);
          Reflect.deleteProperty(this, name);
          Reflect.set(this, name, value);
        }
      if (!this.#watch) {
        this.#watch = new MutationObserver(() => {
          if (!this.hasAttribute('example') && !this.hasAttribute('src')) this.#lay();
        });
        this.#watch.observe(this, { childList: true, characterData: true, subtree: true });
      }
      this.#lay();
    }

    disconnectedCallback(): void {
      this.#watch?.disconnect();
      this.#watch = undefined;
      if (this.#root) render(null, this.#root);
      this.#begun += 1;
    }

    attributeChangedCallback(name: Attribute, before: string | null, now: string | null): void {
      if (!this.isConnected || before === now) return;
      const { step } = this.#options;
      if (name === 'step') {
        if (step) this.#table.current?.goToStep(step);
      } else if (name === 'view') this.#view();
      else if (name === 'seat') this.#seat();
      // The theme affects only the style.
      else if (name !== 'theme') this.#lay();
    }

    get #options() {
      return parseEmbedOptions((name) => this.getAttribute(name));
    }

    get #lang(): Language {
      const language = this.closest('[lang]')?.getAttribute('lang')?.slice(0, 2).toLowerCase();
      return LANGUAGES.find((lang) => lang === language) ?? 'en';
    }

    /** Loads and renders the requested table. If none is requested, the element's content stays visible. */
    async #lay(): Promise<void> {
      this.#begun += 1;
      const begun = this.#begun;
      // The content may not be parsed yet.
      if (document.readyState === 'loading')
        await new Promise((read) => document.addEventListener('DOMContentLoaded', read, { once: true }));
      else await undefined;
      const current = (): boolean => begun === this.#begun;
      if (!current()) return;
      try {
        const { readings } = this.#options;
        const id = this.getAttribute('example');
        const src = this.getAttribute('src');
        if (id !== null) {
          const found = await this.#published(id, readings);
          if (current()) await this.#show(found, current);
          return;
        }
        const record = src === null ? extractRecord(this) : (await fetchText(src)).trimEnd();
        if (!current() || !record) return;
        if (record.length > LONGEST) return this.#refuse('too-long');
        const play = await engineOf();
        if (!current()) return;
        const lang = this.#lang;
        const played = play(record, readings);
        if (!played.ok) {
          const formatted = (await sentencesOf())(played.faults, lang);
          if (!current()) return;
          this.#draw(<FaultyRecord record={record} faults={formatted} messages={MESSAGES[lang]} />, lang);
          this.#dispatch('error', { reason: 'faulty', faults: formatted });
          return;
        }
        const title = played.titles.find((each) => each.lang === lang) ?? played.titles[0];
        await this.#show({ ...played, title: title?.value ?? '', href: undefined, article: undefined }, current);
      } catch {
        if (current()) this.#refuse('out-of-reach');
      }
    }

    /** Loads a published example: as replayed at build time, or, if readings are given, replayed with them. */
    async #published(id: string, readings: Readonly<Record<string, string>>): Promise<Shown> {
      if (!/^[a-z0-9-]+$/.test(id)) throw new Error('no such example');
      const found = JSON.parse(await exampleAt(id)) as PublishedExample;
      const lang = this.#lang;
      const all = { ...found, title: found.title[lang], href: found.href[lang], practices: {}, stopped: undefined };
      if (Object.keys(readings).length === 0) return all;
      const again = (await engineOf())(found.record, readings);
      return again.ok ? { ...all, ...again } : all;
    }

    async #show(
      { game, title, told, href, article, practices, stopped }: Shown,
      current: () => boolean,
    ): Promise<void> {
      const book = books[game]!;
      const lang = this.#lang;
      const { replay, articleNumbers } = deserializeReplay(told);
      const context = await createTableContext(views[game]!, MESSAGES[lang], {
        replay: () => ({ ok: true, value: replay }),
        articleNumbers,
      });
      if (!current()) return;
      const { siglum, told: names } = book;
      this.#seats = replay.seats;
      const readings = Object.entries(practices).map((each) => each.join('='));
      this.#draw(
        <>
          <ReplayTable
            ref={this.#table}
            guest
            heading={title}
            examples={[{ id: game, title, record: '', href }]}
            articleBase={{ [siglum]: names[lang].edition }}
            start={this.#options.step}
            context={context}
            onStep={({ step, steps, part, isLast }) => {
              this.#dispatch('step', { step, steps, part });
              if (isLast) this.#dispatch('end', { steps });
            }}
          />
          {stopped && (
            <p class="embed-source">{`${END_NOTICES[lang][stopped.over ? 'over' : 'stopped'](stopped.move)}.`}</p>
          )}
          <SourceCreditLine
            book={book}
            lang={lang}
            href={href ?? names[lang].site}
            article={article}
            readings={readings}
          />
        </>,
        lang,
      );
      // The accessible name distinguishes several tables on a page.
      if (title)
        this.#root?.querySelector('.table')?.setAttribute('aria-label', `${context.messages.table.label} – ${title}`);
      this.#seat();
      this.#view();
      this.#dispatch('ready', { game });
    }

    /** Shows the reason why there is no table, unless the element has content to show. */
    #refuse(reason: Reason): void {
      const words = embedWords(this.#lang);
      const inside = this.textContent?.trim() || this.querySelector('img, svg, picture');
      if (this.#root || !inside || reason === 'too-long')
        this.#draw(
          <p class="out-of-reach">
            {reason === 'too-long' ? words.tooLong : words.outOfReach}
            {inside && <slot />}
          </p>,
          this.#lang,
        );
      this.#dispatch('error', { reason, faults: [] });
    }

    /** Renders into the shadow root, which the first call creates. */
    #draw(what: JSX.Element, lang: Language): void {
      if (!this.#root) {
        const shadow = this.attachShadow({ mode: 'open' });
        shadow.adoptedStyleSheets = [sheet];
        this.#root = document.createElement('div');
        shadow.append(createSpriteElement(drawings), this.#root);
      }
      this.#root.lang = lang;
      render(null, this.#root);
      render(what, this.#root);
      for (const [selector, part] of PARTS) this.#root.querySelector(selector)?.setAttribute('part', part);
    }

    #dispatch(what: 'ready' | 'step' | 'end' | 'error', detail: object): void {
      // Some frameworks cannot listen to event names with a colon.
      for (const sign of [':', '-'])
        this.dispatchEvent(new CustomEvent(`snorum${sign}${what}`, { detail, bubbles: true, composed: true }));
    }

    #view(): void {
      const view = this.#options.view ?? 'cloth';
      const radio = this.#root?.querySelector<HTMLInputElement>(`[type=radio][value="${view}"]`);
      if (radio) radio.checked = true;
    }

    #seat(): void {
      const { seat } = this.#options;
      this.#table.current?.setState({ visibleSeat: findSeatIndex(this.#seats, seat) });
    }
  }

  for (const name of PROPERTIES) {
    Object.defineProperty(SnorumExample.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(name);
      },
      set(this: HTMLElement, value: unknown) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }
  customElements.define('snorum-example', SnorumExample);
};

/** Selectors of the parts that a page may style with `::part`, each with its part name. */
const PARTS = [
  ['.table', 'table'],
  ['.pane-cloth', 'cloth'],
  ['.pane-steps', 'steps'],
  ['.pane-accounts', 'accounts'],
  ['.table-foot', 'foot'],
  ['.embed-source:last-child', 'source'],
  ['.faulty', 'faults'],
] as const;
