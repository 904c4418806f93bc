import type { APIRoute } from 'astro';
import { travellers } from '../embed/travellers.ts';

/** What the files for other people’s pages are, for the end of the build; the file itself is not published. */
export const GET: APIRoute = () => Response.json(travellers());
