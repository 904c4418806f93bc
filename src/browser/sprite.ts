import { fileHref } from '../i18n/routes.ts';

const FILE = fileHref('cards.svg');

/**
 * Address of the pack's drawings. A page that contains them itself (an embed is one file) is built with
 * `import.meta.env.CARD_SPRITE` defined as the empty string.
 */
export let SPRITE: string = import.meta.env.CARD_SPRITE ?? FILE;

let loading: Promise<void> | undefined;

/**
 * Inserts the drawings into the page, once, for its hydrated tables. A drawing from another file is ready only a frame
 * later, so that every step would be laid out and painted twice. If it cannot be fetched, cards continue to use the
 * file. Cards rendered at build use the same file, so it usually comes from the cache.
 */
export const loadSprite = (): Promise<void> =>
  (loading ??= fetch(FILE).then(async (answer) => {
    if (!answer.ok) return;
    document.body.insertAdjacentHTML('beforeend', `<div hidden>${await answer.text()}</div>`);
    SPRITE = '';
  }));
