/** Chart of estimates, each a mark on its interval, and the bound of a claim: rendered at build and in the browser. */
import type { JSX } from 'preact';
import type { Estimate } from '#engine/lab/estimate.ts';

/** Axis of the estimates, serializable as JSON. */
export interface Axis {
  /** The values at the two ends of the chart. */
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
  /** The claim under test, if there is one. */
  readonly claim?: Claim;
}

/** Bound of a claim, the side on which it holds (`within`: between -bound and +bound), and the label for that. */
export interface Claim {
  readonly bound: number;
  readonly holds: 'above' | 'below' | 'within';
  readonly said: string;
}

/** One estimate of the chart; `undefined` before there is one. */
export interface IntervalRow {
  readonly label: string;
  /** The outline of its mark around the origin, as an SVG path. */
  readonly mark: string;
  readonly estimate: Estimate | undefined;
  /** Heading of this row and those after it. */
  readonly heading?: string | undefined;
}

interface Props {
  axis: Axis;
  rows: readonly IntervalRow[];
  /** Accessible description of the chart. */
  title: string;
}

const WIDE = 360;
/** Layout of a row: its height, the baseline of its text, and the position of its interval. */
const ROW = 40;
const WORDS = 14;
const LINE = 27;
/** Distance of the text from the edge, so that it does not interrupt the line there. */
const INDENT = 4;
const HEADING = 26;
/** Space above the rows, for the label of the bound, and below them, for the figures of the axis. */
const TOP = 22;
const BARE = 4;
const FOOT = 22;
/** Above this height a chart fills a sheet: it is printed smaller, with larger text to compensate. */
const TALL = 800;
/** Space required by the label of the bound; with less, it starts at the edge. */
const SAID = 170;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The chart: of variable width, with text readable at 320 pixels. */
export function Intervals({ axis, rows, title }: Props): JSX.Element {
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

interface ClaimProps extends Claim {
  x: (value: number) => number;
  /** Lower end of the rows. */
  down: number;
}

/** The area of the chart in which the claim holds. */
function Tint({ bound, holds, axis: { low, high }, x, down }: ClaimProps & { axis: Axis }): JSX.Element {
  const from = holds === 'above' ? bound : holds === 'below' ? low : -bound;
  const to = holds === 'above' ? high : bound;
  return <rect class="intervals-holds" x={x(from)} width={round(x(to) - x(from))} y={TOP} height={down - TOP} />;
}

/** Arrow from the top of the bound to the side on which the claim holds: drawn, since not every font has it. */
const ARROW = { above: 'h15m-4.5 -3.5l4.5 3.5l-4.5 3.5', below: 'h-15m4.5 -3.5l-4.5 3.5l4.5 3.5' } as const;

/** The bound, or the two between which the claim holds, with its label. */
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
