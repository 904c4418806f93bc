import type { JSX } from 'preact';
import type { Replay } from '#engine/record/steps.ts';
import { formatCounters } from '../narration/accounts.ts';
import { buildLedger } from '../narration/ledger.ts';
import type { TableMessages } from '../narration/table-messages.ts';

/** Number of columns above which a table of accounts has its deals one below the other, as on a score sheet. */
const MOST_COLUMNS = 7;

/** Table of all accounts at the start and after each deal, and of the points in games that are scored in points. */
export function LedgerView({ played, messages }: { played: Replay; messages: TableMessages }): JSX.Element {
  const { table: words } = messages;
  const { names, columns, together } = buildLedger(played, messages);
  const summed = together.length > 0;
  const rows = [
    [words.account, ...columns.map(({ head }) => head)],
    ...names.map((name, i) => [name, ...columns.map(({ figures }) => formatCounters(figures[i]!))]),
    ...(summed ? [[words.together, ...together.map(formatCounters)]] : []),
  ];
  const isLong = columns.length > Math.max(MOST_COLUMNS, rows.length);
  const laid = isLong ? rows[0]!.map((_, i) => rows.map((row) => row[i]!)) : rows;
  const end = summed && !isLong ? -1 : laid.length;
  const rowsOf = (lines: readonly (readonly string[])[]) =>
    lines.map(([head, ...figures]) => (
      <tr key={head}>
        <th scope="row">{head}</th>
        {figures.map((figure, i) => (
          <td key={laid[0]![i]} class="figure">
            {figure}
          </td>
        ))}
      </tr>
    ));
  return (
    <div class="frame">
      <table class="ledger">
        <caption>{words.views[2]}</caption>
        <thead>
          <tr>
            {laid[0]!.map((head, i) => (
              <th key={head} scope="col" class={i > 0 ? 'figure' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rowsOf(laid.slice(1, end))}</tbody>
        {end < 0 && <tfoot>{rowsOf(laid.slice(end))}</tfoot>}
      </table>
    </div>
  );
}
