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

/** Elements that are of no use without their scripts. */
const NEEDS_SCRIPTS = '[data-props], script, style, link, button, .rule-options';

/** Copies a part of a page without the elements left out, and without ids, which could repeat ids of this page. */
const copyPart = (part: Element, address: string, leftOut = NEEDS_SCRIPTS): Element => {
  const shown = document.importNode(part, true);
  for (const each of shown.querySelectorAll(leftOut)) each.remove();
  // The page behind a table is marked as such.
  for (const marked of [shown, ...shown.querySelectorAll('[id], [inert]')])
    for (const mark of ['id', 'inert', 'data-behind']) marked.removeAttribute(mark);
  for (const link of shown.querySelectorAll('a')) link.href = new URL(link.getAttribute('href') ?? '', address).href;
  return shown;
};

/** Copies the text of an article, without tables, and its status. */
const copyArticle = (article: Element, address: string): readonly Element[] =>
  [...article.querySelectorAll('.article-text, .article-meta')].map((part) =>
    copyPart(part, address, part.matches('.article-meta') ? 'a' : NEEDS_SCRIPTS),
  );

/** A dialog with a text and a button that closes it; a click beside the dialog closes it too. */
class TextDialog {
  protected readonly dialog = document.createElement('dialog');
  protected readonly text = document.createElement('div');
  /** The row of its buttons and links. */
  protected readonly ways = document.createElement('p');
  protected readonly words: typeof en;

  constructor(lang: Language) {
    this.words = lang === 'fr' ? fr : en;
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = this.words.close;
    close.autofocus = true;
    close.onclick = () => this.dialog.close();
    this.dialog.className = 'article-dialog';
    this.ways.className = 'article-ways';
    this.ways.append(close);
    this.dialog.append(this.text, this.ways);
    this.dialog.onclick = (event) => (event.target === this.dialog ? this.dialog.close() : this.press(event));
  }

  /** Handles clicks in the dialog. */
  protected press(_event: MouseEvent): void {}

  /** Shows the dialog over the page; resolves when it is closed. */
  protected show(): Promise<void> {
    document.body.append(this.dialog);
    this.dialog.showModal();
    return new Promise((shut) => {
      this.dialog.onclose = () => {
        this.dialog.remove();
        shut();
      };
    });
  }
}

class RulesDialog extends TextDialog {
  /** Opens the part of a page that a link leads to. The page on which the link stands is not fetched again. */
  async open({ href, hash, pathname, textContent }: HTMLAnchorElement): Promise<void> {
    const page = pathname === location.pathname ? document : await pageAt(pathname);
    const part = page.getElementById(hash.slice(1))?.closest('section');
    if (!part) throw new Error(`${href}: no such part`);
    this.dialog.classList.add('rules-dialog');
    this.dialog.setAttribute('aria-label', textContent.trim());
    this.text.append(copyPart(part, href));
    for (const link of this.text.querySelectorAll('a')) {
      link.target = '_blank';
      link.rel = 'noopener';
    }
    await this.show();
  }
}

class ArticleDialog extends TextDialog {
  readonly #heading = document.createElement('h2');
  readonly #edition = document.createElement('a');

  constructor(lang: Language) {
    super(lang);
    this.#heading.id = 'article-read';
    this.dialog.setAttribute('aria-labelledby', this.#heading.id);
    this.dialog.prepend(this.#heading);
    this.text.setAttribute('aria-live', 'polite');
    this.#edition.className = 'button';
    this.#edition.textContent = this.words.inEdition;
    this.ways.append(this.#edition);
  }

  /** Opens here a link to an article of the same book. */
  protected override press(event: MouseEvent): void {
    const link = (event.target as Element).closest('a');
    if (!link || link === this.#edition || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.pathname !== this.#edition.pathname || !link.hash) return;
    event.preventDefault();
    void this.#read(link);
  }

  async #read({ href, hash, pathname }: HTMLAnchorElement): Promise<void> {
    this.#edition.href = href;
    this.text.textContent = this.words.reading;
    try {
      const article = (await pageAt(pathname)).getElementById(decodeURIComponent(hash.slice(1)));
      if (!article) throw new Error(`${href}: no such article`);
      // Another article may have been opened during the request.
      if (this.#edition.href !== href) return;
      this.#heading.textContent = this.words.article(article.querySelector('.article-number')!.textContent.trim());
      this.text.replaceChildren(...copyArticle(article, href));
    } catch {
      this.text.textContent = this.words.notFetched;
    }
  }

  /** Opens the article that a link leads to. */
  open(link: HTMLAnchorElement): Promise<void> {
    this.#heading.textContent = link.getAttribute('aria-label');
    void this.#read(link);
    return this.show();
  }
}

/** Opens the article of a link over the page; resolves when the dialog is closed. */
export const openArticleDialog = async (link: HTMLAnchorElement, lang: Language): Promise<void> => {
  await loadStylesheet(styles);
  await new ArticleDialog(lang).open(link);
};

/** Opens the rules at a glance, to which a link leads, over the page; resolves when the dialog is closed. */
export const openRulesDialog = async (link: HTMLAnchorElement, lang: Language): Promise<void> => {
  await loadStylesheet(styles);
  await new RulesDialog(lang).open(link);
};
