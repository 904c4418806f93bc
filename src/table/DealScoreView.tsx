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
  const others = [
    [table.pool, pool],
    [words.boxes, boxes],
  ] as const;
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
            {players.map(({ name, inPlay, settled, gain, total }) => (
              <tr key={name}>
                <th scope="row">{getAccountName(name, messages)}</th>
                {[...(isSettled ? [inPlay, settled] : []), gain].map((figure, i) => (
                  <td key={i} class="figure">
                    {formatSigned(figure)}
                  </td>
                ))}
                <td class="figure">{formatCounters(total)}</td>
              </tr>
            ))}
            {others.map(
              ([name, gain]) =>
                gain !== 0 && (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td class="figure" colSpan={columns.length - 1}>
                      {formatSigned(gain)}
                    </td>
                    <td />
                  </tr>
                ),
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}
