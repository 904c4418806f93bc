/** The drawings of the pack for pictures that the build creates. */
import { drawSprite } from './draw.ts';

interface Symbol {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** SVG attributes for printing the content of the symbol. */
  readonly print: string;
  readonly body: string;
}

const symbols = new Map<string, Symbol>(
  [...drawSprite().matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)"([^>]*)>(.*?)<\/symbol>/gs)].map(
    ([, id = '', box = '', print = '', body = '']) => {
      const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
      return [id, { x, y, width, height, print, body }];
    },
  ),
);

/** Formats a coordinate with at most two decimals. */
export const formatCoordinate = (value: number): string => String(Number(value.toFixed(2)));

/**
 * Draws a symbol of the sprite with its upper left corner at (x, y) and this width; the height follows from its
 * proportions.
 */
export const drawFromSprite = (id: string, x: number, y: number, width: number): string => {
  const symbol = symbols.get(id);
  if (!symbol) throw new Error(`The pack has no drawing ${id}`);
  const scale = width / symbol.width;
  const [left, top] = [x - symbol.x * scale, y - symbol.y * scale].map(formatCoordinate);
  return `<g transform="translate(${left} ${top}) scale(${formatCoordinate(scale)})"${symbol.print}>${symbol.body}</g>`;
};
