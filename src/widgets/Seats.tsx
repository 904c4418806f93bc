import type { ComponentChildren, JSX } from 'preact';
import type { Replay } from '#engine/replay.ts';
import { counterNoun } from '../i18n/cards.ts';
import type { Language } from '../i18n/routes.ts';
import { change, figure } from '../narration/accounts.ts';
import type { Tongue } from '../narration/tongue.ts';
import type { Position } from './position.ts';

/** What a cloth is drawn from. */
export interface ClothProps<Words = unknown> {
  played: Replay;
  position: Position;
  tongue: Tongue;
  /** What only this game says. */
  words: Words;
}

interface Props extends Omit<ClothProps, 'words'> {
  /** Hands are so long that on a narrow table they need a line of their own. */
  long?: boolean;
  /** What stands beside the name of a seat. */
  beside?: (seat: number) => ComponentChildren;
  /** What lies before a seat. */
  children: (seat: number) => ComponentChildren;
}

/** The players in the order of play: name, counters where they have any, and the cards of each. */
export function Seats({ played, position, tongue, long, beside, children }: Props): JSX.Element {
  const { lang, table } = tongue;
  const { step, toMove, dealer, changes, out } = position;
  return (
    <ul class={`seats${long ? ' seats-long' : ''}${played.accounts.length > 0 ? '' : ' seats-bare'}`}>
      {played.seats.map((name, seat) => (
        <li key={name} class={`seat${seat === toMove ? ' to-play' : ''}${out.includes(name) ? ' is-out' : ''}`}>
          <span class="seat-name">
            {name}
            {seat === toMove && <span class="unseen">{` (${table.toPlay})`}</span>}
            {name === dealer && <em>{` ${table.dealer}`}</em>}
            {out.includes(name) && <em>{` ${table.out}`}</em>}
            {beside?.(seat)}
          </span>
          {played.accounts.length > 0 && (
            <Purse account={name} counters={step.balance[seat]!} change={changes[seat]!} lang={lang} />
          )}
          <div class="seat-cards">{children(seat)}</div>
        </li>
      ))}
    </ul>
  );
}

interface PurseProps {
  account: string;
  counters: number;
  change: number;
  lang: Language;
}

function Purse({ account, counters, change: moved, lang }: PurseProps): JSX.Element {
  return (
    <span class="purse" data-account={account}>
      <Change counters={moved} />
      {figure(counters)}
      <span class="unseen">{` ${counterNoun(counters, lang)}`}</span>
    </span>
  );
}

/** What an account gained or lost in the step. */
export function Change({ counters }: { counters: number }): JSX.Element | null {
  return counters === 0 ? null : <span class="change">{`${change(counters)} `}</span>;
}
