/**
 * Script of the game matrix, whose columns are chosen by checkboxes and stored in the address. The style sheet shows
 * the checked games. This script checks the games that the address names, writes changes back, and finds the rows in
 * which the shown games agree. It runs before the browser parses the matrix, so that nothing moves.
 */
import { formatMatrixQuery, parseMatrixQuery } from './matrix-query.ts';

/** Number of columns on a telephone until the reader chooses, and the least width in pixels of a page with more. */
const NARROW_COLUMNS = 2;
const BROAD = 704;

export const start = (): void => {
  const choosing = document.querySelector<HTMLElement>('.choosing')!;
  const boxes = [...choosing.querySelectorAll<HTMLInputElement>('.shows')];
  const columns = boxes.map(({ value }) => value);
  const unlike = choosing.querySelector<HTMLInputElement>('[name=rows]')!;
  const status = choosing.querySelector<HTMLElement>('[role=status]')!;

  // Marks the points in which all shown games agree, counts the others, and updates the link to the other language.
  const mark = (): void => {
    const shown = boxes.flatMap(({ checked }, i) => (checked ? [i] : []));
    let differing = 0;
    for (const row of document.querySelectorAll<HTMLElement>('.wall tbody > tr:not(.part)')) {
      const cells = row.querySelectorAll('td');
      const alike = shown.length > 1 && new Set(shown.map((i) => cells[i]!.textContent.trim())).size < 2;
      row.classList.toggle('alike', alike);
      if (row.dataset['row'] && !alike) differing++;
    }
    choosing.querySelector('.unlike b')!.textContent = String(differing);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) link.search = location.search;
  };

  // Checks the games of the address, and reports unknown names.
  const read = (): void => {
    const matrixQuery = parseMatrixQuery(location.search, columns);
    let free = innerWidth < BROAD ? NARROW_COLUMNS : columns.length;
    for (const box of boxes) box.checked = matrixQuery.games?.includes(box.value) ?? (box.defaultChecked && free-- > 0);
    unlike.checked = matrixQuery.unlike;
    const words = matrixQuery.games ? status.dataset['some'] : status.dataset['none'];
    status.textContent = matrixQuery.unknown.length > 0 ? `${words} ${matrixQuery.unknown.join(', ')}` : '';
    mark();
  };

  choosing.addEventListener('change', () => {
    const query = formatMatrixQuery(
      boxes.flatMap(({ checked, value }) => (checked ? value : [])),
      unlike.checked,
    );
    history.pushState(null, '', location.pathname + query);
    status.textContent = '';
    mark();
  });
  addEventListener('popstate', read);
  // After back navigation the browser may restore other checkboxes than those of the address.
  addEventListener('pageshow', read);
  document.addEventListener('DOMContentLoaded', mark);
  read();
};
