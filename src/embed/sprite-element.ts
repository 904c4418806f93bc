/**
 * Inserts the drawings of the pack from their text into a page: element by element, since Trusted Types forbid parsing
 * markup.
 */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * A hidden SVG that contains these drawings for reuse. The text is generated: each tag closed, each attribute quoted.
 */
export const createSpriteElement = (drawings: string): SVGElement => {
  const pack = document.createElementNS(SVG, 'svg');
  pack.setAttribute('class', 'pack');
  let into: Element = pack;
  for (const [, end, name, attributes, closed] of drawings.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (end) {
      into = into.parentElement!;
      continue;
    }
    const drawn = document.createElementNS(SVG, name!);
    for (const [, key, value] of attributes!.matchAll(/([\w-]+)="([^"]*)"/g)) drawn.setAttribute(key!, value!);
    into.append(drawn);
    if (!closed) into = drawn;
  }
  return pack;
};
