/** Fault messages of a record: in English the engine’s own, also used by the command line. */
export { SENTENCES as faults } from '#engine/record/fault-sentences.ts';

export const formatFaultPosition = (line: number, column: number, fault: string): string =>
  `Line ${line}, column ${column}: ${fault}`;
