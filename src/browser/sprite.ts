import { fileHref } from '../i18n/routes.ts';

const FILE = fileHref('cards.svg');

/**
 * Where the drawings of the pack are. A page that carries them itself (an embed is one file) is built with the
 * definition `import.meta.env.CARD_SPRITE` set to the empty string.
 */
export let SPRITE: string = import.meta.env.CARD_SPRITE ?? FILE;

let brought: Promise<void> | undefined;

/**
 * Sets the drawings into the page, once, for the tables that wake on it. A drawing out of another file is ready only a
 * frame later, so that every step would be laid out and painted twice. Fails where they cannot be had: the cards stay
 * with the file. The cards drawn at build have come out of this very file: while it is fresh it is not asked for again.
 */
export const bringSprite = (): Promise<void> =>
  (brought ??= fetch(FILE).then(async (answer) => {
    if (!answer.ok) return;
    document.body.insertAdjacentHTML('beforeend', `<div hidden>${await answer.text()}</div>`);
    SPRITE = '';
  }));
