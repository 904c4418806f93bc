import type { JSX } from 'preact';
import { PACK_SIZE } from '#engine/cards.ts';
import { getCounterNoun } from '../../i18n/cards.ts';
import { formatCounters } from '../../narration/accounts.ts';
import { compareByRank } from '../../table/by-rank.ts';
import { CardView } from '../../table/CardView.tsx';
import { ChainView } from '../../table/ChainView.tsx';
import { AccountChange, type ClothProps, RoundTable } from '../../table/RoundTable.tsx';
import { Basket } from './Basket.tsx';
import type { ChnifWords } from './words.ts';

/** Number of cards for which the drawn pile grows by one level, and the highest level. */
const [GROWS, HIGHEST] = [8, 4] as const;

/**
 * Table of Chnif-Chnof-Chnorum. In the middle are the pile of played cards, on it the cards of the rank in play with
 * their calls, and the pool in its basket. The talon (stock) is beside the dealer, and the seats are round the table.
 */
export function Cloth(props: ClothProps<ChnifWords>): JSX.Element {
  const { played, position, messages, words } = props;
  const { step, dealer, cardsPlayed, runFrom, changes, hands } = position;
  const pool = played.accounts.length - 1;
  const inPool = step.balance[pool]!;
  const now = step.move.startsWith('deal ') ? undefined : cardsPlayed.at(-1)?.card;
  const talon = PACK_SIZE - cardsPlayed.length - hands.reduce((n, hand) => n + hand.length, 0);
  const height = Math.min(HIGHEST, Math.ceil(runFrom / GROWS));
  return (
    <RoundTable
      {...props}
      direction="right"
      inLine="chain"
      hand={(seat) => [...hands[seat]!].sort(compareByRank)}
      beside={(seat) =>
        talon > 0 &&
        played.seats[seat] === dealer && (
          <span class="chnif-talon">
            <CardView card="-" lang={messages.lang} size="small" face="down" label="" />
            <span aria-hidden="true">{talon}</span>
            <span class="unseen">{words.talon(talon)}</span>
          </span>
        )
      }
    >
      <ChainView cards={cardsPlayed.slice(runFrom)} now={now} messages={messages} pile={`pile-${height}`} />
      {runFrom > 0 && <p class="unseen">{words.pile(runFrom)}</p>}
      <p class="pool chnif-pool" data-account="pool">
        <span>{messages.table.pool}</span>
        <Basket count={inPool} />
        <span>
          {formatCounters(inPool)}
          <span class="unseen">{` ${getCounterNoun(inPool, messages.lang)}`}</span>
        </span>
        <AccountChange counters={changes[pool]!} />
      </p>
    </RoundTable>
  );
}
