/** Removes the rules of a style sheet for classes and elements that a page never has. */
import { readFile } from 'node:fs/promises';
import { bundleAsync, transform } from 'lightningcss';

const ALL = '/all.css';

/** Joins style sheets in order; a file imported by several of them appears once. */
export const joinStylesheets = async (files) => {
  const imports = files.map((file) => `@import ${JSON.stringify(file)};`).join('');
  const read = (file) => (file === ALL ? imports : readFile(file, 'utf8'));
  return (await bundleAsync({ filename: ALL, minify: true, resolver: { read } })).code.toString();
};

/**
 * True if every class and element of a selector can be present; for `:is()` and similar, if at least one of its
 * alternatives can.
 */
const canMatch = (selector, has) =>
  selector.every((part) => {
    if (part.type === 'class') return has.class(part.name);
    if (part.type === 'type') return has.element(part.name);
    const isChoice = part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where');
    return !isChoice || part.selectors.some((each) => canMatch(each, has));
  });

/**
 * Purges a style sheet for one page: `has` is true for a class or element that the page can have. Empty blocks are
 * removed too.
 */
export const purgeCss = (style, has) =>
  transform({
    filename: 'style.css',
    code: Buffer.from(style),
    minify: true,
    // A rule without selectors is removed.
    visitor: { Selector: (selector) => (canMatch(selector, has) ? undefined : []) },
  }).code.toString();

/**
 * Collects the classes and elements that a script or page can produce. A class counts if an element of the page has it,
 * if it is a whole word in a string of the script, or if the script builds it after a hyphen; a property with the same
 * name does not count. An element counts if the page has it, or if the script names it in a string or in a tag.
 */
export const collectSelectors = (script, page = '') => {
  const words = new Set(script.match(/(?<=["'`}\s])[\w-]+(?=["'`$\s])/g));
  const elements = new Set(['html', 'body', ...(script.match(/(?<=["'`<])[a-z][a-z0-9]*/g) ?? [])]);
  for (const [, names] of page.matchAll(/\sclass=("[^"]*"|[^\s">]+)/g))
    for (const name of names.match(/[\w-]+/g)) words.add(name);
  for (const [, name] of page.matchAll(/<([a-z][a-z0-9]*)/g)) elements.add(name);
  const stems = [...words].filter((word) => /^[a-z][\w-]*-$/.test(word));
  return {
    class: (name) => words.has(name) || stems.some((stem) => name.startsWith(stem)),
    element: (name) => elements.has(name),
  };
};
