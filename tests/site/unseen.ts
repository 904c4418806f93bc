/** Finds the parts of a table that cannot be seen or read at a step. */

/** Options of a walk through the steps of a table. */
export interface WalkOptions {
  /** Selector of the table. */
  readonly table: string;
  /** Number of the last step looked at, counted from 1; by default all are. */
  readonly upTo?: number;
  /** Text appended to the sentence of the first step, to prove that the test finds a fault. */
  readonly planted?: string;
}

/**
 * Goes through the steps of a table as its slider does. Lists the parts of each step that are clipped, covered or
 * outside the window: the sentence, the controls, the seat that acts, the card played, the payments. Also lists each
 * badge that covers a word, a number or the index of a card. Runs in the browser.
 */
export async function listUnseenParts({ table: where, upTo, planted }: WalkOptions): Promise<readonly string[]> {
  const table = document.querySelector<HTMLElement>(where)!;
  const find = (selector: string) => table.querySelector<HTMLElement>(selector)!;
  const all = (selector: string) => [...table.querySelectorAll<HTMLElement>(selector)];
  const slider = table.querySelector<HTMLInputElement>('.table-controls input')!;
  const cloth = find('.pane-cloth');
  const said = find('.table-say');
  const main = find('.table-main');
  const found = new Set<string>();
  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

  /** Returns the boxes of the words directly in a part, without the empty space above and below the letters. */
  const wordsOf = (part: Element): readonly DOMRect[] =>
    [...part.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '')
      .flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()];
      })
      .map(({ x, y, width, height }) => new DOMRect(x, y + height * 0.18, width, height * 0.64));

  /**
   * The page’s fixed navigation bar, if there is one, cuts the window; so does each ancestor that hides what overflows
   * it.
   */
  const bar = document.querySelector('.places');
  const barTop = bar && getComputedStyle(bar).position === 'fixed' ? bar.getBoundingClientRect().top : innerHeight;
  const clips = (part: Element): readonly Box[] => {
    const boxes: Box[] = [{ left: 0, right: innerWidth, top: 0, bottom: barTop }];
    for (let above = part.parentElement; above && above !== document.body; above = above.parentElement)
      if (getComputedStyle(above).overflowY !== 'visible') boxes.push(above.getBoundingClientRect());
    return boxes;
  };
  const isCut = (box: Box, by: readonly Box[], slack = 2): boolean =>
    by.some(
      ({ left, right, top, bottom }) =>
        box.left < left - slack || box.right > right + slack || box.top < top - slack || box.bottom > bottom + slack,
    );
  const overlap = (one: Box, other: Box): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  const isDrawn = (part: Element): boolean =>
    part.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().width > 1.5;
  /** Returns the corner of a card that contains its index. */
  const indexOf = (card: Element): DOMRect => {
    const { x, y, width, height } = card.getBoundingClientRect();
    const [across, down] = card.matches('.card-index')
      ? [1, 1]
      : card.matches('.card-small')
        ? [0.36, 0.46]
        : [0.2, 0.32];
    return new DOMRect(x + 1, y + height * 0.05, width * across - 2, height * down - height * 0.05);
  };

  /** True if the sentence is beside the cloth (the drawn table), as in a low window. */
  const isBeside = () => find('.table-foot').getBoundingClientRect().left > cloth.getBoundingClientRect().right - 2;

  const last = Math.min(upTo ?? Number.POSITIVE_INFINITY, Number(slider.max));
  for (let step = 1; step <= last; step++) {
    slider.value = String(step);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((drawn) => setTimeout(drawn));
    if (planted && step === 1) said.append(planted);
    const note = (fault: string) => found.add(`step ${step}: ${fault}`);

    // One that takes up half a window of its own accord is as long as the page lets it be, and the page scrolls.
    const isLong = said.offsetHeight > innerHeight * (isBeside() ? 0.55 : 0.42);
    // The sentence, whole, and in no scroller that has more of it; then the buttons.
    const words = [said, ...said.querySelectorAll('*')].filter(isDrawn).flatMap(wordsOf);
    if (words.length === 0) note('nothing is said');
    const around = clips(said);
    if (said.scrollHeight > said.clientHeight + 1 || words.some((box) => isCut(box, isLong ? around.slice(1) : around)))
      note('the sentence is cut');
    for (let above = said.parentElement; above && above !== document.body; above = above.parentElement)
      if (
        !['visible', 'clip'].includes(getComputedStyle(above).overflowY) &&
        above.scrollHeight > above.clientHeight + 1 &&
        isCut(main.getBoundingClientRect(), [above.getBoundingClientRect()], 12)
      )
        note('the sentence lies in a scroller that cuts the table');
    for (const box of isLong ? [] : [words[0], words.at(-1)]) {
      const there = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (there && !said.contains(there)) note(`the sentence lies under ${there.className || there.tagName}`);
    }
    for (const button of all('.table-controls button').filter(isDrawn))
      if (!isLong && isCut(button.getBoundingClientRect(), clips(button))) note('a button is out of sight');

    const sheet = cloth.querySelector(':scope > :not(.ahead)')!;
    if (isLong || !isDrawn(sheet)) continue;
    const { top } = find('.table-foot').getBoundingClientRect();
    const seenIn: readonly Box[] = [
      ...clips(sheet),
      ...(isBeside() ? [] : [{ left: 0, right: innerWidth, top: 0, bottom: top }]),
    ];
    for (const [name, selector] of [
      ['the seat that acts', '.seat.has-played'],
      ['the seat to play', '.seat.to-play'],
      ['the card played', '.just-laid .card'],
      ['what is paid', '.change'],
    ] as const)
      for (const part of sheet.querySelectorAll(selector))
        if (isDrawn(part) && isCut(part.getBoundingClientRect(), seenIn, 3)) note(`${name} is cut`);

    // Badges, and what they lie on.
    const badges = [...sheet.querySelectorAll('.change, .dealer, .badge, .way > *')].filter(isDrawn);
    const read = [...sheet.querySelectorAll<HTMLElement>('*:not(.unseen, .unseen *, svg, svg *)')]
      .filter((part) => isDrawn(part) && !badges.some((badge) => badge.contains(part)))
      .flatMap((part) => wordsOf(part).map((box) => [part.textContent!, box] as const));
    const indices = [...sheet.querySelectorAll('.card:not([data-card^="?"])')]
      .filter(isDrawn)
      .map((card) => [`the ${card.getAttribute('data-card')}`, indexOf(card)] as const);
    for (const badge of badges) {
      const box = badge.getBoundingClientRect();
      for (const [text, other] of [...read, ...indices])
        if (overlap(box, other)) note(`${badge.getAttribute('class')} ${badge.textContent} lies on ${text}`);
      for (const other of badges)
        if (
          other !== badge &&
          other.compareDocumentPosition(badge) === 4 &&
          overlap(box, other.getBoundingClientRect())
        )
          note(`${badge.textContent} lies on ${other.textContent}`);
    }
  }
  return [...found];
}
