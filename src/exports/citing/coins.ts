/**
 * CSL items as COinS: citation data in the `title` of an empty span, by which reference managers find several works on
 * one page.
 */
import type { CslItem } from './items.ts';

const FORMATS = {
  journal: 'info:ofi/fmt:kev:mtx:journal',
  book: 'info:ofi/fmt:kev:mtx:book',
  dc: 'info:ofi/fmt:kev:mtx:dc',
} as const;

const isoOf = (item: CslItem): string =>
  (item.issued?.['date-parts'][0] ?? [])
    .slice(0, item.issued?.['date-parts'][1] ? 1 : 3)
    .map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0'))
    .join('-');

/**
 * Formats one item as an OpenURL context object. Pages of this site are described in Dublin Core, since the other
 * formats have no type for web pages.
 */
export const formatCoins = (item: CslItem): string => {
  const names = (item.author ?? []).map((name) => ('literal' in name ? name.literal : `${name.family}, ${name.given}`));
  const common: readonly (readonly [string, string | undefined])[] =
    item.type === 'webpage'
      ? [
          ['type', 'webpage'],
          ['title', item.title],
          ...names.map((name): [string, string] => ['creator', name]),
          ['source', item['container-title']],
          ['date', isoOf(item)],
          ['language', item.language],
          ['identifier', item.URL],
          ['description', item.note],
        ]
      : [
          ['genre', item.type === 'article-journal' ? 'article' : item.type === 'chapter' ? 'bookitem' : 'book'],
          [item.type === 'book' ? 'btitle' : 'atitle', item.title],
          [item.type === 'article-journal' ? 'jtitle' : 'btitle', item['container-title']],
          ...names.map((name): [string, string] => ['au', name]),
          ['date', isoOf(item)],
          ['edition', item.edition],
          ['issue', item.issue],
          ['volume', item.volume],
          ['pages', item.page],
          ['place', item['publisher-place']],
          ['pub', item.publisher],
        ];
  const format =
    item.type === 'webpage' ? FORMATS.dc : item.type === 'article-journal' ? FORMATS.journal : FORMATS.book;
  const pairs = new URLSearchParams([
    ['ctx_ver', 'Z39.88-2004'],
    ['rft_val_fmt', format],
  ]);
  for (const [name, value] of common) if (value) pairs.append(`rft.${name}`, value);
  if (item.URL && item.type !== 'webpage') pairs.append('rft_id', item.URL);
  // Legal characters are left unescaped, to keep edition pages small.
  return pairs
    .toString()
    .replaceAll('+', '%20')
    .replace(/%(2C|3A|2F|28|29)/g, (legal) => decodeURIComponent(legal));
};
