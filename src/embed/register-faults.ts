/** Third file of `<snorum-example>`: the sentences for faults. It is fetched if a record cannot be played. */
import { formatFault } from '../narration/faults.ts';
import { FAULTS_SYMBOL, type FormatFaults } from './engine-contract.ts';

const formatFaults: FormatFaults = (faults, lang) =>
  faults.map((fault) => ({
    line: fault.line,
    column: fault.column,
    code: fault.code,
    message: formatFault(fault, lang),
  }));

/** Makes the sentences available to the element, under a key of the global object. */
export const registerFaults = (): void => {
  Object.assign(globalThis, { [FAULTS_SYMBOL]: formatFaults });
};
