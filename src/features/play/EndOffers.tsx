/**
 * Offers of the sheet at the end of a deal besides its result: both deals of a challenge, the challenge of a friend, a
 * claim of the book that the deal touched, the deal in two books.
 */
import { Component, type JSX } from 'preact';
import { formatRecord } from '#engine/record/format-record.ts';
import type { LiveGame } from '#engine/record/live-game.ts';
import { findTag } from '#engine/record/record.ts';
import type { TouchableClaim } from '../../model/claims.ts';
import type { PlayContext } from '../../table/game-table.ts';
import { getDisplayName } from '../../table/players.ts';
import type { CitationContext } from '../../table/Sentence.tsx';
import { type ChallengerDeal, createChallenge, replayChallenger } from './challenge.ts';
import { END_OFFER_WORDS } from './end-offer-words.ts';
import { Icon } from './icons.tsx';
import { loadGame } from './load-search.ts';
import type { SeatPlayers } from './players.ts';
import { encodeGameLink, MAX_LINK_LENGTH } from './share-link.ts';
import { listTouchedClaims, type TouchedClaim } from './touched-claim.ts';
import { listTwoBooksLinks, type PairOfGame, type TwoBooksLink } from './two-books.ts';
import { PLAY_WORDS } from './words.ts';

/** The deal that has ended, and what the sheet at its end may offer. */
export interface EndOffersProps {
  context: PlayContext;
  citing: CitationContext;
  live: LiveGame;
  chairs: SeatPlayers;
  /** Seat (0-based) of the only person at the device; -1 if there are several or none. */
  you: number;
  /** Title of the table. */
  title: string;
  /** Page on which a link restores a game. */
  home: string;
  /** Pairs of books in which the deal can be compared. */
  pairs: readonly PairOfGame[] | undefined;
  /** Tried claims of the book that the deal may touch. */
  claims: readonly TouchableClaim[] | undefined;
}

interface State {
  /** Links to the deal in two books. */
  twoBooks: readonly TwoBooksLink[];
  touched: TouchedClaim | undefined;
  /** The deal of the friend whose challenge was taken up; `broken` if it cannot be played. */
  challenger: ChallengerDeal | 'broken' | undefined;
  /** Message about the link of a challenge. */
  said: string;
}

export class EndOffers extends Component<EndOffersProps, State> {
  override state: State = { twoBooks: [], touched: undefined, challenger: undefined, said: '' };

  override componentDidMount(): void {
    const { live, you, context } = this.props;
    if (you < 0) return;
    try {
      this.setState({ challenger: replayChallenger(live.record, context.game) });
    } catch {
      this.setState({ challenger: 'broken' });
    }
    // Ignored: the sheet does without what cannot be loaded.
    void this.#findTwoBooks().catch(() => {});
    void this.#findClaim().catch(() => {});
  }

  async #findTwoBooks(): Promise<void> {
    const { live, you, pairs = [] } = this.props;
    if (pairs.length > 0) this.setState({ twoBooks: await listTwoBooksLinks(live, you, pairs, loadGame) });
  }

  /** Of several claims that the deals touch, each deal of a game shows the next. */
  async #findClaim(): Promise<void> {
    const { live, you, claims = [], context } = this.props;
    if (claims.length === 0) return;
    const touched = await listTouchedClaims(live, you, claims, context);
    this.setState({ touched: touched[(live.table.dealNumber - 1) % touched.length] });
  }

  readonly #challenge = async (): Promise<void> => {
    const { live, chairs, you, title, home, context } = this.props;
    const { lang } = context.messages;
    const words = END_OFFER_WORDS[lang];
    const record = formatRecord(createChallenge(live, you));
    if ((await encodeGameLink(record, chairs)).length > MAX_LINK_LENGTH) return this.setState({ said: words.tooLong });
    const { shareGame } = await import('./share.ts');
    const came = await shareGame({ title, text: words.invite(title), home, record, chairs });
    this.setState({ said: came === 'copied' ? words.copied : came === 'failed' ? PLAY_WORDS[lang].notShared : '' });
  };

  /** Closes the two tables. */
  #close: (() => void) | undefined;

  readonly #showBoth = async (): Promise<void> => {
    const { context, citing, live, you } = this.props;
    const { challenger } = this.state;
    if (!challenger || challenger === 'broken') return;
    const { showBothDeals } = await import('./ChallengeTables.tsx');
    this.#close = await showBothDeals({ context, citing, played: live.played, challenger, seat: you });
  };

  override componentWillUnmount(): void {
    this.#close?.();
  }

  #claim({ claim, advised, followed }: TouchedClaim): JSX.Element {
    const words = END_OFFER_WORDS[this.props.context.messages.lang];
    return (
      <section class="end-claim" aria-labelledby="end-claim">
        <h3 id="end-claim">{words.wasWrong}</h3>
        <p>
          <em>{claim.claim}</em> {advised > 0 ? words.advised(advised, followed) : words.happened} {claim.verdict}{' '}
          <a href={claim.href}>{words.trial}</a>
        </p>
      </section>
    );
  }

  override render({ context, live, you }: EndOffersProps, { twoBooks, touched, challenger, said }: State): JSX.Element {
    const words = END_OFFER_WORDS[context.messages.lang];
    const canChallenge = you >= 0 && findTag(live.record.tags, 'Salt') !== undefined;
    return (
      <>
        {challenger === 'broken' && <p role="alert">{words.broken}</p>}
        {(canChallenge || challenger) && (
          <p class="end-offers">
            {challenger && challenger !== 'broken' && (
              <button type="button" class="end-both" onClick={() => void this.#showBoth()}>
                <Icon name="review" /> {words.both}
              </button>
            )}
            {canChallenge && (
              <button type="button" class="end-challenge" onClick={() => void this.#challenge()}>
                <Icon name="share" /> {words.challenge}
              </button>
            )}
          </p>
        )}
        <p class="end-shared" role="status">
          {said}
        </p>
        {touched && this.#claim(touched)}
        {twoBooks.length > 0 && (
          <ul class="end-books">
            {twoBooks.map(({ href, label, letter }) => (
              <li key={href}>
                <a href={href}>{words.twoBooks(label, getDisplayName(letter))}</a>
              </li>
            ))}
          </ul>
        )}
      </>
    );
  }
}
