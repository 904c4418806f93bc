import type { FindPageWords } from '../en/find.ts';

export const find: FindPageWords = {
  title: 'Trouvez-moi une donne',
  description:
    'Une bête, un opéra, une vole, un chat réveillé, deux livres et deux gagnants : une donne de chaque à voir à la table, et autant d’autres qu’on en voudra chercher.',
  lede: 'Certaines choses arrivent une donne sur deux, d’autres une fois sur des milliers. Voici une donne de chaque sorte, la table ouverte au moment où la chose arrive.',
  how: 'Chacun joue au hasard une carte permise. Une donne porte le nom de sa graine, et le même nom redonne toujours la même donne. « Une autre » cherche à partir de celle que l’on voit.',
  wanted: {
    'different-winners': {
      title: 'Deux livres, deux gagnants',
      text: 'Mêmes cartes, mêmes préférences : selon le livre de 1760, un joueur finit en tête ; selon celui de 1792, un autre.',
    },
    bete: {
      title: 'Une bête',
      text: 'Quelqu’un reste avec une carte du tableau, et met à sa case autant qu’elle contient.',
    },
    'nain-kept': {
      title: 'Le Nain resté en main',
      text: 'Qui garde le sept de carreau paie le double au gagnant.',
    },
    opera: { title: 'Un opéra', text: 'Un joueur pose toutes ses cartes avant qu’un autre en ait posé une seule.' },
    chnorum: {
      title: 'Un Chnorum complet',
      text: 'Quatre cartes de même valeur sont jouées à la file ; le troisième joueur paie, et qui dit le dernier mot est payé.',
    },
    'three-snorums': {
      title: 'Trois « Snorum » dans une donne',
      text: 'Par trois fois, les quatre cartes d’une même valeur se suivent. Il y faut le petit jeu et six joueurs.',
    },
    'woken-cat': {
      title: 'Un chat réveillé',
      text: 'Quelqu’un nomme justement la carte qui dort au milieu de la table.',
    },
    vole: { title: 'Une vole', text: 'Un camp fait les huit levées, et la donne vaut trente-quatre.' },
    'null-coup': {
      title: 'Trente-quatre à trente-quatre',
      text: 'Les soixante-huit points se partagent également, et personne ne marque.',
    },
    sweep: { title: 'Un tapis balayé', text: 'Une seule carte prend tout ce qui est sur la table.' },
  },
  where: (game, seats) => `${game}, ${seats} joueurs`,
  ahead: (book, seats) => `${book} : ${seats.join(', ')} en tête.`,
};
