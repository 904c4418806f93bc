import type { JSX } from 'preact';
import { getSeatName } from '../../narration/seat-names.ts';
import { compareByRank } from '../../table/by-rank.ts';
import { CardView } from '../../table/CardView.tsx';
import { ChainView } from '../../table/ChainView.tsx';
import { CardFan } from '../../table/Fan.tsx';
import { Pool } from '../../table/Pool.tsx';
import { type ClothProps, RoundTable } from '../../table/RoundTable.tsx';
import type { SnipWords } from './words.ts';

/**
 * Table of Snip-Snap-Snorum and its variations. In the middle are the cards of the rank in play with their calls, the
 * turned-up card if there is one, and the pool. Round them are the seats, each with the card it played last.
 */
export function Cloth(props: ClothProps<SnipWords>): JSX.Element {
  const { played, position, messages, words } = props;
  const { step, cardsPlayed, runFrom, changes } = position;
  const pool = played.accounts.length - 1;
  const now = step.move.startsWith('deal ') ? undefined : cardsPlayed.at(-1)?.card;
  const turnUp = played.steps
    .find(({ deal }) => deal === step.deal)!
    .events.find(({ type }) => type === 'turned-up')?.card;
  return (
    <RoundTable
      {...props}
      direction="left"
      inLine="chain"
      hand={(seat) => [...position.hands[seat]!].sort(compareByRank)}
      beside={(seat) => {
        const last = cardsPlayed.findLast((each) => each.seat === played.seats[seat])?.card;
        return (
          <>
            {step.inactive.includes(seat) && <em class="seat-inactive">{words.table.inactive}</em>}
            {last && last !== now && (
              <span class="seat-last">
                <CardView card={last} lang={messages.lang} size="small" />
              </span>
            )}
          </>
        );
      }}
    >
      <ChainView cards={cardsPlayed.slice(runFrom)} now={now} messages={messages} />
      <div class="chain-beside">
        {turnUp && (
          <p class={`snip-turn-up${now ? '' : ' just-laid'}`}>
            <CardView card={turnUp} lang={messages.lang} size="small" />
            <span>{words.table.turnUp}</span>
          </p>
        )}
        <Pool counters={step.balance[pool]!} change={changes[pool]!} messages={messages} />
      </div>
    </RoundTable>
  );
}

/** Side panel: the cards that each seat has played in the deal. */
export function SidePanel({ played, position: { cardsPlayed }, messages }: ClothProps<SnipWords>): JSX.Element | null {
  if (cardsPlayed.length === 0) return null;
  return (
    <dl class="snip-laid">
      {played.seats.map((name) => (
        <div key={name}>
          <dt>{getSeatName(name, messages)}</dt>
          <dd>
            <CardFan
              cards={cardsPlayed.flatMap(({ seat, card }) => (seat === name ? [card] : []))}
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
