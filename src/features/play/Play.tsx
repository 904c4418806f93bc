/** A table at which the reader plays: the same cloth and the same words, and a hand to play from. */
import { Component, createRef, type JSX } from 'preact';
import type { LiveGame } from '#engine/record/live-game.ts';
import { printRecord } from '#engine/record/record.ts';
import type { Replay, Step } from '#engine/record/replay.ts';
import { keptFragment } from '../../browser/kept-games.ts';
import { LEAVING, type Leaving } from '../../browser/missing-part.ts';
import { pageHref } from '../../i18n/routes.ts';
import type { ArticleBase } from '../../narration/articles.ts';
import { type Clause, citesOf, tellStep } from '../../narration/tell.ts';
import { Controls } from '../../table/Controls.tsx';
import { markCited } from '../../table/cited.ts';
import type { TableContext } from '../../table/game-table.ts';
import { Ledger } from '../../table/Ledger.tsx';
import { Panes } from '../../table/Panes.tsx';
import { positionAt } from '../../table/position.ts';
import type { Apparatus } from '../../table/Readings.tsx';
import { type Citing, Sentence } from '../../table/Sentence.tsx';
import { Steps } from '../../table/Steps.tsx';
import { goByKey } from '../../table/step-keys.ts';
import { TableSettings } from '../../table/TableSettings.tsx';
import type { Switching } from '../readings/switching.tsx';
import { GameInProgress } from './game-in-progress.ts';
import { keepPlace, placeInHand } from './hand-focus.ts';
import { Keep } from './Keep.tsx';
import { keepInPlay } from './keep-in-play.ts';
import { linkOf } from './link.ts';
import type { Chairs } from './players.ts';
import { waitsFor, withAdvice } from './said.ts';
import { Turn } from './Turn.tsx';
import { PLAY_WORDS } from './words.ts';

export { goOn } from './go-on.ts';

interface Props {
  context: TableContext;
  articleBase: ArticleBase;
  prefix?: string | undefined;
  live: LiveGame;
  chairs: Chairs;
  /** By what it is kept on the device. */
  id: string;
  /** Said once, where something went wrong outside the game. */
  notice?: string | undefined;
  /** Lets the disputed points be turned, and what has been played be played again by them. */
  apparatus: Apparatus;
  /** Whether the address of the page is that of the game, and keeps the readings that are turned. */
  atHome?: boolean | undefined;
  onLeave: () => void;
}

interface State {
  /** The step shown, from 0; beyond the last one it is that, where the game stands. */
  at: number;
  /** What has been played, by other readings; nobody moves while it is looked at. */
  switching: Switching | undefined;
}

export class Play extends Component<Props, State> {
  readonly #cloth = createRef<HTMLElement>();
  readonly #told = new WeakMap<Step, readonly Clause[]>();
  #marked: readonly Element[] = [];
  override state: State = { at: Infinity, switching: undefined };

  readonly #game = new GameInProgress(this.props.live, this.props.chairs, this.props.context, this.props.notice ?? '', {
    moved: () => {
      this.#keep();
      this.setState({ at: Infinity });
      if (this.state.switching) this.#switch(undefined);
      else this.#game.goOn();
    },
    changed: () => this.setState({}),
  });

  /** Whether the device has the game as it stands. */
  #kept = false;
  #reading = false;

  /** Keeps the game as it stands; on its own page the address names it, so that it is found again there. */
  #keep(): void {
    const { id, live, chairs, atHome } = this.props;
    this.#kept = keepInPlay(id, live, chairs);
    if (!this.#kept || !atHome || location.hash === keptFragment(id)) return;
    history.replaceState(history.state, '', `${location.pathname}${location.search}${keptFragment(id)}`);
  }

  /** An article that stands on another page is read over the table, and the others wait meanwhile. */
  readonly #readArticle = async (event: MouseEvent): Promise<void> => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.cite[href]');
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (link.pathname === location.pathname || this.#reading) return;
    event.preventDefault();
    this.#reading = true;
    this.#game.hold();
    try {
      await (await import('./article-dialog.ts')).readArticle(link, this.props.context.say.lang);
    } catch {
      location.assign(link.href);
    }
    this.#reading = false;
    if (this.base && !this.state.switching) this.#game.goOn();
  };

  override componentDidMount(): void {
    this.#keep();
    this.#game.goOn();
    void this.#readQuery();
    document.addEventListener(LEAVING, this.#setDown);
    const table = this.base as HTMLElement;
    table.addEventListener('click', (event) => void this.#readArticle(event));
    const { top } = table.getBoundingClientRect();
    if (top < 0 || top > innerHeight / 4) table.scrollIntoView();
    this.#cloth.current?.focus({ preventScroll: true });
  }

  override componentWillReceiveProps({ notice = '' }: Props): void {
    if (notice !== (this.props.notice ?? '')) this.#game.notice = notice;
  }

  override getSnapshotBeforeUpdate(): number | undefined {
    return placeInHand(this.base as Element);
  }

  override componentDidUpdate(_props: Props, _state: State, place: number | undefined): void {
    const table = this.base as HTMLElement;
    if (place !== undefined) keepPlace(table, place);
    const { played, here } = this.#shown;
    this.#marked = markCited(this.#marked, citesOf(this.#tell(played, here)));
    const now = table.querySelector<HTMLElement>('.steps > [aria-current]');
    const pane = now?.closest('.table-cloth');
    if (pane) pane.scrollTop = now!.offsetTop;
  }

  override componentWillUnmount(): void {
    this.#game.wait();
    document.removeEventListener(LEAVING, this.#setDown);
    markCited(this.#marked, []);
  }

  /** What is on the table: the game, or the same by other readings; which step of it (from 0) is shown, and its last. */
  get #shown(): { readonly played: Replay; readonly here: number; readonly last: number } {
    const { at, switching } = this.state;
    const played = switching?.played ?? this.#game.played;
    const last = played.steps.length - 1;
    return { played, here: Math.max(0, Math.min(at, last)), last };
  }

  #tell(played: Replay, at: number): readonly Clause[] {
    const step = played.steps[at]!;
    let told = this.#told.get(step);
    if (!told) {
      told = tellStep(step, played, this.props.context);
      this.#told.set(step, told);
    }
    return told;
  }

  /** What has been played is played by the readings that the address names. */
  async #readQuery(): Promise<void> {
    const { apparatus, atHome, live, context } = this.props;
    const switching = atHome && (await apparatus.asked(printRecord(live.record), context));
    if (switching) this.#switch(switching);
  }

  readonly #switch = (switching: Switching | undefined): void => {
    this.#game.wait();
    this.setState({ switching, at: Infinity }, () => {
      // Nobody moves before the game itself is looked at again.
      if (!this.state.switching) this.#game.goOn();
    });
    if (this.props.atHome) this.props.apparatus.keep(switching);
  };

  readonly #go = (at: number): void => {
    this.#game.refused = undefined;
    this.setState({ at: at < this.#shown.last ? at : Infinity });
  };

  readonly #key = (event: KeyboardEvent): void => goByKey(event, this.#shown.here, this.#go);

  /** The page on which a link restores the game. */
  get #home(): string {
    const { lang } = this.props.context.say;
    return pageHref(lang, `games/${this.props.context.game.id}/`);
  }

  /** Sets down the address of the game for a page that is loaded anew. */
  readonly #setDown = (event: Event): void => {
    const { live, chairs, id, atHome } = this.props;
    const home = this.#home + (atHome ? location.search : '');
    const game = this.#kept
      ? Promise.resolve(home + keptFragment(id))
      : linkOf(printRecord(live.record), chairs).then((fragment) => `${home}#${fragment}`);
    (event as CustomEvent<Leaving>).detail.game ??= game;
  };

  /** Back from what was looked at to where the game stands. */
  readonly #back = (): void => {
    if (this.state.switching) this.#switch(undefined);
    else this.#go(Infinity);
  };

  override render(): JSX.Element {
    const { context, articleBase, live, chairs, prefix = '', apparatus, onLeave } = this.props;
    const game = this.#game;
    const { say: messages, game: rules } = context;
    const { table: words, lang } = messages;
    const own = PLAY_WORDS[lang];
    const { switching } = this.state;
    const { refused, seen } = game;
    const { played, here, last } = this.#shown;
    const step = played.steps[here]!;
    const asked = !switching && step.deal === live.table.dealNumber && game.hides(step.toMove);
    const elsewhere = switching || here < last;
    const position = { ...positionAt(played, here, seen), playedFrom: elsewhere ? undefined : game.playedFrom };
    const citing: Citing = { messages, base: articleBase, articles: rules.articles };
    const first = played.steps.findIndex(({ deal }) => deal === step.deal);
    const yours = live.names.filter((_, seat) => chairs[seat] === 'you');
    const told = played.steps.map((_, i) => (i < first ? [] : this.#tell(played, i)));
    const Costs = context.weighing?.Costs;
    const costs = (i: number, beside?: true) =>
      Costs && <Costs context={context} played={played} step={played.steps[i]!} beside={beside} />;
    return (
      <Panes
        context={context}
        played={played}
        position={asked ? { ...position, toMove: -1 } : position}
        told={withAdvice(game, step, told[here]!, lang)}
        instead={refused && <Sentence told={[refused.clause]} citing={citing} />}
        stepOf={elsewhere ? words.stepOf(here + 1, told.length) : waitsFor(game, lang)}
        citing={citing}
        prefix={prefix}
        clothRef={this.#cloth}
        onKey={this.#key}
        head={<h2>{yours.length > 0 ? own.youAre(yours.join(', ')) : own.watching}</h2>}
        below={
          elsewhere ? (
            <p class="tray-line">
              <button type="button" onClick={this.#back}>
                {own.back}
              </button>
            </p>
          ) : (
            <Turn game={game} context={context} />
          )
        }
        steps={
          <Steps
            played={played}
            told={told}
            citing={citing}
            from={first}
            seen={seen}
            at={here}
            idStem={`${prefix}move-`}
            onGo={this.#go}
            under={(i, each) => (
              <>
                {switching?.under(i, each)}
                {costs(i)}
              </>
            )}
          />
        }
        accounts={
          <>
            {switching?.accounts()}
            <Ledger played={played} messages={messages} />
          </>
        }
        costs={costs(here, true)}
        more={
          <>
            <div class="table-more">
              <button type="button" class="take-back" onClick={game.takeBack}>
                {own.takeBack}
              </button>
              <label>
                <input type="checkbox" checked={game.all} onChange={game.seeAll} /> {own.seeAll}
              </label>
              <Keep
                live={live}
                chairs={chairs}
                home={this.#home}
                lang={lang}
                taken={live.taken}
                practices={switching?.practices}
              />
              <TableSettings words={words} />
              <apparatus.Readings
                context={context}
                record={printRecord(live.record)}
                kept={live.played.readings}
                switching={switching}
                onSwitch={this.#switch}
              />
              <button type="button" onClick={onLeave}>
                {own.leave}
              </button>
            </div>
            <p class="table-said" role="status">
              {game.notice}
            </p>
          </>
        }
      >
        <Controls at={here} steps={told.length} words={words} onGo={this.#go} />
      </Panes>
    );
  }
}
