/** Tests the list of the genealogy on the built page: uncertain years are marked as in the drawing. */
import { expect, test } from 'vitest';
import { TREE_NODES } from '../../src/model/history.ts';
import { builtPages } from './dist.ts';

test.each([
  ['en', 'c. 1700'],
  ['fr', 'v. 1700'],
] as const)('the list of the genealogy marks a year that is only about right, %s', (lang, year) => {
  const { html = '' } = builtPages.find(({ kind, language }) => kind === 'history' && language === lang) ?? {};
  const list = html.slice(html.lastIndexOf('<details'));
  const about = TREE_NODES.filter((node) => node.about);
  expect(about.length).toBeGreaterThan(0);
  expect(list).toContain(`malilla, ${year}`);
  for (const node of about) expect(list, node.id).not.toContain(`${node[lang]}, ${node.year}`);
});
