/** The worker in which a coup of La Manille is weighed. */
import { type CoupPlayed, type Weighed, weigh } from '#engine/games/manille/double-dummy/costs.ts';
import { readings } from '#engine/games/manille/readings.ts';
import { choose } from '#engine/readings.ts';
import { answer } from '../../browser/worker-client.ts';

/** A coup, and the practices it was played by. */
export interface Weigh {
  readonly coup: CoupPlayed;
  readonly readings: Readonly<Record<string, string>>;
}

answer<Weigh, Weighed>((asked) => weigh(asked.coup, choose(readings, asked.readings)));
