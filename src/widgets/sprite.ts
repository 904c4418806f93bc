import { fileHref } from '../i18n/routes.ts';

/**
 * Where the drawings of the pack are. A page that carries them itself (an embed is one file) is built with the
 * definition `import.meta.env.CARD_SPRITE` set to the empty string.
 */
export const SPRITE: string = import.meta.env.CARD_SPRITE ?? fileHref('cards.svg');
