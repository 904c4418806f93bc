import type { APIRoute } from 'astro';
import { drawSprite } from '../pack/draw.ts';

/** The sprite of the pack, used by every page with a table. */
export const GET: APIRoute = () => new Response(drawSprite(), { headers: { 'Content-Type': 'image/svg+xml' } });
