import type { JSX } from 'preact';
import { byRank } from '../../table/by-rank.ts';
import { Card } from '../../table/Card.tsx';
import { Counters } from '../../table/Counters.tsx';
import { Fan } from '../../table/Fan.tsx';
import { handOnCloth } from '../../table/position.ts';
import { Change, type ClothProps, Seats } from '../../table/Seats.tsx';
import type { SnipWords } from './words.ts';

/** Cards that lie side by side in one row, if they are to be told apart on a narrow table: in a hand, and played. */
const [ROW, PLAYED_ROW] = [18, 8] as const;

/** A hand in one row, or in two when it is half of the pack. */
const rowsOf = (hand: readonly string[]): readonly (readonly string[])[] => {
  const half = Math.ceil(hand.length / 2);
  return hand.length > ROW ? [hand.slice(0, half), hand.slice(half)] : [hand];
};

/**
 * The table of Snip-Snap-Snorum and of its variations: the cards of the rank in play with the words called on them,
 * the card turned up if there is one, the pool, and the seats with what each holds and has laid.
 */
export function Cloth({ played, position, messages, words }: ClothProps<SnipWords>): JSX.Element {
  const { lang, table } = messages;
  const { step, laid, runFrom, changes } = position;
  const pool = played.accounts.length - 1;
  const last = laid.at(-1);
  const now = step.move.startsWith('deal ') ? undefined : last?.card;
  const turnUp = played.steps
    .find(({ deal }) => deal === step.deal)!
    .events.find(({ type }) => type === 'turned-up')?.card;
  // With the whole pack dealt out to a few, hands are longer than a line that they share has room for.
  const long = (played.variant === 'whole-pack' || played.variant === 'first-out') && played.seats.length < 7;
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
        {turnUp && (
          <p class={`snip-turn-up${now ? '' : ' just-laid'}`}>
            <Card card={turnUp} lang={lang} size="small" />
            <span>{words.table.turnUp}</span>
          </p>
        )}
        <p class="pool" data-account="pool">
          <span>{table.pool}</span>
          <Change counters={changes[pool]!} />
          <Counters count={step.balance[pool]!} lang={lang} />
        </p>
      </div>
      <Seats
        played={played}
        position={position}
        messages={messages}
        long={long}
        beside={(seat) => step.inactive.includes(seat) && <em>{` ${words.table.inactive}`}</em>}
      >
        {(seat) => {
          const before = laid.flatMap((each) => (each.seat === played.seats[seat] ? [each.card] : []));
          return (
            <>
              <div class="snip-hand">
                {rowsOf([...handOnCloth(position, seat)].sort(byRank)).map((row, i) => (
                  <Fan key={i} cards={row} lang={lang} label={table.hand} />
                ))}
              </div>
              <div class={`snip-laid${before.length > PLAYED_ROW ? ' snip-many' : ''}`}>
                <Fan cards={before} lang={lang} label={table.laid} now={before.find((card) => card === now)} />
              </div>
            </>
          );
        }}
      </Seats>
    </>
  );
}
