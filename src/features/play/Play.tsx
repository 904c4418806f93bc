/** Table for playing. It fills the window: the round table, the player's hand below, and the log beside it. */
import { Component, createRef, type JSX } from 'preact';
import type { LiveGame } from '#engine/record/live-game.ts';
import { printRecord } from '#engine/record/record.ts';
import type { Replay, Step } from '#engine/record/replay.ts';
import { STEM } from '../../browser/any-kept.ts';
import { newSeed } from '../../browser/chance.ts';
import { keptFragment } from '../../browser/kept-games.ts';
import { LEAVING, type Leaving } from '../../browser/missing-part.ts';
import { paced, settings } from '../../browser/settings.ts';
import { pageHref } from '../../i18n/routes.ts';
import type { ArticleBase } from '../../narration/articles.ts';
import { stepLabel } from '../../narration/step-label.ts';
import { type Clause, tellStep } from '../../narration/tell.ts';
import { Controls } from '../../table/Controls.tsx';
import type { TableContext } from '../../table/game-table.ts';
import { Ledger } from '../../table/Ledger.tsx';
import { type Before, move, remember } from '../../table/motion.ts';
import { displayNames } from '../../table/players.ts';
import { positionAt } from '../../table/position.ts';
import type { Apparatus } from '../../table/Readings.tsx';
import type { Citing } from '../../table/Sentence.tsx';
import { Steps } from '../../table/Steps.tsx';
import { goByKey } from '../../table/step-keys.ts';
import type { Switching } from '../readings/switching.tsx';
import { anew } from './anew.ts';
import { Bar, Ways } from './Bar.tsx';
import { seedToBegin } from './begin-first.ts';
import { putBehind } from './behind.ts';
import { Dialog } from './Dialog.tsx';
import { End } from './End.tsx';
import { GameInProgress } from './game-in-progress.ts';
import { keepPlace, placeInHand } from './hand-focus.ts';
import { Icon } from './icons.tsx';
import { Keep } from './Keep.tsx';
import { keepInPlay } from './keep-in-play.ts';
import { actByKey } from './keys.ts';
import { dealsOf } from './length.ts';
import { linkOf } from './link.ts';
import { fullScreen, Keys, Menu } from './Menu.tsx';
import { Names, soleSeat } from './names.ts';
import { PlaySettings } from './PlaySettings.tsx';
import type { Chairs } from './players.ts';
import type { Review } from './Review.tsx';
import { Me, Said } from './Said.tsx';
import { ScoreLine, ScoreTable } from './Standing.tsx';
import { waitsFor, withAdvice } from './said.ts';
import { partiesOf } from './standing.ts';
import { Turn } from './Turn.tsx';
import { type Capture, Taking } from './taking.ts';
import { PLAY_WORDS } from './words.ts';

export { goOn } from './go-on.ts';

interface Props {
  context: TableContext;
  articleBase: ArticleBase;
  /** Title of the table: the game, or the example that it continues. */
  title: string;
  prefix?: string | undefined;
  live: LiveGame;
  chairs: Chairs;
  /** Id of the game in storage. */
  id: string;
  /** Message shown once, about an error outside the game. */
  notice?: string | undefined;
  /** Lets the player switch the disputed points and replay the game by other practices. */
  apparatus: Apparatus;
  /** True on the game's own page, with the switched readings in its address. */
  atHome?: boolean | undefined;
  onLeave: () => void;
}

interface State {
  /** Index (0-based) of the step shown; beyond the last step, the current state of the game. */
  at: number;
  /** True while the settlement of an ended deal is shown payment by payment. */
  settling: boolean;
  /** The game replayed with other readings; no moves are made while it is shown. */
  switching: Switching | undefined;
  /** The open dialog. */
  over: 'menu' | 'settings' | 'keys' | 'review' | undefined;
  /** True if the dialog at the end of a deal is shown; before it, the last card is. */
  ended: boolean;
  /** True if the whole log is open over the table, in windows without space beside it. */
  whole: boolean;
  /** True if the game has continued in another tab. */
  elsewhere: boolean;
  shared: string;
  /** Remount key, raised when a setting of all tables changes. */
  drawn: number;
  Review?: typeof Review;
}

/** Time before the settlement, for the last card of a deal, and after each payment, in milliseconds. */
const LOOKED_AT = 1300;
const SETTLED_AT = 2000;

export class Play extends Component<Props, State> {
  readonly #cloth = createRef<HTMLElement>();
  readonly #log = createRef<HTMLDivElement>();
  readonly #told = new WeakMap<Step, readonly Clause[]>();

  /** Context of the table, with the players' own names or names of the period. */
  readonly #context: TableContext = {
    ...this.props.context,
    say: {
      ...this.props.context.say,
      names: displayNames(this.props.live.record.tags, this.props.live.names),
    },
  };

  readonly #game = new GameInProgress(this.props.live, this.props.chairs, this.#context, this.props.notice ?? '', {
    moved: () => {
      this.#taking?.stop();
      this.#keep();
      this.setState({ at: this.#firstToSee, shared: '' });
      this.#listen();
      this.#awaitEnd();
      if (this.state.switching) this.#switch(undefined);
      else this.#goOn();
    },
    changed: () => this.setState({}),
  });

  // Declared after `#game`, whose constructor deals: `dealOver` is true before the first deal.
  override state: State = {
    at: Infinity,
    settling: false,
    switching: undefined,
    over: undefined,
    ended: this.props.live.table.dealOver,
    whole: false,
    elsewhere: false,
    shared: '',
    drawn: 0,
  };

  /** True if the current state is saved on the device. */
  #kept = false;
  #reading = false;
  #back: (() => void) | undefined;
  #end: ReturnType<typeof setTimeout> | undefined;

  /** Lets the engine's players move, unless a dialog is open or the game is paused. */
  #goOn(): void {
    const { over, elsewhere, switching } = this.state;
    if (!over && !elsewhere && !switching && !this.#reading) this.#game.goOn();
  }

  /** Saves the game, and writes its id into the address so that a reload restores it. */
  #keep(): void {
    const { id, live, chairs, atHome } = this.props;
    this.#kept = keepInPlay(id, live, chairs);
    if (!this.#kept) return;
    if (atHome && location.hash !== keptFragment(id))
      history.replaceState(history.state, '', `${location.pathname}${location.search}${keptFragment(id)}`);
    // A game continued from an example moves to its own page; the back button returns to the example.
    if (!atHome && location.pathname !== this.#home) {
      history.pushState(history.state, '', this.#home + keptFragment(id));
      addEventListener('popstate', this.props.onLeave, { once: true });
    }
  }

  /** Step shown after a move: the current one, or, at the end of a deal, its last card before the settlement. */
  get #firstToSee(): number {
    const { steps } = this.#game.played;
    const move = steps.findLastIndex(({ part }) => part === 1);
    return this.props.live.table.dealOver && move < steps.length - 1 ? move : Infinity;
  }

  /** Shows the settlement payment by payment after the last card, then the dialog instead of the score. */
  #awaitEnd(): void {
    clearTimeout(this.#end);
    const { dealOver } = this.props.live.table;
    this.setState({ ended: false, settling: dealOver });
    if (dealOver) this.#end = setTimeout(this.#settleOn, paced(LOOKED_AT));
  }

  /** Shows the next payment, or the dialog after the last one. */
  readonly #settleOn = (): void => {
    clearTimeout(this.#end);
    const { played, here, last } = this.#shown;
    const next = here + 1;
    if (!this.state.settling) return;
    if (next > last || played.steps[next]!.isScore) {
      this.setState({ at: Infinity, settling: false, ended: true });
      return;
    }
    this.setState({ at: next });
    this.#end = setTimeout(this.#settleOn, paced(SETTLED_AT));
  };

  /** Plays the sounds of the latest steps, if sound is on. */
  #listen(): void {
    if (settings().sound === 'off') return;
    const { live, chairs } = this.props;
    const { dealOver, toMove } = live.table;
    void import('./sounds.ts').then(({ sound }) => {
      sound('card');
      if (dealOver) sound('end');
      else if (chairs[toMove] === 'you') sound('turn');
    });
  }

  /** Opens an article over the table; the engine's players wait until it is closed. */
  readonly #readArticle = async (event: MouseEvent): Promise<void> => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.cite[href]');
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (this.#reading) return;
    this.#reading = true;
    this.#game.hold();
    try {
      await (await import('./article-dialog.ts')).readArticle(link, this.props.context.say.lang);
    } catch {
      location.assign(link.href);
    }
    this.#reading = false;
    if (this.base) this.#goOn();
  };

  /** Stops this tab, since another one has continued the game. */
  readonly #wentOn = ({ key, newValue }: StorageEvent): void => {
    const { id, live } = this.props;
    if (key !== STEM + id || !newValue) return;
    const { record } = JSON.parse(newValue) as { record?: unknown };
    if (record === printRecord(live.record)) return;
    this.#game.wait();
    this.setState({ elsewhere: true, over: undefined });
  };

  readonly #redraw = (): void => this.setState(({ drawn }) => ({ drawn: drawn + 1 }));

  override componentDidMount(): void {
    this.#back = putBehind(this.base as Element);
    this.#keep();
    this.#goOn();
    void this.#readQuery();
    document.addEventListener(LEAVING, this.#setDown);
    document.addEventListener('snorum:settings', this.#redraw);
    document.addEventListener('keydown', this.#key);
    addEventListener('storage', this.#wentOn);
    (this.base as HTMLElement).addEventListener('click', (event) => void this.#readArticle(event));
    if (!this.state.ended) this.#cloth.current?.focus({ preventScroll: true });
    addEventListener('resize', this.#fit);
    this.#scrollLog();
    this.#clearCloth();
    this.#showHand();
  }

  override componentWillReceiveProps({ notice = '' }: Props): void {
    if (notice !== (this.props.notice ?? '')) this.#game.notice = notice;
  }

  override getSnapshotBeforeUpdate(_props: Props, before: State): [number | undefined, Before | undefined] {
    const hand = (this.base as Element).querySelector<HTMLElement>('.table-hand');
    return [
      placeInHand(this.base as Element),
      before.at === this.state.at ? remember(this.#cloth.current, hand) : undefined,
    ];
  }

  #shownStep: Step | undefined;

  override componentDidUpdate(
    _props: Props,
    _state: State,
    [place, before]: [number | undefined, Before | undefined],
  ): void {
    const table = this.base as HTMLElement;
    // The dialog at the end sets the focus itself.
    if (place !== undefined && !this.state.over && !table.querySelector('.play-end')) keepPlace(table, place);
    const { played, here } = this.#shown;
    const step = played.steps[here]!;
    if (step !== this.#shownStep) {
      this.#shownStep = step;
      this.#scrollLog();
      this.#clearCloth();
      this.#showHand();
      move(this.#cloth.current, before, step.events);
    }
  }

  override componentWillUnmount(): void {
    this.#game.wait();
    this.#back?.();
    clearTimeout(this.#end);
    document.removeEventListener(LEAVING, this.#setDown);
    document.removeEventListener('snorum:settings', this.#redraw);
    document.removeEventListener('keydown', this.#key);
    removeEventListener('resize', this.#fit);
    removeEventListener('storage', this.#wentOn);
    removeEventListener('popstate', this.props.onLeave);
  }

  /** Scrolls the log to the step shown. */
  #scrollLog(): void {
    const log = this.#log.current;
    const now = log?.querySelector<HTMLElement>('[aria-current]');
    if (log && now) log.scrollTop = now.offsetTop + now.offsetHeight - log.clientHeight + 8;
  }

  /** Leaves space below the middle of the cloth for a long sentence, which covers its lower edge. */
  #clearCloth(): void {
    const [cloth, log] = [this.#cloth.current, this.#log.current];
    if (!cloth || !log) return;
    const [under, over] = [cloth.getBoundingClientRect(), log.getBoundingClientRect()];
    const stands = over.left < under.right && over.right > under.left;
    cloth.style.setProperty('--covered', `${stands ? Math.max(0, under.bottom - over.top) : 0}px`);
  }

  /** Adapts to a rotated phone or a resized window. */
  readonly #fit = (): void => {
    this.#scrollLog();
    this.#clearCloth();
  };

  /** Scrolls to the hand of the player to move, in windows so low that the table scrolls. */
  #showHand(): void {
    const table = this.base as HTMLElement;
    const { live, viewer } = this.#game;
    if (live.table.toMove !== viewer || getComputedStyle(table).overflowY !== 'auto') return;
    const { top } = table.querySelector('.play-mine')!.getBoundingClientRect();
    table.scrollTop += top - table.getBoundingClientRect().top;
  }

  /**
   * The replay on the table (the game itself, or with other readings), its step shown and its last step (both 0-based).
   */
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
      told = tellStep(step, played, this.#context);
      this.#told.set(step, told);
    }
    return told;
  }

  /** Replays the game with the readings in the address. */
  async #readQuery(): Promise<void> {
    const { apparatus, atHome, live, context } = this.props;
    const switching = atHome && (await apparatus.asked(printRecord(live.record), context));
    if (switching) this.#switch(switching);
  }

  readonly #switch = (switching: Switching | undefined): void => {
    this.#game.wait();
    this.setState({ switching, at: Infinity }, () => this.#goOn());
    if (this.props.atHome) this.props.apparatus.keep(switching);
  };

  readonly #go = (at: number): void => {
    this.#game.refused = undefined;
    // Stepping past the settlement opens the dialog after it.
    const ended = this.state.ended || this.props.live.table.dealOver;
    clearTimeout(this.#end);
    this.setState({ at: at < this.#shown.last ? at : Infinity, settling: false, ended, whole: false });
  };

  readonly #open = (over: State['over']): void => {
    this.#game.hold();
    this.setState({ over });
  };

  readonly #shut = (): void => this.setState({ over: undefined }, () => this.#goOn());

  #taking: Taking | undefined;

  /** Lets the player choose on the table which cards a card takes. */
  readonly #asked = (captures: readonly Capture[]): void => {
    this.#taking?.stop();
    this.#taking = captures.length > 0 ? new Taking(this.#cloth.current!, captures, this.#game.move) : undefined;
  };

  readonly #wave = (event: Event): void => {
    if ((event.target as Element).closest('a, button')) return;
    if (this.state.settling) this.#settleOn();
    else if (this.props.live.table.dealOver) this.setState({ ended: true });
    this.#game.hurry();
  };

  readonly #review = async (): Promise<void> => {
    const { Review: found } = await import('./Review.tsx');
    this.setState({ Review: found });
    this.#open('review');
  };

  readonly #share = async (): Promise<void> => {
    const { live, chairs, title, context } = this.props;
    const words = PLAY_WORDS[context.say.lang];
    const came = await (await import('./share.ts')).share({
      title,
      text: words.end.shared(title),
      home: this.#home,
      record: printRecord(live.record),
      chairs,
    });
    this.setState({ shared: came === 'copied' ? words.copied : came === 'failed' ? words.notShared : '' });
  };

  /** Starts another game with the same players and a new seed. */
  readonly #again = async (): Promise<void> => {
    const { live, chairs, atHome, context } = this.props;
    const seat = soleSeat(this.#game);
    const seed =
      context.youBegin && seat >= 0 ? seedToBegin(live.game, seat, (each) => anew(live.record, each)) : newSeed();
    const fragment = await linkOf(printRecord(anew(live.record, seed)), chairs);
    location.assign(`${this.#home}#${fragment}`);
    if (!atHome) location.reload();
  };

  readonly #leave = (): void => {
    // A game continued from an example returns to the example.
    if (!this.props.atHome && location.pathname === this.#home) history.back();
    else this.props.onLeave();
  };

  readonly #backInDeal = (): void => {
    this.#shut();
    this.#game.dealAgain();
  };

  /** Actions of the single-key shortcuts, by key. */
  readonly #keys: Readonly<Record<string, () => void>> = {
    h: () => void this.#game.hint(),
    u: () => this.#game.takeBack(),
    l: () => this.setState(({ whole }) => ({ whole: !whole })),
    s: () => this.#open('settings'),
    m: () => this.#open('menu'),
    f: fullScreen,
    '?': () => this.#open('keys'),
    ' ': () => (this.state.settling ? this.#settleOn() : this.#game.hurry()),
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (this.state.elsewhere || document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape' && this.state.whole) return this.setState({ whole: false });
    if (!actByKey(event, this.#keys)) goByKey(event, this.#shown.here, this.#go);
  };

  /** Page on which a link restores the game. */
  get #home(): string {
    const { lang } = this.props.context.say;
    return pageHref(lang, `games/${this.props.context.game.id}/`);
  }

  /** Puts the game into the address for a page reload. */
  readonly #setDown = (event: Event): void => {
    const { live, chairs, id, atHome } = this.props;
    const home = this.#home + (atHome ? location.search : '');
    const game = this.#kept
      ? Promise.resolve(home + keptFragment(id))
      : linkOf(printRecord(live.record), chairs).then((fragment) => `${home}#${fragment}`);
    (event as CustomEvent<Leaving>).detail.game ??= game;
  };

  /** Returns to the current state of the game from an earlier step or other readings. */
  readonly #forth = (): void => {
    if (this.state.switching) this.#switch(undefined);
    else this.#go(Infinity);
  };

  override render(): JSX.Element {
    const { articleBase, live, chairs, prefix = '', apparatus, title, id } = this.props;
    const context = this.#context;
    const { switching, over, ended, settling, whole, elsewhere, drawn, shared, Review: Reviewed } = this.state;
    const game = this.#game;
    const { say: messages, game: rules, Cloth } = context;
    const { table: words, lang } = messages;
    const own = PLAY_WORDS[lang];
    const { frame } = own;
    const { hinted, seen } = game;
    const { played, here, last } = this.#shown;
    const step = played.steps[here]!;
    const asked = !switching && step.deal === live.table.dealNumber && game.hides(step.toMove);
    const looksBack = switching !== undefined || (here < last && !settling);
    // The view keeps the player's side of the table, also when all hands are open.
    const side = chairs[game.viewer] === 'you' ? game.viewer : undefined;
    const position = {
      ...positionAt(played, here, seen),
      from: side,
      playedFrom: looksBack ? undefined : (game.playedFrom ?? (live.table.dealOver ? side : undefined)),
    };
    const citing: Citing = { messages, base: articleBase, articles: rules.articles };
    const first = played.steps.findIndex(({ deal }) => deal === step.deal);
    const told = played.steps.map((_, i) =>
      i < first ? [] : i === here ? withAdvice(game, step, this.#tell(played, i), lang) : this.#tell(played, i),
    );
    const Costs = context.weighing?.Costs;
    const costs = (i: number) => Costs && <Costs context={context} played={played} step={played.steps[i]!} />;
    const you = soleSeat(game);
    const names = new Names(
      // Narration needs no-break spaces; on a table the names may break.
      live.names.map((_, seat) => game.nameOf(seat).replaceAll('\u00a0', ' ')),
      you,
      lang,
    );
    // Scores at the step shown.
    const standsAt = switching || here === last ? game.played : { ...played, steps: played.steps.slice(0, here + 1) };
    const parties = partiesOf(standsAt);
    const standing = { context, played: standsAt, parties, names, you };
    const path = `games/${rules.id}/`;
    const ways = <Ways lang={lang} path={path} fragment={this.#kept ? keptFragment(id) : ''} />;
    const chosen = settings();
    const looks = [
      'table in-play',
      chosen.suits === 'four' && 'four-colours',
      chosen.hand === 'left' && 'left-handed',
      chosen.size === 'large' && 'large-cards',
      looksBack && 'looks-back',
      whole && 'log-up',
    ];
    const { Standing } = context;
    const sheet = ended && !looksBack && live.table.dealOver && !elsewhere;
    return (
      <section class={looks.filter(Boolean).join(' ')} aria-label={frame.label(title)}>
        <Bar
          lang={lang}
          title={title}
          deal={frame.dealOf(step.deal, dealsOf(live.record, played))}
          onBack={this.#leave}
          onMenu={() => this.#open('menu')}
          ways={ways}
        />
        <div class="play-score">
          <ScoreLine {...standing} />
          <ScoreTable {...standing} />
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the space bar does it with the keys. */}
        <section
          class="table-cloth pane-cloth play-ring"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it holds the focus for the keys.
          tabIndex={0}
          aria-label={words.views[0]}
          ref={this.#cloth}
          onClick={this.#wave}
        >
          <div key={drawn}>
            <Cloth
              played={played}
              position={asked ? { ...position, toMove: -1 } : position}
              messages={messages}
              words={context.words}
            />
          </div>
        </section>
        <div class="play-acts">
          <button
            type="button"
            class="act-hint"
            onClick={() => void game.hint()}
            aria-disabled={looksBack || live.table.toMove !== game.viewer}
          >
            <Icon name="hint" /> {frame.hint}
          </button>
          <button type="button" class="take-back" onClick={game.takeBack}>
            <Icon name="undo" /> {frame.takeBack}
          </button>
          <button type="button" class="act-settings" aria-haspopup="dialog" onClick={() => this.#open('settings')}>
            <Icon name="settings" /> {frame.settings}
          </button>
        </div>
        <div class="play-lower">
          <div class="play-mine">
            <div class="table-say" role="status">
              {!looksBack && <Said game={game} citing={citing} />}
              <span class="step unseen">{looksBack ? stepLabel(played, here, words) : waitsFor(game, lang)}</span>
            </div>
            <div class="table-hand" tabIndex={-1} key={drawn}>
              {looksBack ? (
                <div class="play-looks">
                  <Controls
                    at={here}
                    steps={last + 1}
                    words={words}
                    label={stepLabel(played, here, words)}
                    onGo={this.#go}
                  />
                  <button type="button" class="looks-forth" onClick={this.#forth}>
                    {own.back}
                  </button>
                </div>
              ) : elsewhere ? null : (
                <Turn
                  onAsked={this.#asked}
                  game={game}
                  context={context}
                  hinted={hinted}
                  me={<Me game={game} context={context} names={names} dealer={position.dealer} />}
                />
              )}
            </div>
          </div>
          <div class="play-log">
            <button
              type="button"
              class="log-grip"
              aria-expanded={whole}
              aria-label={frame.wholeDeal}
              onClick={() => this.setState({ whole: !whole })}
            />
            <h2>{frame.happened}</h2>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
            <div class="log-box pane-steps" role="log" tabIndex={0} aria-label={frame.happened} ref={this.#log}>
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
            </div>
          </div>
        </div>
        {sheet && (
          <End
            {...standing}
            citing={citing}
            over={game.over}
            told={told
              .filter((_, i) => played.steps[i]!.deal === step.deal && (i === here || played.steps[i]!.part > 1))
              .flat()}
            standing={
              Standing ? (
                <Standing played={played} position={position} messages={messages} words={context.words} />
              ) : null
            }
            onNext={game.dealNext}
            onAgain={() => void this.#again()}
            onReview={() => void this.#review()}
            onShare={() => void this.#share()}
            shared={shared}
            others={pageHref(lang, 'games/')}
          />
        )}
        {elsewhere && (
          <section class="play-end" aria-label={frame.elsewhere}>
            <div class="end-sheet">
              <p role="alert">{frame.elsewhere}</p>
              <p class="end-ways">
                <button type="button" class="button-first" onClick={() => location.reload()}>
                  {frame.goOnHere}
                </button>
              </p>
            </div>
          </section>
        )}
        {over === 'menu' && (
          <Dialog name="menu" title={title} close={frame.close} onClose={this.#shut}>
            <Menu
              lang={lang}
              ways={ways}
              onLeave={this.#leave}
              onKeys={() => this.setState({ over: 'keys' })}
              onSameDeal={this.#backInDeal}
            >
              <Keep
                live={live}
                chairs={chairs}
                home={this.#home}
                lang={lang}
                taken={live.taken}
                practices={switching?.practices}
              />
              <apparatus.Readings
                context={context}
                record={printRecord(live.record)}
                kept={live.played.readings}
                switching={switching}
                onSwitch={this.#switch}
              />
              <details>
                <summary class="menu-accounts">{frame.accounts}</summary>
                {switching?.accounts()}
                <Ledger played={played} messages={messages} />
              </details>
            </Menu>
          </Dialog>
        )}
        {over === 'settings' && (
          <Dialog name="settings" title={frame.settings} close={frame.close} onClose={this.#shut}>
            <PlaySettings messages={messages} all={game.all} onSeeAll={game.seeAll} />
          </Dialog>
        )}
        {over === 'keys' && (
          <Dialog name="keys" title={frame.shortcuts} close={frame.close} onClose={this.#shut}>
            <Keys lang={lang} />
          </Dialog>
        )}
        {over === 'review' && Reviewed && (
          <Dialog name="review" title={own.end.review} close={frame.close} onClose={this.#shut}>
            <Reviewed
              context={context}
              citing={citing}
              live={live}
              chairs={chairs}
              onShow={(at) => {
                this.#shut();
                this.#go(at);
              }}
            />
          </Dialog>
        )}
      </section>
    );
  }
}
