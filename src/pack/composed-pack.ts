/**
 * Cards composed from separate drawings of the suits and indices, for a page that contains its own pack and must be
 * small.
 */
import { COURT_INDICES, drawSprite, INKS, PIP_RANKS } from './draw.ts';
import { PIP_PLACES, PIP_SUITS } from './pips.ts';

/** Draws one pip with its centre at (x, y), reusing the drawing of its suit. */
const pip = (suit: string, x: number, y: number, scale: number, turned: boolean): string => {
  const side = 24 * scale;
  const short = (value: number) => String(Number(value.toFixed(1)));
  const place = `x="${short(x - side / 2)}" y="${short(y - side / 2)}" width="${short(side)}" height="${short(side)}"`;
  return `<use href="#${suit}" ${place}${turned ? ` transform="rotate(180 ${short(x)} ${short(y)})"` : ''}/>`;
};

/**
 * Returns symbols that look like those of the sprite, by id: every card except the figures of the court cards. They
 * reuse the drawings of the suits, of the indices and of the blank card.
 */
export const composeCards = (): ReadonlyMap<string, string> => {
  const made = new Map<string, string>();
  for (const suit of PIP_SUITS) {
    const index = (letter: string, place: string) => `<g color="${INKS[suit]}"><use href="#i${letter}" ${place}/></g>`;
    const card = (id: string, print: string) =>
      made.set(id, `<symbol id="${id}" viewBox="0 0 100 140"><use href="#blank"/>${print}</symbol>`);
    const corner = (letter: string) =>
      index(letter, 'x="-7.5" y="4" width="44" height="28"') + pip(suit, 14.5, 40, 0.6, false);
    const largeCorner = (letter: string) =>
      index(letter, 'x="-13" y="3" width="66" height="42"') + pip(suit, 20, 55.5, 1, false);
    for (const rank of PIP_RANKS) {
      const places = rank === 'A' ? [] : PIP_PLACES[rank]!;
      const pips =
        rank === 'A' ? pip(suit, 52, 72, 2.6, false) : places.map(([x, y]) => pip(suit, x, y, 1, y > 70)).join('');
      card(rank + suit, corner(rank) + pips);
      card(`s${rank}${suit}`, largeCorner(rank) + pip(suit, 61, 97, 2.6, false));
    }
    for (const letter of COURT_INDICES) {
      card(`m${letter}${suit}`, corner(letter));
      card(`s${letter}${suit}`, largeCorner(letter));
    }
  }
  return made;
};

/** Returns the symbols of the sprite by id, with the composed cards in place of its own. */
export const composePack = (): ReadonlyMap<string, string> => {
  const drawn = [...drawSprite().matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g)];
  return new Map([...drawn.map(([text, id]) => [id!, text] as const), ...composeCards()]);
};
