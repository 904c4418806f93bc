import { Component, type JSX } from 'preact';
import type { Fault } from '#engine/faults.ts';
import type { Tongue } from '../narration/tongue.ts';

interface FaultsProps {
  faults: readonly Fault[];
  tongue: Tongue;
}

/** What is wrong with a record, place by place. */
export class Faults extends Component<FaultsProps, { messageOf?: (fault: Fault) => string }> {
  override componentDidMount(): void {
    // Only a record that is wrong needs the sentences.
    void import('#engine/fault-sentences.ts').then(({ messageOf }) => this.setState({ messageOf }));
  }

  override render({ faults, tongue }: FaultsProps): JSX.Element {
    const { messageOf } = this.state;
    return (
      <div class="table-faults" role="alert">
        <p>{tongue.table.fault}</p>
        <ul lang="en">
          {faults.map((fault) => (
            <li key={`${fault.line}:${fault.column} ${fault.code}`}>
              {fault.line}:{fault.column}: {messageOf?.(fault) ?? fault.code}
            </li>
          ))}
        </ul>
      </div>
    );
  }
}
