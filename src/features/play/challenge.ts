/**
 * A challenge: the link by which a friend plays one's seat, with one's cards, against the same players. Its record holds
 * the deal without its moves, and the challenger's moves in the tag `Challenge`. The salt stays, so that the engine's
 * players choose alike in the same position.
 */
import type { Game } from '#engine/game.ts';
import { createNamesTag, createTag } from '#engine/record/deal-record.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import type { LiveGame } from '#engine/record/live-game.ts';
import { parsePlayerNames } from '#engine/record/player-names.ts';
import { type DealRecord, findTag, formatRecordedMove } from '#engine/record/record.ts';
import { replay } from '#engine/record/replay.ts';
import type { Replay } from '#engine/record/steps.ts';

/** Tags of a challenge: the challenger's moves, and the challenger's name. */
const [MOVES_TAG, NAME_TAG] = ['Challenge', 'Challenger'] as const;

/** Returns tags without those of some names. */
const leaveOut = (tags: DealRecord['tags'], ...names: readonly string[]): DealRecord['tags'] => {
  const leftOut = new Set(names.map((name) => name.toLowerCase()));
  return tags.filter(({ name }) => !leftOut.has(name.toLowerCase()));
};

/** Returns a record that is no challenge, whose last deal has no moves, and no accounts that it should end with. */
const withoutLastMoves = ({ tags, deals }: DealRecord): DealRecord => ({
  tags: leaveOut(tags, MOVES_TAG, NAME_TAG),
  comments: [],
  deals: deals.map((deal, i) =>
    i < deals.length - 1 ? deal : { ...deal, tags: leaveOut(deal.tags, 'Expect'), moves: [] },
  ),
});

/** Creates the record of the game that a friend plays: the last deal of a game, for the person at a seat (0-based). */
export const createChallenge = ({ record, names, table }: LiveGame, seat: number): DealRecord => {
  const { tags, deals } = withoutLastMoves(record);
  const called = parsePlayerNames(record.tags, names);
  const own = called[seat];
  const others = createNamesTag(
    names,
    called.map((name, i) => (i === seat ? '' : name)),
  );
  const moves = record.deals.at(-1)!.moves.map(formatRecordedMove).join(', ');
  return {
    tags: [
      ...leaveOut(tags, 'Deals', 'Names', 'Seal', 'Players'),
      ...(others ? [others] : []),
      createTag('Deals', String(table.dealNumber)),
      ...(own ? [createTag(NAME_TAG, own)] : []),
      createTag(MOVES_TAG, moves),
    ],
    comments: [],
    deals,
  };
};

/** The challenger's deal: the replay of it, and the challenger's name if one was given. */
export interface ChallengerDeal {
  readonly played: Replay;
  readonly name: string;
}

/**
 * Replays the challenger's deal from the record of the game that took it up; `undefined` if it is not a challenge, or
 * goes on with other deals. Throws if its moves cannot be played to the end of the deal.
 */
export const replayChallenger = (record: DealRecord, game: Game): ChallengerDeal | undefined => {
  const moves = findTag(record.tags, MOVES_TAG);
  if (!moves || findTag(record.tags, 'Deals')?.value !== String(record.deals.length)) return undefined;
  const text = [formatRecord(withoutLastMoves(record)), ...moves.value.split(',')].join('\n');
  const played = replay(text, [game]);
  if (!played.ok || !played.value.dealOver) throw new Error('the moves of a challenge are not those of a deal');
  return { played: played.value, name: findTag(record.tags, NAME_TAG)?.value.trim() ?? '' };
};
