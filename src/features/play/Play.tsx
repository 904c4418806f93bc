/**
 * Table on which the user plays. It fills the window: the round table, the player's hand below, and the log beside it.
 */
import { Component, createRef, type JSX } from 'preact';
import { formatRecord } from '#engine/record/format-record.ts';
import type { LiveGame } from '#engine/record/live-game.ts';
import { findTag } from '#engine/record/record.ts';
import type { Replay, Step } from '#engine/record/steps.ts';
import { SAVED_GAME_KEY_PREFIX } from '../../browser/has-saved-games.ts';
import { BEFORE_RELOAD_EVENT, type ReloadTarget } from '../../browser/reload-target.ts';
import { buildSavedGameFragment, parseSavedRecord } from '../../browser/saved-games.ts';
import { createSeed } from '../../browser/seeds.ts';
import { getSettings, scaleDuration } from '../../browser/settings.ts';
import { BASE_PATH, pageHref } from '../../i18n/routes.ts';
import type { TouchableClaim } from '../../model/claims.ts';
import type { ArticleBase } from '../../narration/articles.ts';
import { type Clause, narrateStep } from '../../narration/narrate.ts';
import { formatStepLabel } from '../../narration/step-label.ts';
import { holdGameInPlay } from '../../service-worker/in-play.ts';
import { StepControls } from '../../table/Controls.tsx';
import type { PlayContext } from '../../table/game-table.ts';
import { LedgerView } from '../../table/LedgerView.tsx';
import { animateCards, type CardPositions, captureCardPositions } from '../../table/motion.ts';
import { buildPosition } from '../../table/position.ts';
import type { ReadingsControls } from '../../table/Readings.tsx';
import type { CitationContext } from '../../table/Sentence.tsx';
import { StepList } from '../../table/Steps.tsx';
import { handleStepKey } from '../../table/step-keys.ts';
import type { SwitchedView } from '../readings/switched-view.tsx';
import { type Capture, CapturePicker } from './capture-picker.ts';
import { Dialog } from './Dialog.tsx';
import { createDisplayNamer } from './display-names.ts';
import { DealEndPanel } from './End.tsx';
import { findSeedWhereSeatLeads } from './find-seed.ts';
import { GameInProgress } from './game-in-progress.ts';
import { findFocusedCard, restoreHandFocus } from './hand-focus.ts';
import { Icon } from './icons.tsx';
import { makeBackgroundInert } from './inert-background.ts';
import { handleShortcut } from './keys.ts';
import { getDealCount } from './length.ts';
import { fullScreen, Menu, ShortcutList } from './Menu.tsx';
import { HandHeader, Notices } from './Notices.tsx';
import { createNewGameRecord, sealNewGame } from './new-game-record.ts';
import { addAdvice, formatWaitingMessage } from './notice-text.ts';
import { PlaySettings } from './PlaySettings.tsx';
import { listParties } from './parties.ts';
import { getOnlyUserSeat, PlayerNames } from './player-names.ts';
import type { SeatPlayers } from './players.ts';
import type { Review } from './Review.tsx';
import { SaveAndShare } from './SaveAndShare.tsx';
import { ScoreLine, ScoreTable } from './Scores.tsx';
import type { SealCheck } from './SealCheck.tsx';
import { SealNote } from './SealNote.tsx';
import { saveGame } from './save-game.ts';
import { encodeGameLink } from './share-link.ts';
import { TopBar, TopBarLinks } from './TopBar.tsx';
import { TurnControls } from './Turn.tsx';
import type { PairOfGame } from './two-books.ts';
import { PLAY_WORDS } from './words.ts';

export { continueGame } from './continue-game.ts';

interface Props {
  context: PlayContext;
  articleBase: ArticleBase;
  /** Title of the table: the game, or the example that it continues. */
  title: string;
  prefix?: string | undefined;
  live: LiveGame;
  chairs: SeatPlayers;
  /** Id of the game in storage. */
  id: string;
  /** Message shown once, about an error outside the game. */
  notice?: string | undefined;
  /** Lets the player choose other practices at the disputed points and replay the game by them. */
  apparatus: ReadingsControls;
  /** Pairs of books in which the deal can be compared at its end. */
  pairs?: readonly PairOfGame[] | undefined;
  /** Tried claims of the book that the deal may touch. */
  claims?: readonly TouchableClaim[] | undefined;
  /** True on the game's own page, where the address holds the chosen readings. */
  atHome?: boolean | undefined;
  onLeave: () => void;
}

interface State {
  /** Index (0-based) of the step shown. A larger number than the last step means the current state of the game. */
  stepIndex: number;
  /** True while the final payments of an ended deal are shown one by one. */
  settling: boolean;
  /** The game replayed with other readings; no moves are made while it is shown. */
  switching: SwitchedView | undefined;
  /** The open dialog. */
  openDialog: 'menu' | 'settings' | 'keys' | 'review' | 'check' | undefined;
  /** True if the dialog at the end of a deal is shown; until then, the table still shows the last card. */
  ended: boolean;
  /** True if the whole log covers the table, in windows that have no space beside it. */
  isLogExpanded: boolean;
  /** True if the same game was continued in another tab; this tab then stops. */
  openInOtherTab: boolean;
  shared: string;
  /** Remount key, raised when a setting of all tables changes. */
  remountKey: number;
  Review?: typeof Review;
  SealCheck?: typeof SealCheck;
}

/** Times in milliseconds: for looking at the last card of a deal, and for each payment that follows. */
const LOOKED_AT = 1300;
const SETTLED_AT = 2000;

export class Play extends Component<Props, State> {
  readonly #cloth = createRef<HTMLElement>();
  readonly #log = createRef<HTMLDivElement>();
  readonly #clauseCache = new WeakMap<Step, readonly Clause[]>();

  /** Data of the table, with the names that the players typed or names of the period. */
  readonly #context: PlayContext = {
    ...this.props.context,
    messages: {
      ...this.props.context.messages,
      names: createDisplayNamer(this.props.live.record.tags, this.props.live.names),
    },
  };

  readonly #game = new GameInProgress(this.props.live, this.props.chairs, this.#context, this.#firstNotice, {
    onMove: () => {
      this.#capturePicker?.stop();
      this.#saveAndUpdateAddress();
      this.setState({ stepIndex: this.#firstToSee, shared: '' });
      this.#playSounds();
      this.#awaitEnd();
      if (this.state.switching) this.#showOtherReadings(undefined);
      else this.#resumePlay();
    },
    onViewChange: () => this.setState({}),
  });

  /** Message shown until the first move: about an error, or that a friend has played the same cards. */
  get #firstNotice(): string {
    const { live, notice, context } = this.props;
    const isNew = live.played.steps.every(({ part, move }) => part > 1 || move.startsWith('deal '));
    return (
      notice || (isNew && findTag(live.record.tags, 'Challenge') ? PLAY_WORDS[context.messages.lang].challenged : '')
    );
  }

  // Declared after `#game`, whose constructor deals: `dealOver` is true before the first deal.
  override state: State = {
    stepIndex: Infinity,
    settling: false,
    switching: undefined,
    openDialog: undefined,
    ended: this.props.live.table.dealOver,
    isLogExpanded: false,
    openInOtherTab: false,
    shared: '',
    remountKey: 0,
  };

  /** True if the current state is saved on the device. */
  #isSaved = false;
  #isArticleOpen = false;
  #leaveGame: (() => void) | undefined;
  #restoreBackground: (() => void) | undefined;
  #end: ReturnType<typeof setTimeout> | undefined;

  /** Lets the engine's players move, unless a dialog is open or the game is paused. */
  #resumePlay(): void {
    const { openDialog, openInOtherTab, switching } = this.state;
    if (!openDialog && !openInOtherTab && !switching && !this.#isArticleOpen) this.#game.continuePlay();
  }

  /** Saves the game, and writes its id into the address so that a reload restores it. */
  #saveAndUpdateAddress(): void {
    const { id, live, chairs, atHome } = this.props;
    this.#isSaved = saveGame(id, live, chairs);
    if (!this.#isSaved) {
      this.#game.notice = PLAY_WORDS[this.#context.messages.lang].notKept;
      return;
    }
    if (atHome && location.hash !== buildSavedGameFragment(id))
      history.replaceState(history.state, '', `${location.pathname}${location.search}${buildSavedGameFragment(id)}`);
    // A game continued from an example moves to its own page; the back button returns to the example.
    if (!atHome && location.pathname !== this.#home) {
      history.pushState(history.state, '', this.#home + buildSavedGameFragment(id));
      addEventListener('popstate', this.props.onLeave, { once: true });
    }
  }

  /**
   * Index (0-based) of the step shown after a move. At the end of a deal it is the last card, before the settlement.
   */
  get #firstToSee(): number {
    const { steps } = this.#game.played;
    const move = steps.findLastIndex(({ part }) => part === 1);
    return this.props.live.table.dealOver && move < steps.length - 1 ? move : Infinity;
  }

  /** After the last card of a deal, shows its payments one by one, and then the dialog. */
  #awaitEnd(): void {
    clearTimeout(this.#end);
    const { dealOver } = this.props.live.table;
    this.setState({ ended: false, settling: dealOver });
    if (dealOver) this.#end = setTimeout(this.#settleOn, scaleDuration(LOOKED_AT));
  }

  /** Shows the next payment. After the last one, opens the dialog. */
  readonly #settleOn = (): void => {
    clearTimeout(this.#end);
    const { played, here, last } = this.#shown;
    const next = here + 1;
    if (!this.state.settling) return;
    if (next > last || played.steps[next]!.isScore) {
      this.setState({ stepIndex: Infinity, settling: false, ended: true });
      return;
    }
    this.setState({ stepIndex: next });
    this.#end = setTimeout(this.#settleOn, scaleDuration(SETTLED_AT));
  };

  /** Plays the sounds of the latest steps, if sound is on. */
  #playSounds(): void {
    if (getSettings().sound === 'off') return;
    const { live, chairs } = this.props;
    const { dealOver, toMove } = live.table;
    void import('./sounds.ts').then(({ playSound }) => {
      playSound('card');
      if (dealOver) playSound('end');
      else if (chairs[toMove] === 'you') playSound('turn');
    });
  }

  /** Opens an article, or the rules at a glance, over the table; the engine's players wait until it is closed. */
  readonly #readArticle = async (event: MouseEvent): Promise<void> => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.cite[href], a.play-rules');
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (this.#isArticleOpen) return;
    this.#isArticleOpen = true;
    this.#game.hold();
    try {
      const { lang } = this.props.context.messages;
      const dialogs = await import('./article-dialog.ts');
      await (link.matches('.cite') ? dialogs.openArticleDialog(link, lang) : dialogs.openRulesDialog(link, lang));
    } catch {
      if (link.matches('.cite')) location.assign(link.href);
      else open(link.href);
    }
    this.#isArticleOpen = false;
    if (this.base) this.#resumePlay();
  };

  /** Stops this tab, since another one has continued the game. */
  readonly #onStorage = ({ key, newValue }: StorageEvent): void => {
    const { id, live } = this.props;
    if (key !== SAVED_GAME_KEY_PREFIX + id || !newValue) return;
    const record = parseSavedRecord(newValue);
    if (record === undefined || record === formatRecord(live.record)) return;
    this.#game.pauseAndClear();
    this.setState({ openInOtherTab: true, openDialog: undefined });
  };

  readonly #redraw = (): void => this.setState(({ remountKey }) => ({ remountKey: remountKey + 1 }));

  override componentDidMount(): void {
    this.#restoreBackground = makeBackgroundInert(this.base as Element);
    this.#leaveGame = holdGameInPlay(BASE_PATH);
    this.#saveAndUpdateAddress();
    if (!this.#isSaved) this.setState({});
    this.#resumePlay();
    void this.#readQuery();
    document.addEventListener(BEFORE_RELOAD_EVENT, this.#onBeforeReload);
    document.addEventListener('snorum:settings', this.#redraw);
    document.addEventListener('keydown', this.#key);
    addEventListener('storage', this.#onStorage);
    (this.base as HTMLElement).addEventListener('click', (event) => void this.#readArticle(event));
    if (!this.state.ended) {
      // A game begun by the keys shows where they are.
      if (performance.eventCounts?.get('keydown') === 0) this.#cloth.current!.dataset['arrived'] = '';
      this.#cloth.current!.focus({ preventScroll: true });
    }
    addEventListener('resize', this.#onResize);
    this.#scrollLog();
    this.#clearCloth();
    this.#showHand();
  }

  override componentWillReceiveProps({ notice = '' }: Props): void {
    if (notice !== (this.props.notice ?? '')) this.#game.notice = notice;
  }

  override getSnapshotBeforeUpdate(_props: Props, before: State): [number | undefined, CardPositions | undefined] {
    const hand = (this.base as Element).querySelector<HTMLElement>('.table-hand');
    return [
      findFocusedCard(this.base as Element),
      before.stepIndex === this.state.stepIndex ? captureCardPositions(this.#cloth.current, hand) : undefined,
    ];
  }

  #shownStep: Step | undefined;

  override componentDidUpdate(
    _props: Props,
    { isLogExpanded: wasExpanded }: State,
    [place, before]: [number | undefined, CardPositions | undefined],
  ): void {
    const table = this.base as HTMLElement;
    // The dialog at the end sets the focus itself.
    if (place !== undefined && !this.state.openDialog && !table.querySelector('.play-end'))
      restoreHandFocus(table, place);
    const { played, here } = this.#shown;
    const step = played.steps[here]!;
    this.#placeNote();
    if (step !== this.#shownStep || wasExpanded !== this.state.isLogExpanded) this.#scrollLog();
    if (step !== this.#shownStep) {
      this.#shownStep = step;
      this.#clearCloth();
      this.#showHand();
      animateCards(this.#cloth.current, before, step.events);
    }
  }

  override componentWillUnmount(): void {
    this.#game.pauseAndClear();
    this.#restoreBackground?.();
    this.#leaveGame?.();
    clearTimeout(this.#end);
    document.removeEventListener(BEFORE_RELOAD_EVENT, this.#onBeforeReload);
    document.removeEventListener('snorum:settings', this.#redraw);
    document.removeEventListener('keydown', this.#key);
    removeEventListener('resize', this.#onResize);
    removeEventListener('storage', this.#onStorage);
    removeEventListener('popstate', this.props.onLeave);
  }

  /** Scrolls the log to the step shown. */
  #scrollLog(): void {
    const log = this.#log.current;
    const now = log?.querySelector<HTMLElement>('[aria-current]');
    if (log && now) log.scrollTop = now.offsetTop + now.offsetHeight - log.clientHeight + 8;
  }

  /** Moves the content of the cloth up for what covers its lower edge: a long sentence, or the ways to play a card. */
  #clearCloth(): void {
    const cloth = this.#cloth.current;
    if (!cloth) return;
    const under = cloth.getBoundingClientRect();
    const covered = [this.#log.current, (this.base as HTMLElement).querySelector('.tray-asked')].map((part) => {
      if (!part) return 0;
      const over = part.getBoundingClientRect();
      const overlaps = over.left < under.right && over.right > under.left;
      return overlaps ? Math.max(0, under.bottom - over.top) : 0;
    });
    cloth.style.setProperty('--covered', `${Math.max(...covered)}px`);
  }

  /** Places a note above the choices that stand over the hand, so that it covers none. */
  #placeNote(): void {
    const mine = (this.base as HTMLElement).querySelector<HTMLElement>('.play-mine')!;
    const choices = mine.querySelector(':is(.tray-asked, .tray-others)')?.getBoundingClientRect();
    const over = choices ? mine.getBoundingClientRect().top - choices.top : 0;
    mine.style.setProperty('--choices', `${Math.max(0, over)}px`);
  }

  /** Adapts the layout when a phone is rotated or a window resized. */
  readonly #onResize = (): void => {
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
   * The replay that the table shows (the game itself, or the game with other readings), the step shown, and the last
   * step. Both step numbers are 0-based.
   */
  get #shown(): { readonly played: Replay; readonly here: number; readonly last: number } {
    const { stepIndex, switching } = this.state;
    const played = switching?.played ?? this.#game.played;
    const last = played.steps.length - 1;
    return { played, here: Math.max(0, Math.min(stepIndex, last)), last };
  }

  #narrate(played: Replay, at: number): readonly Clause[] {
    const step = played.steps[at]!;
    let clauses = this.#clauseCache.get(step);
    if (!clauses) {
      clauses = narrateStep(step, played, this.#context);
      this.#clauseCache.set(step, clauses);
    }
    return clauses;
  }

  /** Replays the game with the readings in the address. */
  async #readQuery(): Promise<void> {
    const { apparatus, atHome, live, context } = this.props;
    const switching = atHome && (await apparatus.readViewFromAddress(formatRecord(live.record), context));
    if (switching) this.#showOtherReadings(switching);
  }

  readonly #showOtherReadings = (switching: SwitchedView | undefined): void => {
    this.#game.pauseAndClear();
    this.setState({ switching, stepIndex: Infinity }, () => this.#resumePlay());
    if (this.props.atHome) this.props.apparatus.writeViewToAddress(switching);
  };

  readonly #go = (at: number): void => {
    this.#game.refused = undefined;
    // Stepping past the settlement opens the dialog after it.
    const ended = this.state.ended || this.props.live.table.dealOver;
    clearTimeout(this.#end);
    this.setState({ stepIndex: at < this.#shown.last ? at : Infinity, settling: false, ended, isLogExpanded: false });
  };

  readonly #open = (openDialog: State['openDialog']): void => {
    this.#game.hold();
    this.setState({ openDialog });
  };

  readonly #shut = (): void => this.setState({ openDialog: undefined }, () => this.#resumePlay());

  #capturePicker: CapturePicker | undefined;

  /** Lets the player choose on the table which cards a card takes. */
  readonly #onCaptureChoice = (captures: readonly Capture[]): void => {
    this.#capturePicker?.stop();
    this.#capturePicker =
      captures.length > 0 ? new CapturePicker(this.#cloth.current!, captures, this.#game.move) : undefined;
    this.#clearCloth();
  };

  readonly #onTableClick = (event: Event): void => {
    if ((event.target as Element).closest('a, button')) return;
    this.#game.closeHint();
    if (this.state.settling) this.#settleOn();
    else if (this.props.live.table.dealOver) this.setState({ ended: true });
    this.#game.hurry();
  };

  readonly #review = async (): Promise<void> => {
    const { Review: found } = await import('./Review.tsx');
    this.setState({ Review: found });
    this.#open('review');
  };

  readonly #check = async (): Promise<void> => {
    const { SealCheck: found } = await import('./SealCheck.tsx');
    this.setState({ SealCheck: found });
    this.#open('check');
  };

  /** The seal of the game; `undefined` if it has none. */
  get #seal(): string | undefined {
    return findTag(this.props.live.record.tags, 'Seal')?.value;
  }

  readonly #share = async (): Promise<void> => {
    const { live, chairs, title, context } = this.props;
    const words = PLAY_WORDS[context.messages.lang];
    const came = await (await import('./share.ts')).shareGame({
      title,
      text: words.end.shared(title),
      home: this.#home,
      record: formatRecord(live.record),
      chairs,
    });
    this.setState({ shared: came === 'copied' ? words.copied : came === 'failed' ? words.notShared : '' });
  };

  /** Starts another game with the same players and a new seed. */
  readonly #startNewGame = async (): Promise<void> => {
    const { live, chairs, atHome, context } = this.props;
    const seat = getOnlyUserSeat(this.#game);
    const seed =
      context.userLeadsFirst && seat >= 0
        ? findSeedWhereSeatLeads(live.game, seat, (each) => createNewGameRecord(live.record, each))
        : createSeed();
    const record = await sealNewGame(createNewGameRecord(live.record, seed), chairs);
    const fragment = await encodeGameLink(formatRecord(record), chairs);
    location.assign(`${this.#home}#${fragment}`);
    if (!atHome) location.reload();
  };

  readonly #leave = (): void => {
    // A game continued from an example returns to the example.
    if (!this.props.atHome && location.pathname === this.#home) history.back();
    else this.props.onLeave();
  };

  readonly #replayDeal = (): void => {
    this.#shut();
    this.#game.dealAgain();
  };

  /** Actions of the single-key shortcuts, stored under the key. */
  readonly #keys: Readonly<Record<string, () => void>> = {
    h: () => void this.#game.hint(),
    u: () => this.#game.takeBack(),
    l: () => this.setState(({ isLogExpanded }) => ({ isLogExpanded: !isLogExpanded })),
    s: () => this.#open('settings'),
    m: () => this.#open('menu'),
    f: fullScreen,
    '?': () => this.#open('keys'),
    ArrowDown: () => restoreHandFocus(this.base as Element, 0),
    ' ': () => (this.state.settling ? this.#settleOn() : this.#game.hurry()),
  };

  readonly #key = (event: KeyboardEvent): void => {
    delete this.#cloth.current?.dataset['arrived'];
    if (this.state.openInOtherTab || document.querySelector('dialog[open]')) return;
    // The log scrolls by the same key.
    if (event.key === 'ArrowDown' && (event.target as Element).closest('.log-box, .play-end')) return;
    if (event.key === 'Escape' && this.state.isLogExpanded) return this.setState({ isLogExpanded: false });
    if (!handleShortcut(event, this.#keys)) handleStepKey(event, this.#shown.here, this.#go);
  };

  /** Page on which a link restores the game. */
  get #home(): string {
    const { lang } = this.props.context.messages;
    return pageHref(lang, `games/${this.props.context.game.id}/`);
  }

  /** Before the page reloads, writes the game into the address so that the reload restores it. */
  readonly #onBeforeReload = (event: Event): void => {
    const { live, chairs, id, atHome } = this.props;
    const home = this.#home + (atHome ? location.search : '');
    const game = this.#isSaved
      ? Promise.resolve(home + buildSavedGameFragment(id))
      : encodeGameLink(formatRecord(live.record), chairs).then((fragment) => `${home}#${fragment}`);
    (event as CustomEvent<ReloadTarget>).detail.game ??= game;
  };

  /** Returns to the current state of the game from an earlier step or other readings. */
  readonly #returnToLive = (): void => {
    if (this.state.switching) this.#showOtherReadings(undefined);
    else this.#go(Infinity);
  };

  override render(): JSX.Element {
    const { articleBase, live, chairs, prefix = '', apparatus, title, id } = this.props;
    const context = this.#context;
    const {
      switching,
      openDialog,
      ended,
      settling,
      isLogExpanded,
      openInOtherTab,
      remountKey,
      shared,
      Review: Reviewed,
      SealCheck: Checked,
    } = this.state;
    const game = this.#game;
    const { messages, game: rules, Cloth } = context;
    const { table: words, lang } = messages;
    const own = PLAY_WORDS[lang];
    const { frame } = own;
    const { hinted } = game;
    const { played, here, last } = this.#shown;
    const step = played.steps[here]!;
    // Looking back at a finished deal, all hands lie open.
    const isDealDone = live.table.dealOver || step.deal < live.table.dealNumber;
    const visibleSeats = isDealDone && here < last && !settling ? undefined : game.visibleSeats;
    const isAsked = !switching && step.deal === live.table.dealNumber && game.isPromptHidden(step.toMove);
    const looksBack = switching !== undefined || (here < last && !settling);
    // The view keeps the player's side of the table, also when all hands are open.
    const side = chairs[game.viewer] === 'you' ? game.viewer : undefined;
    const position = {
      ...buildPosition(played, here, visibleSeats),
      viewerSeat: side,
      // In a game with a market the player’s own pile lies on the cloth too, and silences move the turn on.
      ...(here === last && context.asksForOffer && { toMove: live.table.toMove }),
      activeSeat:
        looksBack || context.asksForOffer ? undefined : (game.activeSeat ?? (live.table.dealOver ? side : undefined)),
    };
    const citing: CitationContext = { messages, base: articleBase, articleNumbers: this.props.context.articleNumbers };
    const first = played.steps.findIndex(({ deal }) => deal === step.deal);
    const clauses = played.steps.map((_, i) =>
      i < first ? [] : i === here ? addAdvice(game, step, this.#narrate(played, i), lang) : this.#narrate(played, i),
    );
    const Costs = context.costEvaluation?.Costs;
    const costs = (i: number) => Costs && <Costs context={context} played={played} step={played.steps[i]!} />;
    const you = getOnlyUserSeat(game);
    const names = new PlayerNames(
      // Narration needs no-break spaces; on a table the names may break.
      live.names.map((_, seat) => game.nameOf(seat).replaceAll('\u00a0', ' ')),
      you,
      lang,
    );
    // Scores at the step shown.
    const standsAt = switching || here === last ? game.played : { ...played, steps: played.steps.slice(0, here + 1) };
    const parties = listParties(standsAt);
    const scoresProps = { context, played: standsAt, parties, names, you };
    const path = `games/${rules.id}/`;
    const ways = <TopBarLinks lang={lang} path={path} fragment={this.#isSaved ? buildSavedGameFragment(id) : ''} />;
    const chosen = getSettings();
    const looks = [
      'table in-play',
      chosen.suits === 'four' && 'four-colours',
      chosen.hand === 'left' && 'left-handed',
      chosen.size === 'large' && 'large-cards',
      looksBack && 'looks-back',
      isLogExpanded && 'log-up',
    ];
    const { SidePanel } = context;
    const sheet = ended && !looksBack && live.table.dealOver && !openInOtherTab;
    return (
      <section class={looks.filter(Boolean).join(' ')} aria-label={frame.label(title)}>
        <TopBar
          lang={lang}
          title={title}
          deal={frame.dealOf(step.deal, getDealCount(live.record, played))}
          onBack={this.#leave}
          onMenu={() => this.#open('menu')}
          ways={ways}
        />
        <div class="play-score">
          <ScoreLine {...scoresProps} />
          <ScoreTable {...scoresProps} />
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the space bar does it with the keys. */}
        <section
          class="table-cloth pane-cloth play-ring"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it holds the focus for the keys.
          tabIndex={0}
          aria-label={words.views[0]}
          ref={this.#cloth}
          onClick={this.#onTableClick}
        >
          <div key={remountKey}>
            <Cloth
              played={played}
              position={isAsked ? { ...position, toMove: -1 } : position}
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
              {!looksBack && <Notices game={game} context={context} citing={citing} />}
              <span class="step unseen">
                {looksBack ? formatStepLabel(played, here, words) : formatWaitingMessage(game, lang)}
              </span>
            </div>
            <div class="table-hand" tabIndex={-1} key={remountKey}>
              {looksBack ? (
                <div class="play-looks">
                  <StepControls
                    at={here}
                    steps={last + 1}
                    words={words}
                    label={formatStepLabel(played, here, words)}
                    onGo={this.#go}
                  />
                  <button type="button" class="looks-forth" onClick={this.#returnToLive}>
                    {own.back}
                  </button>
                </div>
              ) : openInOtherTab ? null : (
                <TurnControls
                  onCaptureChoice={this.#onCaptureChoice}
                  game={game}
                  context={context}
                  hinted={hinted}
                  me={<HandHeader game={game} context={context} names={names} dealer={position.dealer} />}
                />
              )}
            </div>
          </div>
          <div class="play-log">
            <button
              type="button"
              class="log-grip"
              aria-expanded={isLogExpanded}
              aria-label={frame.wholeDeal}
              onClick={() => this.setState({ isLogExpanded: !isLogExpanded })}
            />
            <h2>{frame.happened}</h2>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
            <div class="log-box pane-steps" role="log" tabIndex={0} aria-label={frame.happened} ref={this.#log}>
              <StepList
                played={played}
                clauses={clauses}
                citing={citing}
                from={first}
                seen={visibleSeats}
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
          <DealEndPanel
            {...scoresProps}
            citing={citing}
            over={game.over}
            clauses={clauses
              .filter((_, i) => played.steps[i]!.deal === step.deal && (i === here || played.steps[i]!.part > 1))
              .flat()}
            standing={
              SidePanel ? (
                <SidePanel played={played} position={position} messages={messages} words={context.words} />
              ) : null
            }
            onNext={game.dealNext}
            onAgain={() => void this.#startNewGame()}
            onReview={() => void this.#review()}
            onShare={() => void this.#share()}
            live={live}
            chairs={chairs}
            title={title}
            home={this.#home}
            pairs={this.props.pairs}
            claims={this.props.claims}
            onCheck={this.#seal === undefined ? undefined : () => void this.#check()}
            shared={shared}
            others={pageHref(lang, 'games/')}
          />
        )}
        {openInOtherTab && (
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
        {openDialog === 'menu' && (
          <Dialog name="menu" title={title} close={frame.close} onClose={this.#shut}>
            <Menu
              lang={lang}
              ways={ways}
              onLeave={this.#leave}
              onKeys={() => this.setState({ openDialog: 'keys' })}
              onSameDeal={this.#replayDeal}
            >
              <SaveAndShare
                live={live}
                chairs={chairs}
                home={this.#home}
                lang={lang}
                taken={live.takeBackCount}
                practices={switching?.practices}
              />
              {this.#seal && <SealNote seal={this.#seal} lang={lang} />}
              <apparatus.Readings
                context={context}
                record={formatRecord(live.record)}
                kept={live.played.readings}
                switching={switching}
                onSwitch={this.#showOtherReadings}
              />
              <details>
                <summary class="menu-accounts">{frame.accounts}</summary>
                {switching?.accounts()}
                <LedgerView played={played} messages={messages} />
              </details>
            </Menu>
          </Dialog>
        )}
        {openDialog === 'settings' && (
          <Dialog name="settings" title={frame.settings} close={frame.close} onClose={this.#shut}>
            <PlaySettings messages={messages} all={game.showsAllHands} onSeeAll={game.seeAll} />
          </Dialog>
        )}
        {openDialog === 'keys' && (
          <Dialog name="keys" title={frame.shortcuts} close={frame.close} onClose={this.#shut}>
            <ShortcutList lang={lang} />
          </Dialog>
        )}
        {openDialog === 'check' && Checked && (
          <Dialog name="check" title={own.end.check} close={frame.close} onClose={this.#shut}>
            <Checked context={context} live={live} chairs={chairs} names={names} />
          </Dialog>
        )}
        {openDialog === 'review' && Reviewed && (
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
