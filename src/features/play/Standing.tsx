/** Scores of the players: one line in a small space, otherwise a table. */
import type { JSX } from 'preact';
import type { Replay } from '#engine/record/replay.ts';
import { change, figure } from '../../narration/accounts.ts';
import type { TableContext } from '../../table/game-table.ts';
import type { Names } from './names.ts';
import { byPlace, isScored, type Party, partyOf } from './standing.ts';
import { PLAY_WORDS } from './words.ts';

interface Props {
  context: TableContext;
  played: Replay;
  parties: readonly Party[];
  names: Names;
  /** Seat (0-based) of the only person at the device; -1 if there are several or none. */
  you: number;
}

/** True if counters were given out at the start; otherwise the accounts start at 0. */
export const hasPurse = ({ steps }: Replay): boolean =>
  steps[0]?.events.some(({ type }) => type === 'received') ?? false;

/** Formats the total of a party, with a sign if the accounts start at 0. */
export const heldBy = (played: Replay, { has }: Party): string =>
  isScored(played) || hasPurse(played) || has <= 0 ? figure(has) : change(has);

/** The player (or the leader) against the pool or the next player. */
export function ScoreLine({ context, played, parties, names, you }: Props): JSX.Element {
  const { frame } = PLAY_WORDS[context.say.lang];
  const ranked = byPlace(parties);
  const own = partyOf(parties, you) ?? ranked[0]!;
  const other = ranked.find((party) => party !== own)!;
  const pool = played.accounts.indexOf('pool');
  return (
    <p class="score-line">
      <span>
        <bdi>{names.party(own)}</bdi> <b>{heldBy(played, own)}</b>
      </span>
      {parties.length > 2 && <em>{frame.place(own.place, parties.length)}</em>}
      {pool >= 0 ? (
        <span>
          {context.say.table.pool} <b>{figure(played.steps.at(-1)!.balance[pool]!)}</b>
        </span>
      ) : (
        <span>
          <bdi>{parties.length > 2 ? frame.next(names.party(other)) : names.party(other)}</bdi>{' '}
          <b>{heldBy(played, other)}</b>
        </span>
      )}
    </p>
  );
}

/** All players: this deal, and the total. */
export function ScoreTable({ context, played, parties, names, you }: Props): JSX.Element {
  const { end, frame } = PLAY_WORDS[context.say.lang];
  const pool = played.accounts.indexOf('pool');
  return (
    <table class="play-table">
      <caption class="unseen">{frame.standing}</caption>
      <thead>
        <tr>
          <th scope="col">{end.player}</th>
          <th scope="col">{end.thisDeal}</th>
          <th scope="col">{end.inAll}</th>
        </tr>
      </thead>
      <tbody>
        {parties.map((party) => (
          <tr key={party.account} class={party.seats.includes(you) ? 'is-you' : undefined}>
            <th scope="row">{names.party(party)}</th>
            <td>{change(party.deals.at(-1) ?? 0) || '·'}</td>
            <td>{heldBy(played, party)}</td>
          </tr>
        ))}
        {pool >= 0 && (
          <tr class="is-pool">
            <th scope="row">{context.say.table.pool}</th>
            <td />
            <td>{figure(played.steps.at(-1)!.balance[pool]!)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
