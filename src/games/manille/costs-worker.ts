/** Worker that calculates the costs of a coup of La Manille. */
import { type CoupPlayed, type Weighed, weigh } from '#engine/games/manille/double-dummy/costs.ts';
import { readings } from '#engine/games/manille/readings.ts';
import { choose } from '#engine/readings.ts';
import { answer } from '../../browser/worker-client.ts';

/** A coup, and the practices by which it was played. */
export interface Weigh {
  readonly coup: CoupPlayed;
  readonly readings: Readonly<Record<string, string>>;
}

answer<Weigh, Weighed>((asked) => weigh(asked.coup, choose(readings, asked.readings)));
