/** Stands for `#engine/replay.ts` where the build puts an embed together: what is to be played has been played. */
import type { Result } from '#engine/record/faults.ts';
import type { Replay } from '#engine/record/replay.ts';
import { unpackReplay } from './told-replay.ts';

export { balanceOf, handOf, talonOf } from '#engine/record/replay.ts';

/** The replay that a text carries. */
export const replay = (told: string): Result<Replay> => ({ ok: true, value: unpackReplay(told) });
