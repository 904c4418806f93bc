/**
 * Length of each game, in moves and deals from `content/lengths.yaml` (written by `npm run lengths`), and estimated in
 * minutes.
 */
import { z } from 'astro/zod';
import written from '#content/lengths.yaml?raw';
import type { Game } from '#engine/game.ts';
import type { Language } from '../i18n/routes.ts';
import { readYaml } from './yaml.ts';

const quarters = z.tuple([z.number(), z.number(), z.number()]);
const length = z.strictObject({ deal: quarters, deals: quarters, game: quarters });
const { played, bargained, games } = readYaml(
  z.strictObject({
    played: z.number(),
    bargained: z.number(),
    receipt: z.unknown(),
    games: z.record(z.string(), z.record(z.string(), length)),
  }),
  'content/lengths.yaml',
  written,
  'how long each game lasts (src/model/lengths.ts)',
);

/**
 * Number of games that were played for each number of players: at random, and by bargainers in a game in which cards
 * are sold.
 */
export const MEASURED_GAME_COUNT = played;
export const BARGAINED_GAME_COUNT = bargained;

/** Assumed seconds for a move, dealing included; the pages state this assumption. */
export const SECONDS_PER_MOVE = 5;

/** Classes of duration of a game: up to 15 minutes, up to 60, or more. */
export const DURATION_CLASSES = [15, 60, 'more'] as const;
export type DurationClass = (typeof DURATION_CLASSES)[number];

/** Typical length of a game for one number of players: moves in a deal, deals in a game, and the minutes for each. */
export interface UsualLength {
  readonly players: number;
  readonly moves: number;
  readonly deals: number;
  readonly dealMinutes: number;
  readonly gameMinutes: number;
}

/** Typical lengths of a game, one for each number of players; a missing measurement fails the build. */
export const listUsualLengths = (game: Game): readonly UsualLength[] =>
  game.seatNumbers().map((players) => {
    const found = games[game.id]?.[players];
    if (!found)
      throw new Error(`content/lengths.yaml has nothing of ${game.id} with ${players} players; run npm run lengths`);
    const [moves, deals, all] = [found.deal[1], found.deals[1], found.game[1]];
    const minutes = (number: number) => (number * SECONDS_PER_MOVE) / 60;
    return { players, moves, deals, dealMinutes: minutes(moves), gameMinutes: minutes(all) };
  });

/** The first class of {@link DURATION_CLASSES} that includes this number of minutes. */
export const getDurationClass = (minutes: number): DurationClass =>
  DURATION_CLASSES.find((time) => time === 'more' || minutes <= time)!;

/** Formats minutes: short times to the minute, longer ones to five minutes; with hours from 60 minutes on. */
export const formatMinutes = (minutes: number, lang: Language): string => {
  const rounded = minutes < 20 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5;
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60];
  if (hours === 0) return `${rest}\u00a0min`;
  if (rest === 0) return `${hours}\u00a0h`;
  return lang === 'fr'
    ? `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`
    : `${hours}\u00a0h\u00a0${rest}\u00a0min`;
};

/** Formats a range of minutes, `2–3 min`, « 2 à 3 min », or one value if both round to the same. */
export const formatMinuteRange = (minutes: readonly number[], lang: Language): string => {
  const [least, most] = [formatMinutes(Math.min(...minutes), lang), formatMinutes(Math.max(...minutes), lang)];
  if (least === most) return least;
  if (lang === 'fr') return `${most.includes('h') ? least : least.replace('\u00a0min', '')} à ${most}`;
  return most.includes('h') ? `${least} – ${most}` : `${least.replace('\u00a0min', '')}–${most}`;
};
