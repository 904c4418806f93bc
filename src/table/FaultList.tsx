import type { JSX } from 'preact';
import type { Fault } from '#engine/record/faults.ts';
import { formatMoreFaults } from '../i18n/more-faults.ts';
import type { Language } from '../i18n/routes.ts';
import * as say from '../narration/faults.ts';

/** Maximum number of faults in the list; of the rest only the number is shown. */
const MOST = 20;

/** List of the faults of a record, each with its line and column, and the number of faults left out. */
export function FaultList({ faults, lang }: { faults: readonly Fault[]; lang: Language }): JSX.Element {
  const more = faults.length - MOST;
  return (
    <>
      <ul>
        {faults.slice(0, MOST).map((fault) => (
          <li key={`${fault.line}:${fault.column} ${fault.code} ${fault.found.join(' ')}`}>
            {say.formatFaultWithPlace(fault, lang)}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{formatMoreFaults(more, lang)}</p>}
    </>
  );
}
