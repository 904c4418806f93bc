import { Component, type JSX } from 'preact';
import type { Fault } from '#engine/record/faults.ts';
import { moreFaults } from '../i18n/more-faults.ts';
import type { TableMessages } from '../narration/table-messages.ts';

interface FaultsProps {
  faults: readonly Fault[];
  messages: TableMessages;
  /** What stands above them, where it is not a record that cannot be played. */
  head?: string;
}

/** More faults than these are counted. */
const MOST = 20;

/** What is wrong with a record, place by place. */
export class Faults extends Component<FaultsProps, { say?: typeof import('../narration/faults.ts') }> {
  override componentDidMount(): void {
    // Only a record that is wrong needs the sentences.
    void import('../narration/faults.ts').then((say) => this.setState({ say }));
  }

  override render({ faults, messages, head }: FaultsProps): JSX.Element {
    const { say } = this.state;
    const more = faults.length - MOST;
    return (
      <div class="table-faults" role="alert">
        <p>{head ?? messages.table.fault}</p>
        <ul>
          {faults.slice(0, MOST).map((fault) => (
            <li key={`${fault.line}:${fault.column} ${fault.code} ${fault.found.join(' ')}`}>
              {say?.tellFaultAt(fault, messages.lang) ?? `${fault.line}:${fault.column}: ${fault.code}`}
            </li>
          ))}
        </ul>
        {more > 0 && <p>{moreFaults(more, messages.lang)}</p>}
      </div>
    );
  }
}
