/**
 * A sheet of paper on the cloth of a link preview: with the answers to a claim, the outcomes of several claims, or the
 * lengths of a game.
 */
import type { ChartAxis, IntervalRow } from '../features/trial/Intervals.tsx';
import {
  drawLozenge,
  FADED_INK_COLOUR,
  HIGHLIGHT_COLOUR,
  INK_COLOUR,
  PAPER_COLOUR,
  RUBRIC_COLOUR,
  RULE_COLOUR,
} from './colours.ts';
import { drawTextLine, fitLines, measureTextWidth, type TextStyle } from './lettering.ts';

/** Position and size of the sheet on the cloth, and the edges of its text. */
const LEAF = { x: 44, y: 64, width: 452, height: 502 } as const;
const MARGIN = 24;
const [LEFT, RIGHT] = [LEAF.x + MARGIN, LEAF.x + LEAF.width - MARGIN];
const [TOP, FOOT] = [LEAF.y + MARGIN, LEAF.y + LEAF.height - MARGIN];
const WIDTH = RIGHT - LEFT;

const italic = (size: number): TextStyle => ({ face: 'italic', size });
const roman = (size: number): TextStyle => ({ face: 'roman', size });
const written = (ink: string, ...lines: readonly string[]): string => `<path fill="${ink}" d="${lines.join('')}"/>`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Draws a sheet with its content; with less `height`, the cloth above it stays free. */
const leaf = (on: readonly string[], height: number = LEAF.height): string =>
  [
    `<rect x="${LEAF.x}" y="${LEAF.y + LEAF.height - height}" width="${LEAF.width}" height="${height}" fill="${PAPER_COLOUR}" stroke="#1a3c2e" stroke-width="3"/>`,
    ...on,
  ].join('');

/** Content of the chart of a claim's answers. */
export interface ClaimChart {
  readonly axis: ChartAxis;
  readonly rows: readonly IntervalRow[];
  /** Caption that says what the values on the axis are. */
  readonly answer: string;
  /** Label of the bound: it names the side on which the claim holds. The arrow to that side is drawn separately. */
  readonly said: string;
}

/** Rows of the chart that share one name, drawn once above them or beside them. */
interface Group {
  readonly name: string;
  readonly rows: readonly IntervalRow[];
}

/** Groups rows under their headings; without headings, each row is a group with its own label as name. */
const groupsOf = (rows: readonly IntervalRow[]): readonly Group[] => {
  if (rows.every(({ heading }) => heading === undefined)) return rows.map((row) => ({ name: row.label, rows: [row] }));
  const groups: { name: string; rows: IntervalRow[] }[] = [];
  for (const row of rows) {
    if (row.heading !== undefined) groups.push({ name: row.heading, rows: [row] });
    else groups.at(-1)!.rows.push(row);
  }
  return groups;
};

const TICK = 23;

/** Selects the few numbers of an axis that are readable at a glance, including 0 if the axis has it. */
const fewTicks = ({ ticks }: ChartAxis, width: number): ChartAxis['ticks'] => {
  const from = Math.max(
    0,
    ticks.findIndex(({ at }) => at === 0),
  );
  const every = (step: number) => ticks.filter((_, i) => (i - from) % step === 0);
  const wide = (some: ChartAxis['ticks']) =>
    some.reduce((sum, { label }) => sum + measureTextWidth(label, roman(TICK)) + 26, 0);
  for (let step = 1; ; step++) {
    const some = every(step);
    if (some.length <= 2 || (some.length <= 5 && wide(some) <= width)) return some;
  }
};

const SAID = 25;
/** Draws an arrow to the right (1) or to the left (-1), at the height of small letters. */
const arrow = (x: number, y: number, way: 1 | -1): string =>
  `<path fill="none" stroke="${RUBRIC_COLOUR}" stroke-width="2" d="M${x} ${y}h${24 * way}m${-8 * way} -6l${8 * way} 6l${-8 * way} 6"/>`;

/**
 * Draws the label of the bound, as near to the bound as possible, with an arrow to the side on which the claim holds.
 */
const saidOf = (said: string, at: number, holds: 'above' | 'below' | 'within', y: number): string => {
  const width = measureTextWidth(said, italic(SAID));
  const room = holds === 'within' ? 0 : 36;
  const wanted = holds === 'above' ? at : holds === 'below' ? at - width - room : at - width / 2;
  const left = Math.max(LEFT, Math.min(RIGHT - width - room, wanted));
  const words = written(RUBRIC_COLOUR, drawTextLine(said, left + (holds === 'below' ? room : 0), y, italic(SAID)));
  if (holds === 'within') return words;
  return words + (holds === 'above' ? arrow(left + width + 10, y - 8, 1) : arrow(left + 24, y - 8, -1));
};

/**
 * Draws the legend, which names the strategy of each mark, in lines as wide as the sheet; the last is at its bottom.
 */
const keyOf = (rows: readonly IntervalRow[]): { readonly drawn: string; readonly height: number } => {
  const each = [...new Map(rows.map(({ label, mark }) => [label, mark]))];
  const lines: { x: number; label: string; mark: string }[][] = [];
  let x = Number.POSITIVE_INFINITY;
  for (const [label, mark] of each) {
    const wide = 26 + measureTextWidth(label, roman(TICK));
    if (x + wide > RIGHT) {
      lines.push([]);
      x = LEFT;
    }
    lines.at(-1)!.push({ x, label, mark });
    x += wide + 26;
  }
  const height = lines.length * 30;
  const drawn = lines.map((items, i) => {
    const foot = FOOT - height + (i + 1) * 30 - 2;
    return items
      .map(
        (item) =>
          `<path fill="${INK_COLOUR}" transform="translate(${item.x + 9} ${foot - 8}) scale(1.6)" d="${item.mark}"/>` +
          written(INK_COLOUR, drawTextLine(item.label, item.x + 26, foot, roman(TICK))),
      )
      .join('');
  });
  return { drawn: drawn.join(''), height };
};

const round = (value: number): number => Math.round(value * 10) / 10;

/** If there are more rows than this, names are beside their rows and not above them. */
const CROWDED = 10;
const SMALL = 21;

/**
 * Draws the groups between two heights. Each name is above its rows, as large as possible; if there are too many rows,
 * beside them.
 */
const drawGroups = (
  groups: readonly Group[],
  x: (value: number) => number,
  top: number,
  bottom: number,
  beside: boolean,
): string => {
  const rows = groups.flatMap((group) => group.rows).length;
  const height = bottom - top;
  const scale = beside ? 0.6 : Math.min(1.3, height / (groups.length * (25 * 1.15 + 14) + rows * 34));
  const largest = Math.max(SMALL, 25 * scale);
  // One size for all names: the largest at which the longest fits.
  const sizes = [largest, ...[27, 25, 23, SMALL, 19].filter((each) => each < largest)];
  const size = beside
    ? SMALL
    : Math.min(...groups.map(({ name }) => fitLines(name, WIDTH - 8, 1, sizes, 'roman').size));
  const over = beside ? 0 : size * 1.15;
  const pitch = beside ? height / (rows + groups.length * 0.6) : 34 * scale;
  const between = (height - groups.length * over - rows * pitch) / groups.length;
  let y = top + between / 2;
  const drawn = groups.map(({ name, rows: each }) => {
    const foot = beside ? y + (each.length * pitch) / 2 + size * 0.3 : y + size * 0.8;
    const label = drawTextLine(name, LEFT + (beside ? 0 : 4), foot, roman(size));
    y += over;
    const lying = each.map(({ estimate, mark }) => {
      const middle = round(y + pitch / 2);
      y += pitch;
      if (!estimate) return '';
      const cap = round(Math.min(9, pitch * 0.32));
      return (
        `<path fill="none" stroke="${INK_COLOUR}" stroke-width="3" d="M${x(estimate.low)} ${middle - cap}v${2 * cap}m0 ${-cap}H${x(estimate.high)}m0 ${-cap}v${2 * cap}"/>` +
        `<path fill="${INK_COLOUR}" stroke="${PAPER_COLOUR}" stroke-width=".8" transform="translate(${x(estimate.mean)} ${middle}) scale(${round(Math.min(2.1, pitch / 13))})" d="${mark}"/>`
      );
    });
    y += between;
    return `<path fill="${INK_COLOUR}" stroke="${PAPER_COLOUR}" stroke-width="4" paint-order="stroke" stroke-linejoin="round" d="${label}"/>${lying.join('')}`;
  });
  return drawn.join('');
};

/**
 * Draws the chart of a claim's answers, with the same rows ({@link IntervalRow}) as on the page of the claim, but
 * enlarged. It has few numbers; if several strategies share a heading, marks distinguish them, with a legend at the
 * bottom.
 */
export const drawClaimChart = ({ axis, rows, answer, said }: ClaimChart): string => {
  const { low, high, claim } = axis;
  const groups = groupsOf(rows);
  const beside = rows.length > CROWDED;
  const left = LEFT + (beside ? Math.max(...groups.map(({ name }) => measureTextWidth(name, roman(SMALL)))) + 12 : 0);
  const x = (value: number): number =>
    round(left + ((Math.max(low, Math.min(high, value)) - low) / (high - low)) * (RIGHT - left));
  const key = groups.some((group) => group.rows.length > 1) ? keyOf(rows) : { drawn: '', height: 0 };
  const caption = fitLines(capital(answer), WIDTH, 2, [28, 26, 24, 22], 'italic');
  const captionAt = (i: number) => TOP + caption.size * 0.7 + i * caption.size * 1.16;
  const saidFoot = captionAt(caption.lines.length - 1) + 44;
  const top = saidFoot + 14;
  const bottom = FOOT - key.height - (key.height > 0 ? 10 : 0) - 34;

  const bounds = claim ? (claim.holds === 'within' ? [-claim.bound, claim.bound] : [claim.bound]) : [];
  const tint = claim && {
    from: x(claim.holds === 'above' ? claim.bound : claim.holds === 'below' ? low : -claim.bound),
    to: x(claim.holds === 'above' ? high : claim.bound),
  };
  return leaf([
    written(
      FADED_INK_COLOUR,
      ...caption.lines.map((each, i) => drawTextLine(each, LEFT, captionAt(i), italic(caption.size))),
    ),
    tint
      ? `<rect x="${tint.from}" y="${top}" width="${round(tint.to - tint.from)}" height="${bottom - top}" fill="${HIGHLIGHT_COLOUR}"/>`
      : '',
    ...fewTicks(axis, RIGHT - left).map(({ at, label }) => {
      const half = measureTextWidth(label, roman(TICK)) / 2;
      const middle = Math.max(LEFT + half, Math.min(RIGHT - half, x(at)));
      return (
        `<path stroke="${RULE_COLOUR}" stroke-width="1.5" d="M${x(at)} ${top}V${bottom}"/>` +
        written(FADED_INK_COLOUR, drawTextLine(label, middle, bottom + 27, roman(TICK), 'middle'))
      );
    }),
    ...bounds.map(
      (at) =>
        `<path stroke="${RUBRIC_COLOUR}" stroke-width="3" stroke-dasharray="9 6" d="M${x(at)} ${top - 6}V${bottom}"/>`,
    ),
    claim ? saidOf(said, claim.holds === 'within' ? x(0) : x(claim.bound), claim.holds, saidFoot) : '',
    drawGroups(groups, x, top, bottom, beside),
    key.drawn,
  ]);
};

/** Draws a list of names, each with a number of lozenges. */
export const drawCountList = (counts: readonly (readonly [name: string, count: number])[]): string => {
  const pitch = (FOOT - TOP) / counts.length;
  const apart = Math.min(30, (WIDTH - 20) / Math.max(1, ...counts.map(([, count]) => count - 1)));
  const size = Math.min(32, pitch * 0.42);
  return leaf(
    counts.map(([name, count], i) => {
      const foot = TOP + i * pitch + size * 0.8;
      return [
        written(
          INK_COLOUR,
          drawTextLine(name, LEFT, foot, roman(size)),
          drawTextLine(String(count), RIGHT, foot, roman(size), 'end'),
        ),
        ...Array.from({ length: count }, (_, at) => drawLozenge(round(LEFT + at * apart), foot + 13, 2)),
      ].join('');
    }),
  );
};

/** Draws a list of quotations, each with its verdict. */
export const drawQuotationList = (quoted: readonly (readonly [quote: string, verdict: string])[]): string => {
  const pitch = (FOOT - TOP + 10) / quoted.length;
  return leaf(
    quoted.map(([quote, verdict], i) => {
      const said = fitLines(quote, WIDTH, 1, [28, 26, 24, 22], 'italic');
      const foot = TOP + i * pitch + 24;
      return (
        written(INK_COLOUR, drawTextLine(said.lines[0]!, LEFT, foot, italic(said.size))) +
        written(RUBRIC_COLOUR, drawTextLine(verdict, LEFT, foot + 31, roman(25)))
      );
    }),
  );
};

/** A line of a bar chart: its name, the label of the bar, and the value, which is the length of the bar. */
export type ChartBar = readonly [name: string, said: string, value: number];

/**
 * Draws a bar chart under a heading, at the bottom of the cloth; the bars begin at zero. Also returns the upper edge of
 * the sheet.
 */
export const drawBarChart = (
  heading: string,
  bars: readonly ChartBar[],
): { readonly drawn: string; readonly top: number } => {
  const pitch = Math.min(40, 238 / bars.length);
  const caption = fitLines(heading, WIDTH, 1, [26, 24, 22], 'italic');
  const height = 2 * MARGIN + 40 + pitch * bars.length;
  const top = FOOT - pitch * bars.length;
  const setting = roman(Math.min(26, pitch * 0.82));
  const widest = (texts: readonly string[]) => Math.max(...texts.map((text) => measureTextWidth(text, setting)));
  const from = LEFT + widest(bars.map(([name]) => name)) + 14;
  const room = RIGHT - from - widest(bars.map(([, said]) => said)) - 12;
  const most = Math.max(...bars.map(([, , value]) => value));
  const drawn = leaf(
    [
      written(FADED_INK_COLOUR, drawTextLine(caption.lines[0]!, LEFT, top - 22, italic(caption.size))),
      ...bars.map(([name, said, value], i) => {
        const foot = top + i * pitch + pitch * 0.7;
        const length = round((value / most) * room);
        return (
          `<rect x="${round(from)}" y="${round(top + pitch * (i + 0.2))}" width="${length}" height="${round(pitch * 0.6)}" fill="${HIGHLIGHT_COLOUR}" stroke="${INK_COLOUR}" stroke-width="1.5"/>` +
          written(
            INK_COLOUR,
            drawTextLine(name, LEFT, foot, setting),
            drawTextLine(said, from + length + 12, foot, setting),
          )
        );
      }),
    ],
    height,
  );
  return { drawn, top: FOOT + MARGIN - height };
};
