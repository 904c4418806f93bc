/**
 * Divides an edition into pages with the apparatus at the foot of each page, which browsers cannot do. The function
 * runs inside the page of an edition, in the browser: it must not use anything outside itself.
 */

/** Notes of an article, as HTML: `margin` for its margin, `entries` for the foot of the page. */
export interface ArticleNotes {
  readonly margin: string;
  readonly entries: readonly string[];
}

export interface PrintJob {
  readonly lang: string;
  /** Lines of the title page, the title first. */
  readonly title: readonly string[];
  /** Text after the title page: how to read the book, and the texts with their sigla; as HTML, a paragraph each. */
  readonly front: readonly string[];
  /** The addresses of the editions, in order. */
  readonly editions: readonly string[];
  /** Apparatus by game and anchor of an article: `jig/jig.follow`. */
  readonly apparatus: Readonly<Record<string, ArticleNotes>>;
  readonly style: string;
  /** The word that precedes an editors’ note at the foot of the page. */
  readonly note: string;
}

/**
 * Result of the pagination, for the caller to check: the number of pages, and the pieces that did not fit on a page.
 */
export interface PaginationResult {
  readonly pages: number;
  readonly articles: number;
  readonly entries: number;
  readonly overfull: readonly string[];
}

export const paginate = async (printed: PrintJob): Promise<PaginationResult> => {
  const element = (name: string, kind: string, html = ''): HTMLElement => {
    const made = document.createElement(name);
    made.className = kind;
    made.innerHTML = html;
    return made;
  };

  /** A piece of the text that is not divided between pages, and its notes for the foot. */
  interface Piece {
    readonly node: HTMLElement;
    readonly entries: readonly string[];
  }

  const articleOf = (article: HTMLElement, game: string): Piece => {
    const { margin, entries } = printed.apparatus[`${game}/${article.id}`] ?? { margin: '', entries: [] };
    const number = article.querySelector('.article-number')?.textContent?.trim() ?? '';
    const text = article.querySelector('.article-text')!.cloneNode(true) as HTMLElement;
    const notes = [...text.querySelectorAll('.editors-note')].map((note) => {
      note.remove();
      for (const label of note.querySelectorAll('.unseen')) label.remove();
      return `<i>${printed.note}</i> ${[...note.querySelectorAll('p')].map((p) => p.innerHTML).join(' ') || note.innerHTML}`;
    });
    const node = element('div', 'print-article');
    node.append(element('span', 'print-number', number), text, element('span', 'print-margin', margin));
    return { node, entries: [...entries, ...notes].map((entry) => `<b>${number}</b>\u00a0${entry}`) };
  };

  const pieces: Piece[] = [];
  let articles = 0;
  for (const address of printed.editions) {
    const read = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
    const game = address.split('/').at(-2)!;
    const head = element('div', 'print-game', `<h1>${read.querySelector('h1')!.innerHTML}</h1>`);
    const lede = read.querySelector('.notice p');
    if (lede) head.append(element('p', 'print-lede', lede.innerHTML));
    pieces.push({ node: head, entries: [] });
    let heading: Element | undefined;
    for (const part of read.querySelectorAll<HTMLElement>('.text h2, .text .article')) {
      if (!part.matches('.article')) {
        heading = part;
        continue;
      }
      articles++;
      const piece = articleOf(part, game);
      if (heading) {
        // A heading stays with the article below it.
        const together = element('div', 'print-section', `<h2>${heading.innerHTML}</h2>`);
        together.append(piece.node);
        pieces.push({ node: together, entries: piece.entries });
        heading = undefined;
      } else pieces.push(piece);
    }
  }

  document.documentElement.lang = printed.lang;
  for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]'))
    if (!sheet.textContent?.includes('@font-face') && !sheet.matches('link')) sheet.remove();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(printed.style);
  document.adoptedStyleSheets = [sheet];
  document.body.className = 'print-book';
  document.body.replaceChildren();
  await Promise.all(
    ['400 10pt "EB Garamond"', 'italic 400 10pt "EB Garamond"'].map((face) => document.fonts.load(face)),
  );

  const overfull: string[] = [];
  let pages = 0;
  let text: HTMLElement;
  let foot: HTMLElement;
  let leaf: HTMLElement;
  let waiting: string[] = [];
  let entries = 0;
  const fits = () => leaf.scrollHeight <= leaf.clientHeight;
  const turn = () => {
    pages++;
    leaf = element('section', 'print-page');
    text = element('div', 'print-text');
    foot = element('div', 'print-foot');
    leaf.append(text, foot, element('p', 'print-folio', pages > 1 ? String(pages) : ''));
    document.body.append(leaf);
    const carried = waiting;
    waiting = [];
    put(carried);
  };
  /** Adds notes to the foot of the page; those that do not fit wait for the next page. */
  const put = (some: readonly string[]) => {
    for (const entry of some) {
      if (waiting.length > 0) {
        waiting.push(entry);
        continue;
      }
      const line = element('p', 'print-entry', entry);
      foot.append(line);
      if (fits()) entries++;
      else if (foot.children.length === 1 && text.children.length === 0) {
        overfull.push(entry.slice(0, 60));
        entries++;
      } else {
        line.remove();
        waiting.push(entry);
      }
    }
  };

  turn();
  leaf!.classList.add('print-title');
  text!.append(element('h1', '', printed.title[0]), ...printed.title.slice(1).map((line) => element('p', '', line)));
  turn();
  for (const paragraph of printed.front) {
    const line = element('p', 'print-front', paragraph);
    text!.append(line);
    if (fits()) continue;
    line.remove();
    turn();
    text!.append(line);
  }
  turn();
  for (const [i, piece] of pieces.entries()) {
    if (piece.node.matches('.print-game') && i > 0) {
      while (waiting.length > 0) turn();
      turn();
    }
    text!.append(piece.node);
    while (!fits()) {
      piece.node.remove();
      if (text!.children.length === 0 && foot!.children.length === 0) {
        text!.append(piece.node);
        overfull.push(piece.node.textContent?.slice(0, 60) ?? '');
        break;
      }
      turn();
      text!.append(piece.node);
    }
    put(piece.entries);
  }
  while (waiting.length > 0) turn();
  return { pages, articles, entries, overfull };
};
