import type { DealFinderPageWords } from '../en/deal-finder-page.ts';
import { formatList } from './format-list.ts';

export const dealFinderPage: DealFinderPageWords = {
  title: 'Trouvez-moi une donne',
  description:
    'Une bête, un opéra, une vole, un chat réveillé, deux livres et deux gagnants : une donne de chaque à voir à la table, et autant d’autres que vous voudrez.',
  lede: 'Certaines choses arrivent une donne sur deux, d’autres une fois sur plusieurs milliers. Voici une donne de chaque sorte, la table ouverte au moment où la chose arrive.',
  howTitle: 'Comment les donnes sont nommées et trouvées',
  how: 'Chacun joue au hasard une carte permise. Un mot, la graine, décide du mélange et nomme la donne\u00a0: le même mot redonne toujours la même donne. « Une autre » cherche à partir de celle que l’on voit.',
  wanted: {
    'different-winners': {
      title: 'Deux livres, deux gagnants',
      text: 'Mêmes cartes, mêmes préférences : selon le livre de 1760, un joueur finit en tête ; selon celui de 1792, un autre.',
    },
    'winners-nain-jaune-pope-joan': {
      title: 'Le gagnant du Nain jaune et celui du Pope Joan',
      text: 'Les mêmes mains, autant que les deux livres le permettent : en 1760, un joueur finit en tête ; en 1891, un autre.',
    },
    'winners-lindor-pope-joan': {
      title: 'Par toutes les couleurs, ou par une seule',
      text: 'Quand la suite passe d’une couleur à l’autre, un joueur est en tête ; quand elle garde sa couleur, avec des arrêts que nul ne voit, c’en est un autre.',
    },
    'winners-commerce-old': {
      title: 'Au talon, ou au milieu',
      text: 'Si le premier qui s’y tient met fin à la donne, un joueur a la meilleure main ; si chacun peut encore échanger avec le milieu, c’est un autre.',
    },
    'winners-spin-pope-joan': {
      title: 'Avec Spin, ou sans lui',
      text: 'Deux jeux d’un même livre : avec l’as de carreau un joueur l’emporte ; quand c’est le neuf qui compte, et qu’il y a une main morte, c’est un autre.',
    },
    'winners-jig-newmarket': {
      title: 'Cinq cartes, ou sans limite',
      text: 'Si toute suite s’arrête à la cinquième carte, un joueur gagne la donne ; si elle va jusqu’à un arrêt, les sept étant ôtés, c’est un autre.',
    },
    'winners-chnif-snip': {
      title: 'Le gagnant du Chnif et celui du Snip',
      text: 'Selon les deux livres, la carte appariée se paie. Avec tout le jeu, un joueur finit avec le plus de jetons ; avec cinq cartes chacun, un autre.',
    },
    bete: {
      title: 'Une bête',
      text: 'Quelqu’un reste avec une carte du tableau, et met à sa case autant qu’elle contient.',
    },
    'nain-kept': {
      title: 'Le nain resté en main',
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
    tricon: {
      title: 'Un tricon',
      text: 'Trois cartes de même valeur : la meilleure main du Commerce, et la seule que rien ne puisse égaler.',
    },
    'passed-thrice': {
      title: 'Trois hautes cartes de suite',
      text: 'On retourne trois fois un as, un roi, une dame ou un valet, et la poule est prise trois fois avant qu’une autre carte soit retournée.',
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
  ahead: (book, seats) => `${book} : ${formatList(seats)} en tête.`,
};
