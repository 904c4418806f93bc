import type { EmbedBuilderWords } from './en/builder.ts';
import { embedBuilder as en } from './en/builder.ts';
import { embedBuilder as fr } from './fr/builder.ts';
import type { Language } from './routes.ts';
import { getOtherLanguage } from './routes.ts';

/**
 * Lists the options of an embed that are written by hand: the address of a frame, and the attributes of the element,
 * for a page in this language.
 */
export const listManualOptions = (lang: Language) =>
  [
    ['example', `embed/${lang}/ID/`, 'example="ID"'],
    ['pair', `embed/${lang}/ID/`, 'pair="ID"'],
    ['quiz', `embed/${lang}/questions-ID/`, 'quiz="ID"'],
    ['record', `embed/${lang}/record/#record=…`, 'src="…"'],
    ['language', `embed/${getOtherLanguage(lang)}/ID/`, `lang="${getOtherLanguage(lang)}"`],
    ['step', '?step=3', 'step="3"'],
    ['view', '?view=steps', 'view="steps"'],
    ['theme', '?theme=dark', 'theme="dark"'],
    ['seat', '?seat=B', 'seat="B"'],
    ['readings', '?readings=double:flat', 'readings="double=flat"'],
  ] as const;

export type ManualOption = ReturnType<typeof listManualOptions>[number][0];

const WORDS: Record<Language, EmbedBuilderWords> = { en, fr };

export function embedBuilderWords(lang: Language): EmbedBuilderWords {
  return WORDS[lang];
}
