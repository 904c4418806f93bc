import type { JSX } from 'preact';
import type { Replay } from '#engine/replay.ts';
import { accountName, figure } from '../narration/accounts.ts';
import type { Tongue } from '../narration/tongue.ts';

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
export function Ledger({ played, tongue }: { played: Replay; tongue: Tongue }): JSX.Element {
  const { table: words } = tongue;
  const { accounts, scorers } = played;
  const ends = played.steps.filter(({ deal }, i) => played.steps[i + 1]?.deal !== deal);
  const columns = [
    [words.atStart, [...before(played), ...scorers.map(() => 0)]] as const,
    ...ends.map(
      ({ deal, balance, scores }, i) =>
        [i === ends.length - 1 ? words.atEnd : words.afterDeal(deal), [...balance, ...scores]] as const,
    ),
  ];
  return (
    <div class="frame">
      <table class="ledger">
        <caption>{words.views[2]}</caption>
        <thead>
          <tr>
            <th scope="col">{words.account}</th>
            {columns.map(([head]) => (
              <th key={head} scope="col" class="figure">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...accounts, ...scorers].map((account, i) => (
            <tr key={account}>
              <th scope="row">{accountName(account, tongue)}</th>
              {columns.map(([head, balance]) => (
                <td key={head} class="figure">
                  {figure(balance[i]!)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {accounts.length > 0 && (
          <tfoot>
            <tr>
              <th scope="row">{words.together}</th>
              {columns.map(([head, balance]) => (
                <td key={head} class="figure">
                  {figure(balance.slice(0, accounts.length).reduce((a, b) => a + b, 0))}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
