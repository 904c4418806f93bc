import { fileHref } from '../i18n/routes.ts';

const FILE = fileHref('cards.svg');

/**
 * Address of the file with all card drawings. In a page that contains the drawings itself (an embed is one file), the
 * build defines `import.meta.env.CARD_SPRITE` as the empty string.
 */
export let SPRITE: string = import.meta.env.CARD_SPRITE ?? FILE;

let loading: Promise<void> | undefined;

/**
 * Inserts the card drawings into the page, once, for the hydrated tables. A drawing from another file is ready one
 * frame late, so every step would be laid out and painted twice. If the drawings cannot be fetched, cards go on using
 * the file; it usually comes from the cache, since cards rendered at build time use it too.
 */
export const loadSprite = (): Promise<void> =>
  (loading ??= fetch(FILE).then(async (answer) => {
    if (!answer.ok) return;
    document.body.insertAdjacentHTML('beforeend', `<div hidden>${await answer.text()}</div>`);
    SPRITE = '';
  }));
