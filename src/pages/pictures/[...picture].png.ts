import type { APIRoute } from 'astro';
import { LANGUAGES } from '../../i18n/routes.ts';
import { rasterise } from '../../pictures/raster.ts';
import { drawSocial, fileOf, SOCIAL, socials } from '../../pictures/social.ts';

/** The pictures for link previews. All are started at once, so that they are rendered in parallel with the pages. */
export const getStaticPaths = () =>
  LANGUAGES.flatMap((lang) =>
    socials(lang).map((social) => ({
      params: { picture: fileOf(social, lang) },
      props: { drawn: rasterise(drawSocial(social, lang), SOCIAL.width) },
    })),
  );

export const GET: APIRoute<{ drawn: Promise<Buffer> }> = async ({ props }) =>
  new Response(new Uint8Array(await props.drawn), { headers: { 'Content-Type': 'image/png' } });
