/** The drawings of the pack, from their text into a page: element by element, since a strict page parses no markup for a script. */

const SVG = 'http://www.w3.org/2000/svg';

/** A picture that shows nothing, with these drawings in it to be used by others. The text is ours: each tag closed, each attribute quoted. */
export const packOf = (drawings: string): SVGElement => {
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
