import type { JSX } from 'preact';
import { getSeatName } from '../../narration/seat-names.ts';
import { CardView } from '../../table/CardView.tsx';
import { Pool } from '../../table/Pool.tsx';
import { type ClothProps, RoundTable } from '../../table/RoundTable.tsx';
import { getSpeculationState } from './table-state.ts';
import type { SpeculationWords } from './words.ts';

/**
 * Table of Speculation. In the middle are the best trump with the name of its owner, the card turned last, the offer that
 * stands and the pool; round them the players with the cards that they have not turned.
 */
export function Cloth(props: ClothProps<SpeculationWords>): JSX.Element {
  const { played, position, messages, words } = props;
  const { lang } = messages;
  const { step, changes, hands } = position;
  const { best, holder, turned, offer, buyers, spare } = getSpeculationState(played, step);
  const pool = played.accounts.length - 1;
  const name = (seat: string): string => getSeatName(seat, messages);
  const now = step.events.findLast(({ type }) => type === 'shown' || type === 'turned-up')?.card;
  const other = turned && turned.card !== best ? turned : undefined;
  return (
    <RoundTable
      {...props}
      direction="left"
      hand={(seat) => hands[seat]!.map((_, i) => `?${seat}.${i}`)}
      beside={(seat) => {
        const buyer = buyers.get(played.seats[seat]!);
        return (
          <>
            {played.seats[seat] === holder && <em class="call">{words.table.chief}</em>}
            {buyer && <em class="spec-bought">{words.table.bought(name(buyer))}</em>}
          </>
        );
      }}
    >
      <p class="spec-offer">
        {offer &&
          words.table[offer.type === 'asked' ? 'asks' : 'offer'](
            name(offer.seat!),
            offer.counters!,
            words.lot(offer.card ?? offer.lot!),
          )}
      </p>
      <div class="spec-cards">
        <p class={`spec-best${best && now === best ? ' just-laid' : ''}`}>
          <CardView card={best || '-'} lang={lang} face={best ? 'up' : 'down'} {...(best ? {} : { label: '' })} />
          <span>{best ? words.table.best : words.table.unturned}</span>
          {best && <strong>{holder ? name(holder) : words.table.pools}</strong>}
        </p>
        {other && (
          <p class={`spec-turned${now === other.card ? ' just-laid' : ''}`}>
            <CardView card={other.card} lang={lang} size="small" />
            <span>{words.table.turned(name(other.seat))}</span>
          </p>
        )}
        {spare.length > 0 && (
          <p class="spec-turned">
            <span class="spec-spare">
              {spare.map((card) => (
                <CardView key={card} card={card} lang={lang} size="small" />
              ))}
            </span>
            <span>{words.table.spare}</span>
          </p>
        )}
      </div>
      <Pool counters={step.balance[pool]!} change={changes[pool]!} messages={messages} />
    </RoundTable>
  );
}
