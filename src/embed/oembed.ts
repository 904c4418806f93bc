/** oEmbed description of a table, an article or a claim, and its frame. */
import { fileHref, type Language } from '../i18n/routes.ts';
import { ui } from '../i18n/ui.ts';
import { SOCIAL, socialHref, socialOf } from '../pictures/social.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { embedPath, FRAME } from './frame.ts';

/** An oEmbed response, type `rich`. */
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

/** An embeddable thing: a table, an article, a claim. */
export interface Embeddable {
  readonly id: string;
  /** In the given language. */
  readonly title: string;
  /** The path of its page without language, with the fragment. */
  readonly path: string;
  /** The path of the page whose picture is used, if it is another. */
  readonly picture?: string;
  /** Its text, for sites that do not allow frames. */
  readonly said?: string;
  /** Approximate initial height in pixels, if it is not a table. */
  readonly height?: number;
}

/** Approximate height of some paragraphs in a frame of the usual width; `beside` is the rest of the content. */
export const estimateHeight = (paragraphs: readonly string[], beside: number): number =>
  Math.min(900, beside + paragraphs.reduce((sum, { length }) => sum + 8 + 25 * Math.ceil(length / 70), 0));

/**
 * The oEmbed response for an embeddable thing. WordPress accepts only this form of HTML from unknown sites: a bare
 * blockquote with a link first, then a frame whose address has no fragment.
 */
export const oEmbed = (embeddable: Embeddable, lang: Language, site: URL): OEmbed => {
  const { id, title, path, picture = path, said, height = FRAME.height } = embeddable;
  const absolute = (address: string) => new URL(address, site).href;
  const link =
    `<blockquote><a href="${absolute(fileHref(`${lang}/${path}`))}">${escapeHtml(title)}</a>` +
    `${said === undefined ? '' : ` ${escapeHtml(said)}`}</blockquote>`;
  const frame =
    `<iframe src="${absolute(fileHref(embedPath(id, lang)))}" width="100%" height="${height}"` +
    ` frameborder="0" title="${escapeHtml(`${title} · Snorum`)}"></iframe>`;
  return {
    version: '1.0',
    type: 'rich',
    title,
    author_name: ui(lang).foot.authors,
    author_url: absolute(fileHref(`${lang}/about/`)),
    provider_name: 'Snorum',
    provider_url: absolute(fileHref(`${lang}/`)),
    cache_age: 86_400,
    thumbnail_url: absolute(socialHref(socialOf(picture, lang), lang)),
    thumbnail_width: SOCIAL.width,
    thumbnail_height: SOCIAL.height,
    width: FRAME.width,
    height,
    html: link + frame,
  };
};
