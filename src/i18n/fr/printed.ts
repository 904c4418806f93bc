import type { PrintedWords } from '../en/printed.ts';

export const printed: PrintedWords = {
  restated: 'Redit article par article, les points discutés au pied de la page',
  imprint: (version, day, address) => `Snorum, version ${version}, ${day}. ${address}`,
  licence: 'Par les contributeurs de Snorum, sous licence Creative Commons Attribution 4.0.',
  key: 'En marge est l’endroit de l’article dans sa source ; le sigle du texte, quand c’est par lui seul qu’on le connaît ; « de nous », quand ce n’est pas dit expressément. Au pied, après le numéro d’un article, ce qu’on y discute : l’interprétation suivie, avec les sigles des textes qui l’ont, puis un crochet et les autres. Un tiret est un usage qu’aucun texte n’a.',
  witnesses: 'Les textes et leurs sigles',
  ours: 'de nous',
  nobody: '—',
  usage: 'usage',
  support: { inference: 'par déduction', analogy: 'par analogie', silence: 'par son silence' },
  note: 'note',
};
