/** Types of `<snorum-example>` for pages written in TypeScript: the element, its events, its tag in JSX and in Vue. */

/** What the tag may say; a property of the element is called as its attribute. */
export interface SnorumExampleAttributes {
  /** The id of a published example, as `peel-four-nines`. */
  example?: string | undefined;
  /** The id of a comparison of two books, as `chnif-snip`. */
  pair?: string | undefined;
  /** The id of a game whose questions are asked, as `manille`. */
  quiz?: string | undefined;
  /** The address of a deal record, as text. */
  src?: string | undefined;
  /** The step to begin at, from 1; set later, the table goes there. */
  step?: number | string | undefined;
  /** The seat whose hand alone is seen, by its name or its number. */
  seat?: string | undefined;
  /** Practices in place of the record’s: `bete=not-the-nain double=flat`. */
  readings?: string | undefined;
  view?: 'cloth' | 'steps' | 'accounts' | undefined;
  lang?: 'en' | 'fr' | undefined;
  theme?: 'light' | 'dark' | undefined;
}

/** One thing wrong with a record: where, which, and a sentence that says what was expected. */
export interface SnorumFault {
  line: number;
  column: number;
  code: string;
  message: string;
}

/** Each event has two names, with a colon and with a hyphen, for frameworks in which no event may have a colon. */
export interface SnorumExampleEventMap {
  'snorum:ready': CustomEvent<{ id: string; title: string; game?: string }>;
  'snorum:step': CustomEvent<{ step: number; steps: number; part: number }>;
  'snorum:end': CustomEvent<{ steps: number }>;
  'snorum:error': CustomEvent<{ reason: 'faulty' | 'too-long' | 'out-of-reach'; faults: SnorumFault[] }>;
  'snorum-ready': SnorumExampleEventMap['snorum:ready'];
  'snorum-step': SnorumExampleEventMap['snorum:step'];
  'snorum-end': SnorumExampleEventMap['snorum:end'];
  'snorum-error': SnorumExampleEventMap['snorum:error'];
}

export interface SnorumExampleElement extends Omit<HTMLElement, 'lang'> {
  lang: string;
  example: string | null;
  pair: string | null;
  quiz: string | null;
  src: string | null;
  step: string | null;
  seat: string | null;
  readings: string | null;
  view: string | null;
  theme: string | null;
  addEventListener<K extends keyof SnorumExampleEventMap>(
    type: K,
    listener: (event: SnorumExampleEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** The tag in JSX: its attributes, what every element has, and its events as React 19 and Preact write them. */
export interface SnorumExampleJsx extends SnorumExampleAttributes {
  id?: string | undefined;
  class?: string | undefined;
  className?: string | undefined;
  style?: unknown;
  key?: string | number | null | undefined;
  ref?: unknown;
  slot?: string | undefined;
  children?: unknown;
  'onsnorum-ready'?: ((event: SnorumExampleEventMap['snorum-ready']) => void) | undefined;
  'onsnorum-step'?: ((event: SnorumExampleEventMap['snorum-step']) => void) | undefined;
  'onsnorum-end'?: ((event: SnorumExampleEventMap['snorum-end']) => void) | undefined;
  'onsnorum-error'?: ((event: SnorumExampleEventMap['snorum-error']) => void) | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'snorum-example': SnorumExampleElement;
  }
}

/*
 * React (its types name the space of JSX in `react`), Preact and Vue each look in a module of their own. In a file of the
 * project, beside `import type { SnorumExampleJsx, SnorumExampleAttributes } from './snorum-example'`:
 *
 *   declare module 'react' { namespace JSX { interface IntrinsicElements { 'snorum-example': SnorumExampleJsx } } }
 *   declare module 'preact' { namespace JSX { interface IntrinsicElements { 'snorum-example': SnorumExampleJsx } } }
 *   declare module 'vue' { interface GlobalComponents { 'snorum-example': new () => { $props: SnorumExampleAttributes } } }
 */
