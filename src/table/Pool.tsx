import type { JSX } from 'preact';
import type { TableMessages } from '../narration/table-messages.ts';
import { Counters } from './Counters.tsx';
import { AccountChange } from './RoundTable.tsx';

interface Props {
  counters: number;
  /** Gain or loss of the pool in the step. */
  change: number;
  messages: TableMessages;
}

/** The pool on the table. */
export const Pool = ({ counters, change, messages }: Props): JSX.Element => (
  <p class="pool" data-account="pool">
    <span>{messages.table.pool}</span>
    <Counters count={counters} lang={messages.lang} />
    <AccountChange counters={change} />
  </p>
);
