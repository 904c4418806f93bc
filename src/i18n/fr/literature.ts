import type { LiteratureWords } from '../en/literature.ts';
import { formatList } from './format-list.ts';

export const literature: LiteratureWords = {
  title: 'Je l’ai lu dans un livre',
  description: 'Où Austen, Dickens, Andersen et d’autres font jouer à ces jeux de cartes, et ce qui se passe à table.',
  lede: 'Où romans et contes font jouer à ces jeux, ce qui s’y passe, et le même jeu à une table.',
  authors: 'Auteurs',
  play: (game) => `Jouer\u00a0: ${game}`,
  noTable: (game) => `${game} n’a pas de table ici.`,
  read: (games) =>
    `Chacune de ces scènes a été lue dans le texte même. Nous n’en avons trouvé aucune avec ${formatList(games, 'ou')}.`,
  where: 'Voir où',
};
