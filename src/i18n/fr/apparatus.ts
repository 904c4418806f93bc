import type { ApparatusWords } from '../en/apparatus.ts';
import { formatFrenchCount as formatCount } from './count.ts';

export const apparatus: ApparatusWords = {
  code: {
    link: 'code',
    title: (game) => `${game}, texte et code`,
    description: (game) =>
      `Les articles du jeu (${game})\u00a0: leurs premiers mots, ce qu’il a fallu choisir pour y jouer, et les lignes du moteur qui les exécutent.`,
    lede: 'Chaque article, ce qu’il a fallu choisir pour le jouer, et les lignes qui l’exécutent. Elles sont découpées dans les fichiers du moteur quand le site est construit\u00a0: ce qu’on lit ici est ce que les tables exécutent.',
    back: 'Le texte seul',
    lines: (lines, files) => `${lines === 1 ? '1\u00a0ligne' : `${lines}\u00a0lignes`} dans ${files}`,
    place: (from, to) => (from === to ? `ligne\u00a0${from}` : `lignes\u00a0${from} à\u00a0${to}`),
    also: 'aussi',
    shared: 'Aussi dans',
    at: (article) => `à l’article\u00a0${article}`,
    between: '\u202f; ',
    played: (ours, others) => `Ici\u00a0: ${ours}. Ou bien\u00a0: ${others}.`,
    rest: {
      title: 'Le code qui ne nomme aucun article',
      text: (articles, serving, keeping) =>
        `${articles}\u00a0lignes exécutent des articles. ${serving}\u00a0autres les servent. ${keeping}\u00a0tiennent la table\u00a0: sa mémoire et ses copies, l’écriture des coups, ce que le moteur demande à tous les jeux.`,
      serves: 'sert',
      why: {
        memory: 'mémoire de la table',
        notation: 'écriture des coups',
        asked: 'demandé par le moteur ou par un autre jeu',
      },
    },
  },
  coverage: {
    title: 'Couverture des règles',
    description:
      'Chaque article de chaque édition : l’exemple qui le joue, les tests qui l’éprouvent, ou la raison qui empêche de l’exécuter.',
    lede: 'Tous les articles ne se jouent pas, et tous ceux qui se jouent n’ont pas d’exemple. Ces tableaux sont tirés du moteur et des exemples chaque fois que le site est construit.',
    caption: 'Les articles de chaque édition',
    covered: {
      example: {
        head: 'Exemples',
        word: 'joué par un exemple',
        why: 'Une donne du site le cite, ou a été faite pour lui\u202f; suivez-la.',
      },
      test: {
        head: 'Tests',
        word: 'éprouvé par les seuls tests',
        why: 'Aucun exemple ne le joue, mais les tests le vérifient\u00a0: dans des milliers de parties jouées au hasard, il doit être cité, ou faire refuser le coup ou la table qui l’enfreint.',
      },
      'not-executable': {
        head: 'Ni l’un ni l’autre',
        word: 'non exécutable',
        why: 'Il ne demande rien à une table, ou elle ne le joue pas encore\u202f; la raison est donnée.',
      },
    },
    edition: 'Édition',
    articles: 'Articles',
    total: 'En tout',
    reasons: 'Pourquoi un article n’est pas exécutable',
    trust:
      'Les tests obligent le moteur à tenir parole\u00a0: un article dit joué doit être cité dans leurs parties, un article dit non exécutable ne doit jamais l’être.',
    counted: (examples, tests, not) =>
      `Sur ${examples + tests + not} articles, ${examples} sont joués par un exemple, ${tests} éprouvés par les seuls tests, et ${not} ne sont pas exécutables.`,
    all: 'Toutes les éditions, et le sens des mots',
    article: 'Article',
    known: 'Connu',
    how: 'Joué par, ou pourquoi pas',
    tested: {
      played: 'tests : cité dans des parties jouées au hasard',
      refused: 'tests : le coup qui l’enfreint est refusé',
      'set-up': 'tests : la table qui l’enfreint est refusée',
    },
    untold: 'exemple sans notation encore',
  },
  sheets: {
    title: 'Les jeux',
    description:
      'Les règles de tous nos anciens jeux de cartes, chacune sur une feuille à imprimer, avec à chaque ligne les articles dont elle vient.',
    lede: 'Chaque jeu sur une fiche, à lire en deux minutes ou à imprimer. Chaque ligne nomme ses articles.',
    compare: 'Comparer les jeux',
    imprint: 'La règle en une page',
    players: (numbers) =>
      `${/^\d+–/.test(numbers) ? 'de' : 'à'} ${numbers.replace(/, (\d+)$/, ' ou $1').replace('–', ' à ')} joueurs`,
    parts: {
      aim: 'Le but',
      needs: 'Ce qu’il faut',
      dealing: 'La donne',
      playing: 'À votre tour',
      paying: 'Paiements et points',
      ending: 'La fin',
      variations: 'Variantes',
    },
    inNextGame: 'Dans votre prochaine partie\u00a0:',
    example: 'Un exemple joué :',
    note: 'Chaque petit chiffre mène à un article de l’édition. Où le livre se tait, la fiche suit notre choix ; les points discutés disent lequel et pourquoi.',
    edition: 'Le livre même, article par article',
    readings: 'Les points discutés',
    code: 'Texte et code',
  },
  readings: {
    title: 'Points discutés',
    description:
      'Tous les points sur lesquels les sources se taisent ou se contredisent : les choix possibles, leurs témoins, le nôtre et ses raisons.',
    lede: 'Là où un livre laisse un point ouvert, il faut pourtant jouer. Voici chaque silence, chaque contradiction et chaque faute de copie que nous connaissons, avec les choix possibles, leurs témoins, le nôtre et ses raisons.',
    legend:
      'Notre choix suit chaque question. Une marque pleine signale qu’un exemple finit autrement quand on en change ; les scores sont donnés dans les deux cas.',
    titleOf: (game) => `${game} : points discutés`,
    descriptionOf: (game) =>
      `Ce que laissent ouvert les sources de ce jeu (${game}) : les choix possibles, leurs témoins, notre choix et ses raisons.`,
    counted: (points, changing) =>
      `${formatCount(points, 'point')} ; ${changing === 0 ? 'aucun exemple ici n’en dépend' : changing === 1 ? 'l’un d’eux change un exemple, montré des deux façons' : `${changing} d’entre eux changent un exemple, montré de chaque façon`}.`,
    all: 'Les points de tous les jeux',
    seeChange: 'ce qu’il change dans un exemple',
    whole: 'la discussion entière',
    changes: 'Ce qui change, à la fin de l’exemple',
    forbids: 'Certains coups ne sont permis que selon l’un des choix. Voyez',
    notAllowed: 'Avec ce choix, certains coups de l’exemple ne seraient pas permis :',
    accounts: 'Les scores selon chaque choix',
    account: 'Score de',
    pool: 'poule',
  },
};
