import { Component, type JSX } from 'preact';
import { type Card as CardInt, formatCard, parseCard, rankOf, suitOf } from '#engine/cards.ts';
import { formatMove, type Move, type Refusal } from '#engine/game.ts';
import type { LiveGame } from '#engine/record/live-game.ts';
import { getCardIndexLanguage } from '../../browser/settings.ts';
import { cardName, getCardIndex } from '../../i18n/cards.ts';
import type { Language } from '../../i18n/routes.ts';
import { describeMove } from '../../narration/moves.ts';
import type { TableWords } from '../../narration/table-messages.ts';
import { CardView } from '../../table/CardView.tsx';
import type { PlayContext } from '../../table/game-table.ts';
import { type Capture, parseTakenCards } from './capture-picker.ts';
import { OfferControl } from './OfferControl.tsx';
import { PLAY_WORDS } from './words.ts';

interface Props {
  live: LiveGame;
  /** Seat (0-based) of the hand. */
  seat: number;
  lang: Language;
  /** Names a move that exists only in this game. */
  ofGame: TableWords['move'];
  /** True if the hand is sorted by suit, false if by rank. */
  bySuit: boolean | undefined;
  /** Sorts a hand as this game orders it; `undefined` if it is the usual order. */
  held: PlayContext['held'];
  /** The advised move, if advice was requested. */
  hinted?: Move | undefined;
  /** Line above the hand. */
  me: JSX.Element;
  name: string;
  /**
   * Called when a card could take different sets of cards and the player must choose. An empty list means that the
   * choice has ended.
   */
  onCaptureChoice: (captures: readonly Capture[]) => void;
  onMove: (move: Move) => void;
  /** Called when the player asks to make an offer; `undefined` if the game has no market. */
  onOffer: (() => void) | undefined;
  /** Called when the player presses a card that may not be played now. */
  onRefused: (card: CardInt, refusal: Refusal) => void;
}

interface State {
  /** Card that allows several moves; the player must still choose one. `undefined` if there is none. */
  chosenCard: CardInt | undefined;
}

/** Verbs of the moves by which a card of the hand is traded for another. */
const TRADES: readonly string[] = ['throws', 'barters', 'gives'];

/** Groups the legal moves of the seat to play: the moves of each card, and the moves without a card. */
export const groupMovesByCard = (live: LiveGame): { byCard: Map<CardInt, Move[]>; others: Move[] } => {
  const byCard = new Map<CardInt, Move[]>();
  const others: Move[] = [];
  for (const move of live.legal()) {
    const [first = '', second = ''] = formatMove(live.table, move).split(' ');
    const card = parseCard(TRADES.includes(first) ? second : first);
    // A card that is turned unseen is none of the hand.
    if (card === undefined || live.table.handsLookedAt === false) others.push(move);
    else byCard.set(card, [...(byCard.get(card) ?? []), move]);
  }
  return { byCard, others };
};

/** Matches windows with space for full-size cards; same condition as in the style sheet. */
const wide = globalThis.matchMedia?.('(min-width: 900px) and (min-height: 600px)');

/** Matches a move without a card that names a rank: `names 4`, `calls Q`. A move that names a suit does not match. */
const RANK = /^(names|calls) ([2-9]|10|[AJQK])$/;

/** Returns the verb of the moves if the seat to play can only name or call a rank; otherwise `undefined`. */
export const findRankVerb = (live: LiveGame): 'names' | 'calls' | undefined => {
  const written = live.legal().map((move) => formatMove(live.table, move));
  if (written.length < 2 || !written.every((move) => RANK.test(move))) return undefined;
  return RANK.exec(written[0]!)![1] as 'names' | 'calls';
};

/**
 * Returns the largest number of cards that a seat (0-based) has held in this deal. The hand reserves space for them.
 */
const mostHeld = ({ played, table }: LiveGame, seat: number): number =>
  Math.max(
    ...played.steps
      .filter(({ deal }) => deal === table.dealNumber)
      .map(({ owners }) => owners.reduce<number>((held, owner) => held + Number(owner === seat), 0)),
  );

/**
 * Numbers of cards in a row. On a narrow table: `ROW` in up to `ROWS` rows; if that is not enough, `LONG_ROW`, with
 * cards that overlap. On a wide table: `WIDE_ROW`.
 */
const [ROW, ROWS, LONG_ROW, WIDE_ROW] = [5, 3, 8, 18] as const;

/** Largest hand that leaves room beside it for the buttons of other moves. */
const SHORT_HAND = 4;

const rowsOf = (cards: number, inRow: number): number => Math.max(1, Math.ceil(cards / inRow));

/** Returns CSS properties for a hand: cards in a row, and rows to reserve, on a narrow table and on a wide one. */
const shapeOf = (cards: number, most: number): Record<string, number> => {
  const narrow = most > ROW * ROWS ? LONG_ROW : ROW;
  const row = (inRow: number) => Math.max(2, Math.ceil(cards / rowsOf(cards, inRow)));
  return {
    '--row': row(narrow),
    '--rows': rowsOf(most, narrow),
    '--wide-row': row(WIDE_ROW),
    '--wide-rows': rowsOf(most, WIDE_ROW),
  };
};

/**
 * Hand of the player whose turn it is. Every card is a button; pressing a card that may not be played shows the reason.
 */
export class PlayerHand extends Component<Props, State> {
  override state: State = { chosenCard: undefined };

  override componentWillReceiveProps(): void {
    this.setState({ chosenCard: undefined });
  }

  override componentDidUpdate(_props: Props, { chosenCard }: State): void {
    if (this.state.chosenCard !== undefined && chosenCard !== this.state.chosenCard)
      (this.base as HTMLElement).querySelector<HTMLElement>('.tray-asked button')?.focus();
    if (chosenCard !== this.state.chosenCard) this.props.onCaptureChoice(this.#captures);
  }

  /** Captures (sets of cards to take) that the chosen card allows; empty if no card is chosen, or it takes nothing. */
  get #captures(): readonly Capture[] {
    const { live } = this.props;
    const { chosenCard } = this.state;
    if (chosenCard === undefined) return [];
    return (groupMovesByCard(live).byCard.get(chosenCard) ?? []).flatMap((move) => {
      const cards = parseTakenCards(formatMove(live.table, move));
      return cards.length > 0 ? [{ move, cards }] : [];
    });
  }

  /** Moves the focus with the arrow keys between cards, and from a choice of moves back to its card. */
  readonly #key = (event: KeyboardEvent): void => {
    const { key, currentTarget } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...(currentTarget as Element).querySelectorAll<HTMLElement>('.tray-cards button')];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const expanded = buttons.find((button) => button.ariaExpanded === 'true');
    if (key === 'Escape' && expanded) {
      expanded.focus();
      this.setState({ chosenCard: undefined });
    } else if (at >= 0) {
      const last = buttons.length - 1;
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[key];
      if (to === undefined) return;
      buttons[Math.max(0, Math.min(to, last))]!.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  #press(card: CardInt, moves: readonly Move[]): void {
    const { live, seat, onMove, onRefused } = this.props;
    if (moves.length === 1) onMove(moves[0]!);
    else if (moves.length > 1) this.setState({ chosenCard: card });
    else {
      const refusal = live.table.getRefusal(seat, card);
      if (refusal) onRefused(card, refusal);
    }
  }

  override render({ live, seat, lang, ofGame, bySuit, held, hinted, me, name, onMove, onOffer }: Props): JSX.Element {
    const words = PLAY_WORDS[lang];
    const { table } = live;
    const mine = table.toMove === seat;
    const { byCard, others } = mine ? groupMovesByCard(live) : { byCard: new Map<CardInt, Move[]>(), others: [] };
    const order = (a: CardInt, b: CardInt) =>
      held?.(formatCard(a), formatCard(b)) ?? ((bySuit ? suitOf(a) - suitOf(b) : rankOf(a) - rankOf(b)) || a - b);
    const hand = [...live.observe(seat).hand].sort(order);
    const { chosenCard } = this.state;
    const label = (move: Move) => describeMove(formatMove(table, move), lang, ofGame);
    const chosen = chosenCard === undefined ? [] : (byCard.get(chosenCard) ?? []);
    const ranks = mine && hand.length === 0 && findRankVerb(live) !== undefined;
    const isOffer = (move: Move): boolean => move >= (table.amountsFrom ?? Infinity);
    const plain = others.filter((move) => !isOffer(move));
    const speaks = onOffer && !(mine && (others.some(isOffer) || others.length > 1));
    const most = mostHeld(live, seat);
    const looks = [
      'tray',
      mine && 'is-mine',
      hand.length > 0 && most <= SHORT_HAND && 'is-short',
      // No card is raised or dimmed if all are playable, or none.
      (byCard.size === 0 || hand.every((card) => byCard.has(card))) && 'all-may',
    ];
    const size = wide?.matches ? 'medium' : 'small';
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it.
      <div class={looks.filter(Boolean).join(' ')} onKeyDown={this.#key} style={shapeOf(hand.length, most)}>
        {me}
        <ul class="tray-cards" aria-label={words.yourCards(name)}>
          {hand.map((card) => {
            const moves = byCard.get(card) ?? [];
            const notation = formatCard(card);
            const looked = [moves.length > 0 && 'may', moves.includes(hinted!) && 'is-hinted']
              .filter(Boolean)
              .join(' ');
            return (
              <li key={card}>
                <button
                  type="button"
                  class={looked || undefined}
                  aria-disabled={moves.length === 0}
                  aria-label={cardName(notation, lang)}
                  aria-expanded={moves.length > 1 ? chosenCard === card : undefined}
                  onClick={() => this.#press(card, moves)}
                >
                  <CardView card={notation} lang={lang} size={size} label="" />
                </button>
              </li>
            );
          })}
        </ul>
        {chosenCard !== undefined && (
          <fieldset class="tray-asked">
            <legend>{words.choose(cardName(formatCard(chosenCard), lang, 'the'))}</legend>
            {chosen.map((move) => (
              <button
                key={move}
                type="button"
                class={move === hinted ? 'is-hinted' : undefined}
                onClick={() => onMove(move)}
              >
                {label(move)}
              </button>
            ))}
          </fieldset>
        )}
        {(others.length > 0 || speaks) && chosenCard === undefined && (
          <div class={ranks ? 'tray-others tray-ranks' : 'tray-others'}>
            {others.some(isOffer) && (
              <OfferControl moves={others.filter(isOffer)} hinted={hinted} lang={lang} label={label} onMove={onMove} />
            )}
            {speaks && (
              <button type="button" onClick={onOffer}>
                {words.offer.speak}
              </button>
            )}
            {plain.map((move) => (
              <button
                key={move}
                type="button"
                class={move === hinted ? 'is-hinted' : undefined}
                onClick={() => onMove(move)}
              >
                {ranks && `${getCardIndex(`${RANK.exec(formatMove(table, move))![2]}S`, getCardIndexLanguage(lang))} `}
                <span class={ranks ? 'unseen' : undefined}>{label(move)}</span>
              </button>
            ))}
          </div>
        )}
      </div>
    );
  }
}
