/** What is said of an example to a page that would show it: how it is framed, and what oEmbed answers. */
import { fileHref, type Language } from '../i18n/routes.ts';
import { ui } from '../i18n/ui.ts';
import { SOCIAL, socialHref, socialOf } from '../pictures/social.ts';
import { embedPath, FRAME } from './frame.ts';
import { escaped } from './snippets.ts';

/** An oEmbed answer, type `rich`. */
export interface OEmbed {
  readonly version: '1.0';
  readonly type: 'rich';
  readonly title: string;
  readonly author_name: string;
  readonly author_url: string;
  readonly provider_name: 'Snorum';
  readonly provider_url: string;
  readonly cache_age: number;
  readonly thumbnail_url: string;
  readonly thumbnail_width: number;
  readonly thumbnail_height: number;
  readonly width: number;
  readonly height: number;
  readonly html: string;
}

/** What can stand in a frame: its id, its title in the language, and the path of its page without language. */
export interface Framed {
  readonly id: string;
  readonly title: string;
  readonly path: string;
}

/**
 * The answer for what can stand in a frame. Its HTML is what WordPress lets through from a site it does not know: a bare blockquote
 * with a link first, then a frame whose address has no fragment.
 */
export const oEmbed = ({ id, title, path }: Framed, lang: Language, site: URL): OEmbed => {
  const absolute = (path: string) => new URL(path, site).href;
  const link = `<blockquote><a href="${absolute(fileHref(`${lang}/${path}`))}">${escaped(title)}</a></blockquote>`;
  const frame =
    `<iframe src="${absolute(fileHref(embedPath(id, lang)))}" width="100%" height="${FRAME.height}"` +
    ` frameborder="0" title="${escaped(`${title} · Snorum`)}"></iframe>`;
  return {
    version: '1.0',
    type: 'rich',
    title,
    author_name: ui(lang).foot.authors,
    author_url: absolute(fileHref(`${lang}/about/`)),
    provider_name: 'Snorum',
    provider_url: absolute(fileHref(`${lang}/`)),
    cache_age: 86_400,
    thumbnail_url: absolute(socialHref(socialOf(path, lang), lang)),
    thumbnail_width: SOCIAL.width,
    thumbnail_height: SOCIAL.height,
    ...FRAME,
    html: link + frame,
  };
};
