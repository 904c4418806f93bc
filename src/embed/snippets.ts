/** What is copied into a post to show an example there: the same text at the build and in the reader’s browser. */
import type { Language } from '../i18n/routes.ts';
import type { Theme, View } from './asked.ts';
import { embedPath, FRAME } from './frame.ts';

/** The forms in which an example goes into a post, from the most that can be done to the least. */
export const FORMS = ['link', 'markdown', 'oembed', 'frame', 'element', 'record', 'picture', 'text'] as const;
export type Form = (typeof FORMS)[number];

/** The forms that carry the readings chosen; the others show the example by those of its record. */
export const WITH_READINGS: readonly Form[] = ['link', 'markdown', 'element', 'record'];

/** The forms in which two books side by side go into a post. */
export const OF_PAIRS: readonly Form[] = ['link', 'markdown', 'oembed', 'frame'];

/** An example or two books, and how they shall be shown. */
export interface Chosen {
  readonly id: string;
  /** Where its page stands: an example, or two books side by side. */
  readonly room: 'examples' | 'compare';
  readonly lang: Language;
  readonly title: string;
  /** From 1. */
  readonly step: number;
  readonly view: View;
  /** As the reader’s system says when it is not given. */
  readonly theme: Theme | undefined;
  /** The practices in place of the record’s. */
  readonly readings: Readonly<Record<string, string>>;
  /** The text of the record; empty as long as it is not at hand. */
  readonly record: string;
}

/** Where the site is, `https://host.example/rules/`, and the hash of the element’s script. */
export interface Place {
  readonly site: string;
  readonly integrity: string;
}

/** What stands in a page where the hash of the element goes, until the site has been built. */
export const INTEGRITY = 'sha384-of-the-element';

/** A text as it stands in HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

const pageOf = ({ id, room, lang }: Chosen): string => `${lang}/${room}/${id}/`;

/** Where a step stands on the page of an example, or a card on that of two books, whose first step is the dealing. */
export const fragmentOf = ({ room, step }: Pick<Chosen, 'room' | 'step'>): string =>
  step === 1 ? '' : room === 'compare' ? `#card-${step - 1}` : `#step-${step}`;

/** The address of an example at a step, by these readings. */
const linkTo = (chosen: Chosen, { site }: Place): string => {
  const said = Object.entries(chosen.readings).map((pair) => pair.join(':'));
  const query = said.length > 0 ? `?readings=${said.join(',')}` : '';
  return `${site}${pageOf(chosen)}${query}${fragmentOf(chosen)}`;
};

/** The address of what stands in a frame. */
const frameOf = ({ id, lang, step, view, theme }: Chosen, { site }: Place): string => {
  const asked = new URLSearchParams({
    ...(step > 1 && { step: String(step) }),
    ...(view !== 'cloth' && { view }),
    ...(theme && { theme }),
  }).toString();
  return `${site}${embedPath(id, lang)}${asked && `?${asked}`}`;
};

/** The element’s tag without its end, and what it says of the example beside these attributes. */
const elementOf = ({ lang, step, view, theme, readings }: Chosen, ...named: string[]): string => {
  const practices = Object.entries(readings).map((pair) => pair.join('='));
  const attributes = [
    ...named,
    `lang="${lang}"`,
    step > 1 && `step="${step}"`,
    view !== 'cloth' && `view="${view}"`,
    theme && `theme="${theme}"`,
    practices.length > 0 && `readings="${practices.join(' ')}"`,
  ];
  return `<snorum-example ${attributes.filter(Boolean).join(' ')}>`;
};

const scriptAt = ({ site, integrity }: Place): string =>
  `<script src="${site}embed/snorum-example.js"\n  integrity="${integrity}"\n  crossorigin="anonymous" defer></script>`;

/** A script for a page with frames, so that each is as high as it says it is. */
export const HEIGHTS = `<script>
  addEventListener('message', ({ data, source }) => {
    if (data?.type !== 'snorum:height') return;
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source) frame.height = Math.min(2000, Number(data.height) || ${FRAME.height});
  });
</script>`;

/** What is copied for a form. */
export const snippet = (form: Form, chosen: Chosen, place: Place): string => {
  const title = escaped(chosen.title);
  const link = linkTo(chosen, place);
  switch (form) {
    case 'link':
      return `<a href="${escaped(link)}">${title}</a>`;
    case 'markdown':
      return `[${title.replace(/[[\]\\]/g, '\\$&')}](${link})`;
    case 'oembed':
      return `${place.site}${pageOf(chosen)}`;
    case 'frame':
      return (
        `<iframe src="${escaped(frameOf(chosen, place))}"\n  title="${title} · Snorum"\n  ` +
        `width="100%" height="${FRAME.height}" frameborder="0" loading="lazy"></iframe>`
      );
    case 'element':
      return `${scriptAt(place)}\n${elementOf(chosen, `example="${chosen.id}"`)}\n  <a href="${escaped(link)}">${title}</a>\n</snorum-example>`;
    case 'record':
      return `${scriptAt(place)}\n${elementOf(chosen)}<pre>\n${escaped(chosen.record).replaceAll('&quot;', '"')}</pre></snorum-example>`;
    case 'picture':
      return `<a href="${escaped(link)}"><img src="${place.site}${pageOf(chosen).slice(0, -1)}.svg" alt="${title}" width="${FRAME.width}" loading="lazy"></a>`;
    case 'text':
      return `${place.site}${pageOf(chosen).slice(0, -1)}.txt`;
  }
};
