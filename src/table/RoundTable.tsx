import type { ComponentChildren, JSX } from 'preact';
import type { Replay } from '#engine/record/steps.ts';
import { getCounterNoun } from '../i18n/cards.ts';
import type { Language } from '../i18n/routes.ts';
import { formatChange, formatCounters } from '../narration/accounts.ts';
import { getSeatName } from '../narration/seat-names.ts';
import type { TableMessages } from '../narration/table-messages.ts';
import { CardFan } from './Fan.tsx';
import { PlayerMark } from './PlayerMark.tsx';
import { isHiddenCard, type Position } from './position.ts';
import { PureComponent } from './pure-component.ts';
import { getMiddleClasses, getRingClasses, getSeatClasses, type TurnDirection } from './ring.ts';

export interface ClothProps<Words = unknown> {
  played: Replay;
  position: Position;
  messages: TableMessages;
  /** Texts that only this game has. */
  words: Words;
}

interface Props extends Omit<ClothProps, 'words'> {
  direction: TurnDirection;
  /** Returns the cards of a seat (0-based) in the order of its hand; by default the order in the position. */
  hand?: (seat: number) => readonly string[];
  /** Card that a player shows from the hand in this step. */
  now?: string | undefined;
  /** Renders extra content at a seat (0-based). */
  beside?: (seat: number) => ComponentChildren;
  /** Shape of the middle if it is a line of cards with words below them. No corner is then free. */
  inLine?: 'chain' | 'run';
  /** True if the middle is a disc. There is then no space for a word in the corners. */
  disc?: boolean;
  /** Content of the middle. */
  children: ComponentChildren;
}

/** Number of other players from which on the seats are drawn small. */
const MANY = 6;

/**
 * Draws the players round the table in the order of play, with the cards in play in the middle. It fills its box
 * without overflowing. A viewer whose hand is below the cloth has no seat here.
 */
export function RoundTable({
  played,
  position,
  messages,
  direction,
  hand,
  now,
  beside,
  inLine,
  disc,
  children,
}: Props): JSX.Element {
  const { step, toMove, dealer, changes, out, activeSeat, viewerSeat = 0, hands } = position;
  const { seats } = played;
  const near = activeSeat ?? viewerSeat;
  const purses = played.accounts.length > 0;
  const others = seats.length - 1;
  const [first] = step.events;
  const doer = step.part === 1 ? step.move.split(' ')[0] : (first?.seat ?? first?.from);
  const open = hands.some((cards, seat) => seat !== near && cards.some((card) => !isHiddenCard(card)));
  return (
    <div class="round">
      <div
        class={`round-table ${getRingClasses(others)}${inLine ? ` is-in-line of-${inLine}` : ''}${open ? ' is-open' : ''}${others >= MANY ? ' is-many' : ''}${activeSeat === undefined ? ' has-near' : ''}`}
      >
        <div class={['round-middle', ...getMiddleClasses(others)].join(' ')}>
          <div class="middle">{children}</div>
          <p class={`way to-${direction}`}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6.5 7.5A8 8 0 1 1 4 13.5M6.8 2.5v5.3h5.3" />
            </svg>
            <span class={disc ? 'unseen' : undefined}>{messages.table.way[direction]}</span>
          </p>
        </div>
        <ul class="round-seats">
          {seats.map((name, seat) => {
            if (seat === activeSeat) return null;
            const scorer = played.scorers.findIndex((each) => each.split('+').includes(name));
            const k = (seat - near - 1 + seats.length) % seats.length;
            return (
              <Seat
                key={name}
                name={name}
                chair={seat}
                place={seat === near ? 'near' : getSeatClasses(k, others, direction)}
                messages={messages}
                toPlay={seat === toMove}
                plays={name === doer && step.events.length > 0}
                deals={name === dealer}
                out={out.includes(name)}
                counters={purses ? step.balance[seat] : undefined}
                change={purses ? changes[seat]! : scored(step, played.scorers[scorer])}
                score={scorer < 0 ? undefined : step.scores[scorer]}
                hand={hand?.(seat) ?? hands[seat]!}
                now={now}
                beside={beside?.(seat)}
              />
            );
          })}
        </ul>
      </div>
    </div>
  );
}

/** Sum of the points that a scorer gains or loses in a step. */
const scored = ({ events }: Replay['steps'][number], name: string | undefined): number =>
  events.reduce((sum, { type, scorer, points = 0 }) => {
    if (scorer !== name || name === undefined) return sum;
    return type === 'scored' ? sum + points : type === 'struck-off' ? sum - points : sum;
  }, 0);

interface SeatProps {
  name: string;
  /** Index (0-based) of the seat. */
  chair: number;
  place: string;
  messages: TableMessages;
  toPlay: boolean;
  /** True if the step is an action of this seat. */
  plays: boolean;
  deals: boolean;
  out: boolean;
  /** Number of counters; `undefined` in a game without counters. */
  counters: number | undefined;
  /** Gain or loss in this step, in counters or points. */
  change: number;
  /** Points so far; `undefined` in a game without points. */
  score: number | undefined;
  hand: readonly string[];
  now: string | undefined;
  beside: ComponentChildren;
}

/** Seat of one player. It is a pure component, since most seats do not change between two steps. */
class Seat extends PureComponent<SeatProps> {
  override render(props: SeatProps): JSX.Element {
    const { name, chair, place, messages, toPlay, plays, deals, out, counters, change: moved, score, hand } = props;
    const { table, lang } = messages;
    const counted = hand.length > 1 || hand.some(isHiddenCard);
    const state = `${toPlay ? ' to-play' : ''}${plays ? ' has-played' : ''}${out ? ' is-out' : ''}${counted ? ' is-counted' : ''}`;
    return (
      <li class={`seat ${place}${state}`} data-seat={name}>
        <div class="seat-plate">
          {deals && <em class="dealer">{table.dealer}</em>}
          <span class="seat-who">
            {messages.names && <PlayerMark chair={chair} />}
            <span class="seat-name">
              {getSeatName(name, messages)}
              {toPlay && <span class="unseen">{` (${table.toPlay})`}</span>}
            </span>
          </span>
          {out && <em class="seat-out">{table.out}</em>}
          {counters !== undefined && <CounterStack account={name} counters={counters} lang={lang} />}
          {score !== undefined && <span class="seat-score">{table.score(score)}</span>}
          {counted && (
            <span class="seat-count" aria-hidden="true">
              {hand.length}
            </span>
          )}
          {props.beside}
          <AccountChange counters={moved} />
        </div>
        <div class="seat-cards">
          {hand.length > 1 && hand.every(isHiddenCard) ? (
            <Backs cards={hand} messages={messages} />
          ) : (
            <CardFan
              cards={hand}
              lang={lang}
              label={table.hand}
              size={place !== 'near' && hand.length > 1 ? 'index' : 'small'}
              lines={place === 'near' && hand.length > ROW}
              now={hand.find((card) => card === props.now)}
            />
          )}
        </div>
      </li>
    );
  }
}

/** Number of cards above which a hand takes several lines, even the viewer's. */
const ROW = 14;

/** Maximum number of card backs drawn; a figure gives the number of cards. */
const BACKS = 5;

/** A hidden hand: a small fan of backs, and the number of cards. */
class Backs extends PureComponent<{ cards: readonly string[]; messages: TableMessages }> {
  override render({ cards, messages: { table } }: this['props']): JSX.Element {
    return (
      <span class="backs">
        <span class="backs-fan" aria-hidden="true">
          {cards.slice(0, BACKS).map((card) => (
            <i key={card} />
          ))}
        </span>
        <span aria-hidden="true">{cards.length}</span>
        <span class="unseen">{table.held(cards.length)}</span>
      </span>
    );
  }
}

interface CounterStackProps {
  account: string;
  counters: number;
  lang: Language;
}

class CounterStack extends PureComponent<CounterStackProps> {
  override render({ account, counters, lang }: CounterStackProps): JSX.Element {
    return (
      <span class="purse" data-account={account}>
        {formatCounters(counters)}
        <span class="unseen">{` ${getCounterNoun(counters, lang)}`}</span>
      </span>
    );
  }
}

/** Gain or loss of an account in the step. */
export function AccountChange({ counters }: { counters: number }): JSX.Element | null {
  return counters === 0 ? null : (
    <span class={`change ${counters > 0 ? 'gain' : 'loss'}`}>{formatChange(counters)}</span>
  );
}
