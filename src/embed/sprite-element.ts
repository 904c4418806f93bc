/**
 * Inserts the card drawings into a page, from their text. Elements are created one by one, since Trusted Types forbid
 * parsing markup.
 */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Creates a hidden SVG with the card drawings. The text is generated, so every tag is closed and every attribute
 * quoted.
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
