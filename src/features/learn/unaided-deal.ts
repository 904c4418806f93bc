/** The lesson's own deal at a table where the learner plays it without help. */
import { formatRecord } from '#engine/record/format-record.ts';
import type { Replay } from '#engine/record/steps.ts';
import type { PlayContext } from '../../table/game-table.ts';
import { continueGame } from '../play/continue-game.ts';
import { addAgreedLength } from '../play/length.ts';
import { encodeGameLink } from '../play/share-link.ts';

/**
 * Encodes the deal of a lesson as a fragment of the game's page (without `#`): the learner’s seat (0-based) is the
 * user's, the other players are those of a new game, and the game ends with this deal.
 */
export const encodeUnaidedDeal = (
  played: Replay,
  learner: number,
  { game, loadBookPlayer }: Pick<PlayContext, 'game' | 'loadBookPlayer'>,
): Promise<string> => {
  const { live, chairs } = continueGame(played, 0, game, learner, loadBookPlayer ? 'book' : 'search');
  return encodeGameLink(formatRecord(addAgreedLength(live.record, 1)), chairs);
};
