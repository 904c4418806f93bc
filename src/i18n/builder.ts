import type { BuilderWords } from './en/builder.ts';
import { builder as en } from './en/builder.ts';
import { builder as fr } from './fr/builder.ts';
import type { Language } from './routes.ts';
import { getOtherLanguage } from './routes.ts';

/**
 * Lists the options of an embed that are written by hand: the address of a frame, and the attributes of the element,
 * for a page in this language.
 */
export const listManualOptions = (lang: Language) =>
  [
    ['example', `embed/${lang}/ID/`, 'example="ID"'],
    ['record', '–', 'src="…"'],
    ['language', `embed/${getOtherLanguage(lang)}/ID/`, `lang="${getOtherLanguage(lang)}"`],
    ['step', '?step=3', 'step="3"'],
    ['view', '?view=steps', 'view="steps"'],
    ['theme', '?theme=dark', 'theme="dark"'],
    ['seat', '?seat=B', 'seat="B"'],
    ['readings', '–', 'readings="double=flat"'],
  ] as const;

export type ManualOption = ReturnType<typeof listManualOptions>[number][0];

const WORDS: Record<Language, BuilderWords> = { en, fr };

export function builderWords(lang: Language): BuilderWords {
  return WORDS[lang];
}
