import type { APIRoute } from 'astro';
import { searchRecords } from '../features/search/records.ts';

/** What the index of the search is made from, at the end of the build; the file itself is not published. */
export const GET: APIRoute = () => Response.json(searchRecords());
