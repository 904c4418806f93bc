/** Deals to be found: a list of what may come about, one deal kept of each, the table on which they are seen, and a search. */
import { Component, createRef, type JSX } from 'preact';
import { dealOf, seedFrom, seedOf, WANTED, WINNERS } from '#engine/lab/find.ts';
import { printRecord } from '#engine/record/record.ts';
import { type Replay, stepName } from '#engine/record/replay.ts';
import type { ArticleBase } from '../../narration/articles.ts';
import { plainText, tellStep } from '../../narration/tell.ts';
import { Example } from '../../table/Example.tsx';
import type { TableContext } from '../../table/game-table.ts';
import type { PlayOn } from '../../table/play-on.tsx';
import type { Apparatus } from '../../table/Readings.tsx';
import { addressOf, type Kept, keptIn } from './address.ts';
import { search } from './search.ts';
import { FIND_WORDS } from './words.ts';

/** Something that may be looked for, and the deal of it that is kept. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The game and its players, in words. */
  readonly where: string;
  /** What happens when it comes about in the deal that is kept. */
  readonly told: string;
  readonly article: { readonly href: string; readonly label: string };
  readonly seed: string;
  /** The step (from 0) at which it comes about; none where two books are set side by side. */
  readonly step?: number;
  /** The page on which those two books are. */
  readonly pair?: string;
}

/** What the page is made from; it can be kept as JSON. */
export interface FindProps {
  readonly entries: readonly Entry[];
  /** By the id of each game: a book with several has an edition of each. */
  readonly articleBases: Readonly<Record<string, ArticleBase>>;
  /** The page of all. */
  readonly href: string;
  /** The path of this page: that of all, or of the deal to begin with. */
  readonly at: string;
  /** The deal on the table to begin with. */
  readonly first: Seen;
}

/** A deal on the table. */
interface Seen extends Kept {
  readonly record: string;
  /** The index of the step at which it comes about; -1 where it does not. */
  readonly step: number;
  /** The name of the step shown first. */
  readonly start: string;
  /** What happens in it, where it is not the deal that the list keeps. */
  readonly told?: string;
}

/** What happens in a deal when it comes about; nothing where it does not (below 0). */
export const toldOf = (played: Replay, step: number, context: TableContext): string =>
  step < 0 ? '' : plainText(tellStep(played.steps[step]!, played, context));

/** The address at which a deal is set side by side, on the page of two books. */
const besideHref = (pair: string, { seed }: Kept): string => {
  const { seats, order } = WINNERS;
  return `${pair}?${new URLSearchParams({ seed, seats: String(seats), order })}`;
};

/** On a page too narrow for the list and the table beside it. */
const narrow = (): boolean => matchMedia('(max-width: 61.99rem)').matches;

interface Props extends FindProps {
  /** The table of the first deal. */
  context: TableContext;
  /** Lays the table of another game; none before the page is awake. */
  layOf?: (game: string) => Promise<TableContext>;
  onPlayOn?: PlayOn;
  apparatus?: Apparatus;
}

interface State {
  seen: Seen;
  context: TableContext;
  /** The path in the bar, which keeps what is done with the deal. */
  at: string;
  /** What is being looked for, and how many deals have been. */
  seeking: { readonly id: string; readonly looked: number } | undefined;
  /** What came of the last search, said once, under what was looked for. */
  said: { readonly id: string; readonly text: string; readonly href?: string } | undefined;
}

export class Find extends Component<Props, State> {
  readonly #table = createRef<HTMLDivElement>();
  #stop: (() => void) | undefined;
  /** Where the next search of each kind goes on. */
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
    const kept = keptIn(location.search, location.pathname);
    const { seen } = this.state;
    if (kept && (kept.id !== seen.id || kept.seed !== seen.seed)) void this.#see(kept);
  };

  /** Puts a deal on the table; its address, when it is to have one, before it, for the table reads its step there. */
  async #see(kept: Kept, address?: string): Promise<void> {
    const wanted = WANTED.find(({ id }) => id === kept.id)!;
    try {
      const context = await this.props.layOf!(wanted.game);
      const { played, step } = dealOf(wanted, context.game, kept.seed);
      if (address) history.pushState(history.state, '', address);
      const told = toldOf(played, step, context);
      this.setState({
        context,
        at: location.pathname,
        seen: { ...kept, record: printRecord(played.record), step, start: stepName(played, Math.max(step, 0)), told },
      });
    } catch {
      const { lang } = this.state.context.say;
      this.setState({ said: { id: kept.id, text: FIND_WORDS[lang].failed } });
    }
  }

  #addressOf(kept: Kept): string {
    const { entries, href } = this.props;
    return addressOf(
      kept,
      href,
      entries.some(({ id, seed }) => id === kept.id && seed === kept.seed),
    );
  }

  /** Puts a deal on the table, in sight, and its address in the bar. */
  async #open(kept: Kept): Promise<void> {
    await this.#see(kept, this.#addressOf(kept));
    const table = this.#table.current!;
    table.scrollIntoView({ block: narrow() ? 'start' : 'nearest' });
    table.querySelector<HTMLElement>('.table-cloth')?.focus({ preventScroll: true });
  }

  readonly #clicked = (event: MouseEvent, kept: Kept): void => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void this.#open(kept);
  };

  #seek(entry: Entry): void {
    const { id, seed, pair } = entry;
    this.#stop?.();
    const { lang } = this.state.context.say;
    const words = FIND_WORDS[lang];
    const own = this.state.seen.id === id ? this.state.seen.seed : seed;
    const { word, i } = seedFrom(own)!;
    const { from } = this.#next.get(id) ?? { from: i + 1 };
    this.setState({ seeking: { id, looked: 0 }, said: { id, text: words.begun } });
    this.#stop = search({ id, word, from }, ({ found, next }) => {
      this.#next.set(id, { word, from: next });
      if (found === undefined) return this.setState({ seeking: { id, looked: next - from } });
      const kept = { id, seed: seedOf(word, found) };
      const text = words.found(kept.seed, next - from);
      this.setState({ seeking: undefined, said: { id, text, ...(pair && { href: besideHref(pair, kept) }) } });
      if (!pair) void this.#open(kept);
    });
  }

  readonly #stopSeeking = (): void => {
    this.#stop?.();
    const { seeking, context } = this.state;
    if (seeking)
      this.setState({
        seeking: undefined,
        said: { id: seeking.id, text: FIND_WORDS[context.say.lang].stopped(seeking.looked) },
      });
  };

  #entry(entry: Entry): JSX.Element {
    const { id, title, text, where, told, article, seed, pair } = entry;
    const { seeking, said, seen, context } = this.state;
    const words = FIND_WORDS[context.say.lang];
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
            <button type="button" onClick={this.#stopSeeking}>
              {words.stop}
            </button>
          ) : (
            <button type="button" onClick={() => this.#seek(entry)}>
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
    const words = FIND_WORDS[context.say.lang];
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
          <Example
            key={`${seen.id} ${seen.seed}`}
            examples={[shown]}
            articleBase={articleBases[context.game.id]!}
            heading=""
            start={seen.start}
            context={context}
            onPlayOn={onPlayOn}
            apparatus={apparatus}
          />
        </div>
      </div>
    );
  }
}
