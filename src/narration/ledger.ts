/**
 * Accounts of a replay as a table: at the start, after each deal, and at the end (or at the last step, if the record
 * stops earlier).
 */
import type { Replay } from '#engine/record/replay.ts';
import { getAccountName } from './accounts.ts';
import type { TableMessages } from './table-messages.ts';

/** Names of the accounts, then of the scorers; one column for the start, and one for each deal. */
export interface LedgerTable {
  readonly names: readonly string[];
  readonly columns: readonly { readonly head: string; readonly figures: readonly number[] }[];
  /** Sum of all accounts, for each column; empty in a game without accounts. */
  readonly together: readonly number[];
}

/**
 * Returns the counters on each account before the first deal: the balances after the first step, with its payments
 * undone.
 */
const before = ({ steps, accounts }: Replay): readonly number[] => {
  const balance = [...(steps[0]?.balance ?? accounts.map(() => 0))];
  for (const { type, from, to, counters } of steps[0]?.events ?? []) {
    if (type !== 'paid') continue;
    balance[accounts.indexOf(from!)]! += counters!;
    balance[accounts.indexOf(to!)]! -= counters!;
  }
  return balance;
};

/**
 * Builds the table: the accounts at the start and after each deal, and the points of the scorers, which start at 0. The
 * sum of the accounts is the same in every column.
 */
export const buildLedger = (played: Replay, messages: TableMessages): LedgerTable => {
  const { table: words } = messages;
  const { accounts, scorers } = played;
  const ends = played.steps.filter(({ deal }, i) => played.steps[i + 1]?.deal !== deal);
  const columns = [
    { head: words.atStart, figures: [...before(played), ...scorers.map(() => 0)] },
    ...ends.map(({ deal, balance, scores }, i) => ({
      head: i < ends.length - 1 ? words.afterDeal(deal) : played.dealOver ? words.atEnd : words.soFar,
      figures: [...balance, ...scores],
    })),
  ];
  return {
    names: [...accounts, ...scorers].map((account) => getAccountName(account, messages)),
    columns,
    together:
      accounts.length === 0
        ? []
        : columns.map(({ figures }) => figures.slice(0, accounts.length).reduce((a, b) => a + b, 0)),
  };
};
