/**
 * Chart of estimates, each drawn as a mark on its confidence interval, with the bound of a claim. Rendered at build
 * time and in the browser.
 */
import type { JSX } from 'preact';
import type { Estimate } from '#engine/lab/estimate.ts';

/** Axis of the chart, serializable as JSON. */
export interface ChartAxis {
  /** The values at the two ends of the chart. */
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
  /** The claim under test, if there is one. */
  readonly claim?: ClaimBound;
}

/**
 * Bound of a claim, the side on which the claim holds (`within`: between -bound and +bound), and the label of the
 * bound.
 */
export interface ClaimBound {
  readonly bound: number;
  readonly holds: 'above' | 'below' | 'within';
  readonly said: string;
}

/** One row of the chart. */
export interface IntervalRow {
  readonly label: string;
  /** Outline of the row's mark around the origin, as an SVG path. */
  readonly mark: string;
  readonly estimate: Estimate | undefined;
  /** Heading above this row; it also applies to the rows below it. */
  readonly heading?: string | undefined;
}

interface Props {
  axis: ChartAxis;
  rows: readonly IntervalRow[];
  /** Accessible description of the chart. */
  title: string;
}

const WIDE = 360;
/** Layout of a row, in units of the chart: its height, the baseline of its text, and the position of its interval. */
const ROW = 40;
const WORDS = 14;
const LINE = 27;
/** Distance of the text from the edge of the chart, so that it does not cover the line there. */
const INDENT = 4;
const HEADING = 26;
/** Space above the rows, for the label of the bound, and below them, for the figures of the axis. */
const TOP = 22;
const BARE = 4;
const FOOT = 22;
/** Height above which a chart fills a printed sheet. It is then printed smaller, with larger text to compensate. */
const TALL = 800;
/** Width that the label of the bound needs. If there is less, the label starts at the edge. */
const SAID = 170;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Renders the chart. Its width is variable, and its text is readable at 320 pixels. */
export function IntervalChart({ axis, rows, title }: Props): JSX.Element {
  const { low, high, claim } = axis;
  const x = (value: number): number => round(((value - low) / (high - low)) * WIDE);
  const inside = (value: number): number => Math.max(0, Math.min(WIDE, x(value)));
  const top = claim ? TOP : BARE;
  let down = top;
  const placed = rows.map((row) => {
    if (row.heading !== undefined) down += HEADING;
    const y = down;
    down += ROW;
    return { ...row, y };
  });
  return (
    <svg
      class={down > TALL ? 'intervals intervals-tall' : 'intervals'}
      viewBox={`0 0 ${WIDE} ${down + FOOT}`}
      preserveAspectRatio="xMinYMin"
      role="img"
      aria-label={title}
    >
      {claim && <Tint {...claim} axis={axis} x={x} down={down} />}
      {axis.ticks.map((tick) => (
        <g key={tick.at} class={tick.at === 0 && !claim ? 'intervals-tick intervals-nought' : 'intervals-tick'}>
          <line x1={x(tick.at)} x2={x(tick.at)} y1={top} y2={down} />
          <text x={x(tick.at)} y={down + 15} text-anchor={anchorAt(x(tick.at))}>
            {tick.label}
          </text>
        </g>
      ))}
      {claim && <Bound {...claim} x={x} down={down} />}
      {placed.map(({ label, mark, estimate, heading, y }) => (
        <g key={y}>
          {heading !== undefined && (
            <text class="intervals-heading" x={INDENT} y={y - 6}>
              {heading}
            </text>
          )}
          <text class="intervals-label" x={INDENT} y={y + WORDS}>
            {label}
          </text>
          {estimate && (
            <g transform={`translate(0 ${y + LINE})`}>
              <path class="intervals-line" d={`M${inside(estimate.low)} -4v8m0 -4H${inside(estimate.high)}m0 -4v8`} />
              <path class="intervals-mark" transform={`translate(${inside(estimate.mean)} 0)`} d={mark} />
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}

const anchorAt = (x: number): 'start' | 'middle' | 'end' => (x < 16 ? 'start' : x > WIDE - 16 ? 'end' : 'middle');

interface ClaimProps extends ClaimBound {
  x: (value: number) => number;
  /** Vertical position of the lower end of the rows. */
  down: number;
}

/** Coloured area in which the claim holds. */
function Tint({ bound, holds, axis: { low, high }, x, down }: ClaimProps & { axis: ChartAxis }): JSX.Element {
  const from = holds === 'above' ? bound : holds === 'below' ? low : -bound;
  const to = holds === 'above' ? high : bound;
  return <rect class="intervals-holds" x={x(from)} width={round(x(to) - x(from))} y={TOP} height={down - TOP} />;
}

/**
 * Arrow at the top of the bound that points to the side on which the claim holds. It is drawn, since not every font has
 * arrows.
 */
const ARROW = { above: 'h15m-4.5 -3.5l4.5 3.5l-4.5 3.5', below: 'h-15m4.5 -3.5l-4.5 3.5l4.5 3.5' } as const;

/** Line at the bound (two lines if the claim holds between two bounds), with the label. */
function Bound({ bound, holds, said, x, down }: ClaimProps): JSX.Element {
  const at = x(bound);
  const room = holds === 'above' ? WIDE - at : at;
  const anchor = holds === 'within' ? 'middle' : room > SAID === (holds === 'above') ? 'start' : 'end';
  const saidAt = holds === 'within' ? (x(-bound) + at) / 2 : room > SAID ? at : holds === 'above' ? WIDE : 0;
  return (
    <>
      {(holds === 'within' ? [-bound, bound] : [bound]).map((edge) => (
        <line key={edge} class="intervals-bound" x1={x(edge)} x2={x(edge)} y1={TOP - 4} y2={down} />
      ))}
      {holds !== 'within' && <path class="intervals-arrow" d={`M${at} ${TOP - 3}${ARROW[holds]}`} />}
      <text class="intervals-said" x={saidAt} y={TOP - 8} text-anchor={anchor}>
        {said}
      </text>
    </>
  );
}
