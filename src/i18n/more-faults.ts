import type { Language } from './routes.ts';

/** How many faults a record has besides those that are shown. */
export const moreFaults = (count: number, lang: Language): string =>
  ({
    en: count === 1 ? 'One more fault is not shown.' : `${count} more faults are not shown.`,
    fr: count === 1 ? 'Une autre faute n’est pas montrée.' : `${count} autres fautes ne sont pas montrées.`,
  })[lang];
