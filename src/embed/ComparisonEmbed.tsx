/**
 * Embedded comparison of one deal played by two rule books: on two tables card by card, or as a complete list, with the
 * accounts of both.
 */
import { Component, createRef, type JSX } from 'preact';
import { BookTable } from '../features/compare/BookTable.tsx';
import { getBookState } from '../features/compare/book-state.ts';
import { CardByCardTable, listBookChanges } from '../features/compare/CardByCard.tsx';
import type { ComparisonView } from '../features/compare/Compare.tsx';
import { ComparisonOutcome, FirstDifferenceSentence } from '../features/compare/ComparisonOutcome.tsx';
import { DealtHands } from '../features/compare/DealtHands.tsx';
import { COMPARE_WORDS } from '../features/compare/words.ts';
import { ViewChoice } from '../table/Choices.tsx';
import { StepControls } from '../table/Controls.tsx';
import { handleStepKey } from '../table/step-keys.ts';

interface Props extends ComparisonView {
  /** Number (from 1) of the step shown first; a number that is too large means the last step. */
  start?: number | undefined;
  /** True if the deal or the readings in the address cannot be played. The page's own are then shown. */
  unplayable?: boolean | undefined;
}

/** Component of the embed. Its steps are the rows of the list of cards; the first row is the dealing. */
export class ComparisonEmbed extends Component<Props, { at: number }> {
  override state = { at: Math.min(this.props.start ?? 1, this.props.compared.rows.length) - 1 };
  readonly #root = createRef<HTMLElement>();

  readonly #go = (at: number): void => {
    this.setState({ at: Math.max(0, Math.min(at, this.props.compared.rows.length - 1)) });
  };

  readonly #key = (event: KeyboardEvent): void => handleStepKey(event, this.state.at, this.#go);

  /** Shows a linked card on the tables, since the list of cards may not be visible. */
  readonly #follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#card-"]');
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.#go(Number(link.hash.slice('#card-'.length)));
    this.#root.current!.querySelector<HTMLInputElement>('[value="cloth"]')!.checked = true;
    this.#root.current!.querySelector<HTMLElement>('.pane-cloth')!.focus();
  };

  override render({ start: _, unplayable, ...shown }: Props, { at }: { at: number }): JSX.Element {
    const { books, contexts, compared } = shown;
    const { messages } = contexts[0]!;
    const words = COMPARE_WORDS[messages.lang];
    const { rows, first } = compared;
    return (
      <section
        class="table pair compared whole"
        aria-label={messages.table.label}
        ref={this.#root}
        onKeyDown={this.#key}
        onClick={this.#follow}
      >
        <header class="table-head">
          <ViewChoice name="view" messages={messages} />
        </header>
        {unplayable && (
          <p class="table-faults" role="alert">
            {words.unplayable}
          </p>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds the focus for the keys. */}
        <section class="table-cloth pane-cloth" tabIndex={0} aria-label={messages.table.views[0]}>
          <div class="pair-tables">
            {books.slice(0, 2).map(({ name }, book) => (
              <BookTable
                key={name}
                heading="h2"
                {...shown}
                book={book}
                at={at}
                bookState={getBookState(compared, book, at)}
              />
            ))}
          </div>
        </section>
        <div class="table-cloth pane-steps">
          <DealtHands {...shown} />
          <CardByCardTable {...shown} changes={listBookChanges(shown)} />
        </div>
        <div class="table-cloth pane-accounts">
          <FirstDifferenceSentence {...shown} />
          <ComparisonOutcome {...shown} />
        </div>
        <div class="table-foot">
          <p class="table-say" role="status">
            <span class="step">{messages.table.stepOf(at + 1, rows.length, 1, 1)}</span>{' '}
            <span>{at === 0 ? words.dealing : words.card(at)}</span>
            {at === first?.row && <b class="parts-here">{words.parts}</b>}
          </p>
          <StepControls
            at={at}
            steps={rows.length}
            words={messages.table}
            label={messages.table.stepOf(at + 1, rows.length, 1, 1)}
            onGo={this.#go}
          />
        </div>
        <div class="table-tail" />
      </section>
    );
  }
}
