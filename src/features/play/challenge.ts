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

const [MOVES_TAG, NAME_TAG] = ['Challenge', 'Challenger'] as const;
const SEPARATOR = ', ';

/** Tags that are not passed on, or are written anew. */
const LEFT_OUT = ['deals', 'names', 'seal', 'players', MOVES_TAG.toLowerCase(), NAME_TAG.toLowerCase()];

/** Returns a record whose last deal has no moves. */
const withoutLastMoves = ({ tags, deals }: DealRecord): DealRecord => ({
  tags,
  comments: [],
  deals: deals.map((deal, i) => (i < deals.length - 1 ? deal : { ...deal, tags: keepDealTags(deal.tags), moves: [] })),
});

/** Accounts expected at the end of a deal may not come out when it is played anew. */
const keepDealTags = (tags: DealRecord['tags']): DealRecord['tags'] =>
  tags.filter(({ name }) => name.toLowerCase() !== 'expect');

/** Creates the record of the game that a friend plays: the last deal of a game, for the person at a seat (0-based). */
export const createChallenge = ({ record, names, table }: LiveGame, seat: number): DealRecord => {
  const { tags, deals } = withoutLastMoves(record);
  const called = parsePlayerNames(record.tags, names);
  const own = called[seat];
  const others = createNamesTag(
    names,
    called.map((name, i) => (i === seat ? '' : name)),
  );
  const moves = record.deals.at(-1)!.moves.map(formatRecordedMove).join(SEPARATOR);
  return {
    tags: [
      ...tags.filter(({ name }) => !LEFT_OUT.includes(name.toLowerCase())),
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
  const before = withoutLastMoves(record);
  const tags = before.tags.filter(({ name }) => ![MOVES_TAG, NAME_TAG].includes(name as never));
  const text = [formatRecord({ ...before, tags }), ...moves.value.split(SEPARATOR.trim())].join('\n');
  const played = replay(text, [game]);
  if (!played.ok || !played.value.dealOver) throw new Error('the moves of a challenge are not those of a deal');
  return { played: played.value, name: findTag(record.tags, NAME_TAG)?.value.trim() ?? '' };
};
