/** Scores of the players: one line where space is small, otherwise a table. */
import type { JSX } from 'preact';
import type { Replay } from '#engine/record/steps.ts';
import { formatChange, formatCounters } from '../../narration/accounts.ts';
import type { PlayContext } from '../../table/game-table.ts';
import { findParty, isScored, type Party, sortByPlace } from './parties.ts';
import type { PlayerNames } from './player-names.ts';
import { PLAY_WORDS } from './words.ts';

interface Props {
  context: PlayContext;
  played: Replay;
  parties: readonly Party[];
  names: PlayerNames;
  /** Seat (0-based) of the only person at the device; -1 if there are several or none. */
  you: number;
}

/** True if the players received counters at the start; otherwise the accounts start at 0. */
export const hasStartingCounters = ({ steps }: Replay): boolean =>
  steps[0]?.events.some(({ type }) => type === 'received') ?? false;

/** Formats the total of a party (a player or a side); it has a sign if the accounts start at 0. */
export const formatPartyScore = (played: Replay, { score }: Party): string =>
  isScored(played) || hasStartingCounters(played) || score <= 0 ? formatCounters(score) : formatChange(score);

/** One line: the score of the user (or of the leader), and beside it the pool or the next player. */
export function ScoreLine({ context, played, parties, names, you }: Props): JSX.Element {
  const { frame } = PLAY_WORDS[context.messages.lang];
  const ranked = sortByPlace(parties);
  const own = findParty(parties, you) ?? ranked[0]!;
  const other = ranked.find((party) => party !== own)!;
  /** Number of others with the same score. */
  const level = parties.filter((party) => party !== own && party.place === own.place).length;
  const pool = played.accounts.indexOf('pool');
  return (
    <p class="score-line">
      <span>
        <bdi>{names.party(own)}</bdi> <b>{formatPartyScore(played, own)}</b>
      </span>
      {parties.length > 2 && (
        <em>
          {level === parties.length - 1
            ? frame.level
            : level > 0
              ? frame.shared(own.place, level)
              : frame.place(own.place, parties.length)}
        </em>
      )}
      {pool >= 0 ? (
        <span>
          {context.messages.table.pool} <b>{formatCounters(played.steps.at(-1)!.balance[pool]!)}</b>
        </span>
      ) : (
        <span>
          <bdi>{parties.length > 2 ? frame.next(names.party(other)) : names.party(other)}</bdi>{' '}
          <b>{formatPartyScore(played, other)}</b>
        </span>
      )}
    </p>
  );
}

/** Table of all players: the result of this deal, and the total. */
export function ScoreTable({ context, played, parties, names, you }: Props): JSX.Element {
  const { end, frame } = PLAY_WORDS[context.messages.lang];
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
            <td>{formatChange(party.deals.at(-1) ?? 0) || '·'}</td>
            <td>{formatPartyScore(played, party)}</td>
          </tr>
        ))}
        {pool >= 0 && (
          <tr class="is-pool">
            <th scope="row">{context.messages.table.pool}</th>
            <td />
            <td>{formatCounters(played.steps.at(-1)!.balance[pool]!)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
