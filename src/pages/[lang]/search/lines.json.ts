import type { APIRoute } from 'astro';
import { listCorrections, listRuleLines } from '../../../features/search/records.ts';
import { LANGUAGES, type Language } from '../../../i18n/routes.ts';

/**
 * The lines of the rules at a glance, from which the search chooses its best answer, and the words to which it corrects
 * a misspelt word. Fetched at the first query.
 */
export const getStaticPaths = () => LANGUAGES.map((lang) => ({ params: { lang } }));

export const GET: APIRoute<Record<string, never>, { lang: Language }> = ({ params: { lang } }) =>
  Response.json({ lines: listRuleLines(lang), corrections: listCorrections(lang) });
