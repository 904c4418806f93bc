/** The record written inside an element, with any markup of the page’s editor. */

const BLOCKS = new Set(['P', 'DIV', 'PRE', 'LI', 'UL', 'OL', 'BLOCKQUOTE', 'SECTION']);

/** The text of a node with line ends: at its line breaks, and after its paragraphs. */
const textOf = (node: Node): string => {
  if (node.nodeType === node.TEXT_NODE) return node.nodeValue ?? '';
  if (node.nodeName === 'BR') return '\n';
  const text = [...node.childNodes].map(textOf).join('');
  return BLOCKS.has(node.nodeName) ? `${text.replace(/\n$/, '')}\n` : text;
};

/**
 * The record inside, without blank lines around it; empty if there is none. If there is a `<pre>`, only its content: an
 * editor that repairs paragraphs (as WordPress does) can move the text after the element into it.
 */
export const extractRecord = (element: Element): string => {
  const blocks = element.querySelectorAll('pre');
  return [...(blocks.length > 0 ? blocks : element.childNodes)]
    .map(textOf)
    .join('')
    .replace(/^(\s*\n)+/, '')
    .trimEnd();
};
