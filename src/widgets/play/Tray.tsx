import { Component, type JSX } from 'preact';
import { type Card as CardInt, makeCard, parseCard, rankOf, suitOf } from '#engine/cards.ts';
import { type Move, type Refusal, writeMove } from '#engine/game.ts';
import { type LiveGame } from '#engine/live-game.ts';
import { cardName } from '../../i18n/cards.ts';
import type { Language } from '../../i18n/routes.ts';
import { tellMove } from '../../narration/moves.ts';
import { Card } from '../Card.tsx';
import { PLAY_WORDS } from './words.ts';

interface Props {
  live: LiveGame;
  /** The seat (0-based) whose cards these are. */
  seat: number;
  lang: Language;
  onMove: (move: Move) => void;
  /** A card was pressed that may not be laid now. */
  onRefused: (card: CardInt, refusal: Refusal) => void;
}

interface State {
  /** The card of which it is asked what it shall do. */
  asked: CardInt | undefined;
}

/** What the seat to play can do: its cards, each with the moves it makes, and the moves that lay no card. */
export const choicesOf = (live: LiveGame): { byCard: Map<CardInt, Move[]>; others: Move[] } => {
  const byCard = new Map<CardInt, Move[]>();
  const others: Move[] = [];
  for (const move of live.legal()) {
    const card = parseCard(writeMove(live.table, move).split(' ')[0]!);
    if (card === undefined) others.push(move);
    else byCard.set(card, [...(byCard.get(card) ?? []), move]);
  }
  return { byCard, others };
};

/** A player’s hand, to be played from: every card is a button, and one that may not be laid says why. */
export class Tray extends Component<Props, State> {
  override state: State = { asked: undefined };

  override componentWillReceiveProps(): void {
    this.setState({ asked: undefined });
  }

  #press(card: CardInt, moves: readonly Move[]): void {
    const { live, seat, onMove, onRefused } = this.props;
    if (moves.length === 1) onMove(moves[0]!);
    else if (moves.length > 1) this.setState({ asked: card });
    else {
      const refusal = live.table.refuse(seat, card);
      if (refusal) onRefused(card, refusal);
    }
  }

  override render({ live, seat, lang, onMove }: Props): JSX.Element {
    const words = PLAY_WORDS[lang];
    const { table } = live;
    const mine = table.toMove === seat;
    const { byCard, others } = mine ? choicesOf(live) : { byCard: new Map<CardInt, Move[]>(), others: [] };
    const hand = [...live.observe(seat).hand].sort((a, b) => suitOf(a) - suitOf(b) || rankOf(a) - rankOf(b));
    const { asked } = this.state;
    const label = (move: Move) => tellMove(writeMove(table, move), lang);
    return (
      <div class={mine ? 'tray is-mine' : 'tray'}>
        <ul class="tray-cards" aria-label={words.yourCards(live.names[seat]!)}>
          {hand.map((card) => {
            const moves = byCard.get(card) ?? [];
            const notation = makeCard(card);
            return (
              <li key={card}>
                <button
                  type="button"
                  class={moves.length > 0 ? 'may' : undefined}
                  aria-disabled={moves.length === 0}
                  aria-label={cardName(notation, lang)}
                  aria-expanded={moves.length > 1 ? asked === card : undefined}
                  onClick={() => this.#press(card, moves)}
                >
                  <Card card={notation} lang={lang} size="small" label="" />
                </button>
              </li>
            );
          })}
        </ul>
        {asked !== undefined && (
          <fieldset class="tray-asked">
            <legend>{words.choose(cardName(makeCard(asked), lang, 'the'))}</legend>
            {(byCard.get(asked) ?? []).map((move) => (
              <button key={move} type="button" onClick={() => onMove(move)}>
                {label(move)}
              </button>
            ))}
          </fieldset>
        )}
        {others.length > 0 && (
          <div class="tray-others">
            {others.map((move) => (
              <button key={move} type="button" onClick={() => onMove(move)}>
                {label(move)}
              </button>
            ))}
          </div>
        )}
      </div>
    );
  }
}
