import type { APIRoute } from 'astro';
import { pageWords } from '../../i18n/pages.ts';
import { BASE_PATH, fileHref, LANGUAGES, type Language, pageHref } from '../../i18n/routes.ts';
import { ICON_SIZES, iconFile } from '../../pictures/icon.ts';

/** Web app manifest for the home screen, in each language. */
export const getStaticPaths = () => LANGUAGES.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = ({ params }) => {
  const lang = params['lang'] as Language;
  const [, ...sizes] = ICON_SIZES;
  const icons = sizes.flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: fileHref(iconFile(size)),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
  const manifest = {
    id: BASE_PATH,
    name: 'Snorum',
    short_name: 'Snorum',
    description: pageWords(lang).home.description,
    lang,
    start_url: pageHref(lang),
    scope: BASE_PATH,
    display: 'minimal-ui',
    background_color: '#fbf7ec',
    theme_color: '#fbf7ec',
    icons,
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
};
