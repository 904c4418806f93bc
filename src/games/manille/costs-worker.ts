/** Worker that calculates the cost of each card in a coup (deal) of La Manille. */
import { type CoupEvaluation, evaluateCoup, type PlayedCoup } from '#engine/games/manille/double-dummy/costs.ts';
import { readings } from '#engine/games/manille/readings.ts';
import { completePractices } from '#engine/readings.ts';
import { serveWorker } from '../../browser/worker-client.ts';

/** Request to the worker: a coup (deal), and the practices with which it was played. */
export interface CoupCostRequest {
  readonly coup: PlayedCoup;
  readonly readings: Readonly<Record<string, string>>;
}

serveWorker<CoupCostRequest, CoupEvaluation>((asked) =>
  evaluateCoup(asked.coup, completePractices(readings, asked.readings)),
);
