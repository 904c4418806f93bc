import type { SwitchWords } from '../en/switching.ts';
import { ends } from './ends.ts';

export const switching: SwitchWords = {
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
  ...ends,
};
