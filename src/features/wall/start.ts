/**
 * The wall of all games keeps its columns in the address. The style sheet shows what is ticked; this ticks what the address
 * asks for, writes what is ticked into it, and finds the points in which the games shown are alike. It runs as the page
 * comes in, before the wall does, so that nothing moves.
 */
import { askedIn, queryOf } from './asked.ts';

/** Sets the wall to work. */
export const start = (): void => {
  const choosing = document.querySelector<HTMLElement>('.choosing')!;
  const boxes = [...choosing.querySelectorAll<HTMLInputElement>('.shows')];
  const columns = boxes.map(({ value }) => value);
  const unlike = choosing.querySelector<HTMLInputElement>('[name=rows]')!;
  const said = choosing.querySelector<HTMLElement>('[role=status]')!;

  // The points in which all games that are shown are alike, and how many the others are; the other language shows the same games.
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

  // What the address asks for is ticked, and what in it is no game is told.
  const read = (): void => {
    const asked = askedIn(location.search, columns);
    for (const box of boxes) box.checked = asked.games?.includes(box.value) ?? box.defaultChecked;
    unlike.checked = asked.unlike;
    const words = asked.games ? said.dataset['some'] : said.dataset['none'];
    said.textContent = asked.unknown.length > 0 ? `${words} ${asked.unknown.join(', ')}` : '';
    mark();
  };

  choosing.addEventListener('change', () => {
    const query = queryOf(
      boxes.flatMap(({ checked, value }) => (checked ? value : [])),
      unlike.checked,
    );
    history.pushState(null, '', location.pathname + query);
    said.textContent = '';
    mark();
  });
  addEventListener('popstate', read);
  // A page that one comes back to may have kept other ticks than its address.
  addEventListener('pageshow', read);
  document.addEventListener('DOMContentLoaded', mark);
  read();
};
