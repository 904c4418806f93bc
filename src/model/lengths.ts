/** Length of the games, from `content/lengths.yaml`, which `npm run lengths` writes; also in minutes. */
import { z } from 'astro/zod';
import written from '#content/lengths.yaml?raw';
import type { Game } from '#engine/game.ts';
import type { Language } from '../i18n/routes.ts';
import { readYaml } from './yaml.ts';

const quarters = z.tuple([z.number(), z.number(), z.number()]);
const length = z.strictObject({ deal: quarters, deals: quarters, game: quarters });
const { played, games } = readYaml(
  z.strictObject({ played: z.number(), games: z.record(z.string(), z.record(z.string(), length)) }),
  'content/lengths.yaml',
  written,
  'how long each game lasts (src/model/lengths.ts)',
);

/** Number of games played for each number of players. */
export const PLAYED = played;

/** Seconds for a move, dealing included: an assumption, stated on the pages. */
export const SECONDS_A_MOVE = 5;

/** Classes of duration of a game, in minutes; the last one is open-ended. */
export const TIMES = [15, 60, 'more'] as const;
export type Time = (typeof TIMES)[number];

/** Typical length for a number of players: moves in a deal, deals in a game, and both in minutes. */
export interface UsualLength {
  readonly players: number;
  readonly moves: number;
  readonly deals: number;
  readonly dealMinutes: number;
  readonly gameMinutes: number;
}

/** Typical lengths of a game, by number of players; a missing measurement fails the build. */
export const usualOf = (game: Game): readonly UsualLength[] =>
  game.seatNumbers().map((players) => {
    const found = games[game.id]?.[players];
    if (!found)
      throw new Error(`content/lengths.yaml has nothing of ${game.id} with ${players} players; run npm run lengths`);
    const [moves, deals, all] = [found.deal[1], found.deals[1], found.game[1]];
    const minutes = (number: number) => (number * SECONDS_A_MOVE) / 60;
    return { players, moves, deals, dealMinutes: minutes(moves), gameMinutes: minutes(all) };
  });

/** The shortest of {@link TIMES} that includes this many minutes. */
export const timeOf = (minutes: number): Time => TIMES.find((time) => time === 'more' || minutes <= time)!;

/** Formats minutes: to the minute, then to five, with hours from one on. */
export const formatMinutes = (minutes: number, lang: Language): string => {
  const rounded = minutes < 20 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5;
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60];
  if (hours === 0) return `${rest}\u00a0min`;
  if (rest === 0) return `${hours}\u00a0h`;
  return lang === 'fr'
    ? `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`
    : `${hours}\u00a0h\u00a0${rest}\u00a0min`;
};

/** Formats a range of minutes, `2–3 min`, or one value if both round to the same. */
export const formatMinuteRange = (minutes: readonly number[], lang: Language): string => {
  const [least, most] = [formatMinutes(Math.min(...minutes), lang), formatMinutes(Math.max(...minutes), lang)];
  if (least === most) return least;
  return most.includes('h') ? `${least} – ${most}` : `${least.replace('\u00a0min', '')}–${most}`;
};
