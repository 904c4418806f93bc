/**
 * Panel of an edition that shows the old book’s own words beside our articles. Its text is fetched on request, or
 * opened from a file.
 */
import { loadStylesheet } from '../../browser/load-stylesheet.ts';
import { facing as en } from '../../i18n/en/facing.ts';
import { facing as fr } from '../../i18n/fr/facing.ts';
import styles from '../../styles/facing.css?url';
import type { AlignedWitnessData } from './data.ts';
import { type EditionMatch, listDifferences, matchEdition } from './match.ts';
import { decodeText, extractPlainText } from './plain-text.ts';
import { formatExcerpt, listExcerpts, OMISSION_MARK, type PassagePiece } from './render.ts';

const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

const fetchData = async (address: string): Promise<AlignedWitnessData> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as AlignedWitnessData;
};

class FacingPanel {
  readonly #words: typeof en;
  readonly #data: AlignedWitnessData;
  readonly #status = create('div', { className: 'facing-status' });
  readonly #tools = create('p', { className: 'facing-tools', hidden: true });
  /** Last match of each text, stored under the text's name; an edition may be based on two texts. */
  readonly #matches = new Map<string, EditionMatch>();

  constructor(root: HTMLElement, data: AlignedWitnessData) {
    this.#words = document.documentElement.lang === 'fr' ? fr : en;
    this.#data = data;
    this.#status.setAttribute('role', 'status');
    root.append(create('p', {}, this.#words.lede), ...this.#fetchers(), ...this.#openers(), this.#status, this.#tools);
    this.#fillTools();
  }

  /** Buttons that fetch a text, each with the name of its host. */
  #fetchers(): readonly Node[] {
    return this.#data.texts.flatMap(({ download }) => {
      if (!download) return [];
      const { host } = new URL(download);
      const button = create('button', { type: 'button', textContent: this.#words.fetch });
      button.onclick = () =>
        this.#take(async () => {
          const answer = await fetch(download, { credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(
            () => undefined,
          );
          if (!answer?.ok) throw new Error(this.#words.notFetched(host));
          return decodeText(await answer.arrayBuffer());
        });
      return [create('p', { className: 'facing-way' }, button, ' ', create('small', {}, this.#words.from(host)))];
    });
  }

  #openers(): readonly Node[] {
    const words = this.#words;
    const file = create('input', { type: 'file', accept: '.txt,.htm,.html,.xhtml,text/plain,text/html' });
    file.onchange = () => {
      const [chosen] = file.files ?? [];
      if (chosen) void this.#take(async () => decodeText(await chosen.arrayBuffer()));
    };
    const pasted = create('textarea', { rows: 3, spellcheck: false });
    const place = create('button', { type: 'button', textContent: words.place });
    place.onclick = () => this.#take(() => Promise.resolve(pasted.value));
    return [
      create(
        'p',
        { className: 'facing-way' },
        create('label', {}, `${words.open} `, file),
        ' ',
        create('small', {}, words.openHint),
      ),
      create('p', { className: 'facing-way' }, create('label', {}, `${words.paste} `, pasted), ' ', place),
    ];
  }

  #fillTools(): void {
    const words = this.#words;
    const button = (textContent: string, onclick: () => void) =>
      create('button', { type: 'button', textContent, onclick });
    this.#tools.append(
      button(words.print, () => print()),
      ' ',
      button(words.copy, () => void this.#copy()),
      ' ',
      button(words.hide, () => this.#hide()),
    );
  }

  /** Reads a text and shows its passages beside our articles; shows a message if that fails. */
  async #take(read: () => Promise<string>): Promise<void> {
    this.#say(this.#words.working);
    try {
      const match = matchEdition(this.#data, extractPlainText(await read()));
      if (!match) throw new Error(this.#words.notFound);
      this.#matches.set(match.text.name, match);
      this.#layOut(match);
      this.#report(match);
      this.#tools.hidden = false;
    } catch (fault) {
      this.#say((fault as Error).message);
    }
  }

  #say(...content: readonly (Node | string)[]): void {
    this.#status.replaceChildren(...content);
  }

  #report(match: EditionMatch): void {
    const words = this.#words;
    const { changed, splits, otherwise } = listDifferences(match);
    const all = Object.keys(match.text.articles).length;
    const { articles, inPart, notFound, text } = match;
    const content: Node[] = [create('p', {}, words.found(articles.size - inPart.length, all, text.holder))];
    if (inPart.length > 0) content.push(create('p', {}, words.inPart(inPart.length)));
    if (notFound.length > 0) content.push(create('p', {}, words.without(notFound.length)));
    const list = (
      title: string,
      items: readonly { readonly slug: string; readonly text?: string; readonly note?: string }[],
    ) => {
      if (items.length === 0) return;
      content.push(
        create('p', {}, title),
        create(
          'ul',
          {},
          ...items.map(({ slug, text, note }) =>
            create(
              'li',
              {},
              create('a', { href: `#${slug}` }, words.article(this.#numberOf(slug))),
              ...(text ? [' ', create('mark', { lang: match.text.language }, text)] : []),
              ...(note ? [` (${note})`] : []),
            ),
          ),
        ),
      );
    };
    list(words.changed(changed.length + splits.length), [
      ...changed,
      ...splits.map((split) => ({ ...split, note: words.split })),
    ]);
    list(
      words.differently(otherwise.length),
      otherwise.map((slug) => ({ slug })),
    );
    if (changed.length + splits.length + otherwise.length === 0) content.push(create('p', {}, words.same));
    this.#say(...content);
  }

  #numberOf(slug: string): string {
    return document.getElementById(slug)?.querySelector('.article-number')?.textContent?.trim() ?? slug;
  }

  #layOut(match: EditionMatch): void {
    const { text } = match;
    for (const slug of Object.keys(text.articles)) {
      const article = document.getElementById(slug);
      article?.querySelector(`:scope > .facing-words[data-text="${text.name}"]`)?.remove();
      if (!article || !match.articles.has(slug)) continue;
      const block = create('div', { className: 'facing-words', lang: text.language });
      block.dataset['text'] = text.name;
      block.setAttribute('role', 'group');
      block.setAttribute('aria-label', `${this.#words.inBook}, ${text.holder}`);
      for (const { isAfterGap, page, pieces } of listExcerpts(match, slug)) {
        const paragraph = create('p');
        if (page !== undefined) paragraph.append(...this.#pageMark(page));
        if (isAfterGap)
          paragraph.append(create('span', { className: 'facing-gap', title: this.#words.leftOut }, OMISSION_MARK), ' ');
        paragraph.append(...pieces.flatMap((piece) => this.#nodesOf(piece)));
        block.append(paragraph);
      }
      article.querySelector(':scope > .article-text')?.after(block);
      article.classList.add('faced');
    }
  }

  /** The number of a page for the margin, and a blank: without a style sheet it stands before the words. */
  #pageMark(page: string): readonly (Node | string)[] {
    const mark = create('span', { className: 'facing-page', textContent: page, title: this.#words.page(page) });
    mark.lang = document.documentElement.lang;
    return [mark, ' '];
  }

  #nodesOf(piece: PassagePiece): readonly (Node | string)[] {
    switch (piece.is) {
      case 'text':
        return [piece.text];
      case 'page':
        return this.#pageMark(piece.page);
      case 'changed':
        return [create('mark', { title: this.#words.differs }, piece.text)];
      case 'sic': {
        const note = create('small', { className: 'facing-sic' }, this.#words.sic(piece.corr));
        note.lang = document.documentElement.lang;
        return [create('u', {}, piece.text), ' ', note];
      }
    }
  }

  #hide(): void {
    for (const block of document.querySelectorAll('.facing-words')) block.remove();
    for (const article of document.querySelectorAll('.faced')) article.classList.remove('faced');
    this.#matches.clear();
    this.#tools.hidden = true;
    this.#say();
  }

  /** Copies our words and the book’s, article by article, as plain text. */
  async #copy(): Promise<void> {
    const lines = [...document.querySelectorAll<HTMLElement>('.article.faced')].flatMap((article) => {
      const ours = article.querySelector<HTMLElement>(':scope > .article-text');
      const theirs = [...this.#matches.values()].flatMap((match) =>
        listExcerpts(match, article.id).map((excerpt) => formatExcerpt(excerpt, this.#words.sic)),
      );
      return [`${this.#numberOf(article.id)}. ${ours?.innerText.trim() ?? ''}`, ...theirs, ''];
    });
    await navigator.clipboard.writeText(lines.join('\n')).then(
      () => this.#say(this.#words.copied),
      () => this.#say(this.#words.notCopied),
    );
  }
}

/** Fills the panel when it is opened. Nothing is fetched from other sites yet. */
export const openFacingPanel = async (root: HTMLElement): Promise<void> => {
  const [data] = await Promise.all([fetchData(root.dataset['facing']!), loadStylesheet(styles)]);
  new FacingPanel(root, data);
};
