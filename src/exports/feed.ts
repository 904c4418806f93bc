/** Changes as an Atom feed: corrections of the editions and new examples, the latest first. */
import { embedWords } from '../i18n/embed.ts';
import { pageWords } from '../i18n/pages.ts';
import { PUNCTUATION } from '../i18n/punctuation.ts';
import { type Language, pageHref } from '../i18n/routes.ts';
import { getUiWords } from '../i18n/ui.ts';
import { type Change, listSourceChanges } from '../model/changes.ts';
import { EDITIONS, editionPath, getArticleSlug } from '../model/editions.ts';
import { exampleHref, getExample, getExampleText } from '../model/examples.ts';
import { getSourceTexts, SOURCES, type Source } from '../model/sources.ts';
import { shorten } from '../text/shorten.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The address to which an entry of the feed links: that of the first article that the change names, of its edition, or
 * of the page of its source.
 */
const seenAt = ({ game, articles: [first] }: Change, source: Source, lang: Language): string => {
  const edition = EDITIONS.find((each) => each.source.slug === source.slug && each.game.id === game);
  const page = edition ? editionPath(edition) : `sources/${source.slug}/`;
  return pageHref(lang, first === undefined ? page : `${page}#${getArticleSlug(first)}`);
};

/** Longest account of a change in the title of its entry, in characters. */
const LONGEST_TITLE = 90;

/** The file name of the feed, in the folder of each language. */
export const FEED_FILE = 'changes.atom';

/**
 * The feed in a language, as XML. The id of an entry is its date and its index among the entries of that date; these
 * never change.
 */
export const formatFeed = (lang: Language, site: URL): string => {
  const absolute = (path: string) => new URL(path, site).href;
  const { games } = pageWords(lang);
  const home = absolute(pageHref(lang));
  const entries = SOURCES.flatMap((source) => {
    const nth = new Map<string, number>();
    return listSourceChanges(source).map((change) => {
      const count = (nth.get(change.date) ?? 0) + 1;
      nth.set(change.date, count);
      const name = change.game === undefined ? getSourceTexts(source, lang).short : games[change.game]!;
      const { what, why } = change[lang];
      const links = [
        ...change.articles.map((id) => [seenAt({ ...change, articles: [id] }, source, lang), id] as const),
        ...change.examples.map((id) => [exampleHref(id, lang), getExampleText(getExample(id), 'Title', lang)] as const),
      ].map(([href, text]) => `<a href="${escaped(absolute(href))}">${escaped(text)}</a>`);
      const html = [what, why, links.join(', ')]
        .filter(Boolean)
        .map((text, i) => `<p>${i === 2 ? text : escaped(text)}</p>`);
      return {
        date: change.date,
        text: [
          '  <entry>',
          `    <id>${home}${FEED_FILE}#${source.slug}-${change.date}-${count}</id>`,
          `    <title>${escaped(`${name}${PUNCTUATION[lang].colon} ${shorten(what, LONGEST_TITLE)}`)}</title>`,
          `    <updated>${change.date}T00:00:00Z</updated>`,
          `    <link href="${escaped(absolute(seenAt(change, source, lang)))}"/>`,
          `    <summary>${escaped(what)}</summary>`,
          `    <content type="html">${escaped(html.join(''))}</content>`,
          '  </entry>',
        ].join('\n'),
      };
    });
  }).toSorted((one, other) => other.date.localeCompare(one.date));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">`,
    `  <id>${home}${FEED_FILE}</id>`,
    `  <title>Snorum: ${escaped(embedWords(lang).feed)}</title>`,
    `  <updated>${entries[0]!.date}T00:00:00Z</updated>`,
    `  <link rel="self" href="${home}${FEED_FILE}"/>`,
    `  <link href="${home}"/>`,
    `  <author><name>${escaped(getUiWords(lang).foot.authors)}</name></author>`,
    '  <rights>CC BY 4.0</rights>',
    ...entries.map(({ text }) => text),
    '</feed>',
    '',
  ].join('\n');
};
