/** Highlighting of code and records: by classes, since the security policy forbids style attributes. */
import { createCssVariablesTheme, createHighlighter, type LanguageRegistration, type ShikiTransformer } from 'shiki';
import grammar from '#engine/record/deal.tmLanguage.json' with { type: 'json' };

/** The grammar of deal records. */
export const dealGrammar = grammar as unknown as LanguageRegistration;

/** Theme with a CSS variable for each token colour; the values are in `src/styles/`. */
export const theme = createCssVariablesTheme({ name: 'snorum', variablePrefix: '--tok-', fontStyle: false });

/** Replaces style attributes by classes, `tok-comment`. */
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

/** Kinds of token that have a colour in the engine's code; all other tokens are plain text. */
const TOLD_APART = ['tok-keyword', 'tok-string', 'tok-comment'];

/** Removes the spans that have no colour, for pages with much code; must run after {@link styleToClass}. */
export const removeUncolouredSpans: ShikiTransformer = {
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

/** Gives a block of code the class that Astro uses, so that the style sheet applies to it. */
const asAstroDoes: ShikiTransformer = {
  name: 'as-astro-does',
  pre(node) {
    node.properties['class'] = `astro-code ${theme.name}`;
    node.properties['data-language'] = this.options.lang;
  },
};

/** Mark of a line of code, 1-based: the number of an article that it names; `own` if it is the article above the code. */
export interface LineMark {
  readonly line: number;
  readonly mark: string;
  readonly own: boolean;
}

/** Most marks beside a line. */
const MOST_MARKS = 2;

/** Writes the marks of lines into attributes: `data-marks`, the class `own`, and `in-2` for a line indented twice. */
const markLines = (marks: readonly LineMark[]): ShikiTransformer => ({
  name: 'mark-lines',
  line(node, number) {
    const here = marks.filter(({ line }) => line === number);
    const indent = /^ */.exec(this.source.split('\n')[number - 1] ?? '')![0].length / 2;
    const classes = ['line', here.some(({ own }) => own) && 'own', indent >= 1 && `in-${Math.floor(indent)}`];
    node.properties['class'] = classes.filter(Boolean).join(' ');
    const numbers = here.toSorted((a, b) => Number(b.own) - Number(a.own)).map(({ mark }) => mark);
    if (here.length > 0)
      node.properties['data-marks'] = (
        numbers.length > MOST_MARKS ? [...numbers.slice(0, MOST_MARKS - 1), '…'] : numbers
      ).join(' ');
  },
});

let reader: ReturnType<typeof createHighlighter> | undefined;
const coloured = new Map<string, string>();

/** Highlights engine code as HTML; the result is cached, since the pages of both languages show the same code. */
export const highlightCode = async (code: string, marks: readonly LineMark[]): Promise<string> => {
  const key = JSON.stringify([code, marks]);
  const known = coloured.get(key);
  if (known) return known;
  reader ??= createHighlighter({ langs: ['ts'], themes: [theme] });
  const transformers = [asAstroDoes, styleToClass, removeUncolouredSpans, markLines(marks)];
  const html = (await reader).codeToHtml(code.trimEnd(), { lang: 'ts', theme: theme.name!, transformers });
  coloured.set(key, html);
  return html;
};
