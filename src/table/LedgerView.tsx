import type { JSX } from 'preact';
import type { Replay } from '#engine/record/steps.ts';
import { formatCounters } from '../narration/accounts.ts';
import { buildLedger } from '../narration/ledger.ts';
import type { TableMessages } from '../narration/table-messages.ts';

/** Table of all accounts at the start and after each deal, and of the points in games that are scored in points. */
export function LedgerView({ played, messages }: { played: Replay; messages: TableMessages }): JSX.Element {
  const { table: words } = messages;
  const { names, columns, together } = buildLedger(played, messages);
  return (
    <div class="frame">
      <table class="ledger">
        <caption>{words.views[2]}</caption>
        <thead>
          <tr>
            <th scope="col">{words.account}</th>
            {columns.map(({ head }) => (
              <th key={head} scope="col" class="figure">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, i) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map(({ head, figures }) => (
                <td key={head} class="figure">
                  {formatCounters(figures[i]!)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {together.length > 0 && (
          <tfoot>
            <tr>
              <th scope="row">{words.together}</th>
              {columns.map(({ head }, i) => (
                <td key={head} class="figure">
                  {formatCounters(together[i]!)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
