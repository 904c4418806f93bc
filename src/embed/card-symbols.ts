/** Drawings of the cards of an embedded table, which its page contains: another file cannot be used from a sandbox. */
import { fileHref, type Language } from '../i18n/routes.ts';
import { composePack } from '../pack/composed-pack.ts';

/** Indices of court cards in the other language, by the language of the page: K Q J in English, R D V in French. */
const FOREIGN_INDICES: Readonly<Record<Language, RegExp>> = { en: /^i[RDV]$/, fr: /^i[KQJ]$/ };

/** Symbols from which the script composes the cards that the page does not show at first: see `compose-cards.ts`. */
const PARTS = /^(?:blank|back|counter|[SHDC]|i.+)$/;

/** Symbol of a court figure, under the name of its card. */
const FIGURE = /^[KQJ][SHDC]$/;

const PACK = composePack();

/**
 * Draws the symbols for a table: those that its markup uses, and the parts from which its script composes others. Of the
 * court figures only those of `cards` are included; all without `cards`. Returns them with the markup, which then uses
 * them in place of the sprite.
 */
export const drawCardSymbols = (
  markup: string,
  lang: Language,
  cards: readonly string[] | undefined,
): { readonly html: string; readonly symbols: string } => {
  const html = markup.replaceAll(`href="${fileHref('cards.svg')}#`, 'href="#');
  const wanted = new Set<string>();
  const add = (text: string): void => {
    for (const [, id] of text.matchAll(/<use href="#([^"]+)"/g)) {
      if (wanted.has(id!) || !PACK.has(id!)) continue;
      wanted.add(id!);
      add(PACK.get(id!)!);
    }
  };
  add(html);
  const isPart = (id: string): boolean =>
    (PARTS.test(id) && !FOREIGN_INDICES[lang].test(id)) || (FIGURE.test(id) && (!cards || cards.includes(id)));
  const symbols = [...PACK].filter(([id]) => wanted.has(id) || isPart(id)).map(([, text]) => text);
  return { html, symbols: symbols.join('') };
};
