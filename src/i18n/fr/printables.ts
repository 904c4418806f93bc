import type { PrintableWords } from '../en/printables.ts';

export const printables: PrintableWords = {
  table: 'Pour une vraie table',
  board: 'Le tableau',
  score: 'La feuille de marque',
  boardTitle: (game) => `${game}\u00a0: le tableau`,
  scoreTitle: (game) => `${game}\u00a0: feuille de marque`,
  boardDescription: (game) =>
    `${game}\u00a0: le tableau, dessiné pour tenir sur une feuille, et qu’on y joue avec de vraies cartes.`,
  scoreDescription: (game) =>
    `${game}\u00a0: une feuille à imprimer pour marquer la partie à une vraie table, avec ce que vaut chaque chose selon le livre.`,
  boxes: (boxes) =>
    `Le tableau, cinq cases\u00a0: ${boxes.map(([card, stake]) => `${card}, mise de ${stake}`).join('\u202f; ')}.`,
  pool: (cards) =>
    `Quatre cartes où miser\u00a0: ${cards.map(([card, taker]) => `${card}, que gagne ${taker}`).join('\u202f; ')}.`,
  round: (boxes) =>
    `Un tableau rond de ${boxes.length} cases\u00a0: ${boxes.map(([name, stake]) => `${name}, ${stake === null ? 'le reste des mises' : `mise ${stake}`}`).join('\u202f; ')}.`,
  pools: (pools) =>
    `Les poules\u00a0: ${pools.map(([name, cards]) => [name, cards].filter(Boolean).join(', ')).join('\u202f; ')}.`,
  print: 'Imprimez cette page\u00a0: elle remplit une feuille, A4 ou lettre.',
  back: (game) => `${game}\u00a0: la table et la règle`,
  player: 'Joueur',
};
