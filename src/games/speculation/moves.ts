/** Labels of the moves of Speculation on buttons. */
import { parseCard } from '#engine/cards.ts';
import type { SpeculationWords } from './words.ts';

/** Formats a move for a button. A card that is turned is not named, since nobody has seen it. */
export const labelMove = (written: string, { moves }: SpeculationWords): string | undefined => {
  const [verb = '', amount = '', , lot = ''] = written.split(' ');
  if (parseCard(verb) !== undefined) return moves.turn;
  switch (verb) {
    case 'offers':
      return moves.offers(amount, lot);
    case 'wants':
      return moves.wants(amount, lot);
    case 'pass':
      return moves.silent;
    case 'sells':
    case 'keeps':
    case 'takes':
    case 'looks':
      return moves[verb];
    default:
      return undefined;
  }
};
