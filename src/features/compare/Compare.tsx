/**
 * One deal played by two rule books: two tables with one slider, the final accounts, and the options chosen by the
 * reader.
 */
import { Component, createRef, type JSX } from 'preact';
import { CARD_PREFERENCES, type Comparison, compare } from '#engine/compare/compare.ts';
import { DEALING_MODES, isDealingModeRelevant } from '#engine/compare/deals.ts';
import type { Fault, Result } from '#engine/record/faults.ts';
import type { Practices } from '../../browser/readings-query.ts';
import { createSeed, MAX_SEED_LENGTH } from '../../browser/seeds.ts';
import type { ArticleBase } from '../../narration/articles.ts';
import { readStepFromAddress, writeStepToAddress } from '../../table/current-step.ts';
import { FaultsNotice } from '../../table/FaultsNotice.tsx';
import type { PlayContext } from '../../table/game-table.ts';
import { RenderWhenChanged } from '../../table/pure-component.ts';
import { COMPARISON_FORM_WORDS } from './asking-words.ts';
import { getTableContextOfBook } from './book-context.tsx';
import { getOpeningRow } from './book-state.ts';
import { CardByCardTable, listBookChanges } from './CardByCard.tsx';
import { ComparisonOutcome, FirstDifferenceSentence } from './ComparisonOutcome.tsx';
import {
  buildComparisonQuery,
  buildSeededDeal,
  type ComparedDealProps,
  type RequestedHands,
  withDealingMode,
} from './comparison-query.ts';
import {
  applyOverrides,
  getBookPractices,
  hasOverrides,
  NO_OVERRIDES,
  type OverriddenOptions,
  parseComparisonRequest,
} from './comparison-request.ts';
import { DealtHands } from './DealtHands.tsx';
import { FinalAccounts } from './FinalAccounts.tsx';
import { ReadingOverrides } from './ReadingOverrides.tsx';
import { SideBySideTables } from './SideBySideTables.tsx';
import { COMPARE_WORDS, getCompareWords } from './words.ts';

export type { ComparedDealProps } from './comparison-query.ts';

/** A rule book of a page. */
export interface BookProps {
  readonly game: string;
  readonly variant?: string | undefined;
  readonly readings?: Readonly<Record<string, string>> | undefined;
  /** Name of the book at the head of its column, and words that may be added above its table. */
  readonly name: string;
  readonly of?: string | undefined;
  /** Accounts that have different names in the two books: this book's name, stored under the first book's name. */
  readonly boxes?: Readonly<Record<string, string>> | undefined;
}

/** Props of a comparison, serializable as JSON. */
export interface CompareProps {
  readonly books: readonly BookProps[];
  /** The numbers of players allowed by all the books. */
  readonly seats: readonly number[];
  /** The deal with which the page opens. */
  readonly deal: ComparedDealProps;
  /** Base addresses of the articles, stored under the game id: a book with several games has an edition for each. */
  readonly articleBases: Readonly<Record<string, ArticleBase>>;
}

/** Props of the component: those of the page, and the tables of its games. */
export interface ComparisonViewProps extends CompareProps {
  /** Data and texts of each game's table, the first book's game first. */
  readonly contexts: readonly PlayContext[];
}

/** Data that the tables of a comparison render: the books, and the deal as each book plays it. */
export interface ComparedTables {
  readonly books: readonly BookProps[];
  readonly contexts: readonly PlayContext[];
  readonly articleBases: Readonly<Record<string, ArticleBase>>;
  readonly compared: Comparison;
  /** The same deal played with the page’s own readings; `undefined` if no other ones are chosen. */
  readonly before: Comparison | undefined;
}

/** Data that all parts of the comparison render. */
export interface ComparisonView extends ComparedTables {
  readonly deal: ComparedDealProps;
}

interface State {
  deal: ComparedDealProps;
  overrides: OverriddenOptions;
  /** Index (0-based) of the row that the tables show. It begins with the row of the first difference. */
  at?: number | undefined;
  /** True if the books beyond the first two are shown too. */
  showsAllBooks: boolean;
  /** A chosen practice that cannot play this deal: the index (0-based) of its book, and its disputed point. */
  refused?: { readonly book: number; readonly point: string } | undefined;
  /** Faults found in the deal or the readings that the address names. */
  faults: readonly Fault[];
  /** Invalid hands that the address names, shown to the reader to be corrected. */
  requestedHands?: RequestedHands | undefined;
  /** The form for writing a deal, once it has been opened. */
  Writing?: typeof import('./DealEditor.tsx').DealEditor;
}

/** Prefix of a step's number (row + 1) in the address. */
const STEM = 'step-';

/** Step number (from 1) in the fragment of the address, after a prefix; 0 if there is none. */
const rowInAddress = (stem: string): number => Math.trunc(Number(readStepFromAddress(stem))) || 0;

export class Compare extends Component<ComparisonViewProps, State> {
  readonly #form = createRef<HTMLFormElement>();
  readonly #writing = createRef<HTMLDetailsElement>();
  readonly #another = createRef<HTMLDetailsElement>();
  readonly #options = createRef<HTMLDetailsElement>();
  readonly #tables = createRef<HTMLDivElement>();
  override state: State = { deal: this.props.deal, overrides: NO_OVERRIDES, showsAllBooks: false, faults: [] };
  readonly #played = new WeakMap<ComparedDealProps, Map<OverriddenOptions, Result<Comparison>>>();

  /** Plays a deal by every book with its chosen readings. Results are cached. */
  #compare(deal: ComparedDealProps, turned: OverriddenOptions): Result<Comparison> {
    const by = this.#played.get(deal) ?? new Map<OverriddenOptions, Result<Comparison>>();
    const made = by.get(turned) ?? compare(applyOverrides(this.props, turned), deal.deal);
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

  /** Plays the deal that the address names. Faults are shown, together with what can still be played. */
  readonly #readQuery = (): void => {
    const { deal, turned, unsound, whole: showsAllBooks } = parseComparisonRequest(location.search, this.props);
    const made = this.#compare(deal, turned);
    const step = rowInAddress(STEM);
    this.setState({
      deal,
      overrides: made.ok ? turned : NO_OVERRIDES,
      at: step > 0 ? step - 1 : undefined,
      showsAllBooks,
      faults: made.ok ? [] : made.faults,
      refused: undefined,
      requestedHands: unsound,
    });
    if (unsound) this.#another.current!.open = this.#writing.current!.open = true;
    if (turned !== NO_OVERRIDES) this.#options.current!.open = true;
  };

  readonly #readFragment = (): void => {
    const [step, card] = [rowInAddress(STEM), rowInAddress('card-')];
    if (step > 0) this.setState({ at: step - 1 });
    else if (card > 0) this.#revealRow(card);
  };

  /** Shows a row (0-based) on all tables, and scrolls them into view. */
  #revealRow(row: number): void {
    this.#go(row);
    const tables = this.#tables.current!;
    tables.scrollIntoView({ block: 'start' });
    tables.querySelector<HTMLElement>('[type=range]')!.focus({ preventScroll: true });
  }

  /** Shows a row (0-based) on all tables, and writes it into the address. */
  readonly #go = (at: number): void => {
    this.setState({ at });
    writeStepToAddress(`${STEM}${at + 1}`);
  };

  /** Handles a click on a link to a card: shows the card on the tables, and scrolls them into view. */
  readonly #follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#card-"]');
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.#revealRow(Number(link.hash.slice('#card-'.length)));
  };

  /** Shows or hides the books beyond the first two, and writes that into the address. */
  readonly #onToggleAllBooks = ({ currentTarget }: JSX.TargetedEvent<HTMLInputElement>): void => {
    const showsAllBooks = currentTarget.checked;
    const { deal, overrides } = this.state;
    this.setState({ showsAllBooks });
    history.replaceState(
      history.state,
      '',
      `${location.pathname}${buildComparisonQuery(deal, overrides, showsAllBooks)}${location.hash}`,
    );
  };

  /** True if the books deal in different ways, so that the reader is offered the choice of one. */
  readonly #isDealingModeRelevant = isDealingModeRelevant(
    applyOverrides(this.props, NO_OVERRIDES),
    this.props.deal.deal,
  );

  /** Plays another deal. The chosen way of dealing stays. */
  readonly #play = (deal: ComparedDealProps): void =>
    this.#show(withDealingMode(deal, this.state.deal.deal.dealing ?? DEALING_MODES[0]));

  /** Switches the way of dealing: each book deals by its own rule, or all of them deal as similarly as possible. */
  readonly #onToggleDealingMode = ({ currentTarget }: JSX.TargetedEvent<HTMLInputElement>): void =>
    this.#show(withDealingMode(this.state.deal, DEALING_MODES[currentTarget.checked ? 1 : 0]));

  /** Plays a deal, and writes it into the address. */
  readonly #show = (deal: ComparedDealProps): void => {
    const { overrides, showsAllBooks } = this.state;
    const made = this.#compare(deal, overrides);
    if (!made.ok) return this.setState({ faults: made.faults });
    this.setState({ deal, at: undefined, faults: [], refused: undefined, requestedHands: undefined });
    history.pushState(history.state, '', `${location.pathname}${buildComparisonQuery(deal, overrides, showsAllBooks)}`);
  };

  /**
   * Plays the same deal with another practice of a book, and writes that into the address; shows a message if the
   * practice cannot play it.
   */
  #overridePractice(book: number, practices: Practices): void {
    const { deal, overrides: before, showsAllBooks } = this.state;
    const all = this.props.books.map((_, i) => (i === book ? practices : (before[i] ?? {})));
    const overrides = hasOverrides(all) ? all : NO_OVERRIDES;
    if (!this.#compare(deal, overrides).ok) {
      const point = Object.keys(practices).find((each) => practices[each] !== before[book]?.[each])!;
      return this.setState({ refused: { book, point } });
    }
    this.setState({ overrides, refused: undefined, faults: [] });
    history.replaceState(
      history.state,
      '',
      `${location.pathname}${buildComparisonQuery(deal, overrides, showsAllBooks)}${location.hash}`,
    );
  }

  readonly #write = (): void => {
    if (this.#writing.current?.open && !this.state.Writing)
      void import('./DealEditor.tsx').then(({ DealEditor }) => this.setState({ Writing: DealEditor }));
  };

  readonly #onSubmitDeal = (event: Event): void => {
    event.preventDefault();
    const form = new FormData(this.#form.current!);
    const seed = String(form.get('seed')).trim() || createSeed();
    this.#play(buildSeededDeal(seed, Number(form.get('seats')), String(form.get('order') ?? '')));
  };

  readonly #chance = (): void => {
    const field = this.#form.current!.elements.namedItem('seed') as HTMLInputElement;
    field.value = createSeed();
    this.#form.current!.requestSubmit();
  };

  #changes: { readonly of: Comparison; readonly in: ReturnType<typeof listBookChanges> } | undefined;

  /** Changes that the chosen readings make in the deal; cached for the current comparison. */
  #changesIn(shown: ComparisonView): ReturnType<typeof listBookChanges> {
    if (this.#changes?.of !== shown.compared) this.#changes = { of: shown.compared, in: listBookChanges(shown) };
    return this.#changes.in;
  }

  override render({ books, seats, contexts, articleBases }: ComparisonViewProps, state: State): JSX.Element {
    const { messages } = contexts[0]!;
    const asking = COMPARISON_FORM_WORDS[messages.lang];
    const { deal, overrides, refused, faults, requestedHands, showsAllBooks, Writing } = state;
    const made = this.#compare(deal, overrides);
    if (!made.ok)
      return <FaultsNotice faults={made.faults} messages={messages} head={COMPARE_WORDS[messages.lang].fault} />;
    const own = overrides === NO_OVERRIDES ? undefined : this.#compare(deal, NO_OVERRIDES);
    const compared = made.value;
    const words = getCompareWords(messages.lang, compared);
    const shown: ComparisonView = {
      books,
      contexts,
      articleBases,
      deal,
      compared,
      before: own?.ok ? own.value : undefined,
    };
    const changes = this.#changesIn(shown);
    const at = Math.min(Math.floor(state.at ?? getOpeningRow(compared)), compared.rows.length - 1);
    const beside = books.slice(2).map(({ name, of }) => (of ? `${name} ${of}` : name));
    return (
      <div class={showsAllBooks ? 'compared whole' : 'compared'}>
        <div class="compare-tables" ref={this.#tables}>
          <SideBySideTables {...shown} at={at} tables={showsAllBooks ? books.length : 2} onGo={this.#go} />
          {faults.length > 0 && <FaultsNotice faults={faults} messages={messages} head={words.fault} />}
          <RenderWhenChanged of={compared} draw={() => <FinalAccounts {...shown} />} />
          <RenderWhenChanged of={compared} draw={() => <FirstDifferenceSentence {...shown} />} />
          {beside.length > 0 && (
            <p class="pair-third">
              <label>
                <input type="checkbox" checked={showsAllBooks} onChange={this.#onToggleAllBooks} />
                <span>{asking.third(beside.join(', '))}</span>
              </label>
            </p>
          )}
          {this.#isDealingModeRelevant && (
            <p class="pair-third">
              <label>
                <input
                  type="checkbox"
                  checked={deal.deal.dealing === DEALING_MODES[1]}
                  onChange={this.#onToggleDealingMode}
                />
                <span>{asking.byTheBook}</span>
              </label>
            </p>
          )}
        </div>
        <div class="compare-more">
          <details class="another" ref={this.#another}>
            <summary>{asking.another}</summary>
            <form class="compare-form" method="get" ref={this.#form} onSubmit={this.#onSubmitDeal}>
              <label>
                {asking.seed}
                <input
                  type="text"
                  name="seed"
                  maxLength={MAX_SEED_LENGTH}
                  defaultValue={deal.seed}
                  autocomplete="off"
                />
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
              {!compared.byMoves && (
                <label>
                  {asking.order}
                  <select name="order" value={deal.policy || CARD_PREFERENCES[0]}>
                    {CARD_PREFERENCES.map((policy) => (
                      <option key={policy} value={policy}>
                        {asking.policies[policy]}
                      </option>
                    ))}
                  </select>
                </label>
              )}
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
                  books={applyOverrides(this.props, NO_OVERRIDES)}
                  messages={messages}
                  deal={deal}
                  requestedHands={requestedHands}
                  onPlay={this.#play}
                />
              )}
            </details>
          </details>
          <details class="turnings" ref={this.#options}>
            <summary>{asking.options}</summary>
            {books.map((book, i) => (
              <ReadingOverrides
                key={book.name}
                name={book.name}
                context={getTableContextOfBook({ books, contexts }, i)}
                kept={getBookPractices({ books, contexts }, i)}
                turned={overrides[i] ?? {}}
                onTurn={(practices) => this.#overridePractice(i, practices)}
                refused={refused?.book === i ? refused.point : undefined}
                changes={changes[i] && { steps: changes[i].steps, first: changes[i].first }}
              />
            ))}
          </details>
          <details class="by-card" key={`cards ${buildComparisonQuery(deal)}`}>
            <summary>{words.stepsHead}</summary>
            <RenderWhenChanged
              of={compared}
              draw={() => (
                <>
                  <DealtHands {...shown} />
                  <CardByCardTable {...shown} changes={changes} />
                </>
              )}
            />
          </details>
          <details class="by-player" key={`players ${buildComparisonQuery(deal)}`}>
            <summary>{words.playersHead}</summary>
            <RenderWhenChanged of={compared} draw={() => <ComparisonOutcome {...shown} />} />
          </details>
        </div>
      </div>
    );
  }
}
