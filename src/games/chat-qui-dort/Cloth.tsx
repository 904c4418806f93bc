import type { JSX } from 'preact';
import { getSeatName } from '../../narration/seat-names.ts';
import { CardView } from '../../table/CardView.tsx';
import { Pool } from '../../table/Pool.tsx';
import { type ClothProps, RoundTable } from '../../table/RoundTable.tsx';
import { SleepingCat } from './SleepingCat.tsx';
import { getChatState } from './table-state.ts';
import type { ChatWords } from './words.ts';

/**
 * Table of Le Chat qui dort. In the middle are the cat (a card face down), the words last said and the pool; the
 * players are round them. Cards that have been shown are face up.
 */
export function Cloth(props: ClothProps<ChatWords>): JSX.Element {
  const { played, position, messages, words } = props;
  const { lang } = messages;
  const { step, changes, hands, out } = position;
  const { shown, caller, asked, cat } = getChatState(played, step);
  const pool = played.accounts.length - 1;
  const now = step.events.flatMap(({ type, card }) => (type === 'shown' || type === 'woke-cat' ? [card] : []));
  // In some readings the dead may still speak: a player without counters is then still in the game.
  const gone = played.readings['dead'] === 'out' ? out : [];
  return (
    <RoundTable
      {...props}
      position={{ ...position, out: gone }}
      direction="right"
      now={now[0]}
      hand={(seat) => {
        const card = shown.get(played.seats[seat]!);
        return card ? [card] : hands[seat]!.slice(0, 1).map(() => `?${seat}`);
      }}
      beside={(seat) => played.seats[seat] === caller && <em class="call">{words.table.caller}</em>}
    >
      <p class="chat-said">
        {asked && (
          <>
            <span>{getSeatName(asked.seat!, messages)}</span>{' '}
            {words.table[asked.type === 'named' ? 'speaks' : 'called'](asked.rank!)}
          </>
        )}
      </p>
      <p class={`chat-cat${cat && now.includes(cat) ? ' just-laid' : ''}`}>
        <CardView card={cat || '-'} lang={lang} face={cat ? 'up' : 'down'} />
        <SleepingCat awake={cat !== ''} />
        <span>{cat ? words.table.awake : words.table.cat}</span>
      </p>
      <Pool counters={step.balance[pool]!} change={changes[pool]!} messages={messages} />
    </RoundTable>
  );
}
