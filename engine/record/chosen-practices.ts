/** The practices that somebody has chosen for a game. */
import { type Readings, selectDisputedPoints } from '../readings.ts';

/** Keeps only the practices of disputed points that apply to the main game or to one of its variations. */
export const pickApplicablePractices = (
  readings: Readings,
  chosen: Readonly<Record<string, string>>,
  variant?: string,
): Readonly<Record<string, string>> => {
  const points = selectDisputedPoints(readings, variant);
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => Object.hasOwn(points, name)));
};

/**
 * Keeps only the wanted practices that the game knows, that apply to the variation, and that differ from the current
 * ones.
 */
export const pickChangedPractices = (
  kept: Readonly<Record<string, string>>,
  { readings }: { readonly readings: Readings },
  wanted: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([point, practice]) =>
        Object.hasOwn(kept, point) && kept[point] !== practice && readings[point]?.values.includes(practice),
    ),
  );
