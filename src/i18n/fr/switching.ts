import type { ReadingSwitchWords } from '../en/switching.ts';
import { endNotices } from './end-notices.ts';

export const readingSwitchWords: ReadingSwitchWords = {
  lede: 'Là où le livre se tait ou se contredit, choisissez la règle\u00a0: les mêmes cartes sont aussitôt rejouées ainsi.',
  ours: 'partie notée',
  record: 'Partie notée',
  switched: 'Avec vos variantes',
  argument: 'L’argument',
  witnesses: 'Témoins\u00a0:',
  again: 'Revenir à la partie notée',
  loading: 'Chargement…',
  notLoaded: 'Les variantes n’ont pas pu être chargées. Vérifiez la connexion et réessayez.',
  counted: (steps) =>
    steps === 0 ? 'Rien ne change dans cette partie.' : steps === 1 ? 'Une étape change.' : `${steps} étapes changent.`,
  changed: 'Changé.',
  was: 'Dans la partie notée\u00a0:',
  fresh: 'Étape nouvelle, absente de la partie notée.',
  accounts: 'Scores à la fin, dans la partie notée et avec vos variantes',
  account: 'Score de',
  unlike: 'diffère',
  undealt: 'Avec cette règle, on aurait donné d’autres cartes\u00a0: la partie notée ne peut pas se jouer ainsi.',
  ...endNotices,
};
