/** Lays out the charts of the claims at build time: the axis and the marks. */
import { scaleLinear } from 'd3-scale';
import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolStar, symbolTriangle } from 'd3-shape';
import type { Estimate } from '#engine/lab/estimate.ts';
import { STRATEGIES, type Strategy } from '#engine/lab/strategies.ts';
import type { ChartAxis, ClaimBound } from './Intervals.tsx';

/** Area of a mark, in square units of the chart. */
const SIZE = 74;
const OUTLINES = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolStar];

/** Outline of the mark in a row, as an SVG path. Rows differ by shape, not by colour. */
export const getRowMarkPath = (i: number): string =>
  symbol(OUTLINES[i % OUTLINES.length]!, SIZE)()!.replace(/\d+\.\d+/g, (number) =>
    String(Number(Number(number).toFixed(1))),
  );

/** Outline of the mark of a strategy, which is the same in every chart. */
export const getStrategyMarkPath = (manner: Strategy): string => getRowMarkPath(STRATEGIES.indexOf(manner));

/** Adds a heading to each line whose heading is not the same as in the line before. */
export const addHeadings = <T extends object>(
  lines: readonly T[],
  headingOf: (line: T) => string | undefined,
): readonly (T & { readonly heading?: string })[] =>
  lines.map((line, i) => {
    const heading = headingOf(line);
    const before = i > 0 ? headingOf(lines[i - 1]!) : undefined;
    return { ...line, ...(heading !== undefined && heading !== before && { heading }) };
  });

/** Maximum number of figures on an axis: usually, and for long figures, which would otherwise touch. */
const TICKS = 5;
const FEWER = 3;
const TOGETHER = 42;
/** Share of the chart's width that stays free on the side on which the claim holds, and at either end. */
const ROOM = 0.12;

/**
 * Creates the axis for estimates. It includes all of them and the bound of a claim, with some room on the side on which
 * the claim holds. For means without a claim it includes zero.
 */
export const createAxis = (
  estimates: readonly Estimate[],
  { share, claim }: { readonly share: boolean; readonly claim?: ClaimBound },
  figure: (value: number, places: number) => string,
): ChartAxis => {
  const bounds = claim ? (claim.holds === 'within' ? [-claim.bound, claim.bound] : [claim.bound]) : share ? [] : [0];
  const all = [...bounds, ...estimates.flatMap(({ low, high }) => [low, high])].filter(Number.isFinite);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const room = (most - least || Math.abs(claim?.bound ?? 0) || 1) * ROOM;
  const scale = scaleLinear()
    .domain([
      // The axis of shares includes zero if enough room is left.
      share ? (least < most / 2 ? 0 : Math.max(0, least - room)) : least - room,
      share ? Math.min(1, most + room) : most + room,
    ])
    .nice(TICKS);
  const [low = 0, high = 1] = scale.domain();
  const ticksOf = (number: number): ChartAxis['ticks'] => {
    const ticks = scale.ticks(number);
    const step = Math.abs((ticks[1] ?? 1) - (ticks[0] ?? 0)) * (share ? 100 : 1);
    const places = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
    return ticks.map((at) => ({ at, label: figure(at, places) }));
  };
  const ticks = ticksOf(TICKS);
  const fits = ticks.map(({ label }) => label).join('').length <= TOGETHER;
  return { low, high, ticks: fits ? ticks : ticksOf(FEWER), ...(claim && { claim }) };
};
