import { Component, type JSX } from 'preact';
import type { Fault } from '#engine/record/faults.ts';
import type { TableMessages } from '../narration/table-messages.ts';
import type { FaultList } from './FaultList.tsx';

interface FaultsProps {
  faults: readonly Fault[];
  messages: TableMessages;
  /** What stands above them, where it is not a record that cannot be played. */
  head?: string;
}

/** What is wrong with a record, place by place. */
export class Faults extends Component<FaultsProps, { List?: typeof FaultList }> {
  override componentDidMount(): void {
    // Only a record that is wrong needs the sentences; until they are there, its places are named.
    import('./FaultList.tsx').then(
      ({ FaultList: List }) => this.setState({ List }),
      () => {},
    );
  }

  override render({ faults, messages, head }: FaultsProps): JSX.Element {
    const { List } = this.state;
    return (
      <div class="table-faults" role="alert">
        <p>{head ?? messages.table.fault}</p>
        {List ? (
          <List faults={faults} lang={messages.lang} />
        ) : (
          <p>{faults.slice(0, 3).map(({ line, column, code }) => `${line}:${column}: ${code} `)}</p>
        )}
      </div>
    );
  }
}
