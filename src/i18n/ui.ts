import type { Words } from './en/ui.ts';
import { ui as en } from './en/ui.ts';
import { ui as fr } from './fr/ui.ts';
import type { Language } from './routes.ts';

export type { Words } from './en/ui.ts';

/** How an article is known: from the primary text, from a later author's reading, or from us where the source is silent. */
export const STATUSES = ['stated', 'inferred', 'editorial'] as const;

export type Status = (typeof STATUSES)[number];

const WORDS: Record<Language, Words> = { en, fr };

/** The words of the pages in a language. */
export function ui(lang: Language): Words {
  return WORDS[lang];
}
