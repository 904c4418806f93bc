import type { PageWords } from '../en/pages.ts';
import { getGameNames } from '../game-names.ts';
import { formatFrenchCount as formatCount } from './count.ts';

export const pages: PageWords = {
  editorsNote: 'Note des éditeurs',
  home: {
    description:
      'D’anciens jeux de cartes dans les livres qui les enseignaient : chaque source article par article, à côté d’une table qui la joue.',
    numbers: [
      'aucun',
      'un',
      'deux',
      'trois',
      'quatre',
      'cinq',
      'six',
      'sept',
      'huit',
      'neuf',
      'dix',
      'onze',
      'douze',
      'treize',
    ],
    games: (number) => `Les ${number} jeux`,
    playIt: 'Une donne à suivre pas à pas',
    doors: 'Par où entrer',
    startNote: 'Le bouton plein dit par où commencer.',
    deal: (minutes) => `${minutes} la donne`,
    board: 'un tableau',
    play: 'Jouer',
    inThis: 'Lire et jouer en français',
  },
  sources: {
    title: 'Les sources',
    description:
      'Les livres et journaux dont on donne ici les règles, avec leurs copies, leurs fautes et leurs éditions.',
    lede: 'Chaque livre a sa page, qui dit ce qu’il est, comment son texte nous est parvenu et ce que chaque copie en a perdu. Chacun des jeux qu’il enseigne a son édition.',
    editions: 'Éditions',
    beside: 'À côté des livres',
  },
  source: {
    about: 'Une source',
    text: 'Le texte',
    grounds: 'd’après',
    copies: 'Les copies qui le font connaître',
    corrections: 'Corrections',
    rights: 'Droits',
    cite: 'La référence',
    read: (game) => `Lire ${game}, article par article`,
    kinds: { primary: 'l’original', retelling: 'un récit moderne', scan: 'une numérisation', copy: 'une copie' },
    undated: 'sans date',
  },
  edition: {
    contents: 'Table des matières',
    top: 'Haut de la page',
    others: 'Autres éditions',
    before: 'Précédente',
    after: 'Suivante',
    aboutSource: 'Sur cette source et ses copies',
    statuses: (stated, inferred, editorial) => {
      const kinds = [
        stated > 0 && `${formatCount(stated, 'attesté')} par le texte`,
        inferred > 0 && formatCount(inferred, 'inféré'),
        editorial > 0 && `${editorial} de notre choix, là où il se tait`,
      ];
      return `${formatCount(stated + inferred + editorial, 'article')} : ${kinds.filter(Boolean).join(', ')}.`;
    },
    unplayed: {
      remark: { word: 'remarque', why: 'Il parle du jeu, sans rien donner à jouer.' },
      advice: { word: 'conseil', why: 'Il dit ce qui est prudent ; toute carte permise peut se jouer.' },
      handling: {
        word: 'maniement',
        why: 'Il dit comment manier les cartes ou les jetons, ce qui ne change rien au jeu.',
      },
      'not-yet': { word: 'pas encore joué', why: 'La table ne joue pas encore de cette manière.' },
    },
  },
  examples: {
    title: 'Exemples',
    description:
      'Des donnes à suivre pas à pas, jouées par le moteur selon un livre, avec chaque paiement et son article.',
    lede: 'Chaque exemple est une partie notée que le moteur joue. Suivez-le coup par coup à la table, vérifiez chaque paiement dans son article, ou emportez la notation.',
    games: 'Par jeu',
    play: 'Jouer une donne soi-même',
    steps: (count) => formatCount(count, 'étape'),
    articles: (numbers) => `${/\D/.test(numbers) ? 'articles' : 'article'} ${numbers}`,
  },
  example: {
    articles: 'Les articles qu’il montre',
    record: 'La notation',
    recordLede: 'L’exemple entier en texte brut : copiez-le, changez-le, faites-le rejouer.',
    edition: (title) => `Le texte suivi : ${title}`,
    others: 'Autres exemples de ce jeu',
    debts: 'Ici les jetons se comptent à partir de zéro\u00a0: un nombre au-dessous de zéro est ce que doit le joueur.',
    previous: 'Avant :',
    next: 'Ensuite :',
    download: 'Télécharger la notation',
    cited: 'Entre crochets, les articles du livre qui s’appliquent :',
    told: 'L’exemple raconté, en texte brut',
    picture: 'Sa table en image :',
    seats: (count) => formatCount(count, 'joueur'),
  },
  variants: {
    'whole-pack': 'avec toutes les cartes',
    'first-out': 'au premier débarrassé, qui prend la poule',
    'turn-up': 'Snip à la retourne',
    old: 'l’ancien jeu',
    pool: 'Commerce à la poule',
    extended: 'Commerce prolongé',
    continuous: 'Commerce à donne continue',
  },
  game: {
    play: 'Jouer',
    description: (game) => `Jouez selon la règle du livre, contre l’ordinateur ou à plusieurs : ${game}.`,
    text: 'Le texte du livre',
    examples: 'Exemples joués',
    aDeal: (time) => `une donne en ${time}`,
  },
  games: getGameNames('fr'),
  choice: { lede: 'Un livre de règles qui se joue' },
  missing: {
    title: 'Page introuvable',
    text: 'Aucune page à cette adresse. Revenez à l’accueil, ou lancez une recherche.',
    cut: 'Si vous êtes hors ligne, la page n’est peut-être pas enregistrée sur votre appareil\u00a0: rechargez-la une fois connecté.',
  },
};
