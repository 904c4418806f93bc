/** What each fault of a record says: in English it is the engine’s own, which tells it on the command line too. */
export { SENTENCES as faults } from '#engine/record/fault-sentences.ts';

/** A fault behind the place where it stands. */
export const faultAt = (line: number, column: number, fault: string): string =>
  `Line ${line}, column ${column}: ${fault}`;
