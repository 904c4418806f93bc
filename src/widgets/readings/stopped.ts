import type { Language } from '../../i18n/routes.ts';

/** What is said where a record goes no further by other readings: the move that cannot be made by them. */
export const STOPPED: Readonly<Record<Language, (move: string) => string>> = {
  en: (move) => `By these readings the record stops here: the move ${move} is not allowed`,
  fr: (move) => `Selon ces lectures, la partie notée s’arrête ici\u00a0: le coup ${move} n’est pas permis`,
};
