/** Checks the positions of the parts of a table, for the tests of tables in play and of examples. */

/**
 * Lists parts that are cut, lie on top of something else, or reach over the edge of the table or the window. Runs in
 * the browser; `where` is the selector of a table in play or of a drawn example.
 */
export function findMisplaced(where: string): readonly string[] {
  const found: string[] = [];
  const table = document.querySelector(where)!;
  const boxOf = (parts: readonly Element[]) => {
    const rects = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 1);
    return {
      left: Math.min(...rects.map(({ left }) => left)),
      right: Math.max(...rects.map(({ right }) => right)),
      top: Math.min(...rects.map(({ top }) => top)),
      bottom: Math.max(...rects.map(({ bottom }) => bottom)),
    };
  };
  type Box = ReturnType<typeof boxOf>;
  const upon = (one: Box, other: Box): number => {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return wide > 2 && high > 2 ? Math.round(high) : 0;
  };
  const all = (selector: string) => [...table.querySelectorAll<HTMLElement>(selector)];

  const seats = all('.seat').map((seat) => ({
    name: `seat ${seat.dataset['seat']}`,
    ...boxOf([seat, ...seat.querySelectorAll('.card, .seat-name, .purse')]),
  }));
  const middle = all('.middle :is(.card, .board, .pool)')
    .map((part) => ({ name: `${part.getAttribute('class')} in the middle`, ...boxOf([part]) }))
    // An element that is not drawn has no box.
    .filter(({ right }) => Number.isFinite(right));
  const sheet = table.querySelector('.end-sheet');
  // Parts behind the sheet are not checked.
  const over = sheet ? [] : all('.log-box, .tray-others, .tray-asked').filter((part) => part.checkVisibility());
  const edge = table.querySelector('.round')!.getBoundingClientRect();
  for (const [i, seat] of seats.entries()) {
    for (const other of [...seats.slice(i + 1), ...middle])
      if (upon(seat, other) > 0) found.push(`${seat.name} and ${other.name} lie ${upon(seat, other)} upon each other`);
    for (const part of over) {
      const covered = getComputedStyle(part).visibility === 'hidden' ? 0 : upon(seat, boxOf([part]));
      if (covered > 0) found.push(`${part.className} covers ${covered} of ${seat.name}`);
    }
  }
  for (const { name, left, right, top, bottom } of [...seats, ...middle])
    if (left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 1 || bottom > edge.bottom + 1)
      found.push(`${name} is over the edge`);

  const way = table.querySelector('.way')!;
  const parts = [...way.children].filter((part) => part.getBoundingClientRect().width > 1);
  for (const part of sheet ? [] : all('.middle :is(.card, .call, .chain span, .pool > span)'))
    if (upon(boxOf(parts), boxOf([part])) > 0)
      found.push(`the sign of the way lies on ${part.textContent || 'a card'}`);

  if (sheet) {
    const { left, right } = sheet.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) found.push('the sheet at the end is wider than the window');
    if (sheet.querySelector('.button-first')!.getBoundingClientRect().bottom > innerHeight + 1)
      found.push('one has to look for the way on');
    for (const sum of sheet.querySelectorAll('.end-table .sum'))
      if (sum.getBoundingClientRect().right > innerWidth) found.push(`the sum ${sum.textContent} is out of sight`);
  }
  const ranks = table.querySelector('.tray-ranks');
  if (ranks && upon(boxOf([ranks]), boxOf(all('.play-me > *'))) > 0) found.push('the ranks lie on whose turn it is');
  const bar = table.querySelector('.play-bar');
  if (bar) {
    const title = bar.querySelector('h1')!;
    if (title.scrollWidth > title.clientWidth) found.push('the name of the game is cut');
    if (title.getBoundingClientRect().bottom > bar.getBoundingClientRect().bottom + 1)
      found.push('the name of the game is higher than the bar');
  }
  return found;
}
