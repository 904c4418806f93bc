import { Component, type JSX } from 'preact';
import type { Fault } from '#engine/record/faults.ts';
import type { Tongue } from '../narration/tongue.ts';

interface FaultsProps {
  faults: readonly Fault[];
  tongue: Tongue;
  /** What stands above them, where it is not a record that cannot be played. */
  head?: string;
}

/** What is wrong with a record, place by place. */
export class Faults extends Component<FaultsProps, { say?: typeof import('../narration/faults.ts') }> {
  override componentDidMount(): void {
    // Only a record that is wrong needs the sentences.
    void import('../narration/faults.ts').then((say) => this.setState({ say }));
  }

  override render({ faults, tongue, head }: FaultsProps): JSX.Element {
    const { say } = this.state;
    return (
      <div class="table-faults" role="alert">
        <p>{head ?? tongue.table.fault}</p>
        <ul>
          {faults.map((fault) => (
            <li key={`${fault.line}:${fault.column} ${fault.code}`}>
              {say?.tellFaultAt(fault, tongue.lang) ?? `${fault.line}:${fault.column}: ${fault.code}`}
            </li>
          ))}
        </ul>
      </div>
    );
  }
}
