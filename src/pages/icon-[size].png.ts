import type { APIRoute } from 'astro';
import { drawIcon, ICON_SIZES } from '../pictures/icon.ts';
import { rasterise } from '../pictures/raster.ts';

/** Icons for home screens. */
export const getStaticPaths = () => ICON_SIZES.map((size) => ({ params: { size: String(size) } }));

export const GET: APIRoute = async ({ params }) => {
  const drawn = await rasterise(drawIcon(), Number(params['size']));
  return new Response(new Uint8Array(drawn), { headers: { 'Content-Type': 'image/png' } });
};
