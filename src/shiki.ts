/** How code and records are coloured: by classes that the style sheet fills, since the security policy allows no style attributes. */
import { createCssVariablesTheme, type LanguageRegistration, type ShikiTransformer } from 'shiki';
import grammar from '#engine/deal.tmLanguage.json' with { type: 'json' };

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
    if (colour) node.properties['class'] = `tok-${colour[1]!.replace(/^token-/, '')}`;
  },
};
