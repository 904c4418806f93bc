/** The emblem of each game: a few of its cards as they lie in play, drawn from the sprite of the pack. */
import type { Language } from '../i18n/routes.ts';
import { fan, type Lying, lay, type Size } from './cards.ts';

/** The measures of every emblem, in units of its drawing. */
export const EMBLEM = { width: 200, height: 140 } as const;

/** Cards held as a fan within an emblem. */
const held = (cards: readonly string[]): readonly Lying[] =>
  fan(cards, { x: 100, y: 66, radius: 170, spread: 37, width: 60 });

const EMBLEMS: Readonly<Record<string, readonly Lying[]>> = {
  // The board, the dwarf in the middle of it.
  'nain-jaune': [
    { card: 'KH', x: 44, y: 34, width: 44, lean: 0 },
    { card: 'QS', x: 156, y: 34, width: 44, lean: 0 },
    { card: 'JC', x: 44, y: 106, width: 44, lean: 0 },
    { card: '10D', x: 156, y: 106, width: 44, lean: 0 },
    { card: '7D', x: 100, y: 70, width: 70, lean: 0 },
  ],
  // A run that looks at no suit, up to the dwarf.
  lindor: held(['4C', '5H', '6S', '7D']),
  'chnif-chnof-chnorum': held(['5C', '5H', '5S', '5D']),
  // The cat asleep among the others.
  'chat-qui-dort': [
    { card: '2S', x: 52, y: 54, width: 52, lean: -16 },
    { card: '6D', x: 100, y: 44, width: 52, lean: 0 },
    { card: 'AH', x: 148, y: 54, width: 52, lean: 16 },
    { card: 'back', x: 100, y: 104, width: 48, lean: 90 },
  ],
  'snip-snap-snorum': held(['9S', '9H', '9C', '9D']),
  jig: held(['3C', '4C', '5C', '6C', '7C']),
  // The great Cassino takes eight and two, and the two is the little one.
  cassino: [
    { card: '8H', x: 128, y: 62, width: 60, lean: 9 },
    { card: '2S', x: 160, y: 80, width: 60, lean: 20 },
    { card: '10D', x: 72, y: 70, width: 74, lean: -7 },
  ],
  // A trick: the ten takes the ace.
  manille: [
    { card: 'KH', x: 154, y: 70, width: 42, lean: -90 },
    { card: 'AH', x: 100, y: 106, width: 42, lean: 0 },
    { card: '9H', x: 46, y: 70, width: 42, lean: 90 },
    { card: '10H', x: 100, y: 36, width: 46, lean: 0 },
  ],
};

/** The cards of a game’s emblem, the uppermost last. */
export const emblemCards = (game: string): readonly Lying[] => {
  const lying = EMBLEMS[game];
  if (!lying) throw new Error(`src/pictures/emblems.ts has no emblem for ${game}`);
  return lying;
};

/** The emblem of a game as the inside of a drawing of {@link EMBLEM}’s measures. */
export const emblem = (game: string, lang: Language, size: Size = 'small'): string =>
  emblemCards(game)
    .map((card) => lay(card, lang, size))
    .join('');
