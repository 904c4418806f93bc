/** Dialogs over a table: the rules at a glance; or an article, its text, its status in the sources, and a link to the edition. */
import { loadStylesheet } from '../../browser/load-stylesheet.ts';
import { savedGames as en } from '../../i18n/en/saved-games.ts';
import { savedGames as fr } from '../../i18n/fr/saved-games.ts';
import type { Language } from '../../i18n/routes.ts';
import styles from '../../styles/article-dialog.css?url';

const pages = new Map<string, Promise<Document>>();

/** Fetches a page of the book once; a failed request is repeated at the next call. */
const pageAt = (address: string): Promise<Document> => {
  const page =
    pages.get(address) ??
    fetch(address).then(async (answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return new DOMParser().parseFromString(await answer.text(), 'text/html');
    });
  pages.set(address, page);
  page.catch(() => pages.delete(address));
  return page;
};

/**
 * Copies the content of an article for the dialog. Tables are left out, and ids too, which could repeat ids of this
 * page.
 */
const shownOf = (article: Element, address: string): readonly Node[] =>
  ['.article-text', '.article-meta'].flatMap((part) => {
    const found = article.querySelector(part);
    if (!found) return [];
    const shown = document.importNode(found, true);
    const gone = part === '.article-meta' ? 'a' : '[data-props], script, style, link';
    for (const each of shown.querySelectorAll(gone)) each.remove();
    for (const named of shown.querySelectorAll('[id]')) named.removeAttribute('id');
    for (const link of shown.querySelectorAll('a')) link.href = new URL(link.getAttribute('href') ?? '', address).href;
    return [shown];
  });

/** Returns the page that a link leads to; the page on which the link stands is not fetched again. */
const findPage = async ({ pathname }: HTMLAnchorElement): Promise<Document> =>
  pathname === location.pathname ? document : pageAt(pathname);

/** Copies a part of a page, without what needs scripts and without ids, which could repeat ids of this page. */
const copyPart = (part: Element, address: string): Element => {
  const shown = document.importNode(part, true);
  for (const each of shown.querySelectorAll('[data-props], script, style, link, button')) each.remove();
  // The page behind a table is marked as such.
  for (const marked of [shown, ...shown.querySelectorAll('[id], [inert]')])
    for (const mark of ['id', 'inert', 'data-behind']) marked.removeAttribute(mark);
  for (const link of shown.querySelectorAll('a')) {
    link.href = new URL(link.getAttribute('href') ?? '', address).href;
    link.target = '_blank';
    link.rel = 'noopener';
  }
  return shown;
};

/** Opens the rules at a glance, the part of a page that a link leads to; resolves when the dialog is closed. */
export const openRulesDialog = async (link: HTMLAnchorElement, lang: Language): Promise<void> => {
  const [page] = await Promise.all([findPage(link), loadStylesheet(styles)]);
  const part = page.getElementById(link.hash.slice(1))?.closest('section');
  if (!part) throw new Error(`${link.href}: no such part`);
  const dialog = document.createElement('dialog');
  const close = document.createElement('button');
  const ways = document.createElement('p');
  const text = document.createElement('div');
  dialog.className = 'article-dialog rules-dialog';
  dialog.setAttribute('aria-label', link.textContent.trim());
  text.append(copyPart(part, link.href));
  close.type = 'button';
  close.autofocus = true;
  close.textContent = (lang === 'fr' ? fr : en).close;
  close.onclick = () => dialog.close();
  dialog.onclick = ({ target }) => target === dialog && dialog.close();
  ways.className = 'article-ways';
  ways.append(close);
  dialog.append(text, ways);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((shut) => {
    dialog.onclose = () => {
      dialog.remove();
      shut();
    };
  });
};

class ArticleDialog {
  readonly #dialog = document.createElement('dialog');
  readonly #heading = document.createElement('h2');
  readonly #text = document.createElement('div');
  readonly #edition = document.createElement('a');
  readonly #words: typeof en;

  constructor(lang: Language) {
    this.#words = lang === 'fr' ? fr : en;
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = this.#words.close;
    close.autofocus = true;
    close.onclick = () => this.#dialog.close();
    this.#heading.id = 'article-read';
    this.#dialog.className = 'article-dialog';
    this.#dialog.setAttribute('aria-labelledby', this.#heading.id);
    this.#text.setAttribute('aria-live', 'polite');
    this.#edition.className = 'button';
    this.#edition.textContent = this.#words.inEdition;
    const ways = document.createElement('p');
    ways.className = 'article-ways';
    ways.append(close, this.#edition);
    this.#dialog.append(this.#heading, this.#text, ways);
    this.#dialog.onclick = (event) => this.#press(event);
  }

  /**
   * Handles clicks in the dialog: a link to an article of the same book opens it here; a click outside closes the
   * dialog.
   */
  #press(event: MouseEvent): void {
    const { target } = event;
    if (target === this.#dialog) return this.#dialog.close();
    const link = (target as Element).closest('a');
    if (!link || link === this.#edition || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.pathname !== this.#edition.pathname || !link.hash) return;
    event.preventDefault();
    void this.#read(link);
  }

  async #read({ href, hash, pathname }: HTMLAnchorElement): Promise<void> {
    this.#edition.href = href;
    this.#text.textContent = this.#words.reading;
    try {
      const article = (await pageAt(pathname)).getElementById(decodeURIComponent(hash.slice(1)));
      if (!article) throw new Error(`${href}: no such article`);
      // Another article may have been opened during the request.
      if (this.#edition.href !== href) return;
      this.#heading.textContent = this.#words.article(article.querySelector('.article-number')!.textContent.trim());
      this.#text.replaceChildren(...shownOf(article, href));
    } catch {
      this.#text.textContent = this.#words.notFetched;
    }
  }

  /** Opens the article over the page; resolves when the dialog is closed. */
  open(link: HTMLAnchorElement): Promise<void> {
    this.#heading.textContent = link.getAttribute('aria-label');
    document.body.append(this.#dialog);
    this.#dialog.showModal();
    void this.#read(link);
    return new Promise((shut) => {
      this.#dialog.onclose = () => {
        this.#dialog.remove();
        shut();
      };
    });
  }
}

/** Opens the article of a link over the page; resolves when the dialog is closed. */
export const openArticleDialog = async (link: HTMLAnchorElement, lang: Language): Promise<void> => {
  await loadStylesheet(styles);
  await new ArticleDialog(lang).open(link);
};
