import type { JSX } from 'preact';
import { Card } from '../../table/Card.tsx';
import { Counters } from '../../table/Counters.tsx';
import { Change, type ClothProps } from '../../table/Seats.tsx';
import { SleepingCat } from './SleepingCat.tsx';
import { chatAt } from './seen.ts';
import type { ChatWords } from './words.ts';

/**
 * The table of Le Chat qui dort: the cat in the middle, with what was said last and the pool, and the players round
 * it: down the left and up the right, which is the order of play. A card is seen when it has been shown.
 */
export function Cloth({ played, position, messages, words }: ClothProps<ChatWords>): JSX.Element {
  const { lang, table } = messages;
  const { step, toMove, dealer, changes, hands, out } = position;
  const { shown, caller, asked, cat } = chatAt(played, step);
  const pool = played.accounts.length - 1;
  const now = step.events.flatMap(({ type, card }) => (type === 'shown' || type === 'woke-cat' ? [card] : []));

  const seat = (name: string): JSX.Element => {
    const i = played.seats.indexOf(name);
    const card = shown.get(name);
    const gone = played.readings['dead'] === 'out' && out.includes(name);
    return (
      <li
        key={name}
        class={`seat chat-seat${i === toMove ? ' to-play' : ''}${gone ? ' is-out' : ''}${card && now.includes(card) ? ' just-laid' : ''}`}
      >
        <span class="chat-who">
          <span class="seat-name">{name}</span>
          {i === toMove && <span class="unseen">{` (${table.toPlay})`}</span>}
          {name === dealer && <em>{` ${table.dealer}`}</em>}
          {name === caller && <em class="call">{` ${words.table.caller}`}</em>}
          {gone && <em>{` ${table.out}`}</em>}
        </span>
        {(!gone || changes[i] !== 0) && (
          <span class="chat-purse" data-account={name}>
            <Counters count={step.balance[i]!} lang={lang} />
            <Change counters={changes[i]!} />
          </span>
        )}
        <span class="chat-card">
          {card ? (
            <Card card={card} lang={lang} size="small" />
          ) : (
            hands[i]!.length > 0 && <Card card={hands[i]![0]!} lang={lang} size="small" face="down" />
          )}
        </span>
      </li>
    );
  };

  const left = Math.ceil(played.seats.length / 2);
  return (
    <div class={`chat${played.seats.length > 8 ? ' chat-many' : ''}`}>
      <div class="chat-middle">
        <p class="chat-said">
          {asked && (
            <>
              <span>{asked.seat}</span> {words.table[asked.type === 'named' ? 'speaks' : 'called'](asked.rank!)}
            </>
          )}
        </p>
        <p class={`chat-cat${cat && now.includes(cat) ? ' just-laid' : ''}`}>
          <Card card={cat || '-'} lang={lang} face={cat ? 'up' : 'down'} />
          <SleepingCat awake={cat !== ''} />
          <span>{cat ? words.table.awake : words.table.cat}</span>
        </p>
        <p class="pool" data-account="pool">
          <span>{table.pool}</span>
          <Counters count={step.balance[pool]!} lang={lang} />
          <Change counters={changes[pool]!} />
        </p>
      </div>
      <ul class="chat-side">{played.seats.slice(0, left).map(seat)}</ul>
      <ul class="chat-side chat-up">{played.seats.slice(left).map(seat)}</ul>
    </div>
  );
}
