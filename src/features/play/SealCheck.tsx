/**
 * Check of a finished deal: the seal is opened, the cards are dealt again, and every move of the engine's players is
 * chosen again, from what its seat saw and then with the cards exchanged that it could not see.
 */
import { Component, type ComponentChildren, type JSX } from 'preact';
import { checkGame, type GameCheck } from '#engine/bots/check-game.ts';
import { chooseOpponentMove } from '#engine/bots/opponents.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import type { LiveGame } from '#engine/record/live-game.ts';
import { parseRecord } from '#engine/record/parse-record.ts';
import { hashText } from '../../browser/hash.ts';
import { loadStylesheet } from '../../browser/load-stylesheet.ts';
import { saveFile } from '../../browser/save-file.ts';
import { describeMove } from '../../narration/moves.ts';
import sheet from '../../styles/seal.css?url';
import type { PlayContext } from '../../table/game-table.ts';
import { Icon } from './icons.tsx';
import { loadSearch } from './load-search.ts';
import type { PlayerNames } from './player-names.ts';
import type { SeatPlayers } from './players.ts';
import { SealDigits, sealPageHref } from './SealNote.tsx';
import { PLAY_WORDS } from './words.ts';

interface Props {
  context: PlayContext;
  live: LiveGame;
  chairs: SeatPlayers;
  names: PlayerNames;
}

interface State {
  found: GameCheck | undefined;
  /** Moves checked so far, and in all. */
  done: number;
  all: number;
  /** True if the check could not be made. */
  failed: boolean;
}

/** Number of moves checked before the browser draws again. */
const AT_ONCE = 4;

export class SealCheck extends Component<Props, State> {
  override state: State = { found: undefined, done: 0, all: 0, failed: false };
  #gone = false;

  override componentDidMount(): void {
    void loadStylesheet(sheet);
    this.#check().catch(() => this.setState({ failed: true }));
  }

  override componentWillUnmount(): void {
    this.#gone = true;
  }

  async #check(): Promise<void> {
    const { live, context } = this.props;
    const [search, book] = await Promise.all([loadSearch(context.game.id), context.loadBookPlayer?.()]);
    const bots = { search, book: book?.bookPlayer };
    // The text that can be saved is checked, and not what the table holds.
    const read = parseRecord(formatRecord(live.record));
    if (!read.ok) throw new Error('the record cannot be read');
    const result = await checkGame(
      read.value,
      [context.game],
      (kind, state, seen, salt) => chooseOpponentMove(kind, state, seen, salt, bots).move,
      hashText,
      {
        deal: live.table.dealNumber,
        dealt: live.state.dealHistories,
        onProgress: async (done, all) => {
          if (done % AT_ONCE > 0) return;
          if (!this.#gone) this.setState({ done, all });
          await new Promise((drawn) => setTimeout(drawn));
        },
      },
    );
    if (!result.ok) throw new Error('the record cannot be played');
    if (!this.#gone) this.setState({ found: result.value });
  }

  get #file(): string {
    return `${this.props.live.game.id}.deal`;
  }

  readonly #save = (): void => saveFile(this.#file, formatRecord(this.props.live.record));

  #item(holds: boolean, title: string, children: ComponentChildren): JSX.Element {
    const { seal: words } = PLAY_WORDS[this.props.context.messages.lang];
    return (
      <li class={holds ? undefined : 'fails'}>
        <Icon name={holds ? 'tick' : 'cross'} />
        <h3>
          <span class="unseen">{holds ? words.holds : words.fails} </span>
          {title}
        </h3>
        {children}
      </li>
    );
  }

  /** Tells of a move, `B 9S`, that would now be another. */
  #instead(move: string, chosen: string): string {
    const { context, live, names } = this.props;
    const { lang, table } = context.messages;
    const [seat, ...made] = move.split(' ');
    const describe = (words: string) => describeMove(words, lang, table.move);
    return PLAY_WORDS[lang].seal.instead(
      names.seat(live.names.indexOf(seat!)),
      describe(made.join(' ')),
      describe(chosen),
    );
  }

  #differences({ differences }: GameCheck, isPeeking: boolean): JSX.Element | null {
    const found = differences.filter((each) => each.isPeeking === isPeeking);
    if (found.length === 0) return null;
    return (
      <ul>
        {found.map(({ move, chosen }) => (
          <li key={move}>{this.#instead(move, chosen)}</li>
        ))}
      </ul>
    );
  }

  #found(found: GameCheck): JSX.Element {
    const { context, chairs, names } = this.props;
    const { lang } = context.messages;
    const { seal: words } = PLAY_WORDS[lang];
    const { seal, recomputedSeal, isSealIntact, areCardsFromSeed, cards, moves, choices, exchanged, differences } =
      found;
    const others = names.list([...chairs.keys()].filter((seat) => chairs[seat] !== 'you'));
    const again = differences.filter(({ isPeeking }) => !isPeeking).length;
    const peeked = differences.length - again;
    return (
      <>
        <div role="status">
          <p class="seal-verdict">{found.isInOrder ? words.nobody : words.somebody}</p>
          <p>{words.checks}</p>
        </div>
        <ol class="seal-checks">
          {this.#item(
            isSealIntact,
            words.sameSeal,
            <>
              {seal && <SealDigits seal={seal} />}
              <p>{seal ? (isSealIntact ? words.givenAgain : words.otherSeal) : words.unsealed}</p>
              {seal && recomputedSeal && !isSealIntact && <SealDigits seal={recomputedSeal} />}
            </>,
          )}
          {this.#item(
            areCardsFromSeed,
            words.sameCards,
            <p>{areCardsFromSeed ? words.dealt(cards) : words.otherCards}</p>,
          )}
          {moves > 0 &&
            this.#item(
              again === 0,
              words.sameMoves,
              <>
                <p>{words.chosenAgain(moves, others, again)}</p>
                {this.#differences(found, false)}
              </>,
            )}
          {choices > 0 &&
            this.#item(
              peeked === 0,
              words.unseen,
              <>
                <p>{words.exchanged(choices, exchanged, peeked)}</p>
                {this.#differences(found, true)}
              </>,
            )}
        </ol>
      </>
    );
  }

  override render({ context }: Props, { found, done, all, failed }: State): JSX.Element {
    const { lang } = context.messages;
    const { seal: words } = PLAY_WORDS[lang];
    return (
      <div class="seal-check">
        {found ? (
          this.#found(found)
        ) : (
          <p role="status">{failed ? words.failed : all > 0 ? words.waits(done, all) : words.begins}</p>
        )}
        <h3>{words.without}</h3>
        <p>{words.save}</p>
        <pre>
          <code>npm run -s snorum -- check {this.#file}</code>
        </pre>
        <p>
          {words.needs} <a href={sealPageHref(lang)}>{words.how}</a>
        </p>
        <button type="button" onClick={this.#save}>
          {words.download}
        </button>
      </div>
    );
  }
}
