/**
 * Strip at the foot of a page with the last unfinished game and a button for the list of all saved games. It lies over
 * the page, so it moves nothing; without saved games there is no strip.
 */
import { SAVED_GAMES_CHANGED_EVENT } from '../../browser/has-saved-games.ts';
import { loadStylesheet } from '../../browser/load-stylesheet.ts';
import {
  buildSavedGameFragment,
  deleteSavedGame,
  listSavedGames,
  type SavedGame,
  writeSavedGame,
} from '../../browser/saved-games.ts';
import { savedGames as en } from '../../i18n/en/saved-games.ts';
import { savedGames as fr } from '../../i18n/fr/saved-games.ts';
import { type Language, pageHref } from '../../i18n/routes.ts';
import { formatCounters } from '../../narration/accounts.ts';
import styles from '../../styles/saved-games.css?url';

/** Names of the games, stored under the game id; empty on a page about one game. */
type Names = Readonly<Record<string, string>>;

const made = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

const button = (text: string, onclick: () => void): HTMLButtonElement =>
  made('button', { type: 'button', textContent: text, onclick });

class SavedGamesList {
  readonly #root: HTMLElement;
  readonly #lang: Language;
  readonly #names: Names;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#lang = root.dataset['lang'] as Language;
    this.#names = JSON.parse(root.dataset['kept']!) as Names;
  }

  get #words(): typeof en {
    return this.#lang === 'fr' ? fr : en;
  }

  get #games(): readonly SavedGame[] {
    return listSavedGames().filter(({ game }) => game in this.#names);
  }

  #formatGameState({ game, deal, holds, over }: SavedGame): string {
    const state = this.#words.stands(this.#names[game]!, deal, holds === undefined ? undefined : formatCounters(holds));
    return over ? `${state}, ${this.#words.over}` : state;
  }

  #href({ game, id }: SavedGame): string {
    return pageHref(this.#lang, `games/${game}/${buildSavedGameFragment(id)}`);
  }

  show(): void {
    const games = this.#games;
    const last = games.find(({ over }) => !over);
    const words = this.#words;
    this.#root.ariaLabel = words.label;
    const list = button(words.games, () => this.#list());
    list.ariaLabel = words.listed;
    this.#root.replaceChildren(
      ...(last
        ? [
            made('a', {
              className: 'button button-first',
              href: this.#href(last),
              textContent: words.resume(this.#formatGameState(last)),
            }),
          ]
        : []),
      list,
    );
    this.#root.hidden = games.length === 0;
  }

  /** Opens the list. It is rendered each time it is opened, and removed when it is closed. */
  #list(): void {
    const words = this.#words;
    const heading = made('h2', { id: 'kept-list', textContent: words.listed });
    const dialog = made('dialog', { className: 'kept-list' }, heading);
    dialog.setAttribute('aria-labelledby', heading.id);
    dialog.append(
      made('ol', {}, ...this.#games.map((game) => this.#item(game))),
      made('p', { className: 'quiet', textContent: words.onThisDevice }),
      made(
        'p',
        {},
        button(words.close, () => dialog.close()),
      ),
    );
    dialog.onclose = () => {
      dialog.remove();
      this.show();
      this.#root.querySelector('button')?.focus();
    };
    // A game opened on this same page would be behind the list.
    dialog.onclick = ({ target }) => {
      if (target === dialog || (target as Element).closest('a')) dialog.close();
    };
    document.body.append(dialog);
    dialog.showModal();
  }

  /** Creates an item of the list. A deleted game can be restored as long as the list is open. */
  #item(game: SavedGame): HTMLLIElement {
    const words = this.#words;
    const state = this.#formatGameState(game);
    const day = new Intl.DateTimeFormat({ en: 'en-GB', fr: 'fr-FR' }[this.#lang], {
      dateStyle: 'medium',
      timeStyle: 'short',
    }).format(game.at);
    const item = made('li', {});
    const name = (act: string) => `${act}${this.#lang === 'fr' ? '\u00a0: ' : ': '}${state}, ${day}`;
    const listed = (): void => {
      const way = game.over ? words.review : words.open;
      const open = made('a', { className: 'button', href: this.#href(game), textContent: way, ariaLabel: name(way) });
      const remove = button(words.remove, () => {
        deleteSavedGame(game.id);
        const back = button(words.putBack, () => {
          writeSavedGame(game);
          listed();
          item.querySelector('button')!.focus();
        });
        item.replaceChildren(made('span', { role: 'status', textContent: words.removed(state) }), back);
        back.focus();
      });
      remove.ariaLabel = name(words.remove);
      item.replaceChildren(made('span', {}, state, made('small', { textContent: day })), open, remove);
    };
    listed();
    return item;
  }
}

/** Shows the saved games at the foot of the page, and keeps the strip up to date. */
export const showSavedGamesList = async (root: HTMLElement): Promise<void> => {
  await loadStylesheet(styles);
  const shown = new SavedGamesList(root);
  shown.show();
  document.addEventListener(SAVED_GAMES_CHANGED_EVENT, () => shown.show());
};
