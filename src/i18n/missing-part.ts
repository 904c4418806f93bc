import type { Language } from './routes.ts';

/** What a page says when a part of it cannot be had. */
export interface MissingPartWords {
  /** The network answers, but not with the part. */
  readonly gone: string;
  readonly again: string;
  readonly cut: string;
}

export const MISSING_PART: Readonly<Record<Language, MissingPartWords>> = {
  en: {
    gone: 'A part of this page could not be loaded. If loading the page again does not help, come back a little later: a new edition may be on its way.',
    again: 'Load the page again',
    cut: 'This needs a part of the page that is not on this device, and the network does not answer. Try again once it does.',
  },
  fr: {
    gone: 'Une partie de cette page n’a pu être chargée. S’il ne suffit pas de recharger la page, revenez un peu plus tard\u00a0: une nouvelle édition est peut-être en route.',
    again: 'Recharger la page',
    cut: 'Il y faut une partie de la page qui n’est pas sur cet appareil, et le réseau ne répond pas. Réessayez dès qu’il répondra.',
  },
};
