import type { GlossaryWords } from '../en/glossary.ts';

export const glossary: GlossaryWords = {
  title: 'Glossaire',
  description:
    'Les termes d’anciens jeux de cartes, en français et en anglais, avec le mot de chaque source et les articles qui le montrent.',
  lede: 'Les mots de ces pages et des livres dont elles viennent : notre terme, son pendant anglais, ce qu’il veut dire, puis le mot de chaque source, avec les articles où on le voit.',
  sigla: 'Les sources :',
  retold: 'L’astérisque marque une source connue par un récit seulement ; le mot est peut-être du narrateur.',
  letters: 'Lettres',
  see: 'Voir aussi',
  also: 'ou',
};
