/** Extracts the record that is written inside an element, whatever markup the page's editor has added. */

const BLOCKS = new Set(['P', 'DIV', 'PRE', 'LI', 'UL', 'OL', 'BLOCKQUOTE', 'SECTION']);

/** Returns the text of a node, with a line end at each line break and after each paragraph. */
const textOf = (node: Node): string => {
  if (node.nodeType === node.TEXT_NODE) return node.nodeValue ?? '';
  if (node.nodeName === 'BR') return '\n';
  const text = [...node.childNodes].map(textOf).join('');
  return BLOCKS.has(node.nodeName) ? `${text.replace(/\n$/, '')}\n` : text;
};

/**
 * Returns the record inside an element, without blank lines around it; empty if there is none. If the element contains
 * a `<pre>`, only that is read: editors that repair paragraphs (such as WordPress) can move the text after the element
 * into it.
 */
export const extractRecord = (element: Element): string => {
  const blocks = element.querySelectorAll('pre');
  return [...(blocks.length > 0 ? blocks : element.childNodes)]
    .map(textOf)
    .join('')
    .replace(/^(\s*\n)+/, '')
    .trimEnd();
};
