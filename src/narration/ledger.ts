/** The accounts of an example as a table: at the start, after each deal, at the end or as far as it goes. */
import type { Replay } from '#engine/record/replay.ts';
import { accountName } from './accounts.ts';
import type { TableMessages } from './table-messages.ts';

/** The accounts, then those who score: a column for each time at which they are reckoned. */
export interface Reckoning {
  readonly names: readonly string[];
  readonly columns: readonly { readonly head: string; readonly figures: readonly number[] }[];
  /** What is on all accounts together, in each column; nothing in a game without accounts. */
  readonly together: readonly number[];
}

/** The counters on every account before the first deal: what the first step left there, its payments taken back. */
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
 * The accounts at the start and after each deal, and the points of those who score. What is on all accounts together
 * never changes; points come from nowhere, and begin at none.
 */
export const reckon = (played: Replay, messages: TableMessages): Reckoning => {
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
    names: [...accounts, ...scorers].map((account) => accountName(account, messages)),
    columns,
    together:
      accounts.length === 0
        ? []
        : columns.map(({ figures }) => figures.slice(0, accounts.length).reduce((a, b) => a + b, 0)),
  };
};
