/** The text of an article as HTML, where it stands away from its edition: its words and its notes, without drawings. */
import type { Language } from '../i18n/routes.ts';
import { pageWords } from '../i18n/pages.ts';
import { articleHref } from '../model/editions.ts';
import type { Block, Inline } from './tree.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** A line; a link that the text gives leads where the text says, a reference to the article in its edition. */
const lineHtml = (line: readonly Inline[], lang: Language): string =>
  line
    .map((piece) => {
      if (typeof piece === 'string') return escaped(piece);
      const words = lineHtml(piece.inside, lang);
      switch (piece.is) {
        case 'quotation':
          return `<q lang="${piece.lang}">${words}</q>`;
        case 'foreign':
          return `<i lang="${piece.lang}">${words}</i>`;
        case 'emphasis':
          return `<em>${words}</em>`;
        case 'reference':
          return `<a href="${articleHref(piece.article, lang)}">${words}</a>`;
        case 'link':
          return `<a href="${escaped(piece.href)}">${words}</a>`;
        case 'card':
          return words;
      }
    })
    .join('');

/** Some blocks of an edition as HTML in a language, one after another. */
export const blocksHtml = (blocks: readonly Block[], lang: Language): string =>
  blocks
    .map((block) => {
      switch (block.is) {
        case 'paragraph':
          return `<p>${lineHtml(block.inside, lang)}</p>`;
        case 'list': {
          const list = block.ordered ? 'ol' : 'ul';
          const items = block.items.map((item) => {
            const [only, ...others] = item;
            const inside = only?.is === 'paragraph' && others.length === 0 ? lineHtml(only.inside, lang) : undefined;
            return `<li>${inside ?? blocksHtml(item, lang)}</li>`;
          });
          return `<${list}>${items.join('')}</${list}>`;
        }
        case 'table': {
          const [head = [], ...rows] = block.rows;
          const cells = head.map((cell) => `<th scope="col">${lineHtml(cell, lang)}</th>`).join('');
          const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${lineHtml(cell, lang)}</td>`).join('')}</tr>`);
          return `<table><thead><tr>${cells}</tr></thead><tbody>${body.join('')}</tbody></table>`;
        }
        case 'note':
          return `<div class="editors-note" role="note" aria-label="${escaped(pageWords(lang).editorsNote)}">${blocksHtml(block.inside, lang)}</div>`;
      }
    })
    .join('');
