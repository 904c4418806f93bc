/** The record written inside an element, however the page’s editor has set it. */

const BLOCKS = new Set(['P', 'DIV', 'PRE', 'LI', 'UL', 'OL', 'BLOCKQUOTE', 'SECTION']);

/** The text of a node with the ends of its lines: where it breaks them, and after its paragraphs. */
const textOf = (node: Node): string => {
  if (node.nodeType === node.TEXT_NODE) return node.nodeValue ?? '';
  if (node.nodeName === 'BR') return '\n';
  const text = [...node.childNodes].map(textOf).join('');
  return BLOCKS.has(node.nodeName) ? `${text.replace(/\n$/, '')}\n` : text;
};

/**
 * The record inside, without the blank lines around it; empty when there is none. Where it stands in `<pre>` it is that
 * alone: an editor that mends paragraphs (as WordPress does) can move into the element what stood behind it.
 */
export const recordInside = (element: Element): string => {
  const framed = element.querySelectorAll('pre');
  return [...(framed.length > 0 ? framed : element.childNodes)]
    .map(textOf)
    .join('')
    .replace(/^(\s*\n)+/, '')
    .trimEnd();
};
