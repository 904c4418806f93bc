import type { UiWords } from './en/ui.ts';
import { uiWords as en } from './en/ui.ts';
import { uiWords as fr } from './fr/ui.ts';
import type { Language } from './routes.ts';

export type { UiWords } from './en/ui.ts';

/**
 * Basis of an article: stated by the primary text, inferred from a later author's reading, or editorial because the
 * source is silent.
 */
export const ARTICLE_STATUSES = ['stated', 'inferred', 'editorial'] as const;

export type ArticleStatus = (typeof ARTICLE_STATUSES)[number];

const WORDS: Record<Language, UiWords> = { en, fr };

export function getUiWords(lang: Language): UiWords {
  return WORDS[lang];
}
