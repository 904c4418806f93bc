/**
 * Page of found deals: a list of patterns (rare events) with one published deal each, a table that shows a deal, and a
 * search for others.
 */
import { Component, createRef, type JSX } from 'preact';
import { DEAL_PATTERNS, formatSeed, parseSeed, playPatternDeal, RIVAL_SETUP } from '#engine/lab/find.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { formatStepName, type Replay } from '#engine/record/steps.ts';
import type { ArticleBase } from '../../narration/articles.ts';
import { formatClauses, narrateStep } from '../../narration/narrate.ts';
import type { PlayContext } from '../../table/game-table.ts';
import type { ReadingsControls } from '../../table/Readings.tsx';
import { ReplayTable } from '../../table/ReplayTable.tsx';
import type { CreateContinuedGame } from '../../table/take-seat.tsx';
import { type DealAddress, formatDealAddress, parseDealAddress } from './deal-address.ts';
import { startDealSearch } from './start-deal-search.ts';
import { DEAL_FINDER_WORDS } from './words.ts';

/** A pattern (an event to look for), and its published deal. */
export interface DealFinderEntry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The game and its number of players, in words. */
  readonly where: string;
  /** The events that complete the pattern in the published deal. */
  readonly told: string;
  readonly article: { readonly href: string; readonly label: string };
  readonly seed: string;
  /** Index (0-based) of the step that completes the pattern; `undefined` if the pattern compares two rule books. */
  readonly step?: number;
  /** Address of the page that compares two rule books, if the pattern is a difference between them. */
  readonly pair?: string;
}

/** Props of the page, serializable as JSON. */
export interface DealFinderProps {
  readonly entries: readonly DealFinderEntry[];
  /** Base address of the articles of each game, stored under the game id. */
  readonly articleBases: Readonly<Record<string, ArticleBase>>;
  /** Address of the page that lists all patterns. */
  readonly href: string;
  /** Path of this page: the list of all patterns, or the page of one pattern. */
  readonly at: string;
  /** The deal with which the page opens. */
  readonly first: Seen;
}

/** The deal that the table shows. */
interface Seen extends DealAddress {
  readonly record: string;
  /** The index of the step that shows the pattern; -1 if none does. */
  readonly step: number;
  /** Name of the step shown first, as in the address: `11`, `11.2`. */
  readonly start: string;
  /** Narration of the step that shows the pattern, unless the deal is the published one. */
  readonly told?: string;
}

/** Narrates the step (0-based) that completes a pattern; empty if the pattern does not occur (a step below 0). */
export const narrateFoundStep = (played: Replay, step: number, context: PlayContext): string =>
  step < 0 ? '' : formatClauses(narrateStep(played.steps[step]!, played, context));

/** Returns the address of the comparison that plays this deal by two rule books, side by side. */
const besideHref = (pair: string, { seed }: DealAddress): string => {
  const { seats, order } = RIVAL_SETUP;
  return `${pair}?${new URLSearchParams({ seed, seats: String(seats), order })}`;
};

/** True if the page is too narrow for the list and the table side by side. */
const narrow = (): boolean => matchMedia('(max-width: 61.99rem)').matches;

interface Props extends DealFinderProps {
  /** Data and texts for the table of the game to which the deal shown first ({@link DealFinderProps.first}) belongs. */
  context: PlayContext;
  /** Loads the data and texts for the table of another game; `undefined` before hydration. */
  layOf?: (game: string) => Promise<PlayContext>;
  onPlayOn?: CreateContinuedGame;
  apparatus?: ReadingsControls;
}

interface State {
  seen: Seen;
  context: PlayContext;
  /** Path of the page that the address bar shows; the table adds its own state to it. */
  at: string;
  /** The pattern now searched for, and the number of deals examined so far; `undefined` if no search is running. */
  seeking: { readonly id: string; readonly looked: number } | undefined;
  /** Result of the last search, shown below its pattern and announced once to screen readers. */
  said: { readonly id: string; readonly text: string; readonly href?: string } | undefined;
}

export class DealFinder extends Component<Props, State> {
  readonly #table = createRef<HTMLDivElement>();
  #stop: (() => void) | undefined;
  /** The seed word and number with which the next search for a pattern begins, stored under the pattern's id. */
  readonly #next = new Map<string, { readonly word: string; readonly from: number }>();
  override state: State = {
    seen: this.props.first,
    context: this.props.context,
    at: this.props.at,
    seeking: undefined,
    said: undefined,
  };

  override componentDidMount(): void {
    addEventListener('popstate', this.#readQuery);
    this.#readQuery();
  }

  override componentWillUnmount(): void {
    removeEventListener('popstate', this.#readQuery);
    this.#stop?.();
  }

  readonly #readQuery = (): void => {
    const dealAddress = parseDealAddress(location.search, location.pathname);
    const { seen } = this.state;
    if (dealAddress && (dealAddress.id !== seen.id || dealAddress.seed !== seen.seed)) void this.#see(dealAddress);
  };

  /** Shows a deal on the table. An `address` is set first, because the table reads its step from the address bar. */
  async #see(dealAddress: DealAddress, address?: string): Promise<void> {
    const pattern = DEAL_PATTERNS.find(({ id }) => id === dealAddress.id)!;
    try {
      const context = await this.props.layOf!(pattern.game);
      const { played, step } = playPatternDeal(pattern, context.game, dealAddress.seed);
      if (address) history.pushState(history.state, '', address);
      const narration = narrateFoundStep(played, step, context);
      this.setState({
        context,
        at: location.pathname,
        seen: {
          ...dealAddress,
          record: formatRecord(played.record),
          step,
          start: formatStepName(played, Math.max(step, 0)),
          told: narration,
        },
      });
    } catch {
      const { lang } = this.state.context.messages;
      this.setState({ said: { id: dealAddress.id, text: DEAL_FINDER_WORDS[lang].failed } });
    }
  }

  #addressOf(dealAddress: DealAddress): string {
    const { entries, href } = this.props;
    return formatDealAddress(
      dealAddress,
      href,
      entries.some(({ id, seed }) => id === dealAddress.id && seed === dealAddress.seed),
    );
  }

  /** Shows a deal on the table, scrolls it into view, and sets the address. */
  async #open(dealAddress: DealAddress): Promise<void> {
    await this.#see(dealAddress, this.#addressOf(dealAddress));
    const table = this.#table.current!;
    table.scrollIntoView({ block: narrow() ? 'start' : 'nearest' });
    table.querySelector<HTMLElement>('.table-cloth')?.focus({ preventScroll: true });
  }

  readonly #clicked = (event: MouseEvent, dealAddress: DealAddress): void => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void this.#open(dealAddress);
  };

  #startSearch(entry: DealFinderEntry): void {
    const { id, seed, pair } = entry;
    this.#stop?.();
    const { lang } = this.state.context.messages;
    const words = DEAL_FINDER_WORDS[lang];
    const own = this.state.seen.id === id ? this.state.seen.seed : seed;
    const { word, i } = parseSeed(own)!;
    const { from } = this.#next.get(id) ?? { from: i + 1 };
    this.setState({ seeking: { id, looked: 0 }, said: { id, text: words.begun } });
    this.#stop = startDealSearch({ id, word, from }, ({ found, next }) => {
      this.#next.set(id, { word, from: next });
      if (found === undefined) return this.setState({ seeking: { id, looked: next - from } });
      const dealAddress = { id, seed: formatSeed(word, found) };
      const text = words.found(dealAddress.seed, next - from);
      this.setState({ seeking: undefined, said: { id, text, ...(pair && { href: besideHref(pair, dealAddress) }) } });
      if (!pair) void this.#open(dealAddress);
    });
  }

  readonly #stopSearch = (): void => {
    this.#stop?.();
    const { seeking, context } = this.state;
    if (seeking)
      this.setState({
        seeking: undefined,
        said: { id: seeking.id, text: DEAL_FINDER_WORDS[context.messages.lang].stopped(seeking.looked) },
      });
  };

  #entry(entry: DealFinderEntry): JSX.Element {
    const { id, title, text, where, told, article, seed, pair } = entry;
    const { seeking, said, seen, context } = this.state;
    const words = DEAL_FINDER_WORDS[context.messages.lang];
    return (
      <li key={id} id={id} class={seen.id === id ? 'is-open' : undefined}>
        <h2>{title}</h2>
        <p>
          <span>{`${text} `}</span>
          <a href={article.href}>{article.label}</a>
        </p>
        <p class="quiet">{where}</p>
        <p class="find-told">{seen.id === id ? (seen.told ?? told) : told}</p>
        <p class="find-ways">
          {pair ? (
            <a class="button" href={besideHref(pair, entry)}>
              {words.beside}
            </a>
          ) : (
            <a
              class="button"
              href={`${this.#addressOf(entry)}#found`}
              data-press
              onClick={(event) => this.#clicked(event, { id, seed })}
            >
              {words.see}
            </a>
          )}
          {seeking?.id === id ? (
            <button type="button" onClick={this.#stopSearch}>
              {words.stop}
            </button>
          ) : (
            <button type="button" onClick={() => this.#startSearch(entry)}>
              {words.another}
            </button>
          )}
          {seeking?.id === id && (
            <>
              <progress aria-label={words.begun} />
              <span>{words.looked(seeking.looked)}</span>
            </>
          )}
        </p>
        <p role="status">
          {said?.id === id && (
            <>
              <span>{`${said.text} `}</span>
              {said.href && <a href={said.href}>{words.beside}</a>}
            </>
          )}
        </p>
      </li>
    );
  }

  override render({ entries, articleBases, onPlayOn, apparatus }: Props, { seen, context, at }: State): JSX.Element {
    const words = DEAL_FINDER_WORDS[context.messages.lang];
    const { title } = entries.find(({ id }) => id === seen.id)!;
    const shown = { id: seen.id, title, record: seen.record, href: at };
    return (
      <div class="find">
        <ol class="find-list">{entries.map((entry) => this.#entry(entry))}</ol>
        <div class="find-table" id="found" ref={this.#table}>
          <p class="find-back">
            <a href={`#${seen.id}`}>{words.list}</a>
          </p>
          <h2>{title}</h2>
          <p class="quiet">{`${words.deal(seen.seed)}${seen.step < 0 ? `. ${words.unlike}` : ''}`}</p>
          <ReplayTable
            key={`${seen.id} ${seen.seed}`}
            examples={[shown]}
            articleBase={articleBases[context.game.id]!}
            heading=""
            start={seen.start}
            context={context}
            rules={context}
            onPlayOn={onPlayOn}
            apparatus={apparatus}
          />
        </div>
      </div>
    );
  }
}
