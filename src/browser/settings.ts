/**
 * Settings of the reader for all tables, saved only on this device. If storage is full, blocked or invalid, they are
 * not saved.
 */
import { LANGUAGES, type Language } from '../i18n/routes.ts';

/** Speed of card movement and automatic play. */
export const ANIMATION_SPEEDS = ['slow', 'usual', 'quick', 'at-once'] as const;
/** Number of colours of the suits. */
export const SUIT_COLOURS = ['two', 'four'] as const;
/** Language of the letters in the corners of the cards: the page's language, or the same one everywhere. */
export const CARD_INDEX_LANGUAGES = ['page', ...LANGUAGES] as const;

/** Pace of the engine’s players: slow enough to read, each move after a click, or fast. */
export const BOT_PACES = ['paced', 'wait', 'fast'] as const;
export const SOUND_SETTINGS = ['off', 'on'] as const;
/** Size of the cards in the reader's own hand. */
export const HAND_CARD_SIZES = ['usual', 'large'] as const;
/** Hand that the reader prefers to use; frequent buttons are on this side. */
export const PREFERRED_HANDS = ['right', 'left'] as const;
/** Switch for the single-key shortcuts of a game in play. */
export const SHORTCUT_SETTINGS = ['on', 'off'] as const;

export interface Settings {
  readonly others: (typeof BOT_PACES)[number];
  readonly sound: (typeof SOUND_SETTINGS)[number];
  readonly size: (typeof HAND_CARD_SIZES)[number];
  readonly hand: (typeof PREFERRED_HANDS)[number];
  readonly keys: (typeof SHORTCUT_SETTINGS)[number];
  readonly speed: (typeof ANIMATION_SPEEDS)[number];
  readonly suits: (typeof SUIT_COLOURS)[number];
  readonly indices: (typeof CARD_INDEX_LANGUAGES)[number];
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
/** Maximum length of the stored settings in characters; all of them together need less. */
const LONGEST = 1000;

const read = (): Settings => {
  try {
    const text = localStorage.getItem(KEY) ?? '{}';
    // A longer text was not written by this page, and parsing it would block.
    const stored = JSON.parse(text.length > LONGEST ? '{}' : text) as Record<string, unknown> | null;
    const one = <T>(values: readonly T[], value: unknown, usual: T): T =>
      values.find((each) => each === value) ?? usual;
    return {
      speed: one(ANIMATION_SPEEDS, stored?.['speed'], USUAL.speed),
      suits: one(SUIT_COLOURS, stored?.['suits'], USUAL.suits),
      indices: one(CARD_INDEX_LANGUAGES, stored?.['indices'], USUAL.indices),
      others: one(BOT_PACES, stored?.['others'], USUAL.others),
      sound: one(SOUND_SETTINGS, stored?.['sound'], USUAL.sound),
      size: one(HAND_CARD_SIZES, stored?.['size'], USUAL.size),
      hand: one(PREFERRED_HANDS, stored?.['hand'], USUAL.hand),
      keys: one(SHORTCUT_SETTINGS, stored?.['keys'], USUAL.keys),
    };
  } catch {
    return USUAL;
  }
};

let chosen: Settings = USUAL;
/** True on the pages of this site. On another site a table saves no settings and sets no attributes of the page. */
let ours = false;

/** Returns the current settings. At build time, and before {@link applySettings} has run, these are the defaults. */
export const getSettings = (): Settings => chosen;

const choose = (next: Settings): void => {
  chosen = next;
  if (ours) document.documentElement.classList.toggle('four-colours', next.suits === 'four');
};

/** Reads the saved settings and applies them to the page. */
export const applySettings = (): void => {
  ours = true;
  choose(read());
};

/** Changes settings, saves them if possible, and notifies every table of the page. */
export const writeSettings = (change: Partial<Settings>): void => {
  choose({ ...chosen, ...change });
  try {
    if (ours) localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // Storage unavailable: the setting applies to this page only.
  }
  document.dispatchEvent(new CustomEvent('snorum:settings'));
};

/** Returns the language of the letters on the cards, for a page in this language. */
export const getCardIndexLanguage = (lang: Language): Language => (chosen.indices === 'page' ? lang : chosen.indices);

/** Scales a duration in milliseconds according to the chosen speed. */
export const scaleDuration = (milliseconds: number): number =>
  milliseconds * { slow: 1.8, usual: 1, quick: 0.5, 'at-once': 0 }[chosen.speed];
