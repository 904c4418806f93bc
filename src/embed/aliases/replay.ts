/** Replaces `#engine/replay.ts` in embeds: the record has been replayed at build. */
import type { Result } from '#engine/record/faults.ts';
import type { Replay } from '#engine/record/replay.ts';
import { deserializeReplay } from '../serialize-replay.ts';

export { balanceOf, countMoves, countParts, findStep, handOf, stepName, talonOf } from '#engine/record/replay.ts';

/** Unpacks the replay from a text. */
export const replay = (told: string): Result<Replay> => ({ ok: true, value: deserializeReplay(told) });
