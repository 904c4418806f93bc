import type { JSX } from 'preact';
import { byRank } from './by-rank.ts';
import { Card } from './Card.tsx';
import { Counters } from './Counters.tsx';
import { Fan } from './Fan.tsx';
import { Change, type ClothProps, Seats } from './Seats.tsx';

/** The table of Snip-Snap-Snorum: the cards of the rank in play with the words called on them, the pool, and the seats. */
export function SnipCloth({ played, position, tongue }: ClothProps): JSX.Element {
  const { lang, table } = tongue;
  const { step, laid, runFrom, changes, hands } = position;
  const pool = played.accounts.length - 1;
  const last = laid.at(-1);
  const now = step.move.startsWith('deal ') ? undefined : last?.card;
  return (
    <>
      <div class="snip-middle">
        <ol class="chain">
          {laid.slice(runFrom).map(({ card, seat, call }) => (
            <li key={card} class={card === now ? 'just-laid' : undefined}>
              <Card card={card} lang={lang} />
              <span>
                {`${seat} `}
                {call && <em class="call">{call.charAt(0).toUpperCase() + call.slice(1)}</em>}
              </span>
            </li>
          ))}
        </ol>
        <p class="pool">
          <span>{table.pool}</span>
          <Change counters={changes[pool]!} />
          <Counters count={step.balance[pool]!} lang={lang} />
        </p>
      </div>
      <Seats played={played} position={position} tongue={tongue}>
        {(seat) => (
          <>
            <Fan cards={[...hands[seat]!].sort(byRank)} lang={lang} label={table.hand} />
            <Fan
              cards={laid.flatMap((each) => (each.seat === played.seats[seat] ? [each.card] : []))}
              lang={lang}
              label={table.laid}
              now={now}
            />
          </>
        )}
      </Seats>
    </>
  );
}
