import type { APIRoute } from 'astro';
import { listSearchRecords } from '../features/search/records.ts';

/** Records for the search index, read by the post-build step; not published. */
export const GET: APIRoute = () => Response.json(listSearchRecords());
