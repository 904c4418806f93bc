import type { ComponentChildren, JSX } from 'preact';
import type { Replay } from '#engine/record/replay.ts';
import { counterNoun } from '../i18n/cards.ts';
import type { Language } from '../i18n/routes.ts';
import { change, figure } from '../narration/accounts.ts';
import { nameOf } from '../narration/names.ts';
import type { TableMessages } from '../narration/table-messages.ts';
import { Mark } from './Mark.tsx';
import type { Position } from './position.ts';
import { PureComponent } from './pure-component.ts';

/** What a cloth is drawn from. */
export interface ClothProps<Words = unknown> {
  played: Replay;
  position: Position;
  messages: TableMessages;
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
export function Seats({ played, position, messages, long, beside, children }: Props): JSX.Element {
  const { step, toMove, dealer, changes, out, playedFrom } = position;
  const purses = played.accounts.length > 0;
  return (
    <ul class={`seats${long ? ' seats-long' : ''}${purses ? '' : ' seats-bare'}`}>
      {played.seats.map((name, seat) => (
        <Seat
          key={name}
          name={name}
          chair={seat}
          messages={messages}
          toPlay={seat === toMove}
          deals={name === dealer}
          out={out.includes(name)}
          holdsBelow={seat === playedFrom}
          counters={purses ? step.balance[seat] : undefined}
          change={changes[seat]}
          beside={beside?.(seat)}
        >
          {children(seat)}
        </Seat>
      ))}
    </ul>
  );
}

interface SeatProps {
  name: string;
  /** From 0. */
  chair: number;
  messages: TableMessages;
  toPlay: boolean;
  deals: boolean;
  out: boolean;
  /** His hand lies below the cloth. */
  holdsBelow: boolean;
  /** Where players have any. */
  counters: number | undefined;
  change: number | undefined;
  beside: ComponentChildren;
  children: ComponentChildren;
}

/** One player; from one step to the next most stay as they are. */
class Seat extends PureComponent<SeatProps> {
  override render({
    name,
    chair,
    messages,
    toPlay,
    deals,
    out,
    holdsBelow,
    counters,
    change: moved,
    beside,
    children,
  }: SeatProps): JSX.Element {
    const { lang, table } = messages;
    return (
      <li class={`seat${toPlay ? ' to-play' : ''}${out ? ' is-out' : ''}${holdsBelow ? ' holds-below' : ''}`}>
        <span class="seat-name">
          {messages.names && <Mark chair={chair} />}
          {nameOf(name, messages)}
          {toPlay && <span class="unseen">{` (${table.toPlay})`}</span>}
          {deals && <em>{` ${table.dealer}`}</em>}
          {out && <em>{` ${table.out}`}</em>}
          {beside}
        </span>
        {counters !== undefined && <Purse account={name} counters={counters} change={moved!} lang={lang} />}
        <div class="seat-cards">{children}</div>
      </li>
    );
  }
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
