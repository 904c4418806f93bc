/** The words of the readings switched at a table, beside those of the readings themselves. */
import type { Language } from '../../i18n/routes.ts';
import { ENDS, type Ends } from './ends.ts';
import type { WasWords } from './Was.tsx';

export interface SwitchWords extends Ends, WasWords {
  readonly lede: string;
  readonly ours: string;
  readonly record: string;
  readonly switched: string;
  readonly argument: string;
  readonly witnesses: string;
  readonly again: string;
  readonly loading: string;
  readonly notLoaded: string;
  readonly counted: (steps: number) => string;
  readonly accounts: string;
  readonly account: string;
  readonly unlike: string;
  /** The cards of the record are not those of a reading. */
  readonly undealt: string;
}

const en: SwitchWords = {
  lede: 'Where the source is silent or at odds with itself. Choose another practice, and the same cards are played again by it.',
  ours: 'as recorded',
  record: 'By the record',
  switched: 'By these readings',
  argument: 'The argument',
  witnesses: 'Witnesses:',
  again: 'As in the record again',
  loading: 'The readings are being fetched …',
  notLoaded: 'The readings could not be fetched.',
  counted: (steps) =>
    steps === 0 ? 'Nothing changes in this record.' : steps === 1 ? 'One step changes.' : `${steps} steps change.`,
  changed: 'Changed.',
  was: 'By the record:',
  fresh: 'The record has no such step.',
  accounts: 'Accounts at the end, by the record and by these readings',
  account: 'Account',
  unlike: 'differs',
  undealt: 'By that reading other cards would have been dealt; this record cannot be played by it.',
  ...ENDS.en,
};

const fr: SwitchWords = {
  lede: 'Là où la source se tait ou se contredit. Choisissez une autre pratique\u00a0: les mêmes cartes se rejouent selon elle.',
  ours: 'selon la notation',
  record: 'Selon la notation',
  switched: 'Selon ces lectures',
  argument: 'L’argument',
  witnesses: 'Témoins\u00a0:',
  again: 'Revenir à la notation',
  loading: 'On va chercher les lectures…',
  notLoaded: 'Les lectures n’ont pu être obtenues.',
  counted: (steps) =>
    steps === 0 ? 'Rien ne change dans cette partie.' : steps === 1 ? 'Une étape change.' : `${steps} étapes changent.`,
  changed: 'Changé.',
  was: 'Selon la notation\u00a0:',
  fresh: 'La notation n’a pas cette étape.',
  accounts: 'Comptes à la fin, selon la notation et selon ces lectures',
  account: 'Compte',
  unlike: 'diffère',
  undealt: 'Selon cette lecture, on aurait donné d’autres cartes\u202f; la partie notée ne peut se jouer ainsi.',
  ...ENDS.fr,
};

/** The words in a language. */
export const SWITCH_WORDS: Readonly<Record<Language, SwitchWords>> = { en, fr };
