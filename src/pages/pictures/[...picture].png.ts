import type { APIRoute } from 'astro';
import { LANGUAGES } from '../../i18n/routes.ts';
import { rasterise } from '../../pictures/raster.ts';
import {
  drawSocialPicture,
  getSocialPictureFile,
  listSocialPictures,
  SOCIAL_PICTURE_SIZE,
} from '../../pictures/social.ts';

/** The pictures for link previews. All are started at once, so that they are rendered in parallel with the pages. */
export const getStaticPaths = () =>
  LANGUAGES.flatMap((lang) =>
    listSocialPictures(lang).map((social) => ({
      params: { picture: getSocialPictureFile(social, lang) },
      props: { drawn: rasterise(drawSocialPicture(social, lang), SOCIAL_PICTURE_SIZE.width) },
    })),
  );

export const GET: APIRoute<{ drawn: Promise<Buffer> }> = async ({ props }) =>
  new Response(new Uint8Array(await props.drawn), { headers: { 'Content-Type': 'image/png' } });
