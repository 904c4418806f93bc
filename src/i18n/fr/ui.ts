import type { UiWords } from '../en/ui.ts';

export const uiWords: UiWords = {
  language: 'Français',
  tagline: 'un livre de règles qui se joue',
  skip: 'Aller au texte',
  nav: {
    label: 'Navigation principale',
    games: 'Jeux',
    learn: 'Apprendre',
    compare: 'Comparer',
    books: 'Livres',
    search: 'Chercher',
  },
  more: {
    label: 'Autres pages',
    glossary: 'Glossaire',
    claims: 'Affirmations à l’épreuve',
    about: 'Comment ces éditions sont faites',
    developers: 'Développeurs',
  },
  breadcrumbs: 'Fil d’Ariane',
  inOtherLanguage: 'English',
  languages: 'Langue :',
  foot: {
    code: 'Code sous licence MIT',
    texts: 'textes et dessins sous CC BY 4.0',
    authors: 'les contributeurs de Snorum',
    licences: 'licences des composants tiers',
  },
  status: { stated: 'attesté', inferred: 'inféré', editorial: 'éditorial' },
  statusGloss: {
    stated: 'Le texte original le dit.',
    inferred: 'Un autre auteur le dit, qui est nommé à côté.',
    editorial: 'Non dit expressément ; c’est notre choix.',
  },
  article: (number) => `Article ${number}`,
  seePlayed: 'voir jouer',
  code: 'Le code de cet article',
  reading: {
    disputed: 'Point discuté',
    here: 'Ici :',
    ours: 'notre choix',
    witnesses: 'Témoins :',
  },
  table: { show: 'Voir la table', hide: 'Revenir au texte' },
};
