/** One deal by several rule-books: the accounts side by side, where they part, what changes for whom, and card by card. */
import { Component, createRef, type JSX } from 'preact';
import { type Book, type Comparison, compare, POLICIES } from '#engine/compare.ts';
import type { Fault } from '#engine/faults.ts';
import type { ArticleBase } from '../../narration/articles.ts';
import { Faults } from '../Faults.tsx';
import type { Laying } from '../game-table.ts';
import { asked, askedBy, type DealProps, queryOf } from './asked.ts';
import { CardByCard } from './CardByCard.tsx';
import { Dealt } from './Dealt.tsx';
import { Outcome } from './Outcome.tsx';
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
  readonly deal: DealProps;
}

const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export class Compare extends Component<Props, { deal: DealProps }> {
  readonly #form = createRef<HTMLFormElement>();
  override state = { deal: this.props.deal };
  #compared: { of: DealProps; by: Comparison | readonly Fault[] } | undefined;

  /** The deal as every book plays it; played once. */
  #compare(): Comparison | readonly Fault[] {
    const { deal } = this.state;
    if (this.#compared?.of !== deal) {
      const books = this.props.books.map(
        ({ game, variant, readings }): Book => ({ game: this.#laying(game).game, variant, readings }),
      );
      const made = compare(books, deal.deal);
      this.#compared = { of: deal, by: made.ok ? made.value : made.faults };
    }
    return this.#compared.by;
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
    const { seats, deal } = this.props;
    this.setState({ deal: askedBy(location.search, seats, deal.deal.seats) ?? deal });
  };

  /** Plays a deal, and keeps it in the address. */
  #show(deal: DealProps): void {
    this.setState({ deal });
    history.pushState(history.state, '', `${location.pathname}${queryOf(deal)}`);
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

  override render({ books, seats, layings, articleBase }: Props, { deal }: { deal: DealProps }): JSX.Element {
    const { say: tongue } = layings[0]!;
    const words = COMPARE_WORDS[tongue.lang];
    const compared = this.#compare();
    const shown = 'rows' in compared ? { books, layings, articleBase, compared, deal } : undefined;
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
