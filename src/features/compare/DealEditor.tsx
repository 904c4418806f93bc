/**
 * Form in which the reader writes the hands of a deal, in the notation of records. All books play them if they are
 * valid.
 */
import { Component, createRef, type JSX } from 'preact';
import { CARD_PREFERENCES, type RuleBook } from '#engine/compare/compare.ts';
import {
  formatDealRecord,
  formatHands,
  getUndealtCards,
  listLargestHands,
  parseHandsForAuthor,
} from '#engine/compare/written-hands.ts';
import type { Fault } from '#engine/record/faults.ts';
import { readTextFile } from '../../browser/record-file.ts';
import { saveFile } from '../../browser/save-file.ts';
import { createSeed } from '../../browser/seeds.ts';
import type { TableMessages } from '../../narration/table-messages.ts';
import { FaultsNotice } from '../../table/FaultsNotice.tsx';
import { COMPARISON_FORM_WORDS } from './asking-words.ts';
import {
  buildWrittenDeal,
  type CardPreferenceQuery,
  type ComparedDealProps,
  formatStoredPreference,
  parsePreference,
  parseStoredPreference,
  type RequestedHands,
} from './comparison-query.ts';
import { COMPARE_WORDS } from './words.ts';

interface Props {
  books: readonly RuleBook[];
  messages: TableMessages;
  /** The deal shown. */
  deal: ComparedDealProps;
  /** Hands that the address names, as text, and the rule by which players choose a card. */
  requestedHands: RequestedHands | undefined;
  onPlay: (deal: ComparedDealProps) => void;
}

interface State {
  faults: readonly Fault[];
  /** True if a file could not be read as text. */
  unreadable: boolean;
}

/** Maximum length of the text, in characters; no record of a deal is longer. */
const MOST_TEXT = 40_000;

/** Converts the line and column of a fault to an offset (0-based) in the text. */
const offsetOf = (text: string, { line, column }: Fault): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, each) => sum + each.length + 1, column - 1);

export class DealEditor extends Component<Props, State> {
  readonly #text = createRef<HTMLTextAreaElement>();
  readonly #order = createRef<HTMLSelectElement>();
  override state: State = { faults: [], unreadable: false };

  override componentDidMount(): void {
    const { requestedHands } = this.props;
    if (requestedHands) this.#set(requestedHands.text, () => requestedHands.by);
  }

  override componentDidUpdate(before: Props): void {
    const { requestedHands, deal } = this.props;
    if (requestedHands && requestedHands !== before.requestedHands)
      this.#set(requestedHands.text, () => requestedHands.by);
    else if (deal !== before.deal && !requestedHands) {
      this.#text.current!.value = this.#written;
      this.setState({ faults: [], unreadable: false });
    }
  }

  /** The hands of the current deal, as text. */
  get #written(): string {
    const { deal, books } = this.props;
    return formatHands(
      deal.hands ?? listLargestHands(deal.deal, books),
      deal.talon ?? getUndealtCards(deal.deal, books),
    );
  }

  /** Puts a text into the field and plays it; `by` gives the card preference (how players choose a card). */
  #set(text: string, by: (storedText: string) => CardPreferenceQuery): void {
    this.#text.current!.value = text;
    this.#play(by);
  }

  /** Plays the hands in the field. If they cannot be played, the reasons are shown and the current deal stays. */
  #play(by: (storedText: string) => CardPreferenceQuery): void {
    const { books, deal, onPlay } = this.props;
    const field = this.#text.current!;
    const read = parseHandsForAuthor(field.value, books, deal.deal.seats);
    if (!read.ok) {
      this.setState({ faults: read.faults, unreadable: false });
      const [first] = read.faults;
      const from = offsetOf(field.value, first!);
      field.focus();
      field.setSelectionRange(from, from + (/^\S*/.exec(field.value.slice(from))?.[0].length ?? 0));
      return;
    }
    this.setState({ faults: [], unreadable: false });
    onPlay(buildWrittenDeal(read.value, by(read.value.preferred), books));
  }

  /** Returns the card preference chosen in the form, that is, how players choose among the cards they may play. */
  readonly #chosen = (): CardPreferenceQuery => {
    const { deal } = this.props;
    const orderText = this.#order.current?.value ?? deal.policy;
    if (!orderText) return { seed: '', policy: '', order: deal.deal.order };
    return parsePreference(orderText, deal.policy === 'by-lot' && deal.seed ? deal.seed : createSeed());
  };

  readonly #submit = (event: Event): void => {
    event.preventDefault();
    this.#play(this.#chosen);
  };

  readonly #save = (): void => {
    const { books, deal } = this.props;
    saveFile(
      `${[...new Set(books.map(({ game }) => game.id))].join('-')}.deal`,
      formatDealRecord(deal.deal, books, formatStoredPreference({ ...deal, order: deal.deal.order })),
    );
  };

  readonly #open = async ({ currentTarget }: JSX.TargetedEvent<HTMLInputElement>): Promise<void> => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (!file) return;
    if (file.size > MOST_TEXT) return this.setState({ faults: [], unreadable: true });
    const text = await readTextFile(file);
    if (text.ok)
      this.#set(text.value, (storedText) => (storedText ? parseStoredPreference(storedText) : this.#chosen()));
    else this.setState({ faults: text.faults, unreadable: false });
  };

  override render({ messages, deal, books }: Props, { faults, unreadable }: State): JSX.Element {
    const words = COMPARE_WORDS[messages.lang];
    const asking = COMPARISON_FORM_WORDS[messages.lang];
    return (
      <form class="compare-form writing" onSubmit={this.#submit}>
        <p id="writing-how">{asking.writeHow}</p>
        <label>
          {asking.written}
          <textarea
            ref={this.#text}
            rows={deal.deal.seats + 1}
            spellcheck={false}
            autocomplete="off"
            autocapitalize="characters"
            aria-describedby="writing-how"
            aria-invalid={faults.length > 0}
            defaultValue={this.#written}
          />
        </label>
        {faults.length > 0 && (
          <FaultsNotice faults={faults} messages={messages} key={JSON.stringify(faults)} head={words.fault} />
        )}
        {unreadable && <p role="alert">{asking.unreadable}</p>}
        {!books.some(({ game }) => game.planMove) && (
          <label>
            {asking.order}
            <select ref={this.#order} key={`${deal.policy} ${deal.seed}`}>
              {(deal.policy ? CARD_PREFERENCES : (['', ...CARD_PREFERENCES] as const)).map((policy) => (
                <option key={policy} value={policy} selected={policy === deal.policy}>
                  {policy ? asking.policies[policy] : asking.sameOrder}
                </option>
              ))}
            </select>
          </label>
        )}
        <p>
          <button type="submit" class="button-first">
            {asking.playWritten}
          </button>
          <button type="button" onClick={this.#save}>
            {asking.save}
          </button>
          <label class="new-open">
            <input type="file" class="unseen" accept=".deal,.txt,text/plain" onChange={this.#open} />
            <span>{asking.open}</span>
          </label>
        </p>
      </form>
    );
  }
}
