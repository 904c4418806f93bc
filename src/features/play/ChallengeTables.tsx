/** The two deals of a challenge on two tables with one slider, which halts where they parted. */
import { Component, type JSX, render } from 'preact';
import { type Comparison, compareReplays } from '#engine/compare/compare.ts';
import type { Replay } from '#engine/record/steps.ts';
import { loadStylesheet } from '../../browser/load-stylesheet.ts';
import { formatChange } from '../../narration/accounts.ts';
import sheet from '../../styles/challenge.css?url';
import type { PlayContext } from '../../table/game-table.ts';
import type { CitationContext } from '../../table/Sentence.tsx';
import { getOpeningRow } from '../compare/book-state.ts';
import { SideBySideTables } from '../compare/SideBySideTables.tsx';
import type { ChallengerDeal } from './challenge.ts';
import { END_OFFER_WORDS } from './end-offer-words.ts';
import { findParty, listParties } from './parties.ts';
import { PLAY_WORDS } from './words.ts';

interface Props {
  context: PlayContext;
  citing: CitationContext;
  /** The deal as the person at the device played it. */
  played: Replay;
  challenger: ChallengerDeal;
  /** Seat (0-based) that both played. */
  seat: number;
}

/** Returns what the party of a seat (0-based) gained in the last deal. */
const getGain = (played: Replay, seat: number): number => findParty(listParties(played), seat)?.deals.at(-1) ?? 0;

class ChallengeTables extends Component<Props & { onClose: () => void }, { at: number }> {
  readonly #compared: Comparison = compareReplays(
    [this.props.played, this.props.challenger.played],
    this.props.played.steps.at(-1)!.deal,
  );
  override state = { at: getOpeningRow(this.#compared) };

  override componentDidMount(): void {
    (this.base as HTMLDialogElement).showModal();
  }

  readonly #shut = (): void => (this.base as HTMLDialogElement).close();

  readonly #go = (at: number): void => this.setState({ at });

  override render(
    { context, citing, played, challenger, seat, onClose }: Props & { onClose: () => void },
    { at }: { at: number },
  ): JSX.Element {
    const { lang } = context.messages;
    const words = END_OFFER_WORDS[lang];
    const { frame } = PLAY_WORDS[lang];
    const game = context.game.id;
    const headed = (who: string, replay: Replay) => words.gained(who, formatChange(getGain(replay, seat)) || '0');
    return (
      <dialog class="both-deals" aria-labelledby="both-deals" onClose={onClose}>
        <header>
          <h2 id="both-deals">{words.both}</h2>
          <p>{this.#compared.first ? words.parted : words.alike}</p>
          <button type="button" onClick={this.#shut}>
            {frame.close}
          </button>
        </header>
        <SideBySideTables
          title={words.both}
          books={[
            { game, name: headed(frame.you, played) },
            { game, name: headed(challenger.name || words.challenger, challenger.played) },
          ]}
          contexts={[context]}
          articleBases={{ [game]: citing.base }}
          compared={this.#compared}
          before={undefined}
          at={at}
          tables={2}
          onGo={this.#go}
        />
      </dialog>
    );
  }
}

/** Shows both deals over the page; returns a function that closes them. Outside the table in play, the tables look as on paper. */
export const showBothDeals = async (props: Props): Promise<() => void> => {
  await loadStylesheet(sheet);
  const host = document.createElement('div');
  document.body.append(host);
  const close = (): void => {
    render(null, host);
    host.remove();
  };
  render(<ChallengeTables {...props} onClose={close} />, host);
  return close;
};
