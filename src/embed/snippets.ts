/** What is copied into a post to show an example there: the same text at the build and in the reader’s browser. */
import { cardIndex, suitSign } from '../i18n/cards.ts';
import type { Language } from '../i18n/routes.ts';
import { escaped } from '../text/escaped.ts';
import type { Theme, View } from './asked.ts';
import { embedPath, FRAME, quizPath } from './frame.ts';

/** The forms in which an example goes into a post, from the most that can be done to the least. */
export const FORMS = [
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
export type Form = (typeof FORMS)[number];

/** The forms that carry the readings chosen; the others show the example by those of its record. */
export const WITH_READINGS: readonly Form[] = ['link', 'markdown', 'wiki', 'element', 'record'];

/** The forms in which what is framed and is no example goes into a post: two books side by side, a game’s questions. */
export const IN_FRAMES: readonly Form[] = ['link', 'markdown', 'wiki', 'oembed', 'frame', 'shortcode'];

/** An example, two books or a game’s questions, and how they shall be shown. */
export interface Chosen {
  readonly id: string;
  /** Where its page stands: an example, two books side by side, or the questions of a game. */
  readonly room: 'examples' | 'compare' | 'games';
  readonly lang: Language;
  readonly title: string;
  /** From 1. */
  readonly step: string;
  readonly view: View;
  /** As the reader’s system says when it is not given. */
  readonly theme: Theme | undefined;
  /** The seat whose hand alone is seen; all are where it is not given. */
  readonly seat: string | undefined;
  /** The practices in place of the record’s. */
  readonly readings: Readonly<Record<string, string>>;
  /** The text of the record; empty as long as it is not at hand. */
  readonly record: string;
}

/** Where the site is, `https://host.example/rules/`, and in it the version of the element’s script, with its hash. */
export interface Place {
  readonly site: string;
  readonly version: string;
  readonly integrity: string;
}

/** What stands in a page where the hash of the element goes, and its version, until the site has been built. */
export const INTEGRITY = 'sha384-of-the-element';
export const VERSION = 'version-of-the-element';

/** The path of the page, without language. */
const pathOf = ({ id, room }: Pick<Chosen, 'id' | 'room'>): string =>
  room === 'games' ? quizPath(id) : `${room}/${id}/`;

const pageOf = (chosen: Chosen): string => `${chosen.lang}/${pathOf(chosen)}`;

/** Where a step stands on the page of an example, or a card on that of two books, whose first step is the dealing. */
export const fragmentOf = ({ room, step }: Pick<Chosen, 'room' | 'step'>): string =>
  step === '1' ? '' : room === 'compare' ? `#card-${Number(step) - 1}` : `#step-${step}`;

/** The address of an example at a step, by these readings. */
export const linkTo = (chosen: Chosen, { site }: Pick<Place, 'site'>): string => {
  const said = Object.entries(chosen.readings).map((pair) => pair.join(':'));
  const query = said.length > 0 ? `?readings=${said.join(',')}` : '';
  return `${site}${pageOf(chosen)}${query}${fragmentOf(chosen)}`;
};

/** The address of what stands in a frame. */
const frameOf = (chosen: Chosen, { site }: Place): string => {
  const asked = new URLSearchParams(askedOf(chosen)).toString();
  return `${site}${embedPath(chosen.id, chosen.lang)}${asked && `?${asked}`}`;
};

/** What a frame is asked for, where it is not what it would show by itself. */
const askedOf = ({ step, view, theme, seat }: Chosen): Record<string, string> => ({
  ...(step !== '1' && { step }),
  ...(view !== 'cloth' && { view }),
  ...(theme && { theme }),
  ...(seat && { seat }),
});

/** What stands in the markup of a page as a frame does, for the engines that make sites of Markdown. */
const shortcodeOf = (chosen: Chosen): string => {
  const page = chosen.room === 'examples' ? {} : { page: pathOf(chosen).slice(0, -1) };
  const named = Object.entries({ lang: chosen.lang, ...page, ...askedOf(chosen) }).map(
    ([name, value]) => ` ${name}="${escaped(value)}"`,
  );
  return [
    `{{< snorum id="${chosen.id}"${named.join('')} >}}`,
    `{% include snorum.html id="${chosen.id}"${named.join('')} %}`,
    `<Snorum id="${chosen.id}"${named.join('')} />`,
  ].join('\n');
};

/** The files that teach the engines their shortcodes: where each is on this site and in `clients/`, and where it goes on the other. */
export const SHORTCODE_FILES = [
  { engine: 'Hugo', file: 'embed/for/hugo.txt', from: 'hugo/snorum.html', place: 'layouts/shortcodes/snorum.html' },
  { engine: 'Jekyll', file: 'embed/for/jekyll.txt', from: 'jekyll/snorum.html', place: '_includes/snorum.html' },
  { engine: 'Astro', file: 'embed/for/astro.txt', from: 'astro/Snorum.astro', place: 'src/components/Snorum.astro' },
] as const;

/** The longest alternative text, in characters: who listens to more of it has forgotten how it began. */
const LONGEST_ALT = 300;

/** A deal in a line, `A: 4♥ 7♣ …; B: …`, from the text of its record; empty where it does not say the hands, or they are too many. */
const dealIn = (record: string, lang: Language): string => {
  const [, ...rest] = record.split(/^\[Deal .*$/m);
  const hands = (rest[0] ?? '').split('\n').flatMap((line) => {
    const [, seat, cards] = /^(\S.*?): +([^;{]+)/.exec(line) ?? [];
    const said = cards?.match(/\b(?:10|[2-9AJQK])[SHDC]\b/g);
    return seat && said ? [`${seat}: ${said.map((card) => cardIndex(card, lang) + suitSign(card)).join(' ')}`] : [];
  });
  return hands.join('; ');
};

/** What a picture shows, for who does not see it. */
const altOf = ({ title, record, lang }: Chosen): string => {
  const whole = [title, dealIn(record, lang)].filter(Boolean).join(' – ');
  return whole.length <= LONGEST_ALT ? whole : title;
};

/** The element’s tag without its end, and what it says of the example beside these attributes. */
const elementOf = ({ lang, step, view, theme, seat, readings }: Chosen, ...named: string[]): string => {
  const practices = Object.entries(readings).map((pair) => pair.join('='));
  const attributes = [
    ...named,
    `lang="${lang}"`,
    step !== '1' && `step="${step}"`,
    view !== 'cloth' && `view="${view}"`,
    theme && `theme="${theme}"`,
    seat && `seat="${escaped(seat)}"`,
    practices.length > 0 && `readings="${practices.join(' ')}"`,
  ];
  return `<snorum-example ${attributes.filter(Boolean).join(' ')}>`;
};

const scriptAt = ({ site, version, integrity }: Place): string =>
  `<script src="${site}embed/${version}/snorum-example.js"\n  integrity="${integrity}"\n  crossorigin="anonymous" defer></script>`;

/** A script for a page with frames, so that each is as high as it says it is. */
export const HEIGHTS = `<script>
  addEventListener('message', ({ data, source }) => {
    if (data?.type !== 'snorum:height') return;
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source) frame.height = Math.min(2000, Number(data.height) || ${FRAME.height});
  });
</script>`;

/**
 * What is copied for a form. HTML stands in a `<div>` without a blank line, which every engine of Markdown and WordPress
 * take for one block and leave as it is; a link inside or beside is left where frames and scripts are taken out.
 */
export const snippet = (form: Form, chosen: Chosen, place: Place): string => {
  const title = escaped(chosen.title);
  const link = linkTo(chosen, place);
  const page = `${place.site}${pageOf(chosen)}`;
  const file = page.slice(0, -1);
  const anchor = `<a href="${escaped(link)}">${title}</a>`;
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
        `<div>\n<iframe src="${escaped(frameOf(chosen, place))}"\n  title="${title} · Snorum"\n  ` +
        `width="100%" height="${FRAME.height}" frameborder="0" loading="lazy">${anchor}</iframe>\n<p>${anchor}</p>\n</div>`
      );
    case 'shortcode':
      return shortcodeOf(chosen);
    case 'element':
      return `<div>\n${scriptAt(place)}\n${elementOf(chosen, `example="${chosen.id}"`)}\n  ${anchor}\n</snorum-example>\n</div>`;
    case 'record':
      return `<div>\n${scriptAt(place)}\n${elementOf(chosen)}<pre>\n${inPre(chosen.record)}</pre></snorum-example>\n<p>${anchor}</p>\n</div>`;
    case 'picture':
      return (
        `<a href="${escaped(link)}"><img src="${file}.png" alt="${escaped(alt)}"\n  ` +
        `width="${FRAME.width}" style="max-width:100%;height:auto" loading="lazy"></a>`
      );
    case 'text':
      return `${file}.txt`;
  }
};

/** A text as it stands in the brackets of a link in Markdown. */
const inMarkdown = (text: string): string => escaped(text).replace(/[[\]\\*_`]/g, '\\$&');

/** A text as it stands in an external link of MediaWiki, which ends at a bracket. */
const inWiki = (text: string): string => escaped(text).replaceAll('[', '&#91;').replaceAll(']', '&#93;');

/** A record as it stands in HTML: a blank line would end the block in Markdown, and a record needs none. */
const inPre = (record: string): string =>
  escaped(record)
    .replaceAll('&quot;', '"')
    .replace(/\n(?:[ \t]*\n)+/g, '\n');
