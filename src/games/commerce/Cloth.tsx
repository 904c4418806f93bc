import type { JSX } from 'preact';
import { getSeatName } from '../../narration/seat-names.ts';
import { CardView } from '../../table/CardView.tsx';
import { Pool } from '../../table/Pool.tsx';
import { type ClothProps, RoundTable } from '../../table/RoundTable.tsx';
import { getCommerceState } from './table-state.ts';
import type { CommerceWords } from './words.ts';

/**
 * Table of Commerce: in the middle the stock, or in the old game three cards face up, and the pool; the players are
 * round them, each with what has been said.
 */
export function Cloth(props: ClothProps<CommerceWords>): JSX.Element {
  const { played, position, messages, words } = props;
  const { lang } = messages;
  const { step, changes } = position;
  const { middle, left, stock, standing, passed, offering, lives, shown, best } = getCommerceState(played, step);
  const pool = played.accounts.length - 1;
  const said = (name: string): string => {
    const combination = shown.get(name);
    if (combination) return words.table.combinations[combination];
    if (name === offering) return words.table.offers;
    return standing.includes(name) ? words.table.stands : passed.includes(name) ? words.table.passed : '';
  };
  const out = lives.length > 0 ? played.seats.filter((_, seat) => lives[seat] === 0) : position.out;
  return (
    <RoundTable
      {...props}
      position={{ ...position, out }}
      direction="left"
      beside={(seat) => {
        const name = played.seats[seat]!;
        const word = said(name);
        return (
          <>
            {lives[seat] ? <span class="commerce-lives">{words.table.lives(lives[seat])}</span> : null}
            {word && <em class={best.includes(name) ? 'call is-best' : 'call'}>{word}</em>}
          </>
        );
      }}
    >
      {middle.length > 0 ? (
        <ul class="commerce-middle" aria-label={words.table.middle}>
          {middle.map((card) => (
            <li key={card} class={card === left ? 'just-laid' : undefined}>
              <CardView card={card} lang={lang} size="medium" />
            </li>
          ))}
        </ul>
      ) : (
        <p class="commerce-stock">
          <CardView card="-" lang={lang} face="down" label="" />
          <span>{words.table.stock(stock)}</span>
        </p>
      )}
      {played.variant === 'old' ? null : (
        <Pool counters={step.balance[pool]!} change={changes[pool]!} messages={messages} />
      )}
    </RoundTable>
  );
}

/** Side panel at the end of a deal: the combination of each hand. */
export function SidePanel({ played, position, messages, words }: ClothProps<CommerceWords>): JSX.Element | null {
  const { shown, best } = getCommerceState(played, position.step);
  if (shown.size === 0) return null;
  return (
    <table class="settlement">
      <caption>{words.table.settlement}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.table.seat}</th>
          <th scope="col">{words.table.shown}</th>
        </tr>
      </thead>
      <tbody>
        {[...shown].map(([seat, combination]) => (
          <tr key={seat}>
            <th scope="row">{getSeatName(seat, messages)}</th>
            <td>
              {best.includes(seat) ? (
                <b>{words.table.combinations[combination]}</b>
              ) : (
                words.table.combinations[combination]
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
