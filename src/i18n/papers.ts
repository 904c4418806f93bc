import type { Language } from './routes.ts';

/** The words of what is printed for a real table. */
export interface PaperWords {
  /** On the page of the game. */
  readonly table: string;
  readonly board: string;
  readonly score: string;
  readonly boardTitle: (game: string) => string;
  readonly scoreTitle: (game: string) => string;
  readonly boardDescription: (game: string) => string;
  readonly scoreDescription: (game: string) => string;
  /** What lies on the board, read aloud: the cards and the stakes. */
  readonly boxes: (boxes: readonly (readonly [card: string, stake: number])[]) => string;
  /** How the page is printed. */
  readonly print: string;
  /** The way back to the game. */
  readonly back: (game: string) => string;
  /** Before the number of a player, read aloud. */
  readonly player: string;
}

const en: PaperWords = {
  table: 'For a real table',
  board: 'The board',
  score: 'The score sheet',
  boardTitle: (game) => `${game}: the board`,
  scoreTitle: (game) => `${game}: score sheet`,
  boardDescription: (game) => `The board of ${game}, drawn to be printed on one sheet and played on with real cards.`,
  scoreDescription: (game) =>
    `A sheet to print and mark ${game} on at a real table, with what counts how much by the articles of the book.`,
  boxes: (boxes) => `The board, five boxes: ${boxes.map(([card, stake]) => `${card}, stake ${stake}`).join('; ')}.`,
  print: 'Print this page: it fills one sheet, A4 or Letter.',
  back: (game) => `${game}: the table and the rules`,
  player: 'Player',
};

const fr: PaperWords = {
  table: 'Pour une vraie table',
  board: 'Le tableau',
  score: 'La feuille de marque',
  boardTitle: (game) => `${game}\u00a0: le tableau`,
  scoreTitle: (game) => `${game}\u00a0: feuille de marque`,
  boardDescription: (game) =>
    `${game}\u00a0: le tableau, dessiné pour tenir sur une feuille et s’y jouer avec de vraies cartes.`,
  scoreDescription: (game) =>
    `${game}\u00a0: une feuille à imprimer pour marquer la partie à une vraie table, avec ce que vaut chaque chose selon le livre.`,
  boxes: (boxes) =>
    `Le tableau, cinq cases\u00a0: ${boxes.map(([card, stake]) => `${card}, mise de ${stake}`).join('\u202f; ')}.`,
  print: 'Imprimez cette page\u00a0: elle remplit une feuille, A4 ou lettre.',
  back: (game) => `${game}\u00a0: la table et la règle`,
  player: 'Joueur',
};

const WORDS: Readonly<Record<Language, PaperWords>> = { en, fr };

/** The words of what is printed, in a language. */
export const paperWords = (lang: Language): PaperWords => WORDS[lang];
