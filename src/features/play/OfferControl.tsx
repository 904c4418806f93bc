import { Component, type JSX } from 'preact';
import type { Move } from '#engine/game.ts';
import type { Language } from '../../i18n/routes.ts';
import { PLAY_WORDS } from './words.ts';

interface Props {
  /** Legal moves with an amount, from the least to the largest. */
  moves: readonly Move[];
  /** The advised move, if advice was requested. */
  hinted: Move | undefined;
  lang: Language;
  label: (move: Move) => string;
  onMove: (move: Move) => void;
}

/** An amount to offer: the least that is allowed, raised or lowered by a tap, and a button that offers it. */
export class OfferControl extends Component<Props, { at: number }> {
  override state = { at: 0 };

  override componentWillReceiveProps({ moves, hinted }: Props): void {
    const advised = hinted === undefined ? -1 : moves.indexOf(hinted);
    if (advised >= 0) this.setState({ at: advised });
    else if (moves[0] !== this.props.moves[0]) this.setState({ at: 0 });
  }

  #step(by: number): void {
    const last = this.props.moves.length - 1;
    this.setState(({ at }) => ({ at: Math.max(0, Math.min(last, at + by)) }));
  }

  override render({ moves, hinted, lang, label, onMove }: Props, { at }: { at: number }): JSX.Element {
    const { less, more } = PLAY_WORDS[lang].offer;
    const move = moves[Math.min(at, moves.length - 1)]!;
    return (
      <span class="tray-offer">
        <button type="button" aria-label={less} disabled={at === 0} onClick={() => this.#step(-1)}>
          −
        </button>
        <button type="button" class={move === hinted ? 'is-hinted' : undefined} onClick={() => onMove(move)}>
          {label(move)}
        </button>
        <button type="button" aria-label={more} disabled={at >= moves.length - 1} onClick={() => this.#step(1)}>
          +
        </button>
      </span>
    );
  }
}
