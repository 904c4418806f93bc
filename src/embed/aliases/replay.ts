/** Replaces the engine's `replay` in embeds, whose records have been replayed at build time. */
import type { Result } from '#engine/record/faults.ts';
import type { Replay } from '#engine/record/replay.ts';
import { deserializeReplay } from '../serialize-replay.ts';

export {
  countMoves,
  countStepParts,
  findStep,
  formatStepName,
  getBalances,
  listHandCards,
  listTalonCards,
} from '#engine/record/replay.ts';

/** Restores a replay from its serialised text. */
export const replay = (told: string): Result<Replay> => ({ ok: true, value: deserializeReplay(told) });
