/** What is worked out at build for the drawings of the claims: the axis and the marks. */
import { scaleLinear } from 'd3-scale';
import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolStar, symbolTriangle } from 'd3-shape';
import type { Estimate } from '#engine/lab/estimate.ts';
import { MANNERS, type Manner } from '#engine/lab/manners.ts';
import type { Axis, Claim } from './Intervals.tsx';

/** How large a mark is, in square units of the drawing. */
const SIZE = 74;
const OUTLINES = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolStar];

/** The outline of the mark of a row: told apart by its form, not by a colour. */
export const markOf = (i: number): string =>
  symbol(OUTLINES[i % OUTLINES.length]!, SIZE)()!.replace(/\d+\.\d+/g, (number) =>
    String(Number(Number(number).toFixed(1))),
  );

/** The mark of a manner of playing, the same in every drawing. */
export const markOfManner = (manner: Manner): string => markOf(MANNERS.indexOf(manner));

/** Lines in their order, each with its heading where that is another than the line before it has. */
export const headed = <T extends object>(
  lines: readonly T[],
  headingOf: (line: T) => string | undefined,
): readonly (T & { readonly heading?: string })[] =>
  lines.map((line, i) => {
    const heading = headingOf(line);
    const before = i > 0 ? headingOf(lines[i - 1]!) : undefined;
    return { ...line, ...(heading !== undefined && heading !== before && { heading }) };
  });

/** How many figures of its axis a drawing has room for: fewer of long ones, more of which would touch. */
const TICKS = 5;
const FEWER = 3;
const TOGETHER = 42;
/** The part of the drawing that is left free on the side on which the claim holds, and at either end. */
const ROOM = 0.12;

/**
 * What a drawing of estimates is measured along: all of them, and what a claim must pass, with some room on the side on which
 * it holds; or, of means without a claim, nothing.
 */
export const axisOf = (
  estimates: readonly Estimate[],
  { share, claim }: { readonly share: boolean; readonly claim?: Claim },
  figure: (value: number, places: number) => string,
): Axis => {
  const bounds = claim ? (claim.holds === 'within' ? [-claim.bound, claim.bound] : [claim.bound]) : share ? [] : [0];
  const all = [...bounds, ...estimates.flatMap(({ low, high }) => [low, high])].filter(Number.isFinite);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const room = (most - least || Math.abs(claim?.bound ?? 0) || 1) * ROOM;
  const scale = scaleLinear()
    .domain([
      // A share is seen beside nothing, where that leaves the rest room enough.
      share ? (least < most / 2 ? 0 : Math.max(0, least - room)) : least - room,
      share ? Math.min(1, most + room) : most + room,
    ])
    .nice(TICKS);
  const [low = 0, high = 1] = scale.domain();
  const ticksOf = (number: number): Axis['ticks'] => {
    const ticks = scale.ticks(number);
    const step = Math.abs((ticks[1] ?? 1) - (ticks[0] ?? 0)) * (share ? 100 : 1);
    const places = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
    return ticks.map((at) => ({ at, label: figure(at, places) }));
  };
  const ticks = ticksOf(TICKS);
  const fits = ticks.map(({ label }) => label).join('').length <= TOGETHER;
  return { low, high, ticks: fits ? ticks : ticksOf(FEWER), ...(claim && { claim }) };
};
