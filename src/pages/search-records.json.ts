import type { APIRoute } from 'astro';
import { listSearchRecords, listSynonyms } from '../features/search/records.ts';

/** Records for the search index, read by the post-build step; not published. */
export const GET: APIRoute = () =>
  Response.json(
    listSearchRecords().map((record) => {
      const { title, text, terms, language } = record;
      return { ...record, synonyms: listSynonyms([title, text, ...terms].join('\n'), language) };
    }),
  );
