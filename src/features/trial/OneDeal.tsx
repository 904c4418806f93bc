/** Look-up of one deal of a trial: its answer, and a link to the table that shows it. */
import { Component, type JSX } from 'preact';
import { encodeGameLink } from '../play/share-link.ts';
import type { ExtremeTrial, PlayedTrial } from './counting.ts';
import { NumberField } from './fields.tsx';
import { parseTrialCount } from './trial-query.ts';
import type { TrialWords } from './words.ts';
import type { CountProgress } from './worker-pool.ts';

interface Props {
  words: TrialWords;
  /** True if each deal is answered by yes or no. */
  share: boolean;
  /** Formats the answer of one deal. */
  answer: (answer: number) => string;
  /** Formats the number of a deal. */
  count: (number: number) => string;
  /** Base address of the pages on which the games are played. */
  games: string;
  /** Progress of the count; the deals with its smallest and largest answers are offered. */
  progress: CountProgress | undefined;
  look: (i: number) => Promise<PlayedTrial>;
}

interface State {
  number: string;
  /**
   * The deal that was looked up: its number, its answer (`null` if it has none), and links to the tables that show it.
   */
  found:
    | { readonly i: number; readonly answer: number | null; readonly links: readonly string[] }
    | 'failed'
    | undefined;
}

export class SingleDealView extends Component<Props, State> {
  override state: State = { number: '1', found: undefined };

  async #look(i: number): Promise<void> {
    this.setState({ number: String(i + 1) });
    try {
      const { answer, played } = await this.props.look(i);
      const links = await Promise.all(
        played.map(async ({ record, game, seats }) => {
          const chairs = Array.from({ length: seats }, () => 'random' as const);
          return `${this.props.games}${game}/#${await encodeGameLink(record, chairs)}`;
        }),
      );
      this.setState({ found: { i, answer, links } });
    } catch {
      this.setState({ found: 'failed' });
    }
  }

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
    const number = parseTrialCount(this.state.number);
    if (number) void this.#look(number - 1);
  };

  #extreme(extreme: ExtremeTrial | undefined, what: string): JSX.Element | null {
    if (!extreme) return null;
    const { words, answer, count } = this.props;
    return (
      <button type="button" key={what} onClick={() => void this.#look(extreme.i)}>
        {`${what}${words.colon} ${answer(extreme.answer)}, ${words.deal(count(extreme.i + 1))}`}
      </button>
    );
  }

  override render({ words, share, answer, count, progress }: Props, { number, found }: State): JSX.Element {
    return (
      <form class="trial-deal" onSubmit={this.#onSubmit}>
        <h3>{words.single}</h3>
        <p>{words.singleWhy}</p>
        <p class="trial-ways">
          <NumberField
            name="deal"
            label={<span class="unseen">{words.number}</span>}
            value={number}
            onInput={({ currentTarget }) => this.setState({ number: currentTarget.value })}
          />
          <button type="submit">{words.look}</button>
          {this.#extreme(progress?.least, words.least(share))}
          {progress?.least?.i !== progress?.most?.i && this.#extreme(progress?.most, words.most(share))}
        </p>
        <p role="status">
          {found === 'failed' && words.closed}
          {found && found !== 'failed' && (
            <>
              <span>{words.answer(count(found.i + 1), found.answer === null ? undefined : answer(found.answer))}</span>
              {found.links.map((link, which) => (
                <>
                  {' '}
                  <a key={link} href={link}>
                    {words.open(which, found.links.length)}
                  </a>
                </>
              ))}
            </>
          )}
        </p>
      </form>
    );
  }
}
