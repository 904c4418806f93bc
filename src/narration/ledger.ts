/**
 * Accounts of a replay as a table: at the start, after each deal, and at the end (or at the last step, if the record
 * stops earlier).
 */
import { openingBalance } from '#engine/record/gains.ts';
import type { Replay } from '#engine/record/steps.ts';
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
 * Builds the table: the accounts at the start and after each deal, and the points of the scorers, which start at 0. The
 * sum of the accounts is the same in every column.
 */
export const buildLedger = (played: Replay, messages: TableMessages): LedgerTable => {
  const { table: words } = messages;
  const { accounts, scorers } = played;
  const ends = played.steps.filter(({ deal }, i) => played.steps[i + 1]?.deal !== deal);
  const columns = [
    { head: words.atStart, figures: [...openingBalance(played), ...scorers.map(() => 0)] },
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
