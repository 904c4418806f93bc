import type { JSX } from 'preact';
import { formatCounters } from '../../narration/accounts.ts';
import { getSeatName } from '../../narration/seat-names.ts';
import type { ComparisonView } from './Compare.tsx';
import { getCompareWords } from './words.ts';

/** Table of the players' final accounts: a row for each book, a column for each player. */
export function FinalAccounts({ books, contexts, compared }: ComparisonView): JSX.Element {
  const { messages } = contexts[0]!;
  const words = getCompareWords(messages.lang, compared);
  const [{ seats }] = compared.played as [(typeof compared.played)[number]];
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no part of a form.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: twelve players do not fit a narrow page, and are pushed aside by the keys.
    <div class="frame" role="group" tabIndex={0} aria-label={words.ends}>
      <table class="pair-ends">
        <caption>{words.ends}</caption>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col" class="figure">
                {getSeatName(seat, messages)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {books.map(({ name }, book) => (
            <tr key={name} class={book > 1 ? 'third' : undefined}>
              <th scope="row">{name}</th>
              {seats.map((seat, i) => (
                <td key={seat} class="figure">
                  {formatCounters(compared.played[book]!.steps.at(-1)!.balance[i]!)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
