import type { JSX } from 'preact';
import { nameOf } from '../../narration/names.ts';
import { byRank } from '../../table/by-rank.ts';
import { Card } from '../../table/Card.tsx';
import { Chain } from '../../table/Chain.tsx';
import { Fan } from '../../table/Fan.tsx';
import { Pool } from '../../table/Pool.tsx';
import { type ClothProps, Round } from '../../table/Round.tsx';
import type { SnipWords } from './words.ts';

/**
 * Table of Snip-Snap-Snorum and its variations: in the middle the cards of the rank in play with their calls, the
 * turn-up if there is one, and the pool; round it the seats, each with the last card it has played.
 */
export function Cloth(props: ClothProps<SnipWords>): JSX.Element {
  const { played, position, messages, words } = props;
  const { step, laid, runFrom, changes } = position;
  const pool = played.accounts.length - 1;
  const now = step.move.startsWith('deal ') ? undefined : laid.at(-1)?.card;
  const turnUp = played.steps
    .find(({ deal }) => deal === step.deal)!
    .events.find(({ type }) => type === 'turned-up')?.card;
  return (
    <Round
      {...props}
      way="left"
      inLine="chain"
      hand={(seat) => [...position.hands[seat]!].sort(byRank)}
      beside={(seat) => {
        const last = laid.findLast((each) => each.seat === played.seats[seat])?.card;
        return (
          <>
            {step.inactive.includes(seat) && <em class="seat-inactive">{words.table.inactive}</em>}
            {last && last !== now && (
              <span class="seat-last">
                <Card card={last} lang={messages.lang} size="small" />
              </span>
            )}
          </>
        );
      }}
    >
      <Chain cards={laid.slice(runFrom)} now={now} messages={messages} />
      <div class="chain-beside">
        {turnUp && (
          <p class={`snip-turn-up${now ? '' : ' just-laid'}`}>
            <Card card={turnUp} lang={messages.lang} size="small" />
            <span>{words.table.turnUp}</span>
          </p>
        )}
        <Pool counters={step.balance[pool]!} change={changes[pool]!} messages={messages} />
      </div>
    </Round>
  );
}

/** Cards played by each seat in the deal. */
export function Standing({ played, position: { laid }, messages }: ClothProps<SnipWords>): JSX.Element | null {
  if (laid.length === 0) return null;
  return (
    <dl class="snip-laid">
      {played.seats.map((name) => (
        <div key={name}>
          <dt>{nameOf(name, messages)}</dt>
          <dd>
            <Fan
              cards={laid.flatMap(({ seat, card }) => (seat === name ? [card] : []))}
              lang={messages.lang}
              label={messages.table.laid}
              lines
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
