/** Table of one compared book, as it is after a given card of the deal. */
import { Component, createRef, type JSX } from 'preact';
import type { Comparison } from '#engine/compare/compare.ts';
import type { PlayContext } from '../../table/game-table.ts';
import { animateCards, type CardPositions, captureCardPositions } from '../../table/motion.ts';
import { getTableContextOfBook } from './book-context.tsx';
import type { BookState } from './book-state.ts';
import { CardNarration } from './CardByCard.tsx';
import type { ComparedTables } from './Compare.tsx';

interface TableProps extends ComparedTables {
  /**
   * Heading level of the book's name: one level below the heading of all the tables, or `h2` if the page has nothing
   * else.
   */
  heading?: 'h2' | 'h3';
  book: number;
  at: number;
  bookState: BookState;
}

/** Renders the name of one book, its table, and the narration of the card shown. */
export function BookTable({ heading: Heading = 'h3', book, at, bookState, ...shown }: TableProps): JSX.Element {
  const { name, of } = shown.books[book]!;
  const waits = !bookState.cell;
  return (
    <section class={waits ? 'pair-table waits' : 'pair-table'} aria-label={name} data-at={bookState.step}>
      <Heading>
        {name}
        {of && <i>{` ${of}`}</i>}
      </Heading>
      <BookCloth
        context={getTableContextOfBook(shown, book)}
        name={name}
        compared={shown.compared}
        book={book}
        stand={bookState}
      />
      <p class="pair-say" role="status">
        <CardNarration {...shown} row={shown.compared.rows[at]!} cell={bookState.cell} book={book} table />
      </p>
    </section>
  );
}

interface ClothProps {
  context: PlayContext;
  name: string;
  compared: Comparison;
  book: number;
  stand: BookState;
}

/** The cloth (playing surface) of a book. Cards and counters are animated between steps. */
class BookCloth extends Component<ClothProps> {
  readonly #cloth = createRef<HTMLElement>();

  override getSnapshotBeforeUpdate(before: ClothProps): CardPositions | undefined {
    return before.stand.step === this.props.stand.step ? undefined : captureCardPositions(this.#cloth.current, null);
  }

  override componentDidUpdate(_before: ClothProps, _state: unknown, places: CardPositions | undefined): void {
    const { compared, book, stand } = this.props;
    const { steps } = compared.played[book]!;
    animateCards(
      this.#cloth.current,
      places,
      (stand.cell?.steps ?? []).flatMap((step) => steps[step]!.events),
    );
  }

  override render({ context, name, compared, book, stand }: ClothProps): JSX.Element {
    const { Cloth, messages: say, words } = context;
    return (
      <div class="table pair-cloth">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it holds the focus for the keys. */}
        <section class="table-cloth" tabIndex={0} aria-label={`${say.table.views[0]} ${name}`} ref={this.#cloth}>
          <div>
            <Cloth played={compared.played[book]!} position={stand.position} messages={say} words={words} />
          </div>
        </section>
      </div>
    );
  }
}
