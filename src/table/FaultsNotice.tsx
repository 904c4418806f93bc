import { Component, type JSX } from 'preact';
import type { Fault } from '#engine/record/faults.ts';
import type { TableMessages } from '../narration/table-messages.ts';
import type { FaultList } from './FaultList.tsx';

interface FaultsProps {
  faults: readonly Fault[];
  messages: TableMessages;
  /** Heading, if the usual one about an invalid record does not fit. */
  head?: string;
}

/** Notice with the faults of a record. The list is loaded on demand. */
export class FaultsNotice extends Component<FaultsProps, { List?: typeof FaultList }> {
  override componentDidMount(): void {
    // Only an invalid record needs the messages; until they are loaded, the places are listed.
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
