/** Estimates side by side, each a mark on its interval, and the bound that a claim must pass: drawn at build and in the browser alike. */
import type { JSX } from 'preact';
import type { Estimate } from '#engine/lab/estimate.ts';

/** What the estimates are measured along; it can be kept as JSON. */
export interface Axis {
  /** The values at the two ends of the drawing. */
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
  /** The claim that they are to bear out, where there is one. */
  readonly claim?: Claim;
}

/** What a claim must pass, on which side of it the claim holds (`within`: between it and the same below nothing), and how that is said. */
export interface Claim {
  readonly bound: number;
  readonly holds: 'above' | 'below' | 'within';
  readonly said: string;
}

/** One estimate of the drawing; `undefined` before there is one. */
export interface Row {
  readonly label: string;
  /** The outline of its mark about the origin, as an SVG path. */
  readonly mark: string;
  readonly estimate: Estimate | undefined;
  /** What this row and those after it have in common, written above it. */
  readonly heading?: string | undefined;
}

interface Props {
  axis: Axis;
  rows: readonly Row[];
  /** What the drawing shows, to be read aloud. */
  title: string;
}

const WIDE = 360;
/** Of a row: its height, where its words stand, and where its interval is drawn. */
const ROW = 40;
const WORDS = 14;
const LINE = 27;
/** The words stand so far from the edge: the line there is not broken by them. */
const INDENT = 4;
const HEADING = 26;
/** Above the rows: what the bound means, or a little room. Below them: the figures of the axis. */
const TOP = 22;
const BARE = 4;
const FOOT = 22;
/** What is higher than this fills the height of a sheet: it is printed smaller, and its words larger for it. */
const TALL = 800;
/** What is said of the bound needs so much room, or is written from the edge. */
const SAID = 170;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The drawing: as wide as it is let, with words that can be read at 320 pixels. */
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
  /** Where the rows end. */
  down: number;
}

/** The part of the drawing in which the claim holds. */
function Tint({ bound, holds, axis: { low, high }, x, down }: ClaimProps & { axis: Axis }): JSX.Element {
  const from = holds === 'above' ? bound : holds === 'below' ? low : -bound;
  const to = holds === 'above' ? high : bound;
  return <rect class="intervals-holds" x={x(from)} width={round(x(to) - x(from))} y={TOP} height={down - TOP} />;
}

/** From the head of the bound to the side on which the claim holds: drawn, since not every typeface has the sign. */
const ARROW = { above: 'h15m-4.5 -3.5l4.5 3.5l-4.5 3.5', below: 'h-15m4.5 -3.5l-4.5 3.5l4.5 3.5' } as const;

/** The bound, or the two between which the claim holds, and what that means. */
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
