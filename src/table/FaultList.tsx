import type { JSX } from 'preact';
import type { Fault } from '#engine/record/faults.ts';
import { moreFaults } from '../i18n/more-faults.ts';
import type { Language } from '../i18n/routes.ts';
import * as say from '../narration/faults.ts';

/** More faults than these are counted. */
const MOST = 20;

/** What is wrong with a record, each fault with its place, and how many more there are. */
export function FaultList({ faults, lang }: { faults: readonly Fault[]; lang: Language }): JSX.Element {
  const more = faults.length - MOST;
  return (
    <>
      <ul>
        {faults.slice(0, MOST).map((fault) => (
          <li key={`${fault.line}:${fault.column} ${fault.code} ${fault.found.join(' ')}`}>
            {say.tellFaultAt(fault, lang)}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{moreFaults(more, lang)}</p>}
    </>
  );
}
