/** The pictures by which other sites show a page of ours: one a source, a game, an example and a pair of books, in each language. */
import { type EventType } from '#engine/events.ts';
import { PAIRS, type Pair, pairPath } from '../comparisons.ts';
import { EDITIONS, editionOf } from '../editions.ts';
import { EXAMPLES, type Example, textOf } from '../examples.ts';
import { gameLine, homeText } from '../home.ts';
import { cardName, faceDownName } from '../i18n/cards.ts';
import { pageWords } from '../i18n/pages.ts';
import { BASE, type Language } from '../i18n/routes.ts';
import { ui } from '../i18n/ui.ts';
import { SOURCES, wordsOf } from '../sources.ts';
import { fan, lay } from './cards.ts';
import { CLOTH_GREEN, flat, INK, INK_2, lozenge, PAPER, RUBRIC, RULE } from './colours.ts';
import { EMBLEM, emblem, emblemCards } from './emblems.ts';
import { fitLines, line, type Setting, widthOf } from './lettering.ts';

/** The measures that social sites ask for. */
export const SOCIAL = { width: 1200, height: 630 } as const;

/** What a picture shows: cards on the cloth, and beside them a few lines. */
export interface Social {
  /** The path of the pages it stands for, without language: `games/jig/`; empty for all that have none of their own. */
  readonly path: string;
  /** The line above the title. */
  readonly imprint: string;
  readonly title: string;
  /** What is said under the title. */
  readonly below: string;
  /** The cards on the cloth, to be read aloud. */
  readonly cards: readonly string[];
  /** The cards as they lie on a cloth of 540 by 630. */
  readonly drawn: string;
}

const CLOTH = 540;

/** How a fan of so many cards is held on the cloth. */
const HELD = [
  { width: 280, spread: 0 },
  { width: 236, spread: 16 },
  { width: 206, spread: 26 },
  { width: 182, spread: 32 },
  { width: 168, spread: 37 },
] as const;

const fanOnCloth = (cards: readonly string[], lang: Language): string =>
  fan(cards, { x: CLOTH / 2, y: 300, radius: 420, ...HELD[cards.length - 1]! })
    .map((card) => lay(card, lang, 'large'))
    .join('');

/** An emblem in the middle of the cloth, or in the middle of another height of it. */
const emblemOnCloth = (game: string, lang: Language, scale = 2.4, middle = SOCIAL.height / 2): string => {
  const [x, y] = [(CLOTH - EMBLEM.width * scale) / 2, middle - (EMBLEM.height * scale) / 2];
  return `<g transform="translate(${x} ${y}) scale(${scale})">${emblem(game, lang, 'large')}</g>`;
};

/** Cards that are seen before anybody plays. */
const DEALING: ReadonlySet<EventType> = new Set(['drew', 'turned-up', 'took-up', 'took-seat']);

/** Up to five cards of an example: those that lie face up by the step that carries out its first article. */
const cardsOf = ({ played, articles }: Example): readonly string[] => {
  const told = played.steps.findIndex(({ events }) => events.some(({ cite }) => cite === articles[0]));
  const seenBy = (steps: typeof played.steps) => [
    ...new Set(
      steps.flatMap(({ events }) => events.flatMap(({ type, card }) => (card && !DEALING.has(type) ? [card] : []))),
    ),
  ];
  const before = seenBy(played.steps.slice(0, told + 1));
  return before.length >= 3 ? before.slice(-5) : seenBy(played.steps).slice(0, 5);
};

const ofExample = (example: Example, lang: Language): Social => {
  const { source } = editionOf(example.game);
  const cards = cardsOf(example);
  const shown = cards.length > 0;
  return {
    path: `examples/${example.id}/`,
    imprint: wordsOf(source, lang).short,
    title: textOf(example, 'Title', lang),
    below: pageWords(lang).games[example.game]!,
    cards: shown ? cards : emblemCards(example.game).map(({ card }) => card),
    drawn: shown ? fanOnCloth(cards, lang) : emblemOnCloth(example.game, lang),
  };
};

/** Two books side by side: the emblems of their games, one over the other. */
const ofPair = (pair: Pair, lang: Language): Social => {
  const games = [...new Set(pair.books.map(({ game }) => game))];
  return {
    path: pairPath(pair),
    imprint: ui(lang).nav.compare,
    title: pair[lang].title,
    below: games.map((game) => wordsOf(editionOf(game).source, lang).short).join(' · '),
    cards: games.flatMap((game) => emblemCards(game).map(({ card }) => card)),
    drawn: games.map((game, i) => emblemOnCloth(game, lang, 1.72, 182 + i * 266)).join(''),
  };
};

/** Every picture in a language; the first stands for all pages that have none of their own. */
const allOf = (lang: Language): readonly Social[] => {
  const words = pageWords(lang);
  const nines = ['9S', '9H', '9D', '9C'];
  const onEmblem = (game: string) => ({
    cards: emblemCards(game).map(({ card }) => card),
    drawn: emblemOnCloth(game, lang),
  });
  return [
    {
      path: '',
      imprint: words.choice.lede,
      title: 'Snorum',
      below: homeText(lang).tagline,
      cards: nines,
      drawn: fanOnCloth(nines, lang),
    },
    ...SOURCES.map((source) => {
      const { title, short, who } = wordsOf(source, lang);
      return { path: `sources/${source.slug}/`, imprint: short, title, below: who, ...onEmblem(source.games[0]!) };
    }),
    ...EDITIONS.map(({ game, source }) => ({
      path: `games/${game.id}/`,
      imprint: wordsOf(source, lang).short,
      title: words.games[game.id]!,
      below: gameLine(game.id, lang),
      ...onEmblem(game.id),
    })),
    ...EXAMPLES.map((example) => ofExample(example, lang)),
    ...PAIRS.map((pair) => ofPair(pair, lang)),
  ];
};

const made = new Map<Language, readonly Social[]>();

/** Every picture in a language, the general one first. */
export const socials = (lang: Language): readonly Social[] => {
  const known = made.get(lang) ?? allOf(lang);
  made.set(lang, known);
  return known;
};

/** The picture of a page: its own, that of the game it speaks of, that of its source, or else the general one. */
export const socialOf = (path: string, lang: Language): Social => {
  const all = socials(lang);
  const own = (wanted: string) => all.find((each) => each.path === wanted);
  const game = EDITIONS.find(({ game: { id } }) => path.split('/').includes(id))?.game.id;
  const [room, name] = path.split('/');
  return own(path) ?? own(game ? `games/${game}/` : `${room}/${name}/`) ?? all[0]!;
};

/** The file of a picture, without what it ends in. */
export const fileOf = ({ path }: Social, lang: Language): string => `${lang}/${path.replace(/\/$/, '') || 'snorum'}`;

/** The address of a picture’s file. */
export const socialHref = (social: Social, lang: Language): string => `${BASE}pictures/${fileOf(social, lang)}.png`;

/** What a picture shows, in words. */
export const altOf = ({ imprint, title, cards }: Social, lang: Language): string => {
  const names = cards.map((card) => (card === 'back' ? faceDownName(lang) : cardName(card, lang, 'the')));
  const list = new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
  return `${title} (${imprint})${lang === 'fr' ? '\u00a0' : ''}: ${list}`;
};

const LEFT = 606;
/** The height of a capital of the face, in parts of its size. */
const CAPITAL = 0.65;
const WIDTH = SOCIAL.width - 76 - LEFT;

/** Lines one under another from a first foot; answers them drawn, and where the next foot would be. */
const lines = (
  texts: readonly string[],
  y: number,
  leading: number,
  setting: Setting,
  ink: string,
): readonly [drawn: string, next: number] => [
  `<path fill="${ink}" d="${texts.map((text, i) => line(text, LEFT, y + i * leading, setting)).join('')}"/>`,
  y + texts.length * leading,
];

/** The picture as SVG, with every colour and letter resolved. */
export const drawSocial = ({ imprint, title, below, drawn }: Social, lang: Language): string => {
  const { width, height } = SOCIAL;
  const foot = 556;
  const head = fitLines(imprint, WIDTH, 1, [30, 26, 22], 'roman');
  const name = fitLines(title, WIDTH, (size) => (size > 66 ? 2 : 3), [84, 72, 66, 58, 50], 'roman');
  const [first] = lines(head.lines, 112, 0, { face: 'roman', size: head.size }, RUBRIC);
  const top = 112 + 40 + name.size * CAPITAL;
  const [second, after] = lines(name.lines, top, name.size * 1.04, { face: 'roman', size: name.size }, INK);
  // As large as lets it end clear of the rule at the foot.
  const under = after - name.size * 0.8 + 54;
  const said = fitLines(
    below,
    WIDTH,
    (size) => 1 + Math.floor((foot - 88 - under) / (size * 1.32)),
    [34, 31, 28],
    'italic',
  );
  const [third] = lines(said.lines, under, said.size * 1.32, { face: 'italic', size: said.size }, INK_2);
  const mark = { face: 'roman', size: 38, track: 0.04 } as const;
  const tag = { face: 'italic', size: 26 } as const;
  const tagline = ui(lang).tagline;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    `<rect width="${CLOTH}" height="${height}" fill="${CLOTH_GREEN}"/>`,
    `<path d="M22 22H${CLOTH - 22}V${height - 22}H22z" fill="none" stroke="#37644f" stroke-width="2.5"/>`,
    `<path d="M${CLOTH} 0V${height}" stroke="#1a3c2e" stroke-width="4"/>`,
    `<path d="M${CLOTH + 22} 22H${width - 22}V${height - 22}H${CLOTH + 22}z" fill="none" stroke="${RULE}" stroke-width="2.5"/>`,
    `<path d="M${CLOTH + 30} 30H${width - 30}V${height - 30}H${CLOTH + 30}z" fill="none" stroke="${RULE}"/>`,
    drawn,
    first,
    second,
    third,
    `<path d="M${LEFT} ${foot - 58}H${LEFT + WIDTH}" stroke="${RULE}" stroke-width="1.5"/>`,
    lozenge(LEFT, foot - 29, 2.7),
    `<path fill="${INK}" d="${line('Snorum', LEFT + 38, foot, mark)}"/>`,
    title === 'Snorum'
      ? ''
      : `<path fill="${INK_2}" d="${line(tagline, LEFT + 38 + widthOf('Snorum', mark) + 16, foot, tag)}"/>`,
    '</svg>',
  ].join('');
  return flat(svg);
};
