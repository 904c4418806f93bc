/** A table at which the reader plays: the same cloth and the same words, and a hand to play from. */
import { Component, createRef, type JSX } from 'preact';
import { makeCard, PACK_SIZE } from '#engine/cards.ts';
import type { Move, Refusal } from '#engine/game.ts';
import type { LiveGame } from '#engine/live-game.ts';
import { randomFrom } from '#engine/random.ts';
import { printRecord } from '#engine/record.ts';
import type { Replay, Step } from '#engine/replay.ts';
import { pageHref } from '../../i18n/routes.ts';
import type { ArticleBase } from '../../narration/articles.ts';
import { tellMove } from '../../narration/moves.ts';
import { tellRefusal } from '../../narration/refusals.ts';
import { type Clause, citesOf, tellStep } from '../../narration/tell.ts';
import { Controls } from '../Controls.tsx';
import { Costs } from '../Costs.tsx';
import { markCited } from '../cited.ts';
import type { Laying } from '../game-table.ts';
import { Ledger } from '../Ledger.tsx';
import { Panes } from '../Panes.tsx';
import { positionAt } from '../position.ts';
import type { Apparatus } from '../Readings.tsx';
import type { Switching } from '../readings/switching.tsx';
import { type Citing, Sentence } from '../Sentence.tsx';
import { Steps } from '../Steps.tsx';
import { paced } from '../settings.ts';
import { goByKey } from '../step-keys.ts';
import { TableSettings } from '../TableSettings.tsx';
import { Keep } from './Keep.tsx';
import { hidesWhoIsAsked, toldTo } from './kept-secret.ts';
import { ask, type Chairs } from './players.ts';
import { Tray } from './Tray.tsx';
import { PLAY_WORDS } from './words.ts';

export { goOn } from './go-on.ts';

interface Props {
  laying: Laying;
  articleBase: ArticleBase;
  prefix?: string | undefined;
  live: LiveGame;
  chairs: Chairs;
  /** Said once, where something went wrong outside the game. */
  notice?: string | undefined;
  /** Lets the disputed points be turned, and what has been played be played again by them. */
  apparatus: Apparatus;
  /** Whether the address of the page is that of the game, and keeps the readings that are turned. */
  atHome?: boolean | undefined;
  onLeave: () => void;
}

interface State {
  /** The step shown, from 0; the last one is where the game stands. */
  at: number;
  /** The person at the device, as a seat (0-based), whose cards are seen; -1 for nobody. */
  viewer: number;
  /** Whether all hands are seen. */
  all: boolean;
  /** A move that was refused, and why. */
  refused: { readonly move: Move; readonly clause: Clause; readonly misplay: boolean } | undefined;
  said: string;
  thinking: boolean;
  /** What has been played, by other readings; nobody moves while it is looked at. */
  switching: Switching | undefined;
}

/** How long the engine's players take over a move, in milliseconds. */
const PACE = 900;

export class Play extends Component<Props, State> {
  readonly #cloth = createRef<HTMLElement>();
  readonly #told = new WeakMap<Step, readonly Clause[]>();
  readonly #chance = Math.random().toString(36).slice(2);
  /** The articles whose advice a step followed. */
  readonly #advised = new WeakMap<Step, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what the engine's players are asked, so that an answer that comes too late is not heard. */
  #asked = 0;
  #marked: readonly Element[] = [];

  override state: State = {
    at: Number.MAX_SAFE_INTEGER,
    viewer: this.#alone,
    all: !this.props.chairs.includes('you'),
    refused: undefined,
    said: this.props.notice ?? '',
    thinking: false,
    switching: undefined,
  };

  constructor(props: Props) {
    super(props);
    const { live } = props;
    if (live.taken === 0) live.deal(randomFrom(this.#chance, live.taken));
  }

  /** The one person at the device, as a seat; where there are several, nobody until he says that it is he. */
  get #alone(): number {
    const { chairs } = this.props;
    const first = chairs.indexOf('you');
    return chairs.lastIndexOf('you') === first ? first : -1;
  }

  override componentDidMount(): void {
    this.#goOn();
    void this.#readQuery();
    const table = this.base as HTMLElement;
    const { top } = table.getBoundingClientRect();
    if (top < 0 || top > innerHeight / 4) table.scrollIntoView();
    this.#cloth.current?.focus({ preventScroll: true });
  }

  override componentWillReceiveProps({ notice = '' }: Props): void {
    if (notice !== (this.props.notice ?? '')) this.setState({ said: notice });
  }

  /** Which of the buttons of the hand has the focus, if one has. */
  override getSnapshotBeforeUpdate(): number | undefined {
    const hand = (this.base as HTMLElement).querySelector('.table-hand');
    const on = document.activeElement;
    return hand?.contains(on) ? Math.max(0, [...hand.querySelectorAll('button')].indexOf(on as never)) : undefined;
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.#mark([]);
  }

  override componentDidUpdate(_props: Props, _state: State, focused: number | undefined): void {
    if (focused !== undefined) this.#keepFocus(focused);
    this.#mark(citesOf(this.#tell(this.#here)));
    const now = (this.base as HTMLElement).querySelector('.steps > [aria-current]');
    const pane = now?.closest<HTMLElement>('.table-cloth');
    if (pane) pane.scrollTop = (now as HTMLElement).offsetTop;
  }

  /** Who plays with the keys is not thrown out of the hand when the card he laid is gone from it. */
  #keepFocus(focused: number): void {
    const hand = (this.base as HTMLElement).querySelector<HTMLElement>('.table-hand');
    if (!hand || (hand.contains(document.activeElement) && document.activeElement !== hand)) return;
    const cards = hand.querySelectorAll<HTMLElement>('.tray-cards button');
    (cards[Math.min(focused, cards.length - 1)] ?? hand.querySelector('button') ?? hand).focus({ preventScroll: true });
  }

  #mark(cites: readonly string[]): void {
    this.#marked = markCited(this.#marked, cites);
  }

  /** What is on the table: the game, or the same by other readings. */
  get #shown(): Replay {
    return this.state.switching?.played ?? toldTo(this.props.live, this.#seen);
  }

  /** The seats (0-based) whose cards lie open to the reader; all when there is no list. */
  get #seen(): readonly number[] | undefined {
    const { live, chairs } = this.props;
    const { viewer, all } = this.state;
    const hidden = chairs[live.table.toMove] === 'you' && live.table.toMove !== viewer && chairs.includes('you');
    if (all) return undefined;
    return hidden || live.table.looked === false ? [] : [viewer];
  }

  get #last(): number {
    return this.#shown.steps.length - 1;
  }

  get #here(): number {
    return Math.max(0, Math.min(this.state.at, this.#last));
  }

  #tell(at: number): readonly Clause[] {
    const { laying } = this.props;
    const played = this.#shown;
    const step = played.steps[at];
    if (!step) return [];
    let told = this.#told.get(step);
    if (!told) {
      told = tellStep(step, played, laying);
      this.#told.set(step, told);
    }
    return told;
  }

  /** The engine's players move until it is somebody's turn who sits at the device. */
  #goOn(): void {
    clearTimeout(this.#timer);
    const { live, chairs, laying } = this.props;
    const pace = paced(PACE);
    const { toMove } = live.table;
    if (toMove < 0 || chairs[toMove] === 'you' || this.state.switching) return;
    this.#asked += 1;
    const asked = this.#asked;
    const since = performance.now();
    const answered = ask(chairs[toMove]!, live, laying.book, this.#chance);
    this.#timer = setTimeout(() => {
      if (asked === this.#asked) this.setState({ thinking: true });
    }, pace + 300);
    void answered.then(({ move, cite }) => {
      if (asked !== this.#asked) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(
        () => {
          if (asked !== this.#asked) return;
          live.play(move);
          const step = live.played.steps.at(-1);
          if (cite && step) this.#advised.set(step, cite);
          this.#changed();
        },
        Math.max(0, pace - (performance.now() - since)),
      );
    });
  }

  /** The game has moved on. */
  #changed(): void {
    this.setState({ at: Number.MAX_SAFE_INTEGER, refused: undefined, said: '', thinking: false });
    if (this.state.switching) this.#switch(undefined);
    else this.#goOn();
  }

  /** What has been played is played by the readings that the address names. */
  async #readQuery(): Promise<void> {
    const { apparatus, atHome, live, laying } = this.props;
    const switching = atHome && (await apparatus.asked(printRecord(live.record), laying));
    if (switching) this.#switch(switching);
  }

  readonly #switch = (switching: Switching | undefined): void => {
    // Whoever was about to move waits until the game is looked at again.
    this.#asked += 1;
    clearTimeout(this.#timer);
    this.setState({ switching, at: Number.MAX_SAFE_INTEGER, refused: undefined, thinking: false }, () => this.#goOn());
    if (this.props.atHome) this.props.apparatus.keep(switching);
  };

  readonly #move = (move: Move): void => {
    const { live } = this.props;
    const refusal = live.play(move);
    if (refusal) this.#refuse(move, refusal);
    else this.#changed();
  };

  readonly #refuse = (move: Move, refusal: Refusal): void => {
    const { live, laying } = this.props;
    const { names, table } = live;
    const clause = tellRefusal(
      refusal,
      {
        seat: names[this.state.viewer]!,
        ...(table.toMove >= 0 && !hidesWhoIsAsked(live, this.#seen) && { toMove: names[table.toMove]! }),
        ...(move < PACK_SIZE && { card: makeCard(move) }),
        legal: live.legal().flatMap((legal) => (legal < PACK_SIZE ? [makeCard(legal)] : [])),
      },
      laying.say.lang,
    );
    this.setState({ refused: { move, clause, misplay: refusal.misplay === true }, said: '' });
  };

  readonly #misplay = (): void => {
    const { refused } = this.state;
    if (refused) this.props.live.misplay(refused.move);
    this.#changed();
  };

  readonly #claim = (): void => {
    this.props.live.claim(this.state.viewer);
    this.#changed();
  };

  readonly #deal = (): void => {
    const { live } = this.props;
    live.deal(randomFrom(this.#chance, live.taken));
    this.#changed();
  };

  /** Takes back to the last time somebody at the device was to play; the first deal is never taken back. */
  readonly #takeBack = (): void => {
    const { live, chairs } = this.props;
    this.#asked += 1;
    const { steps } = live.played;
    const to = steps.slice(0, -1).findLastIndex(({ toMove }) => chairs[toMove] === 'you');
    live.takeBack(Math.min(steps.length - 1 - Math.max(to, 0), live.taken - 1));
    this.#changed();
  };

  readonly #go = (at: number): void =>
    this.setState({ at: at >= this.#last ? Number.MAX_SAFE_INTEGER : Math.max(at, 0), refused: undefined });

  readonly #key = (event: KeyboardEvent): void => goByKey(event, this.#here, this.#go);

  /** Whom the table waits for, in words; nothing while it is the reader's turn to look. */
  #waits(): string {
    const { live, chairs, laying } = this.props;
    const words = PLAY_WORDS[laying.say.lang];
    const { toMove, gameOver } = live.table;
    if (gameOver) return words.over;
    if (toMove < 0) return '';
    const name = live.names[toMove]!;
    if (chairs[toMove] === 'you') return words.yourTurn(name);
    if (hidesWhoIsAsked(live, this.#seen)) return words.asked;
    return this.state.thinking ? words.thinking(name) : words.waiting(name);
  }

  /** What is told of a step, and by whose advice it was done. */
  #withAdvice(step: Step, told: readonly Clause[]): readonly Clause[] {
    const cite = this.#advised.get(step);
    if (!cite) return told;
    const { lang } = this.props.laying.say;
    return [...told, { text: PLAY_WORDS[lang].follows(step.move.split(' ')[0]!), cites: [cite], stop: '.' }];
  }

  /** The hand to play from, or what must be done first. */
  #tray(): JSX.Element {
    const { live, chairs, laying } = this.props;
    const { viewer, refused } = this.state;
    const { lang } = laying.say;
    const words = PLAY_WORDS[lang];
    const { table, names } = live;
    const { switching } = this.state;
    if (switching || this.#here < this.#last)
      return (
        <p class="tray-line">
          <button type="button" onClick={() => (switching ? this.#switch(undefined) : this.#go(this.#last))}>
            {words.back}
          </button>
        </p>
      );
    const mayClaim = chairs[viewer] === 'you' && table.claim && table.refuseClaim?.(viewer) === null;
    const covered = table.toMove >= 0 && chairs[table.toMove] === 'you' && table.toMove !== viewer;
    return (
      <>
        {covered && (
          <p class="tray-line">
            {words.covered(names[table.toMove]!)}{' '}
            <button
              type="button"
              class="tray-reveal"
              onClick={() => this.setState({ viewer: table.toMove, refused: undefined })}
            >
              {words.reveal(names[table.toMove]!)}
            </button>
          </p>
        )}
        {chairs[viewer] === 'you' && !table.dealOver && !covered && (
          <Tray
            live={live}
            seat={viewer}
            lang={lang}
            bySuit={laying.bySuit}
            onMove={this.#move}
            onRefused={this.#refuse}
          />
        )}
        {(refused?.misplay || mayClaim || (table.dealOver && !table.gameOver)) && (
          <p class="tray-line">
            {refused?.misplay && (
              <button type="button" class="tray-misplay" onClick={this.#misplay}>
                {words.misplay}
              </button>
            )}
            {mayClaim && (
              <button type="button" onClick={this.#claim}>
                {tellMove('claims', lang)}
              </button>
            )}
            {table.dealOver && !table.gameOver && (
              <button type="button" class="tray-deal" onClick={this.#deal}>
                {words.dealNext}
              </button>
            )}
          </p>
        )}
      </>
    );
  }

  override render(): JSX.Element {
    const { laying, articleBase, live, chairs, prefix = '', apparatus, onLeave } = this.props;
    const { say: tongue, game } = laying;
    const { table: words, lang } = tongue;
    const own = PLAY_WORDS[lang];
    const { all, refused, said, switching } = this.state;
    const played = this.#shown;
    const here = this.#here;
    const step = played.steps[here]!;
    const seen = this.#seen;
    const position = positionAt(played, here, seen);
    const asked = !switching && step.deal === live.table.dealNumber && hidesWhoIsAsked(live, seen, step.toMove);
    const citing: Citing = { tongue, base: articleBase, articles: game.articles };
    const first = played.steps.findIndex(({ deal }) => deal === step.deal);
    const yours = live.names.filter((_, seat) => chairs[seat] === 'you');
    const told = played.steps.map((_, i) => (i < first ? [] : this.#tell(i)));
    const costs = (i: number, beside?: true) =>
      laying.weighing ? <Costs laying={laying} played={played} step={played.steps[i]!} beside={beside} /> : null;
    return (
      <Panes
        laying={laying}
        played={played}
        position={asked ? { ...position, toMove: -1 } : position}
        told={this.#withAdvice(step, told[here]!)}
        instead={refused && <Sentence told={[refused.clause]} citing={citing} />}
        stepOf={switching || here < this.#last ? words.stepOf(here + 1, told.length) : this.#waits()}
        citing={citing}
        prefix={prefix}
        clothRef={this.#cloth}
        onKey={this.#key}
        head={<h2>{yours.length > 0 ? own.youAre(yours.join(', ')) : own.watching}</h2>}
        below={this.#tray()}
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
            {switching?.accounts}
            <Ledger played={played} tongue={tongue} />
          </>
        }
        costs={costs(here, true)}
        more={
          <>
            <div class="table-more">
              <button type="button" class="take-back" onClick={this.#takeBack}>
                {own.takeBack}
              </button>
              <label>
                <input type="checkbox" checked={all} onChange={() => this.setState({ all: !all })} /> {own.seeAll}
              </label>
              <Keep
                live={live}
                chairs={chairs}
                home={pageHref(lang, `games/${game.id}/`)}
                lang={lang}
                taken={live.taken}
                practices={switching?.practices}
              />
              <button type="button" onClick={onLeave}>
                {own.leave}
              </button>
              <TableSettings words={words} />
              <apparatus.Readings
                laying={laying}
                record={printRecord(live.record)}
                kept={live.played.readings}
                switching={switching}
                onSwitch={this.#switch}
              />
            </div>
            <p class="table-said" role="status">
              {said}
            </p>
          </>
        }
      >
        <Controls at={here} steps={told.length} words={words} onGo={this.#go} />
      </Panes>
    );
  }
}
