/** Form for a new game (players, rules, seed), replaced by the table once the game starts. */
import { Component, type JSX } from 'preact';
import { completePractices, selectDisputedPoints } from '#engine/readings.ts';
import { pickApplicablePractices, pickChangedPractices } from '#engine/record/chosen-practices.ts';
import { createDealRecord, createNamesTag, type DealRequest, defaultSeatNames } from '#engine/record/deal-record.ts';
import type { Fault, Result } from '#engine/record/faults.ts';
import { MAX_PLAYER_NAME_CHARACTERS } from '#engine/record/limits.ts';
import { LiveGame } from '#engine/record/live-game.ts';
import { findPlayerNameFault, type PlayerNameFault, trimPlayerName } from '#engine/record/player-names.ts';
import { type DealRecord, findTag } from '#engine/record/record.ts';
import { SAVED_GAMES_CHANGED_EVENT } from '../../browser/has-saved-games.ts';
import { createSalt } from '../../browser/hash.ts';
import { formatPracticesQuery, parseReadings } from '../../browser/readings-query.ts';
import {
  createGameId,
  deleteSavedGame,
  findLatestSavedGame,
  findSavedGame,
  parseSavedGameFragment,
} from '../../browser/saved-games.ts';
import { readPlayerNames, writePlayerNames } from '../../browser/saved-player-names.ts';
import { createSeed } from '../../browser/seeds.ts';
import { savedGames as keptEn } from '../../i18n/en/saved-games.ts';
import { savedGames as keptFr } from '../../i18n/fr/saved-games.ts';
import { NEW_GAME_FRAGMENT } from '../../i18n/routes.ts';
import type { TouchableClaim } from '../../model/claims.ts';
import type { ArticleBase } from '../../narration/articles.ts';
import { FaultsNotice } from '../../table/FaultsNotice.tsx';
import type { PlayContext } from '../../table/game-table.ts';
import { getDisplayName } from '../../table/players.ts';
import { readingsControls } from '../../table/Readings.tsx';
import { findSeedWhereSeatLeads } from './find-seed.ts';
import { Icon } from './icons.tsx';
import { addAgreedLength } from './length.ts';
import { sealNewGame } from './new-game-record.ts';
import { Play } from './Play.tsx';
import { getOnlyUserSeat } from './player-names.ts';
import { PLAYER_KINDS, type PlayerKind, type SeatPlayers } from './players.ts';
import { listenToOptions, readChosenOptions, showOptions } from './rule-options.ts';
import { SealNote } from './SealNote.tsx';
import { decodeGameLink, MAX_DECODED_LENGTH } from './share-link.ts';
import type { PairOfGame } from './two-books.ts';
import { PLAY_WORDS } from './words.ts';

/** Icons of the links beside the main button; the rules, on the same page, need none. */
const WAY_ICONS = { teach: 'learn', rules: undefined, book: 'book' } as const;

/** Props of the form, serializable as JSON. */
export interface NewGameProps {
  articleBase: ArticleBase;
  title: string;
  /** Links to the lesson, the rules on the same page, and the edition. */
  ways: readonly { readonly way: keyof typeof WAY_ICONS; readonly href: string }[];
  /** Pairs of books that this game is compared in. */
  pairs: readonly PairOfGame[];
  /** Tried claims of the book that a deal may touch. */
  claims: readonly TouchableClaim[];
  /** Sentences on the worth of each level of the computer's players; empty if a player would notice no difference. */
  levels: readonly string[];
  /** Address of the figures of these sentences. */
  numbers: string;
  variants: Readonly<Record<string, string>>;
  prefix?: string | undefined;
}

interface Props extends NewGameProps {
  context: PlayContext;
}

interface Table {
  readonly live: LiveGame;
  readonly seatPlayers: SeatPlayers;
  /** Id of the game in storage. */
  readonly id: string;
}

/** Length of a game: one deal, a short game, or as long as the book's rules say. */
type Length = 'deal' | 'short' | 'book';

interface State {
  length: Length;
  seats: number;
  seatPlayers: SeatPlayers;
  /** Names typed for the players, in the order of the seats; an empty one means the default name. */
  playerNames: readonly string[];
  variant: string;
  readings: Readonly<Record<string, string>>;
  seed: string;
  table: Table | undefined;
  /** The game that the player has just left, kept so that the player can return to it. */
  left: Table | undefined;
  /** Seal of the game that the form would start; empty until it is computed, `undefined` where there are no hashes. */
  seal: string | undefined;
  faults: readonly Fault[];
  notice: string;
}

const NAMES = 'ABCDEFGHIJKL';
/** Default number of players, if the game allows it. */
const USUAL = 4;
/**
 * Disputed point that sets the number of rounds, in games that have one. A short game is then one round; in other games
 * it is a few deals.
 */
const ROUNDS = 'tours';
const ONE = '1';
const FEW = 3;

/** Parts of the form that the seal covers, and the time in milliseconds after a change of them until it is shown. */
const SEALED = ['length', 'seats', 'seatPlayers', 'playerNames', 'variant', 'readings', 'seed', 'table'] as const;
const SEALED_AFTER = 200;

export class NewGame extends Component<Props, State> {
  override state: State = {
    length: 'short',
    ...this.#atFirst(),
    playerNames: [],
    variant: '',
    seed: '',
    table: undefined,
    left: undefined,
    seal: '',
    faults: [],
    notice: '',
  };

  /** Salt of the next game, and its seed if none is typed. */
  #salt = createSalt();
  #spareSeed = createSeed();
  #sealing: ReturnType<typeof setTimeout> | undefined;
  #stopListening: (() => void) | undefined;

  #atFirst(): Pick<State, 'seats' | 'seatPlayers' | 'readings'> {
    const seatNumbers = this.props.context.game.seatNumbers();
    const seats = seatNumbers.find((number) => number >= USUAL) ?? seatNumbers.at(-1)!;
    return { seats, seatPlayers: this.#fillSeatPlayers(seats, []), readings: {} };
  }

  /** Returns a kind of player for each seat: those already chosen, then the defaults. */
  #fillSeatPlayers(seats: number, set: SeatPlayers): SeatPlayers {
    const other: PlayerKind = this.props.context.loadBookPlayer ? 'book' : 'search';
    return Array.from({ length: seats }, (_, seat) => set[seat] ?? (seat === 0 ? 'you' : other));
  }

  override componentDidMount(): void {
    const { game } = this.props.context;
    const requested = { ...readChosenOptions(), ...parseReadings(location.search) };
    const readings = pickChangedPractices(completePractices(game.readings), game, requested);
    // Options may have been chosen before the form was ready.
    if (Object.keys(readings).length > 0) this.#writeToAddress(readings);
    // A number of rounds in the address takes precedence.
    const length = ROUNDS in parseReadings(location.search) ? 'book' : this.state.length;
    const playerNames = this.state.playerNames.length > 0 ? this.state.playerNames : readPlayerNames();
    // A game may begin at once: it needs the names and the readings.
    this.setState({ seed: this.state.seed || this.#propose(), readings, length, playerNames }, this.#readFragment);
    // Readings in the address may allow other numbers of players.
    const numbers = game.seatNumbers(completePractices(game.readings, readings));
    if (!numbers.includes(this.state.seats))
      this.#setSeats(numbers.find((number) => number >= USUAL) ?? numbers.at(-1)!);
    addEventListener('hashchange', this.#readFragment);
    this.#stopListening = listenToOptions((point, practice) => this.#setReading(point, practice));
  }

  override componentDidUpdate(_props: Props, before: State): void {
    const now = this.state;
    const changed = SEALED.some((part) => before[part] !== now[part]);
    if (changed) {
      this.#showSeal();
      this.#showOptions();
    }
  }

  #showOptions(): void {
    const { game, messages } = this.props.context;
    const { seats, variant, readings: changed } = this.state;
    const chosen = completePractices(game.readings, changed);
    const points = selectDisputedPoints(game.readings, variant);
    showOptions(
      {
        chosen,
        changed,
        seats,
        isAllowed: (point, practice) => this.#allowsSeats(seats, { ...chosen, [point]: practice }, variant),
        arises: (point) => point in points,
      },
      messages.lang,
    );
  }

  /** True if the rules allow this number of players. */
  #allowsSeats(seats: number, practices: Readonly<Record<string, string>>, variant: string): boolean {
    return this.props.context.game.refuseSeats(seats, practices, variant || undefined) === null;
  }

  /** Shows the seal of the game that the form would start, a moment after the last change. */
  #showSeal(): void {
    clearTimeout(this.#sealing);
    this.#sealing = setTimeout(async () => {
      if (this.state.table) return;
      const { request, seatPlayers, length } = this.#form;
      const made = this.#createRecord(request, length);
      const sealed = made.ok ? await sealNewGame(made.value, seatPlayers, this.#salt) : undefined;
      const seal = sealed && findTag(sealed.tags, 'Seal')?.value;
      if (seal !== this.state.seal) this.setState({ seal });
    }, SEALED_AFTER);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#sealing);
    this.#stopListening?.();
    removeEventListener('hashchange', this.#readFragment);
  }

  /** Opens a game saved on this device; shows a message if it is no longer there. */
  async #resume(id: string): Promise<void> {
    const { game, messages: say } = this.props.context;
    if (this.state.table?.id === id) return;
    const saved = await findLatestSavedGame(id);
    // Another game may have begun while its copy was read.
    if (parseSavedGameFragment(location.hash) !== id || this.state.table?.id === id) return;
    if (saved?.game === game.id) {
      const seatPlayers = saved.chairs.map((sits) => PLAYER_KINDS.find((kind) => kind === sits) ?? 'random');
      return this.#startFromRecord(saved.record, seatPlayers, id);
    }
    const notice = (say.lang === 'fr' ? keptFr : keptEn).gone;
    if (!this.state.table) this.setState({ notice, faults: [] });
  }

  /**
   * Begins a new game if the address asks for one, or opens the game in a link; if it cannot be read, shows a message
   * and leaves the form or the current game in place.
   */
  readonly #readFragment = async (): Promise<void> => {
    const words = PLAY_WORDS[this.props.context.messages.lang];
    if (location.hash === NEW_GAME_FRAGMENT) {
      // A reload opens the form.
      history.replaceState(history.state, '', location.pathname + location.search);
      return this.#begin();
    }
    const saved = parseSavedGameFragment(location.hash);
    if (saved !== undefined) return this.#resume(saved);
    try {
      const game = await decodeGameLink(location.hash);
      if (game) this.#startFromRecord(game.record, game.chairs);
    } catch {
      this.setState(({ table }) => ({ notice: table ? words.spoiltHere : words.spoilt, faults: [] }));
    }
  };

  /** Starts a game from a record; if that is impossible, shows the reason and leaves the page as it was. */
  #startFromRecord(record: string | DealRecord, seatPlayers: SeatPlayers, id = createGameId()): void {
    const { context } = this.props;
    const words = PLAY_WORDS[context.messages.lang];
    const live = LiveGame.from(record, [context.game]);
    if (live.ok)
      this.setState({
        faults: [],
        notice: '',
        left: undefined,
        table: { live: live.value, seatPlayers: this.#fillSeatPlayers(live.value.names.length, seatPlayers), id },
      });
    else this.setState(({ table }) => (table ? { notice: words.spoiltHere } : { faults: live.faults, notice: '' }));
  }

  readonly #begin = (event?: Event): void => {
    event?.preventDefault();
    // Focuses the field of an invalid name; its error message is beside it.
    const wrong = this.#names().findIndex((_, seat) => this.#findNameFault(seat));
    if (wrong >= 0) {
      const field = (this.base as HTMLElement).querySelector<HTMLInputElement>(`[name="name-${NAMES[wrong]}"]`)!;
      field.closest('details')!.open = true;
      return field.focus();
    }
    writePlayerNames(this.state.playerNames.map(trimPlayerName));
    const { request, seatPlayers, length } = this.#form;
    this.#proposed = this.state.seed === this.#proposed ? request.seed : this.#proposed;
    this.setState({ seed: request.seed });
    void this.#deal(request, seatPlayers, length);
  };

  /** The game that the form describes. */
  get #form(): { readonly request: DealRequest; readonly seatPlayers: SeatPlayers; readonly length: Length } {
    const { game } = this.props.context;
    const { seats, variant, seed, seatPlayers, length } = this.state;
    const rounds = this.#hasRounds && length === 'short' ? { [ROUNDS]: ONE } : {};
    const readings = pickApplicablePractices(
      game.readings,
      { ...this.state.readings, ...rounds },
      variant || undefined,
    );
    const request = { seats, readings, variant: variant || undefined };
    return { request: { ...request, seed: this.#seedOf(seed.trim(), request) }, seatPlayers, length };
  }

  /**
   * The seed typed by the player; otherwise one with which the player leads, in games where others could pass the whole
   * deal.
   */
  #seedOf(requested: string, request: Omit<DealRequest, 'seed'>): string {
    const { game, userLeadsFirst } = this.props.context;
    const seat = getOnlyUserSeat(this.state);
    if (requested !== '' && requested !== this.#proposed) return requested;
    if (!userLeadsFirst || seat < 0) return requested || this.#spareSeed;
    const key = JSON.stringify([requested, seat, request]);
    if (this.#leading?.key !== key) {
      const seed = findSeedWhereSeatLeads(game, seat, (each) => {
        const made = createDealRecord(game, { ...request, seed: each });
        return made.ok ? { ...made.value, deals: [] } : undefined;
      });
      this.#leading = { key, seed };
    }
    return this.#leading.seed;
  }

  /** The seed found for the present choices, with which the player leads. */
  #leading: { readonly key: string; readonly seed: string } | undefined;

  /** The seed that the form itself proposed; the player did not type it. */
  #proposed = '';

  #propose(): string {
    this.#proposed = createSeed();
    return this.#proposed;
  }

  /** Deal of the day: the same cards for everybody who starts it with the default settings. */
  readonly #daily = (): void => {
    const today = new Date();
    const seed = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
    const { seats, seatPlayers } = this.#atFirst();
    // The computer's players, too, play alike for everybody.
    void this.#deal({ seats, seed }, seatPlayers, 'deal', seed);
  };

  /** Creates the record of a new game, in which nothing has been dealt. */
  #createRecord(request: DealRequest, length: Length): Result<DealRecord> {
    const made = createDealRecord(this.props.context.game, request);
    if (!made.ok) return made;
    const deals = length === 'deal' ? 1 : length === 'short' && !this.#hasRounds ? FEW : Infinity;
    const called = createNamesTag(
      defaultSeatNames(request.seats),
      this.state.playerNames.slice(0, request.seats).map(trimPlayerName),
    );
    const tags = called ? [...made.value.tags, called] : made.value.tags;
    return { ok: true, value: addAgreedLength({ tags, comments: [], deals: [] }, deals) };
  }

  /** Seals a new game, and begins it. */
  async #deal(request: DealRequest, seatPlayers: SeatPlayers, length: Length, salt = this.#salt): Promise<void> {
    const made = this.#createRecord(request, length);
    if (!made.ok) return this.setState({ faults: made.faults });
    this.#salt = createSalt();
    this.#spareSeed = createSeed();
    this.#startFromRecord(await sealNewGame(made.value, seatPlayers, salt), seatPlayers);
  }

  #names(): readonly string[] {
    const { seats, playerNames } = this.state;
    return Array.from(
      { length: seats },
      (_, seat) => trimPlayerName(playerNames[seat] ?? '') || getDisplayName(NAMES[seat]!),
    );
  }

  /** Returns the reason why a player's name is invalid; `undefined` if it is valid. */
  #findNameFault(seat: number): PlayerNameFault | undefined {
    const names = this.#names();
    const own = names[seat]!;
    const letters = names.map((_, other) => NAMES[other]!);
    const before = [...names.slice(0, seat), ...names.slice(seat + 1).filter((_, i) => !this.#typed(seat + 1 + i))];
    return this.#typed(seat)
      ? findPlayerNameFault(own, [...before, ...letters.filter((_, other) => other !== seat)])
      : undefined;
  }

  /** True if a name has been typed for a seat. */
  #typed(seat: number): boolean {
    return trimPlayerName(this.state.playerNames[seat] ?? '') !== '';
  }

  /** True if the rules of the game include a number of rounds. */
  get #hasRounds(): boolean {
    return ROUNDS in this.props.context.game.readings;
  }

  readonly #open = async ({ currentTarget }: JSX.TargetedEvent<HTMLInputElement>): Promise<void> => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (!file) return;
    try {
      if (file.size > MAX_DECODED_LENGTH) throw new Error('too long to be a game');
      const { readRecordFile } = await import('../../browser/record-file.ts');
      const record = await readRecordFile(file);
      if (record.ok) this.#startFromRecord(record.value, []);
      else
        this.setState(({ table }) =>
          table
            ? { notice: PLAY_WORDS[this.props.context.messages.lang].spoiltHere }
            : { faults: record.faults, notice: '' },
        );
    } catch {
      this.setState({ notice: PLAY_WORDS[this.props.context.messages.lang].unreadable, faults: [] });
    }
  };

  readonly #leave = (): void => {
    const { table } = this.state;
    const { hash, pathname } = location;
    if (hash.startsWith('#play=') || parseSavedGameFragment(hash)) history.replaceState(history.state, '', pathname);
    // A game without any moves is not worth returning to.
    if (table && table.live.takeBackCount <= 1) deleteSavedGame(table.id);
    const left = table && findSavedGame(table.id) ? undefined : table;
    this.setState({ table: undefined, left, notice: '', seed: this.#propose() }, () =>
      document.dispatchEvent(new CustomEvent(SAVED_GAMES_CHANGED_EVENT)),
    );
  };

  #setSeatPlayer(seat: number, sits: PlayerKind): void {
    this.setState(({ seatPlayers }) => ({ seatPlayers: seatPlayers.map((kind, i) => (i === seat ? sits : kind)) }));
  }

  #setName(seat: number, name: string): void {
    this.setState(({ playerNames, seats }) => ({
      playerNames: Array.from({ length: Math.max(seats, playerNames.length) }, (_, i) =>
        i === seat ? name : (playerNames[i] ?? ''),
      ),
    }));
  }

  #setOthers(sits: PlayerKind): void {
    this.setState(({ seatPlayers }) => ({ seatPlayers: seatPlayers.map((kind, seat) => (seat === 0 ? kind : sits)) }));
  }

  #setSeats(seats: number): void {
    this.setState(({ seatPlayers }) => {
      const [, ...others] = seatPlayers;
      // A new player is of the same kind as the others, if they are all alike.
      const alike = others.every((sits) => sits === others[0]) ? others[0] : undefined;
      const set = seatPlayers.slice(0, seats);
      while (alike && set.length < seats) set.push(alike);
      return { seats, seatPlayers: this.#fillSeatPlayers(seats, set) };
    });
  }

  #writeToAddress(readings: Readonly<Record<string, string>>): void {
    const { pathname, search, hash } = location;
    history.replaceState(history.state, '', `${pathname}${formatPracticesQuery(search, readings)}${hash}`);
  }

  #setReading(name: string, practice: string): void {
    const { game } = this.props.context;
    const readings = pickChangedPractices(completePractices(game.readings), game, {
      ...this.state.readings,
      [name]: practice,
    });
    this.#writeToAddress(readings);
    this.setState({ readings });
  }

  /** Renders radio buttons, for a choice with few options. */
  #choice<T extends string>(
    name: string,
    told: string,
    chosen: T | undefined,
    choices: readonly (readonly [value: T, label: string])[],
    choose: (value: T) => void,
  ): JSX.Element {
    return (
      <fieldset class="new-choice">
        <legend>{told}</legend>
        <div>
          {choices.map(([value, label]) => (
            <label key={value}>
              <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => choose(value)} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    );
  }

  #lengthField(): JSX.Element {
    const { length, seats } = this.state;
    const words = PLAY_WORDS[this.props.context.messages.lang];
    return this.#choice<Length>(
      'length',
      words.length,
      length,
      [
        ['deal', words.lengths.deal],
        ['short', words.lengths.short(this.#hasRounds ? seats : FEW)],
        ['book', words.lengths.book],
      ],
      (chosen) => this.setState({ length: chosen }),
    );
  }

  /** Describes the game that would begin, in one line. */
  #describeChoices(): string {
    const { length, seats, variant, readings } = this.state;
    const { set } = PLAY_WORDS[this.props.context.messages.lang];
    const kind = this.#othersKind;
    return [
      set.players(seats),
      length === 'short' ? set.lengths.short(this.#hasRounds ? seats : FEW) : set.lengths[length],
      ...(this.props.levels.length > 0 && kind && kind !== 'you' ? [set.strengths[kind]] : []),
      ...(variant ? [this.props.variants[variant] ?? variant] : []),
      ...(Object.keys(readings).length > 0 ? [set.changed(Object.keys(readings).length)] : []),
    ].join(', ');
  }

  /** The kind of all the other players; `undefined` if they differ. */
  get #othersKind(): PlayerKind | undefined {
    const [, first, ...others] = this.state.seatPlayers;
    return others.every((sits) => sits === first) ? first : undefined;
  }

  /** Renders one choice that sets the kind of all the other players. */
  #othersField(): JSX.Element {
    const { context } = this.props;
    const words = PLAY_WORDS[context.messages.lang];
    const kinds = (['random', 'book', 'search'] as const).filter((kind) => kind !== 'book' || context.loadBookPlayer);
    return this.#choice<PlayerKind>(
      'others',
      words.others,
      this.#othersKind,
      kinds.map((kind) => [kind, words.strengths[kind]] as const),
      (kind) => this.#setOthers(kind),
    );
  }

  #chair(seat: number): JSX.Element {
    const { context } = this.props;
    const { seatPlayers } = this.state;
    const words = PLAY_WORDS[context.messages.lang];
    const name = NAMES[seat]!;
    const why = this.#findNameFault(seat);
    const typed = this.state.playerNames[seat] ?? '';
    const shown = trimPlayerName(typed) || getDisplayName(name);
    return (
      <div key={name} class="new-chair">
        <input
          type="text"
          name={`name-${name}`}
          value={typed}
          placeholder={getDisplayName(name)}
          maxLength={MAX_PLAYER_NAME_CHARACTERS}
          autocomplete="off"
          spellcheck={false}
          aria-label={words.called(getDisplayName(name))}
          aria-invalid={why ? true : undefined}
          aria-describedby={why && `${this.props.prefix ?? ''}unfit-${name}`}
          onInput={({ currentTarget }) => this.#setName(seat, currentTarget.value)}
        />
        <select
          name={`chair-${name}`}
          aria-label={words.chair(shown)}
          value={seatPlayers[seat]}
          onChange={({ currentTarget }) => this.#setSeatPlayer(seat, currentTarget.value as PlayerKind)}
        >
          {PLAYER_KINDS.filter((kind) => kind !== 'book' || context.loadBookPlayer).map((kind) => (
            <option key={kind} value={kind} selected={kind === seatPlayers[seat]}>
              {words.kinds[kind]}
            </option>
          ))}
        </select>
        {why && (
          <p class="new-unfit" role="alert" id={`${this.props.prefix ?? ''}unfit-${name}`}>
            {words.unfit[why](shown)}
          </p>
        )}
      </div>
    );
  }

  override render(): JSX.Element {
    const { context, articleBase, title, ways, variants, prefix = '' } = this.props;
    const { seats, variant, readings, seed, table, left, faults, notice } = this.state;
    const { game, messages: say } = context;
    const words = PLAY_WORDS[say.lang];
    if (table)
      return (
        <Play
          key={table.live}
          context={context}
          articleBase={articleBase}
          title={title}
          prefix={prefix}
          live={table.live}
          chairs={table.seatPlayers}
          id={table.id}
          notice={notice}
          apparatus={readingsControls}
          pairs={this.props.pairs}
          claims={this.props.claims}
          atHome
          onLeave={this.#leave}
        />
      );
    const chosen = completePractices(game.readings, readings);
    return (
      <form class="new-game" id={`${prefix}${NEW_GAME_FRAGMENT.slice(1)}`} onSubmit={this.#begin}>
        <h2 class="unseen">{words.newGame}</h2>
        {notice && <p role="alert">{notice}</p>}
        {faults.length > 0 && <FaultsNotice faults={faults} messages={say} />}
        <p class="needs-script">{words.needsScript}</p>
        <p class="new-begin">
          <button type="submit" class="button-first">
            <Icon name="play" /> {words.begin}
          </button>
          {left && (
            <button type="button" onClick={() => this.setState({ table: left, left: undefined })}>
              {words.back}
            </button>
          )}
        </p>
        <p class="new-ways">
          {ways.map(({ way, href }) => (
            <a key={way} class="button" href={href}>
              {WAY_ICONS[way] && <Icon name={WAY_ICONS[way]} />} {words.ways[way]}
            </a>
          ))}
        </p>
        <details class="new-more">
          <summary>
            {this.#describeChoices()} <span class="new-change">{words.change}</span>
          </summary>
          {this.#lengthField()}
          {this.props.levels.length > 0 && this.#othersField()}
          <div class="new-fields">
            <label>
              {words.players}
              <select
                name="seats"
                value={seats}
                onChange={({ currentTarget }) => this.#setSeats(Number(currentTarget.value))}
              >
                {game.seatNumbers().map((number) => (
                  <option
                    key={number}
                    value={number}
                    selected={number === seats}
                    disabled={!this.#allowsSeats(number, chosen, variant)}
                  >
                    {number}
                  </option>
                ))}
              </select>
            </label>
            {game.variants && (
              <label>
                {words.variant}
                <select
                  name="variant"
                  value={variant}
                  onChange={({ currentTarget }) => this.setState({ variant: currentTarget.value })}
                >
                  {['', ...game.variants].map((name) => (
                    <option
                      key={name}
                      value={name}
                      selected={name === variant}
                      disabled={!this.#allowsSeats(seats, chosen, name)}
                    >
                      {name ? (variants[name] ?? name) : words.plain}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <label>
              {words.seed}
              <input
                type="text"
                name="seed"
                value={seed}
                maxLength={60}
                aria-describedby={`${prefix}seed-why`}
                onInput={({ currentTarget }) => this.setState({ seed: currentTarget.value })}
              />
              <small id={`${prefix}seed-why`}>{words.seedWhy}</small>
            </label>
          </div>
          <h3>{words.sits}</h3>
          {this.props.levels.length > 0 && (
            <p class="quiet">
              {this.props.levels.join(' ')} <a href={this.props.numbers}>{words.counted}</a>
            </p>
          )}
          <fieldset class="new-chairs">
            <legend class="unseen">{words.players}</legend>
            {Array.from({ length: seats }, (_, seat) => this.#chair(seat))}
          </fieldset>
          {Object.keys(game.readings).length > 0 && (
            <p>
              <a href="#rules">{words.optionsBelow}</a>
            </p>
          )}
          {this.state.seal !== undefined && <SealNote seal={this.state.seal} lang={say.lang} />}
          <p class="new-other">
            <button type="button" class="new-daily" onClick={this.#daily}>
              {words.daily}
            </button>
            <label class="new-open">
              <input type="file" class="unseen" accept=".deal,text/plain" onChange={this.#open} />
              <span>{words.open}</span>
            </label>
          </p>
        </details>
      </form>
    );
  }
}
