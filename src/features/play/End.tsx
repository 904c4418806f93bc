/** Dialog at the end of a deal or of the game: the winners, the reasons, and the next steps. */
import { Component, createRef, type JSX } from 'preact';
import type { Replay } from '#engine/record/steps.ts';
import { watchForNewEdition } from '../../browser/new-edition.ts';
import { capitalize } from '../../i18n/capitalize.ts';
import { formatChange } from '../../narration/accounts.ts';
import type { Clause } from '../../narration/narrate.ts';
import { Citation, Sentence } from '../../table/Sentence.tsx';
import type { EndOffers, EndOffersProps } from './EndOffers.tsx';
import { Icon } from './icons.tsx';
import { computeDealOutcome, findParty, isScored, listWinners, type Party, sortByPlace } from './parties.ts';
import type { PlayerNames } from './player-names.ts';
import { formatPartyScore } from './Scores.tsx';
import { PLAY_WORDS } from './words.ts';

interface Props extends EndOffersProps {
  played: Replay;
  parties: readonly Party[];
  names: PlayerNames;
  /** True if nothing more can be played. */
  over: boolean;
  /** Score table of the game at the end of the deal. */
  standing: JSX.Element | null;
  /** Narration of the deal's settlement (the final payments, one by one) and of its score. */
  clauses: readonly Clause[];
  onNext: () => void;
  onAgain: () => void;
  onReview: () => void;
  onShare: () => void;
  /** Checks that nobody peeked; absent in a game without a seal. */
  onCheck?: (() => void) | undefined;
  /** Message about the result of sharing. */
  shared: string;
  /** Address of the list of games. */
  others: string;
}

/** Above this number of deals, only their sum is shown, not each deal. */
const MOST_DEALS = 12;

interface State {
  /** The part of the sheet with its other offers, once it is loaded. */
  More: typeof EndOffers | undefined;
  /** True if a new edition of the site waits until this game is left. */
  newEdition: boolean;
}

export class DealEndPanel extends Component<Props, State> {
  override state: State = { More: undefined, newEdition: false };
  readonly #first = createRef<HTMLButtonElement>();

  /** Moves the keyboard focus to the dialog, since the hand that had it is gone. */
  override componentDidMount(): void {
    this.#first.current?.focus({ preventScroll: true });
    // Ignored: the sheet does without what cannot be loaded.
    import('./EndOffers.tsx').then(({ EndOffers: More }) => this.setState({ More })).catch(() => {});
    void watchForNewEdition(() => this.setState({ newEdition: true }));
  }

  #heading(): string {
    const { context, played, parties, names, over } = this.props;
    const { end } = PLAY_WORDS[context.messages.lang];
    const seatsOf = (some: readonly Party[]) => some.flatMap(({ seats }) => seats);
    if (over) {
      const winners = listWinners(played, parties);
      const [first] = winners;
      if (!first) return end.game;
      const seats = seatsOf(winners);
      return end.winsGame(names.list(seats), formatPartyScore(played, first), seats.length > 1, names.isYou(seats));
    }
    const { best } = computeDealOutcome(played, parties[0]!.deals.length, parties);
    if (best.length === 0) return end.nobody;
    const seats = seatsOf(best);
    const [who, won, you] = [names.list(seats), best[0]!.deals.at(-1)!, names.isYou(seats)] as const;
    return isScored(played)
      ? end.scoresDeal(who, won, seats.length > 1, you)
      : end.winsDeal(who, won, seats.length > 1, you);
  }

  /** Explains the result in one or two sentences, each with its articles. */
  #why(): JSX.Element | null {
    const { context, citing, played, parties, names, over, you } = this.props;
    const { end } = PLAY_WORDS[context.messages.lang];
    const deal = parties[0]!.deals.length;
    const { out, worst, worstCites } = computeDealOutcome(played, deal, parties);
    const own = findParty(parties, you);
    const notes: { text: string; cites: readonly string[] }[] = [];
    if (over && own && own.place > 1)
      notes.push({ text: end.yourPlace(own.place, parties.length, formatPartyScore(played, own)), cites: [] });
    if (!over && out)
      notes.push({ text: end.outFirst(names.seat(out.seat), names.isYou([out.seat])), cites: [out.cite] });
    if (!over && worst)
      notes.push({
        text: end.losesMost(names.party(worst), -worst.deals.at(-1)!, names.isYou(worst.seats)),
        cites: worstCites,
      });
    if (notes.length === 0) return null;
    return (
      <p>
        {notes.map(({ text, cites }) => (
          <span key={text}>
            {capitalize(text)}
            {cites.map((cite) => (
              <Citation key={cite} cite={cite} citing={citing} />
            ))}
            {'. '}
          </span>
        ))}
      </p>
    );
  }

  #table(): JSX.Element {
    const { context, played, parties, names, over, you } = this.props;
    const { end } = PLAY_WORDS[context.messages.lang];
    const count = parties[0]!.deals.length;
    const deals = over && count > 1 ? Array.from({ length: count }, (_, i) => i).slice(-MOST_DEALS) : [];
    const { flows } = computeDealOutcome(played, count, parties);
    const flow = (party: Party) => flows[parties.indexOf(party)]!;
    return (
      <section class="frame" aria-label={end.table} tabIndex={deals.length > 4 ? 0 : undefined}>
        <table class="play-table end-table">
          <caption class="unseen">{end.table}</caption>
          <thead>
            <tr>
              <th scope="col">{end.player}</th>
              {deals.map((deal) => (
                <th key={deal} scope="col" aria-label={end.dealShort(deal + 1)}>
                  {deal + 1}
                </th>
              ))}
              {deals.length === 0 && flows.length > 0 && (
                <>
                  <th scope="col">{end.got}</th>
                  <th scope="col">{end.paid}</th>
                </>
              )}
              {deals.length === 0 && <th scope="col">{end.thisDeal}</th>}
              <th scope="col">{end.inAll}</th>
            </tr>
          </thead>
          <tbody>
            {sortByPlace(parties).map((party) => (
              <tr key={party.account} class={party.seats.includes(you) ? 'is-you' : undefined}>
                <th scope="row">
                  <span class="rank" aria-hidden="true">
                    {party.place}
                  </span>
                  {'\u00a0'}
                  {names.party(party)}
                </th>
                {deals.map((deal) => (
                  <td key={deal}>{formatChange(party.deals[deal]!) || '·'}</td>
                ))}
                {deals.length === 0 && flows.length > 0 && (
                  <>
                    <td>{formatChange(flow(party).got) || '·'}</td>
                    <td>{formatChange(-flow(party).paid) || '·'}</td>
                  </>
                )}
                {deals.length === 0 && <td>{formatChange(party.deals.at(-1) ?? 0) || '·'}</td>}
                <td class="sum">{formatPartyScore(played, party)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    );
  }

  override render(
    { context, citing, parties, over, standing, clauses, shared, others, ...on }: Props,
    { More, newEdition }: State,
  ): JSX.Element {
    const { end } = PLAY_WORDS[context.messages.lang];
    return (
      <section class={over ? 'play-end is-game' : 'play-end'} aria-labelledby="play-end">
        <div class="end-sheet">
          <p class="end-what">{over ? end.game : end.deal(parties[0]!.deals.length)}</p>
          <h2 id="play-end">{capitalize(this.#heading())}</h2>
          {this.#why()}
          {this.#table()}
          <p class="end-ways">
            {over ? (
              <button ref={this.#first} type="button" class="button-first end-again" onClick={on.onAgain}>
                <Icon name="again" /> {end.again}
              </button>
            ) : (
              <button ref={this.#first} type="button" class="button-first tray-deal" onClick={on.onNext}>
                <Icon name="next" /> {end.next}
              </button>
            )}
            <button type="button" class="end-review" onClick={on.onReview}>
              <Icon name="review" /> {end.review}
            </button>
            <button type="button" class="end-share" onClick={on.onShare}>
              <Icon name="share" /> {end.share}
            </button>
          </p>
          <p class="end-shared" role="status">
            {shared}
          </p>
          <details>
            <summary>{end.counted}</summary>
            <p>
              <Sentence told={clauses} citing={citing} />
            </p>
            {standing}
          </details>
          {newEdition && <p class="quiet">{end.newEdition}</p>}
          {More && <More {...this.props} />}
          {on.onCheck && (
            <button type="button" class="end-check" onClick={on.onCheck}>
              <Icon name="tick" /> {end.check}
            </button>
          )}
          {over && (
            <p class="end-another">
              <a href={others}>{end.another}</a>
            </p>
          )}
        </div>
      </section>
    );
  }
}
