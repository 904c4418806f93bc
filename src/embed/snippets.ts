/** Code that a user copies to embed an example. The build and the browser make the same text. */
import { getCardIndex, getSuitSign } from '../i18n/cards.ts';
import type { Language } from '../i18n/routes.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { embedPath, INITIAL_FRAME_SIZE, quizPath } from './frame.ts';
import type { EmbedView, Theme } from './options.ts';

/** Kinds of code, from the most capable to the simplest. */
export const SNIPPET_KINDS = [
  'link',
  'markdown',
  'markdown-picture',
  'wiki',
  'oembed',
  'frame',
  'shortcode',
  'element',
  'record',
  'picture',
  'text',
] as const;
export type SnippetKind = (typeof SNIPPET_KINDS)[number];

/** Kinds of code that include the chosen readings; the others show the example with its own readings. */
export const SNIPPET_KINDS_WITH_READINGS: readonly SnippetKind[] = [
  'link',
  'markdown',
  'wiki',
  'frame',
  'shortcode',
  'element',
  'record',
];

/** Kinds of code for embeds other than examples: comparisons and quizzes. */
export const FRAME_SNIPPET_KINDS: readonly SnippetKind[] = [
  'link',
  'markdown',
  'wiki',
  'oembed',
  'frame',
  'shortcode',
  'element',
];

/** The chosen embed and its options. */
export interface SnippetOptions {
  readonly id: string;
  /** First part of the page's path, which tells the kind of embed: an example, a comparison, or a quiz. */
  readonly room: 'examples' | 'compare' | 'games';
  readonly lang: Language;
  readonly title: string;
  /** Name of a step: `11`, `11.2`. */
  readonly step: string;
  readonly view: EmbedView;
  /** Colour theme; if `undefined`, the reader’s system setting applies. */
  readonly theme: Theme | undefined;
  /** The only seat whose hand is shown; if `undefined`, all hands are. */
  readonly seat: string | undefined;
  /** Practices that replace the record’s own, stored under their disputed points. */
  readonly readings: Readonly<Record<string, string>>;
  /** The text of the record; empty until it is loaded. */
  readonly record: string;
}

/** Address of the site, as `https://host.example/rules/`. */
export interface SiteInfo {
  readonly site: string;
}

/** Path of the script of the element, which never changes. */
export const ELEMENT_SCRIPT = 'embed/v1.js';

/** Returns the path of the page, without the language. */
const pathOf = ({ id, room }: Pick<SnippetOptions, 'id' | 'room'>): string =>
  room === 'games' ? quizPath(id) : `${room}/${id}/`;

/** Formats the chosen readings for an address: `bete:not-the-nain,double:flat`. */
const formatReadings = ({ readings }: SnippetOptions): string =>
  Object.entries(readings)
    .map((pair) => pair.join(':'))
    .join(',');

const pageOf = (chosen: SnippetOptions): string => `${chosen.lang}/${pathOf(chosen)}`;

/**
 * Returns the fragment for a step on the page of an example, or for a card on the page of a comparison, whose first
 * step is the dealing.
 */
export const buildStepFragment = ({ room, step }: Pick<SnippetOptions, 'room' | 'step'>): string =>
  step === '1' ? '' : room === 'compare' ? `#card-${Number(step) - 1}` : `#step-${step}`;

/** Returns the address of an example at the chosen step, with the chosen readings. */
export const buildExampleLink = (chosen: SnippetOptions, { site }: SiteInfo): string => {
  const readings = formatReadings(chosen);
  const query = readings && `?readings=${readings}`;
  return `${site}${pageOf(chosen)}${query}${buildStepFragment(chosen)}`;
};

/** Returns the address for an `<iframe>`. */
const frameOf = (chosen: SnippetOptions, { site }: SiteInfo): string => {
  // The signs between practices are allowed in a query.
  const params = String(new URLSearchParams(buildEmbedQuery(chosen)))
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',');
  return `${site}${embedPath(chosen.id, chosen.lang)}${params && `?${params}`}`;
};

/** Returns the options of a frame that differ from the defaults, as query parameters. */
const buildEmbedQuery = (chosen: SnippetOptions): Record<string, string> => {
  const { step, view, theme, seat } = chosen;
  const readings = formatReadings(chosen);
  return {
    ...(step !== '1' && { step }),
    ...(view !== 'cloth' && { view }),
    ...(theme && { theme }),
    ...(seat && { seat }),
    ...(readings && { readings }),
  };
};

/** Returns the shortcode (a macro of site generators such as Hugo) that inserts the frame. */
const shortcodeOf = (chosen: SnippetOptions): string => {
  const page = chosen.room === 'examples' ? {} : { page: pathOf(chosen).slice(0, -1) };
  const named = Object.entries({ lang: chosen.lang, ...page, ...buildEmbedQuery(chosen) }).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  return [
    `{{< snorum id="${chosen.id}"${named.join('')} >}}`,
    `{% include snorum.html id="${chosen.id}"${named.join('')} %}`,
    `<Snorum id="${chosen.id}"${named.join('')} />`,
  ].join('\n');
};

/**
 * Files that define the shortcode in site generators: their path on this site and in `clients/`, and the path at which
 * the other site must put them.
 */
export const SHORTCODE_FILES = [
  { engine: 'Hugo', file: 'embed/for/hugo.txt', from: 'hugo/snorum.html', place: 'layouts/shortcodes/snorum.html' },
  { engine: 'Jekyll', file: 'embed/for/jekyll.txt', from: 'jekyll/snorum.html', place: '_includes/snorum.html' },
  { engine: 'Astro', file: 'embed/for/astro.txt', from: 'astro/Snorum.astro', place: 'src/components/Snorum.astro' },
] as const;

/** Maximum length of an alternative text, in characters; a longer one would be tiring to listen to. */
const LONGEST_ALT = 300;

/**
 * Formats the hands of a deal in one line, `A: 4♥ 7♣ …; B: …`, from the text of its record. Empty if the record has no
 * hands, or they are too long.
 */
const dealIn = (record: string, lang: Language): string => {
  const [, ...rest] = record.split(/^\[Deal .*$/m);
  const hands = (rest[0] ?? '').split('\n').flatMap((line) => {
    const [, seat, cards] = /^(\S.*?): +([^;{]+)/.exec(line) ?? [];
    const pairs = cards?.match(/\b(?:10|[2-9AJQK])[SHDC]\b/g);
    return seat && pairs
      ? [`${seat}: ${pairs.map((card) => getCardIndex(card, lang) + getSuitSign(card)).join(' ')}`]
      : [];
  });
  return hands.join('; ');
};

/** Returns the alternative text of a picture. */
const altOf = ({ title, record, lang }: SnippetOptions): string => {
  const whole = [title, dealIn(record, lang)].filter(Boolean).join(' – ');
  return whole.length <= LONGEST_ALT ? whole : title;
};

/** Returns the element’s start tag, with attributes for the options and those in `named`. */
const elementOf = ({ lang, step, view, theme, seat, readings }: SnippetOptions, ...named: string[]): string => {
  const practices = Object.entries(readings).map((pair) => pair.join('='));
  const attributes = [
    ...named,
    `lang="${lang}"`,
    step !== '1' && `step="${step}"`,
    view !== 'cloth' && `view="${view}"`,
    theme && `theme="${theme}"`,
    seat && `seat="${escapeHtml(seat)}"`,
    practices.length > 0 && `readings="${practices.join(' ')}"`,
  ];
  return `<snorum-example ${attributes.filter(Boolean).join(' ')}>`;
};

const scriptAt = ({ site }: SiteInfo): string => `<script src="${site}${ELEMENT_SCRIPT}" defer></script>`;

/** Returns the attribute with which the element names an embed. */
const nameAttributeOf = ({ id, room }: SnippetOptions): string =>
  room === 'examples'
    ? `example="${id}"`
    : room === 'compare'
      ? `pair="${id}"`
      : `quiz="${id.replace(/^questions-/, '')}"`;

/** Script for a page with frames. It sets each frame to the height that the frame reports. */
export const RESIZE_SCRIPT = `<script>
  addEventListener('message', ({ data, source }) => {
    if (data?.type !== 'snorum:height') return;
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source) frame.height = Math.min(2000, Number(data.height) || ${INITIAL_FRAME_SIZE.height});
  });
</script>`;

/**
 * Returns the code to copy. HTML is in a `<div>` without blank lines, which Markdown engines and WordPress leave
 * unchanged as one block. It also contains a link, which remains if a site removes frames and scripts.
 */
export const formatSnippet = (form: SnippetKind, chosen: SnippetOptions, place: SiteInfo): string => {
  const title = escapeHtml(chosen.title);
  const link = buildExampleLink(chosen, place);
  const page = `${place.site}${pageOf(chosen)}`;
  const file = page.slice(0, -1);
  const anchor = `<a href="${escapeHtml(link)}">${title}</a>`;
  const alt = altOf(chosen);
  switch (form) {
    case 'link':
      return anchor;
    case 'markdown':
      return `[${inMarkdown(chosen.title)}](${link})`;
    case 'markdown-picture':
      return `[![${inMarkdown(alt)}](${file}.png)](${link})`;
    case 'wiki':
      return `[${link} ${inWiki(chosen.title)}]`;
    case 'oembed':
      return page;
    case 'frame':
      return (
        `<div>\n<iframe src="${escapeHtml(frameOf(chosen, place))}"\n  title="${title} · Snorum"\n  ` +
        `width="100%" height="${INITIAL_FRAME_SIZE.height}" frameborder="0" loading="lazy">${anchor}</iframe>\n<p>${anchor}</p>\n</div>`
      );
    case 'shortcode':
      return shortcodeOf(chosen);
    case 'element':
      return `<div>\n${scriptAt(place)}\n${elementOf(chosen, nameAttributeOf(chosen))}\n  ${anchor}\n</snorum-example>\n</div>`;
    case 'record':
      return `<div>\n${scriptAt(place)}\n${elementOf(chosen)}<pre>\n${inPre(chosen.record)}</pre></snorum-example>\n<p>${anchor}</p>\n</div>`;
    case 'picture':
      return (
        `<a href="${escapeHtml(link)}"><img src="${file}.png" alt="${escapeHtml(alt)}"\n  ` +
        `width="${INITIAL_FRAME_SIZE.width}" style="max-width:100%;height:auto" loading="lazy"></a>`
      );
    case 'text':
      return `${file}.txt`;
  }
};

/** Escapes a text for the brackets of a Markdown link. */
const inMarkdown = (text: string): string => escapeHtml(text).replace(/[[\]\\*_`]/g, '\\$&');

/** Escapes a text for an external link of MediaWiki, which ends at a bracket. */
const inWiki = (text: string): string => escapeHtml(text).replaceAll('[', '&#91;').replaceAll(']', '&#93;');

/** Escapes a record for HTML, without blank lines, which would end the block in Markdown. */
const inPre = (record: string): string =>
  escapeHtml(record)
    .replaceAll('&quot;', '"')
    .replace(/\n(?:[ \t]*\n)+/g, '\n');
