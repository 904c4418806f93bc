/** Creates the record of another game with the same players and rules. */
import { RANDOM_GENERATOR_NAME } from '#engine/random.ts';
import { createTag } from '#engine/record/deal-record.ts';
import type { DealRecord } from '#engine/record/record.ts';
import { sealRecord } from '#engine/record/seal.ts';
import { createSalt, hashText } from '../../browser/hash.ts';
import { type SeatPlayers, toSeatedKinds } from './players.ts';

/**
 * Tags of a record that are copied to the new game: the game and its rules, the players, the agreed number of deals.
 */
const STAYS = ['snorum', 'game', 'source', 'variant', 'rules', 'seats', 'names', 'readings', 'deals', 'counters'];

/** Creates the record of a new game with the same players and rules, and this seed; it has no deals yet. */
export const createNewGameRecord = ({ tags }: DealRecord, seed: string): DealRecord => ({
  tags: [
    ...tags.filter(({ name }) => STAYS.includes(name.toLowerCase())),
    createTag('Seed', seed),
    createTag('Generator', RANDOM_GENERATOR_NAME),
  ],
  comments: [],
  deals: [],
});

/** Seals the record of a game that is about to begin, with a salt of its own. */
export const sealNewGame = (record: DealRecord, seatPlayers: SeatPlayers, salt = createSalt()): Promise<DealRecord> =>
  sealRecord(record, toSeatedKinds(seatPlayers), salt, hashText);
