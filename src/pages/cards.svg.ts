import type { APIRoute } from 'astro';
import { drawSprite } from '../pack/draw.ts';

/** The pack, which every page with a table draws its cards from. */
export const GET: APIRoute = () => new Response(drawSprite(), { headers: { 'Content-Type': 'image/svg+xml' } });
