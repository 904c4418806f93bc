import type { JSX } from 'preact';
import { PACK_SIZE } from '#engine/cards.ts';
import { counterNoun } from '../../i18n/cards.ts';
import { figure } from '../../narration/accounts.ts';
import { byRank } from '../../table/by-rank.ts';
import { Card } from '../../table/Card.tsx';
import { Fan } from '../../table/Fan.tsx';
import { handOnCloth } from '../../table/position.ts';
import { Change, type ClothProps, Seats } from '../../table/Seats.tsx';
import { Basket } from './Basket.tsx';
import type { ChnifWords } from './words.ts';

/** From so many players on, hands are short and the seats stand beside one another. */
const MANY = 8;
/** Every so many cards, the pile is seen to grow; up to so much. */
const [GROWS, HIGHEST] = [8, 4] as const;

/**
 * The table of Chnif-Chnof-Chnorum: on the pile of the cards played, the rank in play spread out with the words said
 * on it; the pool in its basket; the talon beside the dealer, between him and his neighbour on the right; the seats.
 */
export function Cloth({ played, position, messages, words }: ClothProps<ChnifWords>): JSX.Element {
  const { lang, table } = messages;
  const { step, dealer, laid, runFrom, changes, hands } = position;
  const pool = played.accounts.length - 1;
  const inPool = step.balance[pool]!;
  const now = step.move.startsWith('deal ') ? undefined : laid.at(-1)?.card;
  const talon = PACK_SIZE - laid.length - hands.reduce((n, hand) => n + hand.length, 0);
  const height = Math.min(HIGHEST, Math.ceil(runFrom / GROWS));
  return (
    <>
      <div class="chnif-middle">
        <ol class={`chain chnif-chain pile-${height}`}>
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
        {runFrom > 0 && <p class="unseen">{words.pile(runFrom)}</p>}
        <p class="pool chnif-pool" data-account="pool">
          <span>{table.pool}</span>
          <Basket count={inPool} />
          <span>
            <Change counters={changes[pool]!} />
            {figure(inPool)}
            <span class="unseen">{` ${counterNoun(inPool, lang)}`}</span>
          </span>
        </p>
      </div>
      <div class={played.seats.length < MANY ? 'chnif' : 'chnif chnif-many'}>
        <Seats
          played={played}
          position={position}
          messages={messages}
          long
          beside={(seat) =>
            talon > 0 &&
            played.seats[seat] === dealer && (
              <span class="chnif-talon">
                <Card card="-" lang={lang} size="small" face="down" label="" />
                <span aria-hidden="true">{talon}</span>
                <span class="unseen">{words.talon(talon)}</span>
              </span>
            )
          }
        >
          {(seat) => <Fan cards={[...handOnCloth(position, seat)].sort(byRank)} lang={lang} label={table.hand} />}
        </Seats>
      </div>
    </>
  );
}
