/** Replays the record on a table with other readings, and collects what changes. */
import type { JSX } from 'preact';
import { listChangedSteps, replayWithOtherReadings } from '#engine/compare/switch-readings.ts';
import { pickChangedPractices } from '#engine/record/chosen-practices.ts';
import { replay } from '#engine/record/replay.ts';
import { getBalances, type Replay } from '#engine/record/steps.ts';
import { formatCounters, getAccountName } from '../../narration/accounts.ts';
import type { PlayContext } from '../../table/game-table.ts';
import { Citation, type CitationContext } from '../../table/Sentence.tsx';
import { PreviousValue } from './PreviousValue.tsx';
import { READING_SWITCH_WORDS } from './words.ts';

/** View of a table that shows the record with other readings. */
export interface SwitchedView {
  /** The practices that differ from those of the record. */
  readonly practices: Readonly<Record<string, string>>;
  readonly played: Replay;
  /** Number of steps that differ from the original replay. */
  readonly changes: number;
  /** Renders the content below a changed step (0-based), or below the last step if the replay must stop there. */
  readonly under: (step: number, citing: CitationContext) => JSX.Element | null;
  /** Renders both final accounts side by side. */
  readonly accounts: () => JSX.Element;
}

/**
 * Replays a record with other practices. Those that the game does not know, or that the record already has, are
 * ignored; `undefined` if none remain.
 */
export const createViewWithOtherReadings = (
  record: string,
  context: PlayContext,
  wanted: Readonly<Record<string, string>>,
): SwitchedView | undefined => {
  const { game, messages } = context;
  const words = READING_SWITCH_WORDS[messages.lang];
  const own = replay(record, [game]);
  if (!own.ok) return undefined;
  const practices = pickChangedPractices(own.value.readings, game, wanted);
  const made = Object.keys(practices).length > 0 ? replayWithOtherReadings(own.value, game, practices) : undefined;
  if (!made) return undefined;
  const { played, stopped } = made;
  const changed = listChangedSteps(own.value, played);
  const ends = stopped && (stopped.over ? words.over(stopped.move) : words.stopped(stopped.move));
  const cite = stopped?.fault.found.find((found) => Object.hasOwn(game.articles, found));
  const under = (step: number, citing: CitationContext): JSX.Element | null => {
    const here = ends && step === played.steps.length - 1;
    const its = changed.get(step);
    if (!changed.has(step) && !here) return null;
    return (
      <>
        {changed.has(step) && (
          <PreviousValue words={words} context={context} citing={citing} before={own.value} step={its} />
        )}
        {here && (
          <p class="was stopped">
            <span>{ends}</span>
            {cite && <Citation cite={cite} citing={citing} />}
            <span>.</span>
          </p>
        )}
      </>
    );
  };
  const [before, after] = [getBalances(own.value), getBalances(played)];
  return {
    practices,
    played,
    changes: changed.size,
    under,
    accounts: () => (
      <div class="frame">
        <table class="ledger">
          <caption>{words.accounts}</caption>
          <thead>
            <tr>
              <th scope="col">{words.account}</th>
              <th scope="col" class="figure">
                {words.record}
              </th>
              <th scope="col" class="figure">
                {words.switched}
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {Object.keys(before).map((account) => (
              <tr key={account}>
                <th scope="row">{getAccountName(account, messages)}</th>
                <td class="figure">{formatCounters(before[account]!)}</td>
                <td class="figure">{formatCounters(after[account]!)}</td>
                <td>
                  {before[account] !== after[account] && (
                    <b class="unlike">
                      <span aria-hidden="true">≠</span>
                      <span class="unseen">{words.unlike}</span>
                    </b>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {ends && (
          <p class="was stopped" role="note">
            {`${ends}.`}
          </p>
        )}
      </div>
    ),
  };
};
