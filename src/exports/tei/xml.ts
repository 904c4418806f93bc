/** XML as text: nested elements, with escaping. */

/** A piece of XML that can be a child of another element. */
export interface Xml {
  readonly xml: string;
  /** True if the element is on lines of its own, so that white space may be added around it. */
  readonly block: boolean;
}

type Attributes = Readonly<Record<string, string | undefined>>;
export type XmlChild = string | Xml | undefined;

const escapedText = (text: string): string =>
  text.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c]!);
const escapedValue = (text: string): string => escapedText(text).replaceAll('"', '&quot;');

const opening = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : ` ${key}="${escapedValue(value)}"`))
    .join('')}`;

const written = (child: XmlChild): string =>
  child === undefined ? '' : typeof child === 'string' ? escapedText(child) : child.xml;

/** Creates an element within a line, without added white space. */
export const inlineElement = (name: string, attributes: Attributes, ...children: readonly XmlChild[]): Xml => {
  const inside = children.map(written).join('');
  const start = opening(name, attributes);
  return { block: false, xml: inside === '' ? `${start}/>` : `${start}>${inside}</${name}>` };
};

/** Creates an element on lines of its own, with indented block elements as children. */
export const blockElement = (name: string, attributes: Attributes, ...children: readonly (Xml | undefined)[]): Xml => {
  const inside = children.flatMap((child) => (child === undefined ? [] : child.xml));
  const start = opening(name, attributes);
  if (inside.length === 0) return { block: true, xml: `${start}/>` };
  const indented = inside.join('\n').replace(/^/gm, '  ');
  return { block: true, xml: `${start}>\n${indented}\n</${name}>` };
};

/** Creates an element on a line of its own, with text inside. */
export const lineElement = (name: string, attributes: Attributes, ...children: readonly XmlChild[]): Xml => ({
  ...inlineElement(name, attributes, ...children),
  block: true,
});
