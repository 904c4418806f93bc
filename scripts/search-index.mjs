/**
 * Search index, built after the site: from the records left by the build (`src/features/search/records.ts`), and from
 * the pages that are more than a list of such records.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { close, createIndex } from 'pagefind';
import { getResultKind } from '../src/features/search/search-query.ts';
import { splitElisions } from '../src/features/search/text-matching.ts';

const RECORDS = 'search-records.json';

/**
 * Pages left out of the index: pages of a single record or table, former addresses, code, files for reference managers, and the search page
 * itself.
 */
const NOT_FOUND =
  /^(search|examples\/.+|readings\/.+|claims\/(?!boussac\/).+|about\/coverage\/.+|games\/[^/]+\/(numbers|study\/articles)|sources\/[^/]+\/[^/]+\/(code|cite))\//;
/** Pages composed of records, which are indexed one by one: of the page itself only the description is indexed. */
const DESCRIBED = /^(|glossary\/|examples\/|readings\/|claims\/|sources\/[^/]+\/[^/]+\/)$/;
/** Elements of a page that are not its text. */
const LEFT_OUT = ['nav', 'form', 'svg', 'script', 'style', 'button', 'small', '.unseen', '[data-game][data-props]'];

/** Lists the indexed pages of the built site: language, path without language, and file. */
export const listIndexedPages = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .sort()
    .flatMap((file) => {
      const [, language, path] = /^(en|fr)\/(.*)index\.html$/.exec(file) ?? [];
      return language && !NOT_FOUND.test(path) ? [{ language, path, file }] : [];
    });

/** Returns the first group of a pattern's match; empty if there is no match. */
const cut = (text, pattern) => pattern.exec(text)?.[1] ?? '';

/**
 * Converts a page to a document for Pagefind: its title, its description, and its text with headings as link targets.
 */
const pageToIndex = (html, { language, path }, sourceOf) => {
  const title = cut(html, /<title>([^<]*?)(?: · Snorum)?<\/title>/);
  const description = cut(html, /<meta name="description" content="([^"]*)"/);
  const main = DESCRIBED.test(path) ? '' : cut(html, /<main[^>]*>([\s\S]*)<\/main>/);
  // Cells and the like are separate words, which Pagefind would join.
  const text = main.replace(/<h1[\s\S]*?<\/h1>/, '').replace(/<\/(?:t[dh]|d[dt]|li|span|summary|caption)>/g, '$& ');
  const [, source = sourceOf.get(cut(path, /^games\/([^/]+)\//)) ?? ''] = /^sources\/([^/]+)\//.exec(path) ?? [];
  const game = cut(path, /^(?:games|sources\/[^/]+)\/([^/]+)\//);
  const filters = [
    ['kind', getResultKind(path)],
    ...(game ? [['game', game]] : []),
    ...(source ? [['source', source]] : []),
  ];
  return `<!doctype html><html lang="${language}"><body>
${filters.map(([name, value]) => `<i data-pagefind-filter="${name}[data-value]" data-value="${value}"></i>`).join('')}
<i data-pagefind-meta="title[data-value]" data-value="${splitElisions(title)}"></i>
<p>${splitElisions(description)}</p>${splitElisions(text)}</body></html>`;
};

/** Returns a Pagefind response; throws if it contains errors. */
const checked = (answer) => {
  if (answer.errors.length > 0) throw new Error(`the index of the search: ${answer.errors.join('; ')}`);
  return answer;
};

/** Writes the index of a built site into `pagefind/`, without Pagefind's own user interfaces. */
export const writeSearchIndex = async (folder) => {
  const records = JSON.parse(readFileSync(join(folder, RECORDS), 'utf8'));
  const sourceOf = new Map(records.flatMap(({ games: [game], sources: [source] }) => [[game, source]]));
  const { index } = checked(await createIndex({ excludeSelectors: LEFT_OUT }));
  for (const { kind, language, url, title, games, sources, text, terms, synonyms } of records) {
    const meta = {
      title: splitElisions(title),
      terms: splitElisions(terms.join(' · ')),
      synonyms: synonyms.join(' · '),
    };
    const filters = { kind: [kind], game: games, source: sources };
    checked(await index.addCustomRecord({ url, language, content: splitElisions(text), meta, filters }));
  }
  for (const page of listIndexedPages(folder)) {
    const html = readFileSync(join(folder, page.file), 'utf8');
    checked(
      await index.addHTMLFile({
        url: `${page.language}/${page.path}`,
        content: pageToIndex(html, page, sourceOf),
      }),
    );
  }
  const { files } = checked(await index.getFiles());
  for (const { path, content } of files) {
    if (/(^|\/)pagefind-[^/]*(ui|highlight)\.|wasm\.unknown/.test(path)) continue;
    const file = join(folder, 'pagefind', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await close();
  rmSync(join(folder, RECORDS));
};
