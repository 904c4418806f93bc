/** Score of a deal: the gain of each player or side during play, and in the final payments. */
import type { JSX } from 'preact';
import type { Replay, Step } from '#engine/record/steps.ts';
import { formatCounters, formatSigned, getAccountName } from '../narration/accounts.ts';
import { getDealScore } from '../narration/deal-score.ts';
import type { TableMessages } from '../narration/table-messages.ts';

interface Props {
  played: Replay;
  step: Step;
  messages: TableMessages;
}

export function DealScoreView({ played, step, messages }: Props): JSX.Element {
  const { table } = messages;
  const { dealScore: words } = table;
  const { players, pool, boxes } = getDealScore(played, step);
  const isSettled = players.some(({ settled }) => settled !== 0);
  const columns = [...(isSettled ? [words.inPlay, words.settled] : []), words.deal, words.total];
  const rows = [
    ...players.map((row) => [getAccountName(row.name, messages), row] as const),
    ...(pool ? [[table.pool, pool] as const] : []),
    ...(boxes ? [[words.boxes, boxes] as const] : []),
  ];
  return (
    <div class="round">
      <div class="middle">
        <table class="ledger deal-score">
          <caption>{words.caption(step.deal)}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{table.account}</span>
              </th>
              {columns.map((head) => (
                <th key={head} scope="col" class="figure">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, { inPlay, settled, gain, total }]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {[...(isSettled ? [inPlay, settled] : []), gain].map((figure, i) => (
                  <td key={i} class="figure">
                    {formatSigned(figure)}
                  </td>
                ))}
                <td class="figure">{formatCounters(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
