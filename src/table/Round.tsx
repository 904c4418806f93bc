import type { ComponentChildren, JSX } from 'preact';
import type { Replay } from '#engine/record/replay.ts';
import { counterNoun } from '../i18n/cards.ts';
import type { Language } from '../i18n/routes.ts';
import { change, figure } from '../narration/accounts.ts';
import { nameOf } from '../narration/names.ts';
import type { TableMessages } from '../narration/table-messages.ts';
import { Fan } from './Fan.tsx';
import { Mark } from './Mark.tsx';
import { isUnseen, type Position } from './position.ts';
import { PureComponent } from './pure-component.ts';
import { middleOf, placeOf, sidesOf, type Way } from './ring.ts';

/** What a cloth is drawn from. */
export interface ClothProps<Words = unknown> {
  played: Replay;
  position: Position;
  messages: TableMessages;
  /** What only this game says. */
  words: Words;
}

interface Props extends Omit<ClothProps, 'words'> {
  way: Way;
  /** The cards of a seat (0-based) as it holds them; as the position has them, where it is not given. */
  hand?: (seat: number) => readonly string[];
  /** The card of a hand that was shown in this step. */
  now?: string | undefined;
  /** What else stands at a seat. */
  beside?: (seat: number) => ComponentChildren;
  /** In the middle lies a line of cards with words beneath them, a chain or a run: no corner of it is free. */
  inLine?: 'chain' | 'run';
  /** In the middle lies a disc, which leaves no room for a word in its corners. */
  disc?: boolean;
  /** What lies in the middle. */
  children: ComponentChildren;
}

/** From so many others on, seats are small. */
const MANY = 6;

/**
 * The players round the table in the order of play, and what is played in the middle. It fills the box it is given, and
 * never draws outside it; who looks from below with a hand of his own beneath the cloth is not drawn in the ring.
 */
export function Round({
  played,
  position,
  messages,
  way,
  hand,
  now,
  beside,
  inLine,
  disc,
  children,
}: Props): JSX.Element {
  const { step, toMove, dealer, changes, out, playedFrom, from = 0, hands } = position;
  const { seats } = played;
  const near = playedFrom ?? from;
  const purses = played.accounts.length > 0;
  const others = seats.length - 1;
  const [first] = step.events;
  const doer = step.part === 1 ? step.move.split(' ')[0] : (first?.seat ?? first?.from);
  const open = hands.some((cards, seat) => seat !== near && cards.some((card) => !isUnseen(card)));
  return (
    <div class="round">
      <div
        class={`round-table ${sidesOf(others)}${inLine ? ` is-in-line of-${inLine}` : ''}${open ? ' is-open' : ''}${others >= MANY ? ' is-many' : ''}${playedFrom === undefined ? ' has-near' : ''}`}
      >
        <div class={['round-middle', ...middleOf(others)].join(' ')}>
          <div class="middle">{children}</div>
          <p class={`way to-${way}`}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6.5 7.5A8 8 0 1 1 4 13.5M6.8 2.5v5.3h5.3" />
            </svg>
            <span class={disc ? 'unseen' : undefined}>{messages.table.way[way]}</span>
          </p>
        </div>
        <ul class="round-seats">
          {seats.map((name, seat) => {
            if (seat === playedFrom) return null;
            const scorer = played.scorers.findIndex((each) => each.split('+').includes(name));
            const k = (seat - near - 1 + seats.length) % seats.length;
            return (
              <Seat
                key={name}
                name={name}
                chair={seat}
                place={seat === near ? 'near' : placeOf(k, others, way)}
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

/** What one of those who score gained in a step, or had struck off. */
const scored = ({ events }: Replay['steps'][number], name: string | undefined): number =>
  events.reduce((sum, { type, scorer, points = 0 }) => {
    if (scorer !== name || name === undefined) return sum;
    return type === 'scored' ? sum + points : type === 'struck-off' ? sum - points : sum;
  }, 0);

interface SeatProps {
  name: string;
  /** From 0. */
  chair: number;
  place: string;
  messages: TableMessages;
  toPlay: boolean;
  /** What the step tells is what this seat did. */
  plays: boolean;
  deals: boolean;
  out: boolean;
  /** Where players have any. */
  counters: number | undefined;
  /** What was gained or lost in the step, of counters or of points. */
  change: number;
  /** Where points are scored. */
  score: number | undefined;
  hand: readonly string[];
  now: string | undefined;
  beside: ComponentChildren;
}

/** One player; from one step to the next most stay as they are. */
class Seat extends PureComponent<SeatProps> {
  override render(props: SeatProps): JSX.Element {
    const { name, chair, place, messages, toPlay, plays, deals, out, counters, change: moved, score, hand } = props;
    const { table, lang } = messages;
    const counted = hand.length > 1 || hand.some(isUnseen);
    const state = `${toPlay ? ' to-play' : ''}${plays ? ' has-played' : ''}${out ? ' is-out' : ''}${counted ? ' is-counted' : ''}`;
    return (
      <li class={`seat ${place}${state}`} data-seat={name}>
        <div class="seat-plate">
          {deals && <em class="dealer">{table.dealer}</em>}
          <span class="seat-who">
            {messages.names && <Mark chair={chair} />}
            <span class="seat-name">
              {nameOf(name, messages)}
              {toPlay && <span class="unseen">{` (${table.toPlay})`}</span>}
            </span>
          </span>
          {out && <em class="seat-out">{table.out}</em>}
          {counters !== undefined && <Purse account={name} counters={counters} lang={lang} />}
          {score !== undefined && <span class="seat-score">{table.score(score)}</span>}
          {counted && (
            <span class="seat-count" aria-hidden="true">
              {hand.length}
            </span>
          )}
          {props.beside}
          <Change counters={moved} />
        </div>
        <div class="seat-cards">
          {hand.length > 1 && hand.every(isUnseen) ? (
            <Backs cards={hand} messages={messages} />
          ) : (
            <Fan
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

/** More cards than these lie in several lines even before who looks. */
const ROW = 14;

/** No more backs than these are drawn; the figure says how many there are. */
const BACKS = 5;

/** A hand that is not seen: a small fan of backs, and how many cards it has. */
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

interface PurseProps {
  account: string;
  counters: number;
  lang: Language;
}

class Purse extends PureComponent<PurseProps> {
  override render({ account, counters, lang }: PurseProps): JSX.Element {
    return (
      <span class="purse" data-account={account}>
        {figure(counters)}
        <span class="unseen">{` ${counterNoun(counters, lang)}`}</span>
      </span>
    );
  }
}

/** What an account gained or lost in the step. */
export function Change({ counters }: { counters: number }): JSX.Element | null {
  return counters === 0 ? null : <span class={`change ${counters > 0 ? 'gain' : 'loss'}`}>{change(counters)}</span>;
}
