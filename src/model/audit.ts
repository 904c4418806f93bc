/** The audit of citations: the counts of `npm run audit`. */

import type { Game } from '#engine/game.ts';
import { AUDIT_OUTCOMES, type AuditOutcome, type GameAudit } from '#engine/lab/audit.ts';

const files = import.meta.glob<GameAudit>('/content/audit/*.json', { eager: true, import: 'default' });

/** The audit of a game. The build fails if there is none. */
export const getGameAudit = ({ id }: Game): GameAudit => {
  const found = files[`/content/audit/${id}.json`];
  if (!found) throw new Error(`content/audit/${id}.json is missing; run npm run audit`);
  return found;
};

/**
 * Numbers of changes: told by their own article, by another for a reason, by another still open, or by none; and of these,
 * those that cannot show, for a reason, and those that did not show.
 */
export type AuditCounts = Readonly<
  Record<'all' | 'own' | 'explained' | 'other' | 'untold' | 'equivalent' | 'unseen', number>
>;

/** Counts the changes of some games. */
export const countAudited = (games: readonly Game[]): AuditCounts => {
  const sum = (outcome: AuditOutcome): number =>
    games.reduce((all, game) => all + getGameAudit(game).counts[outcome], 0);
  return {
    all: AUDIT_OUTCOMES.reduce((all, outcome) => all + sum(outcome), 0),
    own: sum('own'),
    explained: sum('explained'),
    other: sum('other'),
    untold: sum('state') + sum('equivalent') + sum('none'),
    equivalent: sum('equivalent'),
    unseen: sum('none'),
  };
};
