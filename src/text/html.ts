/** The text of an article as HTML, for use outside its edition: its words and its notes, without drawings. */

import { pageWords } from '../i18n/pages.ts';
import type { Language } from '../i18n/routes.ts';
import { articleHref } from '../model/editions.ts';
import { escapeHtml } from './escape-html.ts';
import type { InlineText, TextBlock } from './tree.ts';

const lineHtml = (line: readonly InlineText[], lang: Language): string =>
  line.map((piece) => pieceHtml(piece, lang)).join('');

/** Formats a piece of a line as HTML; a reference becomes a link to the article in its edition. */
const pieceHtml = (piece: InlineText, lang: Language): string => {
  if (typeof piece === 'string') return escapeHtml(piece);
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
      return `<a href="${escapeHtml(piece.href)}">${words}</a>`;
    case 'card':
      return words;
  }
};

const itemHtml = (item: readonly TextBlock[], lang: Language): string => {
  const [only, ...others] = item;
  return `<li>${only?.is === 'paragraph' && others.length === 0 ? lineHtml(only.inside, lang) : renderBlocksHtml(item, lang)}</li>`;
};

const blockHtml = (block: TextBlock, lang: Language): string => {
  switch (block.is) {
    case 'paragraph':
      return `<p>${lineHtml(block.inside, lang)}</p>`;
    case 'list': {
      const list = block.ordered ? 'ol' : 'ul';
      return `<${list}>${block.items.map((item) => itemHtml(item, lang)).join('')}</${list}>`;
    }
    case 'table': {
      const [head = [], ...rows] = block.rows;
      const heads = head.map((cell) => `<th scope="col">${lineHtml(cell, lang)}</th>`).join('');
      const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${lineHtml(cell, lang)}</td>`).join('')}</tr>`);
      return `<table><thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table>`;
    }
    case 'note': {
      const name = escapeHtml(pageWords(lang).editorsNote);
      return `<div class="editors-note" role="note" aria-label="${name}">${renderBlocksHtml(block.inside, lang)}</div>`;
    }
  }
};

/** Formats blocks of an edition as HTML, in a language. */
export const renderBlocksHtml = (blocks: readonly TextBlock[], lang: Language): string =>
  blocks.map((block) => blockHtml(block, lang)).join('');
