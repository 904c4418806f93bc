/**
 * Pictures for link previews on social sites: one for each source, game, example, found deal, pair of books, claim and
 * statistics page, in each language.
 */
import { type EventType } from '#engine/events.ts';
import type { Step } from '#engine/record/steps.ts';
import { dealFinderPageWords } from '../i18n/deal-finder-page.ts';
import { pageWords } from '../i18n/pages.ts';
import { PUNCTUATION } from '../i18n/punctuation.ts';
import { BASE_PATH, type Language } from '../i18n/routes.ts';
import { getUiWords } from '../i18n/ui.ts';
import { COMPARISON_PAIRS, type ComparisonPair, comparisonPath } from '../model/comparisons.ts';
import { EDITIONS, editionOf } from '../model/editions.ts';
import { EXAMPLES, type Example, getExampleText } from '../model/examples.ts';
import { FOUND_DEALS, type FoundDeal, foundDealPath } from '../model/found-deals.ts';
import { getGameDescription, homeText } from '../model/home.ts';
import { getSourceTexts, SOURCES } from '../model/sources.ts';
import { listClaimSocialPictures } from './claim-pictures.ts';
import { CLOTH_SIZE, type ClothPicture, drawEmblemsOnCloth, drawFanOnCloth } from './cloth.ts';
import {
  CLOTH_GREEN,
  drawLozenge,
  FADED_INK_COLOUR,
  INK_COLOUR,
  inlineCustomProperties,
  PAPER_COLOUR,
  RUBRIC_COLOUR,
  RULE_COLOUR,
} from './colours.ts';
import { listStatisticsSocialPictures } from './in-numbers.ts';
import { drawTextLine, fitLines, measureTextWidth, type TextStyle } from './lettering.ts';

/** The size that social sites require, in pixels. */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Content of a picture: something on the cloth, and a few lines beside it. */
export interface SocialPicture extends ClothPicture {
  /**
   * The path, without language, of the page that uses the picture: `games/jig/`; empty for the general picture, used by
   * all pages that have none of their own.
   */
  readonly path: string;
  /** The line above the title. */
  readonly imprint: string;
  readonly title: string;
  /** The outcome of a claim; absent on other pages. */
  readonly verdict?: string;
  /** Text below the title. That of a claim is shown only if it fits completely. */
  readonly below: string;
}

/** Types of event that show cards before the play begins. */
const DEALING: ReadonlySet<EventType> = new Set(['drew', 'turned-up', 'took-up', 'took-seat']);

/**
 * Returns up to five cards that were face up by a step (0-based), the most recent ones. If there are fewer than three,
 * all steps are searched.
 */
const cardsSeenBy = (steps: readonly Step[], step: number): readonly string[] => {
  const seenBy = (some: readonly Step[]) => [
    ...new Set(
      some.flatMap(({ events }) => events.flatMap(({ type, card }) => (card && !DEALING.has(type) ? [card] : []))),
    ),
  ];
  const before = seenBy(steps.slice(0, step + 1));
  return before.length >= 3 ? before.slice(-5) : seenBy(steps).slice(0, 5);
};

/** Returns the cards shown by an example up to the step that executes its first article. */
const cardsOf = ({ played: { steps }, articles }: Example): readonly string[] =>
  cardsSeenBy(
    steps,
    steps.findIndex(({ events }) => events.some(({ cite }) => cite === articles[0])),
  );

const ofExample = (example: Example, lang: Language): SocialPicture => {
  const { source } = editionOf(example.game);
  const cards = cardsOf(example);
  return {
    path: `examples/${example.id}/`,
    imprint: getSourceTexts(source, lang).short,
    title: getExampleText(example, 'Title', lang),
    below: pageWords(lang).games[example.game]!,
    ...(cards.length > 0 ? drawFanOnCloth(cards, lang) : drawEmblemsOnCloth([example.game], lang)),
  };
};

/** Picture of a found deal: the cards shown up to the step that completes its pattern. */
const ofFound = ({ id, played, step }: FoundDeal, lang: Language): SocialPicture => {
  const { source } = editionOf(played.game);
  const cards = cardsSeenBy(played.steps, step);
  return {
    path: foundDealPath(id),
    imprint: dealFinderPageWords(lang).title,
    title: dealFinderPageWords(lang).wanted[id]!.title,
    below: `${pageWords(lang).games[played.game]} · ${getSourceTexts(source, lang).short}`,
    ...(cards.length > 0 ? drawFanOnCloth(cards, lang) : drawEmblemsOnCloth([played.game], lang)),
  };
};

/** Picture of a comparison: the emblems of the games of both books, one above the other. */
const ofPair = (pair: ComparisonPair, lang: Language): SocialPicture => {
  const games = [...new Set(pair.books.map(({ game }) => game))];
  return {
    path: comparisonPath(pair),
    imprint: getUiWords(lang).nav.compare,
    title: pair[lang].title,
    below: games.map((game) => getSourceTexts(editionOf(game).source, lang).short).join(' · '),
    ...drawEmblemsOnCloth(games, lang),
  };
};

/** Builds every picture in a language; the first is the general picture. */
const allOf = (lang: Language): readonly SocialPicture[] => {
  const words = pageWords(lang);
  return [
    {
      path: '',
      imprint: words.choice.lede,
      title: 'Snorum',
      below: homeText(lang).tagline,
      ...drawFanOnCloth(['9S', '9H', '9D', '9C'], lang),
    },
    ...SOURCES.map((source) => {
      const { title, short, who } = getSourceTexts(source, lang);
      return {
        path: `sources/${source.slug}/`,
        imprint: short,
        title,
        below: who,
        ...drawEmblemsOnCloth([source.games[0]!], lang),
      };
    }),
    ...EDITIONS.map(({ game, source }) => ({
      path: `games/${game.id}/`,
      imprint: getSourceTexts(source, lang).short,
      title: words.games[game.id]!,
      below: getGameDescription(game.id, lang),
      ...drawEmblemsOnCloth([game.id], lang),
    })),
    ...EXAMPLES.map((example) => ofExample(example, lang)),
    ...FOUND_DEALS.map((found) => ofFound(found, lang)),
    ...COMPARISON_PAIRS.map((pair) => ofPair(pair, lang)),
    ...listClaimSocialPictures(lang),
    ...listStatisticsSocialPictures(lang),
  ];
};

const made = new Map<Language, readonly SocialPicture[]>();

/** Every picture in a language, the general picture first; cached. */
export const listSocialPictures = (lang: Language): readonly SocialPicture[] => {
  const known = made.get(lang) ?? allOf(lang);
  made.set(lang, known);
  return known;
};

/** Returns the picture of a page: its own, that of its game, that of its source, or else the general picture. */
export const findSocialPicture = (path: string, lang: Language): SocialPicture => {
  const all = listSocialPictures(lang);
  const own = (wanted: string) => all.find((each) => each.path === wanted);
  const game = EDITIONS.find(({ game: { id } }) => path.split('/').includes(id))?.game.id;
  const [room, name] = path.split('/');
  return own(path) ?? own(game ? `games/${game}/` : `${room}/${name}/`) ?? all[0]!;
};

/** The path of a picture's file, without extension. */
export const getSocialPictureFile = ({ path }: SocialPicture, lang: Language): string =>
  `${lang}/${path.replace(/\/$/, '') || 'snorum'}`;

export const socialPictureHref = (social: SocialPicture, lang: Language): string =>
  `${BASE_PATH}pictures/${getSocialPictureFile(social, lang)}.png`;

/** The text alternative of a picture. */
export const formatSocialPictureAlt = ({ imprint, title, verdict, seen }: SocialPicture, lang: Language): string =>
  `${title} (${imprint})${PUNCTUATION[lang].colon} ${verdict ? `${verdict.toLowerCase()}. ${seen.charAt(0).toUpperCase()}${seen.slice(1)}` : seen}`;

const LEFT = 606;
/** Height of a capital letter, as a fraction of the font size. */
const CAPITAL = 0.65;
const WIDTH = SOCIAL_PICTURE_SIZE.width - 76 - LEFT;

/**
 * Draws lines of text below one another from a first baseline on; returns the drawing, and the baseline for the next
 * line.
 */
const lines = (
  texts: readonly string[],
  y: number,
  leading: number,
  setting: TextStyle,
  ink: string,
): readonly [drawn: string, next: number] => [
  `<path fill="${ink}" d="${texts.map((text, i) => drawTextLine(text, LEFT, y + i * leading, setting)).join('')}"/>`,
  y + texts.length * leading,
];

/** Baseline of the last line; there is a rule above that line. */
const FOOT = 556;
const RULE_AT = FOOT - 58;

/** Draws the texts of a picture, from the line above the title down. */
const wordsBeside = ({ imprint, title, verdict, below }: SocialPicture): string => {
  const head = fitLines(imprint, WIDTH, (size) => (size > 22 ? 1 : 2), [30, 26, 22], 'roman');
  const [first, next] = lines(head.lines, 112, head.size * 1.2, { face: 'roman', size: head.size }, RUBRIC_COLOUR);
  const top = next - head.size * 1.2 + 40;
  const under = ({ lines: { length }, size }: { readonly lines: readonly string[]; readonly size: number }): number =>
    top + size * CAPITAL + length * (size * 1.04) - size * 0.8 + 54 + (verdict ? 56 : 0);
  // The largest size that stays above the rule at the foot.
  const saidUnder = (y: number, sizes: readonly number[]) =>
    fitLines(below, WIDTH, (size) => 1 + Math.floor((RULE_AT - 30 - y) / (size * 1.32)), sizes, 'italic');
  const isWhole = (text: string, set: { readonly lines: readonly string[] }): boolean => set.lines.join(' ') === text;
  const fitted = (sizes: readonly number[]) => {
    const name = fitLines(title, WIDTH, (size) => (size > 66 ? 2 : size >= 50 ? 3 : size > 40 ? 4 : 5), sizes, 'roman');
    return { name, said: saidUnder(under(name), verdict ? [32, 29, 26] : [34, 31, 28]) };
  };
  // A claim is a sentence: its size leaves room for the outcome, or else it is alone.
  const alone = fitted(verdict ? [58, 52, 46, 40, 36] : [84, 72, 66, 58, 50]);
  const { name, said } =
    [58, 52, 46, 40]
      .filter((size) => verdict && size <= alone.name.size)
      .map((size) => fitted([size]))
      .find((both) => isWhole(title, both.name) && isWhole(below, both.said)) ?? alone;
  const foot = under(name);
  const [second] = lines(
    name.lines,
    top + name.size * CAPITAL,
    name.size * 1.04,
    { face: 'roman', size: name.size },
    INK_COLOUR,
  );
  const [third] = verdict ? lines([verdict], foot - 50, 0, { face: 'roman', size: 46 }, RUBRIC_COLOUR) : [''];
  const told = !verdict || isWhole(below, said) ? said.lines : [];
  const [fourth] = lines(told, foot, said.size * 1.32, { face: 'italic', size: said.size }, FADED_INK_COLOUR);
  return first + second + third + fourth;
};

/** Draws the picture as SVG, with all colours as plain values and all letters as outlines. */
export const drawSocialPicture = (social: SocialPicture, lang: Language): string => {
  const { width, height } = SOCIAL_PICTURE_SIZE;
  const mark = { face: 'roman', size: 38, track: 0.04 } as const;
  const tag = { face: 'italic', size: 26 } as const;
  const tagline = getUiWords(lang).tagline;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${PAPER_COLOUR}"/>`,
    `<rect width="${CLOTH_SIZE.width}" height="${height}" fill="${CLOTH_GREEN}"/>`,
    `<path d="M22 22H${CLOTH_SIZE.width - 22}V${height - 22}H22z" fill="none" stroke="#37644f" stroke-width="2.5"/>`,
    `<path d="M${CLOTH_SIZE.width} 0V${height}" stroke="#1a3c2e" stroke-width="4"/>`,
    `<path d="M${CLOTH_SIZE.width + 22} 22H${width - 22}V${height - 22}H${CLOTH_SIZE.width + 22}z" fill="none" stroke="${RULE_COLOUR}" stroke-width="2.5"/>`,
    `<path d="M${CLOTH_SIZE.width + 30} 30H${width - 30}V${height - 30}H${CLOTH_SIZE.width + 30}z" fill="none" stroke="${RULE_COLOUR}"/>`,
    social.drawn,
    wordsBeside(social),
    `<path d="M${LEFT} ${RULE_AT}H${LEFT + WIDTH}" stroke="${RULE_COLOUR}" stroke-width="1.5"/>`,
    drawLozenge(LEFT, FOOT - 29, 2.7),
    `<path fill="${INK_COLOUR}" d="${drawTextLine('Snorum', LEFT + 38, FOOT, mark)}"/>`,
    social.title === 'Snorum'
      ? ''
      : `<path fill="${FADED_INK_COLOUR}" d="${drawTextLine(tagline, LEFT + 38 + measureTextWidth('Snorum', mark) + 16, FOOT, tag)}"/>`,
    '</svg>',
  ].join('');
  return inlineCustomProperties(svg);
};
