/**
 * Explanations of refused moves, in both languages. They are in a file of their own because a table for watching never
 * refuses a move.
 */
import type { Refusal } from '#engine/game.ts';
import type { RefusalSentences, RefusedAttempt } from '../i18n/en/refusals.ts';
import { refusals as en } from '../i18n/en/refusals.ts';
import { refusals as fr } from '../i18n/fr/refusals.ts';
import type { Language } from '../i18n/routes.ts';
import type { Clause } from './narrate.ts';

export type { RefusedAttempt } from '../i18n/en/refusals.ts';

const SENTENCES: Readonly<Record<Language, RefusalSentences>> = { en, fr };

/** Explains why a move is refused. */
export const formatRefusal = ({ reason, cite }: Refusal, tried: RefusedAttempt, lang: Language): Clause => {
  const text = SENTENCES[lang][reason](tried);
  return { text: text.slice(0, -1), cites: [cite], stop: '.' };
};
