/** How code and records are coloured: by classes that the style sheet fills, since the security policy allows no style attributes. */
import { createCssVariablesTheme, createHighlighter, type LanguageRegistration, type ShikiTransformer } from 'shiki';
import grammar from '#engine/record/deal.tmLanguage.json' with { type: 'json' };

/** The grammar of deal records. */
export const deal = grammar as unknown as LanguageRegistration;

/** Names the colours of tokens; their values are in `src/styles/`. */
export const theme = createCssVariablesTheme({ name: 'snorum', variablePrefix: '--tok-', fontStyle: false });

/** Puts classes, `tok-comment`, in the place of style attributes. */
export const styleToClass: ShikiTransformer = {
  name: 'style-to-class',
  pre(node) {
    delete node.properties['style'];
  },
  span(node) {
    const colour = /var\(--tok-([\w-]+)\)/.exec(String(node.properties['style'] ?? ''));
    delete node.properties['style'];
    if (colour) node.properties['class'] = `tok-${colour[1]!.replace(/^token-|-expression$/g, '')}`;
  },
};

/** The kinds of token that the style sheet tells apart in the engine's code; the rest is left as plain text. */
const TOLD_APART = ['tok-keyword', 'tok-string', 'tok-comment'];

/** Takes away the spans that look like the text around them, for pages with much code; comes after {@link styleToClass}. */
export const fewerSpans: ShikiTransformer = {
  name: 'fewer-spans',
  line(node) {
    const plain = node.children.map((child) => {
      if (child.type !== 'element' || TOLD_APART.includes(String(child.properties['class'] ?? ''))) return child;
      return child.children[0] ?? child;
    });
    node.children = [];
    for (const child of plain) {
      const last = node.children.at(-1);
      if (last?.type === 'text' && child.type === 'text') last.value += child.value;
      else node.children.push(child);
    }
  },
};

/** Names a block of code as Astro does, for the style sheet. */
const asAstroDoes: ShikiTransformer = {
  name: 'as-astro-does',
  pre(node) {
    node.properties['class'] = `astro-code ${theme.name}`;
    node.properties['data-language'] = this.options.lang;
  },
};

let reader: ReturnType<typeof createHighlighter> | undefined;
const coloured = new Map<string, string>();

/** Code of the engine as HTML; each passage is read once, for the pages of both languages. */
export const colouredCode = async (code: string): Promise<string> => {
  const known = coloured.get(code);
  if (known) return known;
  reader ??= createHighlighter({ langs: ['ts'], themes: [theme] });
  const transformers = [asAstroDoes, styleToClass, fewerSpans];
  const html = (await reader).codeToHtml(code.trimEnd(), { lang: 'ts', theme: theme.name!, transformers });
  coloured.set(code, html);
  return html;
};
