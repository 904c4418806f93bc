/** A style sheet without the rules for classes and elements that a page never has. */
import { readFile } from 'node:fs/promises';
import { bundleAsync, transform } from 'lightningcss';

const ALL = '/all.css';

/** Some style sheets as one, in their order; what several of them import stands in it once. */
export const styleOf = async (files) => {
  const imports = files.map((file) => `@import ${JSON.stringify(file)};`).join('');
  const read = (file) => (file === ALL ? imports : readFile(file, 'utf8'));
  return (await bundleAsync({ filename: ALL, minify: true, resolver: { read } })).code.toString();
};

/** Whether every class and element of a selector is one that can be there; of a choice, whether one of those to be chosen is. */
const canMatch = (selector, has) =>
  selector.every((part) => {
    if (part.type === 'class') return has.class(part.name);
    if (part.type === 'type') return has.element(part.name);
    const isChoice = part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where');
    return !isChoice || part.selectors.some((each) => canMatch(each, has));
  });

/** The style for a page of which `has` knows the classes and the elements; blocks left without rules go too. */
export const leanStyle = (style, has) =>
  transform({
    filename: 'style.css',
    code: Buffer.from(style),
    minify: true,
    // A rule of which no selector is left goes too.
    visitor: { Selector: (selector) => (canMatch(selector, has) ? undefined : []) },
  }).code.toString();

/**
 * What can come out of a script or a page. A class: one of the page’s elements has it; or it stands whole among the words
 * of a string of the script, or the script puts it together behind a hyphen. What only bears the name of a class, as a
 * property of some thing may, is no class. An element: the page has it, or the script names it as a string or in a tag.
 */
export const partsIn = (script, page = '') => {
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
