/**
 * Replaces the engine's module in embedded comparisons: sets a table up without checks, since `createRecordTags` has made the
 * tags and named the dealer.
 */
import type { Game } from '#engine/game.ts';
import { completePractices, selectDisputedPoints } from '#engine/readings.ts';
import { type DealRecord, findTag } from '#engine/record/record.ts';
import type { Seating } from '#engine/record/seating.ts';

/** Sets up the table that the tags of a record describe; `undefined` if the game or a practice is unknown. */
export const createSeating = ({ tags }: DealRecord, games: readonly Game[]): Seating | undefined => {
  const tagValue = (name: string): string => findTag(tags, name)?.value ?? '';
  const game = games.find(({ id }) => id === tagValue('Game'));
  if (!game) return undefined;
  const names = tagValue('Seats').split(' ');
  const variant = tagValue('Variant') || undefined;
  const readings = Object.fromEntries(
    tagValue('Readings')
      .split(' ')
      .map((pair) => pair.split('=')),
  );
  // A practice may be one that does not arise in the variation of a book.
  const points = selectDisputedPoints(game.readings, variant);
  if (Object.keys(readings).some((point) => !Object.hasOwn(points, point))) return undefined;
  const seatOf = (name: string): number => names.indexOf(name.toUpperCase());
  return {
    game,
    names,
    accounts: [...names, ...(game.tableAccounts ?? [])],
    scorers: [],
    variant,
    readings: completePractices(points, readings),
    dealer: seatOf(tagValue('Dealer')),
    draw: [],
    lot: names.map((_, seat) => seat),
    seed: undefined,
    seatOf,
  };
};
