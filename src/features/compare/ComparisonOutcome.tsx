import type { JSX } from 'preact';
import { getBalances } from '#engine/record/steps.ts';
import { formatCounters, getAccountName } from '../../narration/accounts.ts';
import { getSeatName } from '../../narration/seat-names.ts';
import { Citations, findMainBook, getCitationContext, getTableContextOfBook } from './book-context.tsx';
import type { ComparisonView } from './Compare.tsx';
import { PAYMENT_PURPOSES, sumPayments } from './purposes.ts';
import { type CompareWords, getCompareWords } from './words.ts';

/** Sentence about the first difference between the first two books, with a link to its card. */
export function FirstDifferenceSentence({ contexts, compared }: ComparisonView): JSX.Element {
  const words = getCompareWords(contexts[0]!.messages.lang, compared);
  const { first, stakesDiffer } = compared;
  return (
    <p class="parted">
      {stakesDiffer && (
        <>
          <span>{`${words.stakes} `}</span>
          <a href="#card-0">{words.see}</a>{' '}
        </>
      )}
      {first ? (
        <>
          <span>{`${words.first(first.by, first.row)} `}</span>
          <a href={`#card-${first.row}`}>{words.see}</a>
        </>
      ) : (
        <span>{words.never}</span>
      )}
    </p>
  );
}

/** Result of a deal in every book: all the accounts, and the differences for each player. */
export function ComparisonOutcome(shown: ComparisonView): JSX.Element {
  const { contexts, compared } = shown;
  const words = getCompareWords(contexts[0]!.messages.lang, compared);
  return (
    <>
      <section aria-labelledby="accounts">
        <h2 id="accounts">{words.accounts}</h2>
        <AccountsOfAllBooks {...shown} />
      </section>
      <section>
        <p>{words.playersLede}</p>
        <div class="changes-of">
          {compared.played[0]!.seats.map((seat, i) => (
            <Changes key={seat} {...shown} seat={i} />
          ))}
        </div>
      </section>
    </>
  );
}

/**
 * The accounts of all the books side by side: at the end, or after the step (0-based) that `at` gives for each book.
 */
export function AccountsOfAllBooks({
  books,
  contexts,
  compared,
  before,
  at: steps,
}: ComparisonView & { at?: readonly number[] }): JSX.Element {
  const { messages } = contexts[0]!;
  const words = getCompareWords(messages.lang, compared);
  const balances = compared.played.map((played, book) => getBalances(played, steps?.[book]));
  const was = (book: number, account: string): number | undefined =>
    before && !steps ? getBalances(before.played[book]!)[account] : undefined;
  // A row has the corresponding account of each book, under any name.
  const rows = new Map<string, Map<number, string>>();
  for (const [book, balance] of balances.entries())
    for (const account of Object.keys(balance)) {
      const name = books[book]!.boxes?.[account] ?? account;
      rows.set(name, (rows.get(name) ?? new Map<number, string>()).set(book, account));
    }
  const namesOf = (own: ReadonlyMap<number, string>): readonly string[] => [
    ...new Set(
      Array.from(own, ([book, account]) =>
        getAccountName(account, getTableContextOfBook({ books, contexts }, book).messages),
      ),
    ),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no part of a form.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: three books do not fit a narrow page, and are pushed aside by the keys.
    <div class="frame" role="group" tabIndex={0} aria-label={words.accounts}>
      <table class="ledger ledgers">
        <thead>
          <tr>
            <th scope="col">{words.account}</th>
            {books.map(({ name }, book) => (
              <th key={name} scope="col" class={book > 1 ? 'figure third' : 'figure'}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from(rows, ([row, own]) => (
            <tr key={row}>
              <th scope="row">{namesOf(own).join(' · ')}</th>
              {books.map(({ name }, book) => (
                <td key={name} class={book > 1 ? 'figure third' : 'figure'}>
                  <Holding
                    counters={own.has(book) ? balances[book]![own.get(book)!]! : undefined}
                    was={own.has(book) ? was(book, own.get(book)!) : undefined}
                    words={words}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.together}</th>
            {balances.map((balance, book) => (
              <td key={books[book]!.name} class={book > 1 ? 'figure third' : 'figure'}>
                {formatCounters(Object.values(balance).reduce((a, b) => a + b, 0))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/**
 * Balance of one account, with its earlier value if a reading has changed it. A dash stands for an account that the
 * book does not have.
 */
function Holding({
  counters,
  was,
  words,
}: {
  counters: number | undefined;
  was: number | undefined;
  words: CompareWords;
}): JSX.Element {
  if (counters === undefined)
    return (
      <span class="quiet">
        {'–'}
        <span class="unseen">{words.noAccount}</span>
      </span>
    );
  return (
    <>
      {formatCounters(counters)}
      {was !== undefined && was !== counters && <small class="was">{` ${words.was(formatCounters(was))}`}</small>}
    </>
  );
}

/** The results of one player in every book. If they differ, the purposes of payment that differ are listed. */
function Changes({ seat, ...shown }: ComparisonView & { seat: number }): JSX.Element {
  const { books, contexts, compared } = shown;
  const { messages } = contexts[0]!;
  const words = getCompareWords(messages.lang, compared);
  const flows = compared.flows[seat]!;
  const ends = compared.played.map(({ steps }) => steps.at(-1)!.balance[seat]!);
  const lines = PAYMENT_PURPOSES.map((purpose) => ({
    purpose,
    sums: flows.map((each) => sumPayments(purpose, each)),
  })).filter(({ sums }) => new Set(sums.map(({ counters }) => counters)).size > 1);
  return (
    <div class="change-of">
      <h3>
        {getSeatName(compared.played[0]!.seats[seat]!, messages)}
        <span class="quiet">{` ${ends.map(formatCounters).join(' · ')}`}</span>
      </h3>
      {lines.length === 0 ? (
        <p>{words.alike}</p>
      ) : (
        <ul>
          {lines.map(({ purpose, sums }) => (
            <li key={purpose}>
              <b>{words.purposes[purpose]}</b>
              {sums.map(({ counters, cites }, book) => {
                // Another reading of a book is described by its differences from that book.
                const main = findMainBook(books, book);
                return main !== undefined && counters === sums[main]!.counters ? null : (
                  <span key={books[book]!.name} class={book > 1 ? 'by-book third' : 'by-book'}>
                    <i>{`${books[book]!.name}${messages.lang === 'fr' ? '\u00a0' : ''}: `}</i>
                    {words.had(counters)}
                    <Citations cites={cites} citing={getCitationContext(shown, book)} />
                  </span>
                );
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
