/** One deal by several rule-books: the accounts side by side, where they part, what changes for whom, and card by card. */
import { Component, createRef, type JSX } from 'preact';
import { type Book, type Comparison, compare, POLICIES } from '#engine/compare.ts';
import type { Fault } from '#engine/faults.ts';
import { choose, otherPractices, pointsOf } from '#engine/readings.ts';
import type { ArticleBase } from '../../narration/articles.ts';
import { newSeed } from '../chance.ts';
import { Faults } from '../Faults.tsx';
import type { Laying } from '../game-table.ts';
import { type Practices, readingsOfBooks } from '../readings/address.ts';
import { asked, askedBy, type DealProps, queryOf } from './asked.ts';
import { CardByCard } from './CardByCard.tsx';
import { Dealt } from './Dealt.tsx';
import { Outcome } from './Outcome.tsx';
import { Turning } from './Turning.tsx';
import { COMPARE_WORDS } from './words.ts';

export type { DealProps } from './asked.ts';

/** A rule-book as a page names it. */
export interface BookProps {
  readonly game: string;
  readonly variant?: string | undefined;
  readonly readings?: Readonly<Record<string, string>> | undefined;
  /** What stands at the head of its column. */
  readonly name: string;
}

/** What a comparison is made from; it can be kept as JSON. */
export interface CompareProps {
  readonly books: readonly BookProps[];
  /** The numbers of players that all the books allow. */
  readonly seats: readonly number[];
  /** The deal with which the page opens. */
  readonly deal: DealProps;
  readonly articleBase: ArticleBase;
}

interface Props extends CompareProps {
  /** The tables of the games, the first book's first. */
  layings: readonly Laying[];
}

/** What is drawn: the books, and how the deal went by each. */
export interface Shown {
  readonly books: readonly BookProps[];
  readonly layings: readonly Laying[];
  readonly articleBase: ArticleBase;
  readonly compared: Comparison;
  /** The same deal by the page’s own readings, where some have been turned. */
  readonly before: Comparison | undefined;
  readonly deal: DealProps;
}

interface State {
  deal: DealProps;
  /** The practices turned for each book, that are not its own. */
  turned: readonly Practices[];
}

/** A comparison that has been made, or what keeps it from being made. */
interface Made {
  readonly deal: DealProps;
  readonly turned: readonly Practices[];
  readonly by: Comparison | readonly Fault[];
}

/** No reading turned for any book. */
const NONE: readonly Practices[] = [];

const isTurned = (turned: readonly Practices[]): boolean => turned.some((each) => Object.keys(each).length > 0);

export class Compare extends Component<Props, State> {
  readonly #form = createRef<HTMLFormElement>();
  override state: State = { deal: this.props.deal, turned: NONE };
  #made: Made | undefined;
  #own: Made | undefined;

  /** A deal as every book plays it by the readings turned for it; played once. */
  #compare(known: Made | undefined, { deal, turned }: State): Made {
    if (known?.deal === deal && known.turned === turned) return known;
    const books = this.props.books.map(
      ({ game, variant, readings }, book): Book => ({
        game: this.#laying(game).game,
        variant,
        readings: { ...readings, ...turned[book] },
      }),
    );
    const made = compare(books, deal.deal);
    return { deal, turned, by: made.ok ? made.value : made.faults };
  }

  /** The practices that a page sets a book side by side by. */
  #kept({ game, variant, readings }: BookProps): Practices {
    return { ...choose(pointsOf(this.#laying(game).game.readings, variant)), ...readings };
  }

  #laying(game: string): Laying {
    return this.props.layings.find((laying) => laying.game.id === game)!;
  }

  override componentDidMount(): void {
    addEventListener('popstate', this.#readQuery);
    // Drawn again for nothing, the form would lose what has been set in it.
    if (location.search) this.#readQuery();
  }

  override componentWillUnmount(): void {
    removeEventListener('popstate', this.#readQuery);
  }

  readonly #readQuery = (): void => {
    const { books, seats, deal } = this.props;
    const wanted = readingsOfBooks(location.search, books.length);
    const turned = books.map((book, i) => otherPractices(this.#kept(book), this.#laying(book.game).game, wanted[i]!));
    this.setState({
      deal: askedBy(location.search, seats, deal.deal.seats) ?? deal,
      turned: isTurned(turned) ? turned : NONE,
    });
  };

  /** Plays a deal, and keeps it in the address. */
  #show(deal: DealProps): void {
    this.setState({ deal });
    history.pushState(history.state, '', `${location.pathname}${queryOf(deal, this.state.turned)}`);
  }

  /** Plays the same deal, one of the books by another practice, and keeps that in the address. */
  #turn(book: number, practices: Practices): void {
    const { deal } = this.state;
    const turned = this.props.books.map((_, i) => (i === book ? practices : (this.state.turned[i] ?? {})));
    this.setState({ turned: isTurned(turned) ? turned : NONE });
    history.replaceState(history.state, '', `${location.pathname}${queryOf(deal, turned)}`);
  }

  readonly #ask = (event: Event): void => {
    event.preventDefault();
    const form = new FormData(this.#form.current!);
    const seed = String(form.get('seed')).trim() || newSeed();
    this.#show(asked(seed, Number(form.get('seats')), String(form.get('order'))));
  };

  readonly #chance = (): void => {
    const field = this.#form.current!.elements.namedItem('seed') as HTMLInputElement;
    field.value = newSeed();
    this.#form.current!.requestSubmit();
  };

  override render({ books, seats, layings, articleBase }: Props, state: State): JSX.Element {
    const { say: tongue } = layings[0]!;
    const words = COMPARE_WORDS[tongue.lang];
    const { deal, turned } = state;
    this.#made = this.#compare(this.#made, state);
    this.#own = turned === NONE ? undefined : this.#compare(this.#own, { deal, turned: NONE });
    const compared = this.#made.by;
    const own = this.#own?.by;
    const before = own && 'rows' in own ? own : undefined;
    const shown = 'rows' in compared ? { books, layings, articleBase, compared, before, deal } : undefined;
    return (
      <div class="compared">
        <form class="compare-form" method="get" ref={this.#form} onSubmit={this.#ask}>
          <h2>{words.another}</h2>
          <label>
            {words.seed}
            <input type="text" name="seed" maxLength={60} defaultValue={deal.seed} autocomplete="off" />
          </label>
          <label>
            {words.seats}
            <select name="seats" value={deal.deal.seats}>
              {seats.map((number) => (
                <option key={number} value={number}>
                  {number}
                </option>
              ))}
            </select>
          </label>
          <label>
            {words.order}
            <select name="order" value={deal.policy || POLICIES[0]}>
              {POLICIES.map((policy) => (
                <option key={policy} value={policy}>
                  {words.policies[policy]}
                </option>
              ))}
            </select>
          </label>
          <p>
            <button type="submit">{words.play}</button>
            <button type="button" onClick={this.#chance}>
              {words.chance}
            </button>
            {deal !== this.props.deal && (
              <button type="button" onClick={() => this.#show(this.props.deal)}>
                {words.back}
              </button>
            )}
          </p>
        </form>
        <div class="turnings">
          {books.map((book, i) => (
            <Turning
              key={book.name}
              name={book.name}
              laying={this.#laying(book.game)}
              kept={this.#kept(book)}
              turned={turned[i] ?? {}}
              onTurn={(practices) => this.#turn(i, practices)}
            />
          ))}
        </div>
        {shown ? (
          <div key={queryOf(deal)}>
            <Outcome {...shown} />
            <Dealt {...shown} />
            <CardByCard {...shown} />
          </div>
        ) : (
          <Faults faults={compared as readonly Fault[]} tongue={tongue} />
        )}
      </div>
    );
  }
}
