/** Builds the oEmbed description of a table, an article or a claim (oEmbed is a standard for embedding by link). */
import { fileHref, type Language } from '../i18n/routes.ts';
import { getUiWords } from '../i18n/ui.ts';
import { findSocialPicture, SOCIAL_PICTURE_SIZE, socialPictureHref } from '../pictures/social.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { shorten } from '../text/shorten.ts';
import { embedPath, INITIAL_FRAME_SIZE } from './frame.ts';

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

/** A thing that can be embedded: a table, an article, a claim. */
export interface Embeddable {
  readonly id: string;
  /** Title in the language of the embed. */
  readonly title: string;
  /** Path of the thing's page, without the language and with the fragment. */
  readonly path: string;
  /** Path of the page whose preview picture is used, if it is not `path`. */
  readonly picture?: string;
  /** Text of the thing, for sites that do not allow frames. */
  readonly said?: string;
  /** Approximate initial height of the frame in pixels; by default the height for a table. */
  readonly height?: number;
}

/** Longest title of an oEmbed response, in characters; previews cut longer ones. */
const LONGEST_TITLE = 110;

/**
 * Estimates the height in pixels of some paragraphs in a frame of usual width. `beside` is the height of everything
 * else in the frame.
 */
export const estimateHeight = (paragraphs: readonly string[], beside: number): number =>
  Math.min(900, beside + paragraphs.reduce((sum, { length }) => sum + 8 + 25 * Math.ceil(length / 70), 0));

/**
 * Builds the oEmbed response for a thing. Its HTML is a plain blockquote that begins with a link, then a frame whose
 * address has no fragment: WordPress accepts only this from unknown sites.
 */
export const buildOEmbed = (embeddable: Embeddable, lang: Language, site: URL): OEmbed => {
  const { id, title, path, picture = path, said, height = INITIAL_FRAME_SIZE.height } = embeddable;
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
    title: shorten(title, LONGEST_TITLE),
    author_name: getUiWords(lang).foot.authors,
    author_url: absolute(fileHref(`${lang}/about/`)),
    provider_name: 'Snorum',
    provider_url: absolute(fileHref(`${lang}/`)),
    cache_age: 86_400,
    thumbnail_url: absolute(socialPictureHref(findSocialPicture(picture, lang), lang)),
    thumbnail_width: SOCIAL_PICTURE_SIZE.width,
    thumbnail_height: SOCIAL_PICTURE_SIZE.height,
    width: INITIAL_FRAME_SIZE.width,
    height,
    html: link + frame,
  };
};
