/**
 * What a reader has chosen for all tables, kept on his device and nowhere else. A storage that is full, shut or spoilt
 * changes nothing but that the choice is not kept.
 */
import { LANGUAGES, type Language } from '../i18n/routes.ts';

/** How fast cards move and the table plays by itself. */
export const SPEEDS = ['slow', 'usual', 'quick', 'at-once'] as const;
/** Suits in two colours, or each in its own. */
export const SUITS = ['two', 'four'] as const;
/** The letters in the corners of the cards: those of the page, or of one language everywhere. */
export const INDICES = ['page', ...LANGUAGES] as const;

/** How the engine’s players take their turns: one at a time at a pace that can be read, each when he is waved on, or fast. */
export const OTHERS = ['paced', 'wait', 'fast'] as const;
export const SOUNDS = ['off', 'on'] as const;
/** How large the cards of one’s own hand are. */
export const SIZES = ['usual', 'large'] as const;
/** The hand with which one plays: what is pressed most lies on its side. */
export const HANDS = ['right', 'left'] as const;
/** Whether single keys do what the buttons of a game in play do. */
export const KEYS = ['on', 'off'] as const;

export interface Settings {
  readonly others: (typeof OTHERS)[number];
  readonly sound: (typeof SOUNDS)[number];
  readonly size: (typeof SIZES)[number];
  readonly hand: (typeof HANDS)[number];
  readonly keys: (typeof KEYS)[number];
  readonly speed: (typeof SPEEDS)[number];
  readonly suits: (typeof SUITS)[number];
  readonly indices: (typeof INDICES)[number];
}

const USUAL: Settings = {
  speed: 'usual',
  suits: 'two',
  indices: 'page',
  others: 'paced',
  sound: 'off',
  size: 'usual',
  hand: 'right',
  keys: 'on',
};
const KEY = 'snorum.table';
/** In characters, more than all choices together take. */
const LONGEST = 1000;

const read = (): Settings => {
  try {
    const text = localStorage.getItem(KEY) ?? '{}';
    // What is longer was not written here, and to read it would keep the page waiting.
    const kept = JSON.parse(text.length > LONGEST ? '{}' : text) as Record<string, unknown> | null;
    const one = <T>(values: readonly T[], value: unknown, usual: T): T =>
      values.find((each) => each === value) ?? usual;
    return {
      speed: one(SPEEDS, kept?.['speed'], USUAL.speed),
      suits: one(SUITS, kept?.['suits'], USUAL.suits),
      indices: one(INDICES, kept?.['indices'], USUAL.indices),
      others: one(OTHERS, kept?.['others'], USUAL.others),
      sound: one(SOUNDS, kept?.['sound'], USUAL.sound),
      size: one(SIZES, kept?.['size'], USUAL.size),
      hand: one(HANDS, kept?.['hand'], USUAL.hand),
      keys: one(KEYS, kept?.['keys'], USUAL.keys),
    };
  } catch {
    return USUAL;
  }
};

let chosen: Settings = USUAL;
/** Whether the page is ours: a table on somebody else’s neither keeps anything nor marks the page. */
let ours = false;

/** What is chosen now; at build, and before {@link applySettings}, what is usual. */
export const settings = (): Settings => chosen;

const choose = (next: Settings): void => {
  chosen = next;
  if (ours) document.documentElement.classList.toggle('four-colours', next.suits === 'four');
};

/** Reads what was kept, and lets the page follow it. */
export const applySettings = (): void => {
  ours = true;
  choose(read());
};

/** Chooses, keeps the choice if it can be kept, and tells every table of the page. */
export const keepSettings = (change: Partial<Settings>): void => {
  choose({ ...chosen, ...change });
  try {
    if (ours) localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // It holds for this page.
  }
  document.dispatchEvent(new CustomEvent('snorum:settings'));
};

/** The language of a card’s index, on a page in this language. */
export const indicesOn = (lang: Language): Language => (chosen.indices === 'page' ? lang : chosen.indices);

/** How long something takes that usually takes so many milliseconds. */
export const paced = (milliseconds: number): number =>
  milliseconds * { slow: 1.8, usual: 1, quick: 0.5, 'at-once': 0 }[chosen.speed];
