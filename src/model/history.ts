/** Time line and genealogy of texts and games: read from `content/history/`, with the layout of their drawings. */
import { z } from 'astro/zod';
import written from '#content/history/history.yaml?raw';
import { EDITIONS, editionPath } from './editions.ts';
import { WITNESS_REGISTER } from './witnesses.ts';
import { readYaml } from './yaml.ts';

/** An event in a few words and in one sentence, and the text that attests it. */
const told = z.object({ short: z.string().max(24), text: z.string(), witness: z.string().min(1) });

/** Evidence for a link between two texts or games: the texts that state it, with their places, and a sentence. */
const evidence = z.object({ witness: z.string().min(1), text: z.string().min(1) });

/**
 * Certainty of a date: we have seen the text itself, in a copy at least (`seen`), or another text reports it
 * (`reported`).
 */
export const DATE_CERTAINTIES = ['seen', 'reported'] as const;
/**
 * Evidence that a text or game comes from another: the later text says so (`book`); another writer does (`reported`);
 * we see a likeness, no more; the later text says that only the name is shared (`name`); we infer that the text was
 * reprinted (`inferred`); or it was retold or copied.
 */
export const LINK_KINDS = ['book', 'reported', 'likeness', 'name', 'inferred', 'retold', 'copied'] as const;

const history = z.object({
  lanes: z.array(z.object({ id: z.string(), en: z.string(), fr: z.string() })),
  events: z.array(
    z.object({
      year: z.number(),
      until: z.number().optional(),
      about: z.literal(true).optional(),
      lane: z.string(),
      known: z.enum(DATE_CERTAINTIES),
      edition: z.string().optional(),
      /** Sigla of the texts from which the event is known. */
      sigla: z.array(z.string()).min(1),
      en: told,
      fr: told,
    }),
  ),
  tree: z.array(
    z.object({
      id: z.string(),
      column: z.number(),
      row: z.number(),
      year: z.string(),
      about: z.literal(true).optional(),
      en: z.string(),
      fr: z.string(),
      edition: z.string().optional(),
    }),
  ),
  books: z.array(
    z.object({ id: z.string(), year: z.string(), en: z.string(), fr: z.string(), holds: z.array(z.string()) }),
  ),
  links: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      kind: z.enum(LINK_KINDS),
      /** Sigla of the texts on which the link is based. */
      sigla: z.array(z.string()).min(1),
      en: evidence,
      fr: evidence,
    }),
  ),
});

const FILE = 'content/history/history.yaml';
const read = readYaml(history, FILE, written, 'the time line and the genealogy (src/model/history.ts)');

/**
 * The lanes of the time line and its events by year; the texts and games of the genealogy, their books and their links.
 */
export const {
  lanes: TIMELINE_LANES,
  events: HISTORY_EVENTS,
  tree: TREE_NODES,
  books: TREE_BOOKS,
  links: TREE_LINKS,
} = read;

export type HistoryEvent = (typeof HISTORY_EVENTS)[number];
export type TreeNode = (typeof TREE_NODES)[number];
export type TreeBook = (typeof TREE_BOOKS)[number];
export type TreeLink = (typeof TREE_LINKS)[number];

/** A text, game or book of the genealogy by its id; an unknown one fails the build. */
export const getTreeNode = (id: string): TreeNode | TreeBook => {
  const found = TREE_NODES.find((kin) => kin.id === id) ?? TREE_BOOKS.find((book) => book.id === id);
  if (!found) throw new Error(`${FILE}: a link names ${id}, which is not in the tree`);
  return found;
};

for (const { sigla } of [...HISTORY_EVENTS, ...TREE_LINKS])
  for (const siglum of sigla)
    if (!WITNESS_REGISTER.some((text) => text.siglum === siglum))
      throw new Error(`${FILE} leans on ${siglum}, which is not in the register`);

for (const { lane, en } of HISTORY_EVENTS)
  if (!TIMELINE_LANES.some(({ id }) => id === lane))
    throw new Error(`${FILE}: “${en.short}” is in no lane that exists: ${lane}`);

const editions = EDITIONS.map(editionPath);

/**
 * Checks the path of an edition that an event or text names, and returns it; `undefined` if it names none. An unknown
 * path fails the build.
 */
export const checkEditionPath = (path: string | undefined): string | undefined => {
  if (path !== undefined && !editions.includes(path)) throw new Error(`${FILE}: there is no edition at ${path}`);
  return path;
};

/** The first and the last year on the time line. */
const FIRST = 1645;
const LAST = 1905;
/** Dimensions of the time line, in units of the drawing. */
const LINE = { left: 130, right: 1090, top: 26, level: 38, between: 16, letter: 7.4 };

/** The x position of a year on the time line; a year after its end is at the end. */
export const getYearPosition = (year: number): number =>
  LINE.left + ((Math.min(year, LAST) - FIRST) / (LAST - FIRST)) * (LINE.right - LINE.left);

/** A placed event: its mark, and its label to the right of it, or to the left near the end. */
export interface TimelineEvent {
  readonly event: HistoryEvent;
  readonly x: number;
  readonly y: number;
  /** Start of the label, or its end if it is to the left. */
  readonly labelX: number;
  readonly toLeft: boolean;
}

/**
 * Lays out the time line: every lane with its upper and lower edge and its events. Events of a lane are on several
 * levels, so that no labels overlap.
 */
export const layOutTimeline = (lang: 'en' | 'fr') => {
  let top = LINE.top;
  const lanes = TIMELINE_LANES.map(({ id, ...words }) => {
    const taken: number[] = [];
    const placed: TimelineEvent[] = HISTORY_EVENTS.filter(({ lane }) => lane === id)
      .sort((a, b) => a.year - b.year)
      .map((event) => {
        const x = getYearPosition(event.year);
        const end = getYearPosition(event.until ?? event.year);
        const length = (event[lang].short.length + 5) * LINE.letter + 16;
        const toLeft = end + length > LINE.right + 30;
        const from = toLeft ? x - length : x;
        let level = taken.findIndex((covered) => covered < from);
        if (level < 0) level = taken.length;
        taken[level] = toLeft ? end + 8 : end + length;
        const labelX = toLeft ? x - 10 : end + 10;
        return { event, x, y: top + level * LINE.level + LINE.level / 2, labelX, toLeft };
      });
    const from = top;
    top += Math.max(1, taken.length) * LINE.level + LINE.between;
    return { id, name: words[lang], from, to: top, placed };
  });
  return { lanes, width: LINE.right + 40, height: top + 30 };
};

/** Dimensions of the genealogy. */
const BOX = { width: 124, height: 46, across: 146, down: 78, margin: 8, around: 14 };

/** The centre of the box of a text or game, in units of the drawing. */
export const getBoxCentre = ({ column, row }: TreeNode) => ({
  x: BOX.margin + BOX.width / 2 + column * BOX.across,
  y: BOX.margin + BOX.height / 2 + row * BOX.down,
});

/** The size of a box, and of the whole drawing. */
export const treeBoxSize = BOX;
export const treeDrawingSize = {
  width: 2 * BOX.margin + BOX.width + Math.max(...TREE_NODES.map(({ column }) => column)) * BOX.across,
  height: 2 * BOX.margin + BOX.height + Math.max(...TREE_NODES.map(({ row }) => row)) * BOX.down,
};

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The area of the box of a text or game, or of the frame around all contents of a book. */
export const getBoxArea = (kin: TreeNode | TreeBook): Area => {
  if (!('holds' in kin)) return { ...getBoxCentre(kin), width: BOX.width, height: BOX.height };
  const held = kin.holds.map((id) => getBoxArea(getTreeNode(id)));
  const [xs, ys] = [held.map(({ x }) => x), held.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left + BOX.width + 2 * BOX.around,
    height: bottom - top + BOX.height + 2 * BOX.around,
  };
};

for (const { from, to } of TREE_LINKS)
  if (getBoxArea(getTreeNode(from)).y >= getBoxArea(getTreeNode(to)).y)
    throw new Error(`${FILE}: ${from} is not above ${to}`);

/** The path of the curve for a link, from the bottom of one box to the top of another. */
export const buildLinkCurve = ({ from, to }: TreeLink): string => {
  const start = getBoxArea(getTreeNode(from));
  const end = getBoxArea(getTreeNode(to));
  const [y1, y2] = [start.y + start.height / 2, end.y - end.height / 2 - 4];
  // Several links at the same box are drawn side by side.
  const spread = (links: readonly TreeLink[], at: number) => (at - (links.length - 1) / 2) * 16;
  const byPlace = (end: 'from' | 'to') => (a: TreeLink, b: TreeLink) =>
    getBoxArea(getTreeNode(a[end])).x - getBoxArea(getTreeNode(b[end])).x;
  const leaving = TREE_LINKS.filter((link) => link.from === from).sort(byPlace('to'));
  const coming = TREE_LINKS.filter((link) => link.to === to).sort(byPlace('from'));
  const x1 =
    start.x +
    spread(
      leaving,
      leaving.findIndex((link) => link.to === to),
    );
  const x2 =
    end.x +
    spread(
      coming,
      coming.findIndex((link) => link.from === from),
    );
  const bend = Math.min(60, (y2 - y1) / 2);
  return `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`;
};

/**
 * Style of the line of a link: unbroken for `book`, dotted for a modern retelling or copy, broken for all others.
 */
export const getLineStyle = ({ kind }: TreeLink): 'changed' | 'kin' | 'retold' =>
  kind === 'retold' || kind === 'copied' ? 'retold' : kind === 'book' ? 'changed' : 'kin';
