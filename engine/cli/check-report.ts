/** Report of the command `check`: a line for each check, then a line for each move that differs. */
import type { GameCheck } from '../bots/check-game.ts';

/** Formats the result of a check of a game with so many deals. */
export const formatGameCheck = (found: GameCheck, deals: number): string => {
  const { seal, recomputedSeal, isSealIntact, areCardsFromSeed, moves, choices, exchanged, differences } = found;
  const peeking = differences.filter(({ isPeeking }) => isPeeking).length;
  const again = differences.length - peeking;
  const line = (holds: boolean, text: string): string => `${holds ? 'yes' : 'no '}  ${text}`;
  return [
    line(
      isSealIntact,
      isSealIntact
        ? `the seal is that of the lines above it: ${seal}`
        : seal
          ? `the seal is ${seal}; the lines above it give ${recomputedSeal}`
          : 'there is no seal',
    ),
    line(areCardsFromSeed, `the cards are those of the seed: ${deals} ${deals === 1 ? 'deal' : 'deals'}`),
    line(again === 0, `chosen again from what the seat saw: ${moves - again} of ${moves} moves the same`),
    line(
      peeking === 0,
      `hidden cards exchanged, for ${exchanged} of ${choices} choices: ${exchanged - peeking} of ${exchanged} the same`,
    ),
    ...differences.map(
      ({ deal, move, chosen, isPeeking }) =>
        `deal ${deal}, “${move}”: now ${chosen}${isPeeking ? ', with other hidden cards' : ''}`,
    ),
  ].join('\n');
};
