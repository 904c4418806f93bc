/** Lists in sentences: “a, b and c”, « a, b et c ». */
import type { Language } from './routes.ts';

/** Locales of the languages. British English has no comma before the last item of a list. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr' };

/** Creates the format of a list of things that are all meant (`conjunction`), or of which one is (`disjunction`). */
export const createListFormat = (
  lang: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): Intl.ListFormat => new Intl.ListFormat(LOCALES[lang], { type });
