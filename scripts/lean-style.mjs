/** A style sheet without the rules for classes and elements that a page never has. */

/** The pieces of a style sheet: `[head, body]` of each block, `[statement]` where there is no block. */
const piecesOf = (style) => {
  const pieces = [];
  for (let i = 0, from = 0, depth = 0, open = 0, quote = ''; i < style.length; i++) {
    const sign = style[i];
    if (quote) {
      if (sign === '\\') i += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{' && depth++ === 0) open = i;
    else if (sign === ';' && depth === 0) {
      pieces.push([style.slice(from, i + 1)]);
      from = i + 1;
    } else if (sign === '}' && --depth === 0) {
      pieces.push([style.slice(from, open).trim(), style.slice(open + 1, i)]);
      from = i + 1;
    }
  }
  return pieces;
};

/** The selectors of a list, cut at the commas that stand in no bracket. */
const selectorsOf = (list) => list.match(/(?:[^,([]|\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])+/g) ?? [];

/** A choice among selectors: `:is(…)` or `:where(…)`, with brackets of one depth in it. */
const CHOICE = /:(?:is|where)\(((?:[^()]|\([^()]*\))*)\)/g;

/** The name of an element at the beginning of a selector, or behind what joins two. */
const ELEMENT = /(?:^|[\s>+~])([a-z][a-z0-9]*)(?![\w-]*[(%])/g;

/** Whether every class and element is one that can be there; of a choice, whether one of those to be chosen is. */
const canMatch = (selector, has) => {
  for (const [, choice] of selector.matchAll(CHOICE))
    if (!selectorsOf(choice).some((each) => canMatch(each.trim(), has))) return false;
  const plain = selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, '()').replace(/\[[^\]]*\]/g, '');
  return (
    [...plain.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].every(([, name]) => has.class(name)) &&
    [...plain.matchAll(ELEMENT)].every(([, name]) => has.element(name))
  );
};

/** The style for a page of which `has` knows the classes and the elements; blocks left without rules go too. */
export const leanStyle = (style, has) =>
  piecesOf(style)
    .map(([head, body]) => {
      if (body === undefined || /^@(font-face|keyframes|property|page)/.test(head))
        return body === undefined ? head : `${head}{${body}}`;
      if (head.startsWith('@')) {
        const rest = leanStyle(body, has);
        return rest && `${head}{${rest}}`;
      }
      const kept = selectorsOf(head).filter((selector) => canMatch(selector, has));
      return kept.length > 0 ? `${kept.join(',')}{${body}}` : '';
    })
    .join('');

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
