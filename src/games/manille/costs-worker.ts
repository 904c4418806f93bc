/** Worker that calculates the costs of a coup of La Manille. */
import { type CoupEvaluation, type CoupPlayed, evaluateCoup } from '#engine/games/manille/double-dummy/costs.ts';
import { readings } from '#engine/games/manille/readings.ts';
import { choose } from '#engine/readings.ts';
import { serveWorker } from '../../browser/worker-client.ts';

/** A coup, and the practices by which it was played. */
export interface CostRequest {
  readonly coup: CoupPlayed;
  readonly readings: Readonly<Record<string, string>>;
}

serveWorker<CostRequest, CoupEvaluation>((asked) => evaluateCoup(asked.coup, choose(readings, asked.readings)));
