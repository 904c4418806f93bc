/** Another game at the same table. */
import { GENERATOR } from '#engine/random.ts';
import { tag } from '#engine/record/deal-record.ts';
import type { DealRecord } from '#engine/record/record.ts';

/** What stays the same: the game and its rules, who sits where, how many deals were agreed on. */
const STAYS = ['snorum', 'game', 'source', 'variant', 'rules', 'seats', 'names', 'readings', 'deals', 'counters'];

/** The record of another game between the same seats by the same rules, from the shuffle of this seed; nothing has been dealt. */
export const anew = ({ tags }: DealRecord, seed: string): DealRecord => ({
  tags: [
    ...tags.filter(({ name }) => STAYS.includes(name.toLowerCase())),
    tag('Seed', seed),
    tag('Generator', GENERATOR),
  ],
  comments: [],
  deals: [],
});
