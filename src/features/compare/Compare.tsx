/** One deal by two rule books: two tables with one slider, the final accounts, and the reader's options. */
import { Component, createRef, type JSX } from 'preact';
import { type Comparison, compare, POLICIES } from '#engine/compare/compare.ts';
import { areApart, DEALINGS } from '#engine/compare/dealt.ts';
import type { Fault, Result } from '#engine/record/faults.ts';
import { LONGEST_SEED, newSeed } from '../../browser/chance.ts';
import type { Practices } from '../../browser/readings-in-address.ts';
import type { ArticleBase } from '../../narration/articles.ts';
import { Faults } from '../../table/Faults.tsx';
import type { TableContext } from '../../table/game-table.ts';
import { DrawnOnce } from '../../table/pure-component.ts';
import { keepInAddress, stepInAddress } from '../../table/step-shown.ts';
import { asked, type DealProps, dealtAs, type HandsWanted, queryOf } from './asked.ts';
import { ASKING_WORDS } from './asking-words.ts';
import { CardByCard, changesOf } from './CardByCard.tsx';
import { contextOf } from './citing.tsx';
import { Dealt } from './Dealt.tsx';
import { Ends } from './Ends.tsx';
import { Outcome, Parted } from './Outcome.tsx';
import { PairTables } from './PairTables.tsx';
import { openingOf } from './stand.ts';
import { Turning } from './Turning.tsx';
import { booksBy, isTurned, keptBy, NONE, type Turned, wantedBy } from './wanted.ts';
import { COMPARE_WORDS } from './words.ts';

export type { DealProps } from './asked.ts';

/** A rule book of a page. */
export interface BookProps {
  readonly game: string;
  readonly variant?: string | undefined;
  readonly readings?: Readonly<Record<string, string>> | undefined;
  /** The heading of its column, and the words added above its table. */
  readonly name: string;
  readonly of?: string | undefined;
  /** The accounts of the first book that correspond to differently named ones of this book. */
  readonly boxes?: Readonly<Record<string, string>> | undefined;
}

/** Props of a comparison, serializable as JSON. */
export interface CompareProps {
  readonly books: readonly BookProps[];
  /** The numbers of players allowed by all the books. */
  readonly seats: readonly number[];
  /** The initial deal. */
  readonly deal: DealProps;
  /** By game id: a book with several games has an edition for each. */
  readonly articleBases: Readonly<Record<string, ArticleBase>>;
}

/** The props with the data for rendering. */
export interface LaidProps extends CompareProps {
  /** The tables of the games, the first book's first. */
  readonly contexts: readonly TableContext[];
}

/** Data for rendering: the books, and the deal by each. */
export interface Shown {
  readonly books: readonly BookProps[];
  readonly contexts: readonly TableContext[];
  readonly articleBases: Readonly<Record<string, ArticleBase>>;
  readonly compared: Comparison;
  /** The same deal by the page’s own readings, if others are chosen. */
  readonly before: Comparison | undefined;
  readonly deal: DealProps;
}

interface State {
  deal: DealProps;
  turned: Turned;
  /** The row (0-based) on the tables; until it is changed, that of the first difference. */
  at?: number | undefined;
  /** True if the books beyond the first two are shown too. */
  whole: boolean;
  /** A chosen practice that cannot play this deal: its book (0-based) and its point. */
  refused?: { readonly book: number; readonly point: string } | undefined;
  /** Faults of the deal or the readings in an address. */
  faults: readonly Fault[];
  /** Invalid hands in an address, to be corrected. */
  wanted?: HandsWanted | undefined;
  /** The form for writing a deal, once it has been opened. */
  Writing?: typeof import('./Writing.tsx').Writing;
}

/** Prefix of a step's number (row + 1) in the address. */
const STEM = 'step-';

/** The number (from 1) that the address names after a stem; 0 where it names none. */
const rowInAddress = (stem: string): number => Math.trunc(Number(stepInAddress(stem))) || 0;

export class Compare extends Component<LaidProps, State> {
  readonly #form = createRef<HTMLFormElement>();
  readonly #writing = createRef<HTMLDetailsElement>();
  readonly #another = createRef<HTMLDetailsElement>();
  readonly #options = createRef<HTMLDetailsElement>();
  readonly #tables = createRef<HTMLDivElement>();
  override state: State = { deal: this.props.deal, turned: NONE, whole: false, faults: [] };
  readonly #played = new WeakMap<DealProps, Map<Turned, Result<Comparison>>>();

  /** A deal played by every book with its chosen readings; cached. */
  #compare(deal: DealProps, turned: Turned): Result<Comparison> {
    const by = this.#played.get(deal) ?? new Map<Turned, Result<Comparison>>();
    const made = by.get(turned) ?? compare(booksBy(this.props, turned), deal.deal);
    this.#played.set(deal, by.set(turned, made));
    return made;
  }

  override componentDidMount(): void {
    addEventListener('popstate', this.#readQuery);
    addEventListener('hashchange', this.#readFragment);
    (this.base as HTMLElement).addEventListener('click', this.#follow);
    // Without a query, re-rendering would only reset the form.
    if (location.search) this.#readQuery();
    else this.#readFragment();
    // It may have been opened before hydration.
    this.#write();
  }

  override componentWillUnmount(): void {
    removeEventListener('popstate', this.#readQuery);
    removeEventListener('hashchange', this.#readFragment);
  }

  /** Plays the deal of the address. Faults are shown, with what can be played. */
  readonly #readQuery = (): void => {
    const { deal, turned, unsound, whole } = wantedBy(location.search, this.props);
    const made = this.#compare(deal, turned);
    const step = rowInAddress(STEM);
    this.setState({
      deal,
      turned: made.ok ? turned : NONE,
      at: step > 0 ? step - 1 : undefined,
      whole,
      faults: made.ok ? [] : made.faults,
      refused: undefined,
      wanted: unsound,
    });
    if (unsound) this.#another.current!.open = this.#writing.current!.open = true;
    if (turned !== NONE) this.#options.current!.open = true;
  };

  readonly #readFragment = (): void => {
    const [step, card] = [rowInAddress(STEM), rowInAddress('card-')];
    if (step > 0) this.setState({ at: step - 1 });
    else if (card > 0) this.#lead(card);
  };

  /** Shows a row (0-based) on all tables, and scrolls them into view. */
  #lead(row: number): void {
    this.#go(row);
    const tables = this.#tables.current!;
    tables.scrollIntoView({ block: 'start' });
    tables.querySelector<HTMLElement>('[type=range]')!.focus({ preventScroll: true });
  }

  /** Shows a row (0-based) on all tables, and writes it into the address. */
  readonly #go = (at: number): void => {
    this.setState({ at });
    keepInAddress(`${STEM}${at + 1}`);
  };

  /** Follows a link to a card: shows it on the tables, and scrolls them into view. */
  readonly #follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#card-"]');
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.#lead(Number(link.hash.slice('#card-'.length)));
  };

  /** Shows or hides the books beyond the first two, and writes that into the address. */
  readonly #widen = ({ currentTarget }: JSX.TargetedEvent<HTMLInputElement>): void => {
    const whole = currentTarget.checked;
    const { deal, turned } = this.state;
    this.setState({ whole });
    history.replaceState(history.state, '', `${location.pathname}${queryOf(deal, turned, whole)}${location.hash}`);
  };

  /** True if the books do not all deal alike, so that the way of dealing matters. */
  readonly #apart = areApart(booksBy(this.props, NONE), this.props.deal.deal);

  /** Plays a deal, with the same way of dealing. */
  readonly #play = (deal: DealProps): void => this.#show(dealtAs(deal, this.state.deal.deal.dealing ?? DEALINGS[0]));

  /** Plays the same deal, each book dealing by its own rule, or as similarly as possible. */
  readonly #deal = ({ currentTarget }: JSX.TargetedEvent<HTMLInputElement>): void =>
    this.#show(dealtAs(this.state.deal, DEALINGS[currentTarget.checked ? 1 : 0]));

  /** Plays a deal, and writes it into the address. */
  readonly #show = (deal: DealProps): void => {
    const { turned, whole } = this.state;
    const made = this.#compare(deal, turned);
    if (!made.ok) return this.setState({ faults: made.faults });
    this.setState({ deal, at: undefined, faults: [], refused: undefined, wanted: undefined });
    history.pushState(history.state, '', `${location.pathname}${queryOf(deal, turned, whole)}`);
  };

  /**
   * Plays the same deal with another practice of a book, and writes that into the address; shows a message if the
   * practice cannot play it.
   */
  #turn(book: number, practices: Practices): void {
    const { deal, turned: before, whole } = this.state;
    const all = this.props.books.map((_, i) => (i === book ? practices : (before[i] ?? {})));
    const turned = isTurned(all) ? all : NONE;
    if (!this.#compare(deal, turned).ok) {
      const point = Object.keys(practices).find((each) => practices[each] !== before[book]?.[each])!;
      return this.setState({ refused: { book, point } });
    }
    this.setState({ turned, refused: undefined, faults: [] });
    history.replaceState(history.state, '', `${location.pathname}${queryOf(deal, turned, whole)}${location.hash}`);
  }

  readonly #write = (): void => {
    if (this.#writing.current?.open && !this.state.Writing)
      void import('./Writing.tsx').then(({ Writing }) => this.setState({ Writing }));
  };

  readonly #ask = (event: Event): void => {
    event.preventDefault();
    const form = new FormData(this.#form.current!);
    const seed = String(form.get('seed')).trim() || newSeed();
    this.#play(asked(seed, Number(form.get('seats')), String(form.get('order'))));
  };

  readonly #chance = (): void => {
    const field = this.#form.current!.elements.namedItem('seed') as HTMLInputElement;
    field.value = newSeed();
    this.#form.current!.requestSubmit();
  };

  #changes: { readonly of: Comparison; readonly in: ReturnType<typeof changesOf> } | undefined;

  /** Changes by the chosen readings in a deal; cached for the current comparison. */
  #changesIn(shown: Shown): ReturnType<typeof changesOf> {
    if (this.#changes?.of !== shown.compared) this.#changes = { of: shown.compared, in: changesOf(shown) };
    return this.#changes.in;
  }

  override render({ books, seats, contexts, articleBases }: LaidProps, state: State): JSX.Element {
    const { say: messages } = contexts[0]!;
    const words = COMPARE_WORDS[messages.lang];
    const asking = ASKING_WORDS[messages.lang];
    const { deal, turned, refused, faults, wanted, whole, Writing } = state;
    const made = this.#compare(deal, turned);
    if (!made.ok) return <Faults faults={made.faults} messages={messages} head={words.fault} />;
    const own = turned === NONE ? undefined : this.#compare(deal, NONE);
    const compared = made.value;
    const shown: Shown = { books, contexts, articleBases, deal, compared, before: own?.ok ? own.value : undefined };
    const changes = this.#changesIn(shown);
    const at = Math.min(Math.floor(state.at ?? openingOf(compared)), compared.rows.length - 1);
    const beside = books.slice(2).map(({ name, of }) => (of ? `${name} ${of}` : name));
    return (
      <div class={whole ? 'compared whole' : 'compared'}>
        <div class="compare-tables" ref={this.#tables}>
          <PairTables {...shown} at={at} tables={whole ? books.length : 2} onGo={this.#go} />
          {faults.length > 0 && <Faults faults={faults} messages={messages} head={words.fault} />}
          <DrawnOnce of={compared} draw={() => <Ends {...shown} />} />
          <DrawnOnce of={compared} draw={() => <Parted {...shown} />} />
          {beside.length > 0 && (
            <p class="pair-third">
              <label>
                <input type="checkbox" checked={whole} onChange={this.#widen} />
                <span>{asking.third(beside.join(', '))}</span>
              </label>
            </p>
          )}
          {this.#apart && (
            <p class="pair-third">
              <label>
                <input type="checkbox" checked={deal.deal.dealing === DEALINGS[1]} onChange={this.#deal} />
                <span>{asking.byTheBook}</span>
              </label>
            </p>
          )}
        </div>
        <div class="compare-more">
          <details class="another" ref={this.#another}>
            <summary>{asking.another}</summary>
            <form class="compare-form" method="get" ref={this.#form} onSubmit={this.#ask}>
              <label>
                {asking.seed}
                <input type="text" name="seed" maxLength={LONGEST_SEED} defaultValue={deal.seed} autocomplete="off" />
              </label>
              <label>
                {asking.seats}
                <select name="seats" value={deal.deal.seats}>
                  {seats.map((number) => (
                    <option key={number} value={number}>
                      {number}
                    </option>
                  ))}
                </select>
              </label>
              <label>
                {asking.order}
                <select name="order" value={deal.policy || POLICIES[0]}>
                  {POLICIES.map((policy) => (
                    <option key={policy} value={policy}>
                      {asking.policies[policy]}
                    </option>
                  ))}
                </select>
              </label>
              <p>
                <button type="submit" class="button-first">
                  {asking.play}
                </button>
                <button type="button" onClick={this.#chance}>
                  {asking.chance}
                </button>
                {deal !== this.props.deal && (
                  <button type="button" onClick={() => this.#show(this.props.deal)}>
                    {asking.back}
                  </button>
                )}
              </p>
            </form>
            <details class="writing-room" ref={this.#writing} onToggle={this.#write}>
              <summary>{asking.write}</summary>
              {Writing && (
                <Writing
                  books={booksBy(this.props, NONE)}
                  messages={messages}
                  deal={deal}
                  wanted={wanted}
                  onPlay={this.#play}
                />
              )}
            </details>
          </details>
          <details class="turnings" ref={this.#options}>
            <summary>{asking.options}</summary>
            {books.map((book, i) => (
              <Turning
                key={book.name}
                name={book.name}
                context={contextOf({ books, contexts }, i)}
                kept={keptBy({ books, contexts }, i)}
                turned={turned[i] ?? {}}
                onTurn={(practices) => this.#turn(i, practices)}
                refused={refused?.book === i ? refused.point : undefined}
                changes={changes[i] && { steps: changes[i].steps, first: changes[i].first }}
              />
            ))}
          </details>
          <details class="by-card" key={`cards ${queryOf(deal)}`}>
            <summary>{words.stepsHead}</summary>
            <DrawnOnce
              of={compared}
              draw={() => (
                <>
                  <Dealt {...shown} />
                  <CardByCard {...shown} changes={changes} />
                </>
              )}
            />
          </details>
          <details class="by-player" key={`players ${queryOf(deal)}`}>
            <summary>{words.playersHead}</summary>
            <DrawnOnce of={compared} draw={() => <Outcome {...shown} />} />
          </details>
        </div>
      </div>
    );
  }
}
