import type { APIRoute } from 'astro';
import { listEmbedEntries } from '../embed/embed-entries.ts';

/** List of the embeds, read by the post-build step; not published. */
export const GET: APIRoute = () => Response.json(listEmbedEntries());
