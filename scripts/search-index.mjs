/**
 * The index of the search, made when the site has been built: of the records that the build left for it
 * (`src/features/search/records.ts`), and of the pages that are more than a list of such things.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { close, createIndex } from 'pagefind';
import { kindOfPage } from '../src/features/search/asked.ts';
import { parted } from '../src/features/search/words.ts';

const RECORDS = 'search-records.json';

/** Pages that show one thing that has a record, or code, or files for reference managers; and the search itself. */
const NOT_FOUND =
  /^(search|examples\/.+|readings\/.+|claims\/(?!boussac\/).+|about\/coverage\/.+|sources\/[^/]+\/[^/]+\/(code|cite))\//;
/** Pages that are made of things with records: of these only what they say they are is looked through. */
const DESCRIBED = /^(|glossary\/|examples\/|readings\/|claims\/|sources\/[^/]+\/[^/]+\/)$/;
/** What of a page is not its text. */
const LEFT_OUT = ['nav', 'form', 'svg', 'script', 'style', 'button', 'small', '.unseen', '[data-game][data-props]'];

/** The pages of the built site that can be found: language, path without it, and the file. */
export const pagesToFind = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .sort()
    .flatMap((file) => {
      const [, language, path] = /^(en|fr)\/(.*)index\.html$/.exec(file) ?? [];
      return language && !NOT_FOUND.test(path) ? [{ language, path, file }] : [];
    });

/** What a pattern's first group matches; nothing where it does not match. */
const cut = (text, pattern) => pattern.exec(text)?.[1] ?? '';

/** A page as Pagefind reads it: its title, what it says it is, and its text with the headings one can go to. */
const pageToIndex = (html, { language, path }, sourceOf) => {
  const title = cut(html, /<title>([^<]*?)(?: · Snorum)?<\/title>/);
  const description = cut(html, /<meta name="description" content="([^"]*)"/);
  const main = DESCRIBED.test(path) ? '' : cut(html, /<main[^>]*>([\s\S]*)<\/main>/);
  // Cells and the like are words apart, which Pagefind would write together.
  const text = main.replace(/<h1[\s\S]*?<\/h1>/, '').replace(/<\/(?:t[dh]|d[dt]|li|span|summary|caption)>/g, '$& ');
  const [, source = sourceOf.get(cut(path, /^games\/([^/]+)\//)) ?? ''] = /^sources\/([^/]+)\//.exec(path) ?? [];
  const game = cut(path, /^(?:games|sources\/[^/]+)\/([^/]+)\//);
  const filters = [
    ['kind', kindOfPage(path)],
    ...(game ? [['game', game]] : []),
    ...(source ? [['source', source]] : []),
  ];
  return `<!doctype html><html lang="${language}"><body>
${filters.map(([name, value]) => `<i data-pagefind-filter="${name}[data-value]" data-value="${value}"></i>`).join('')}
<i data-pagefind-meta="title[data-value]" data-value="${parted(title)}"></i>
<p>${parted(description)}</p>${parted(text)}</body></html>`;
};

/** Refuses an answer of Pagefind that tells of errors. */
const checked = (answer) => {
  if (answer.errors.length > 0) throw new Error(`the index of the search: ${answer.errors.join('; ')}`);
  return answer;
};

/** Writes the index of a built site into `pagefind/`, without the interfaces that Pagefind has of its own. */
export const writeIndex = async (folder) => {
  const records = JSON.parse(readFileSync(join(folder, RECORDS), 'utf8'));
  const sourceOf = new Map(records.flatMap(({ games: [game], sources: [source] }) => [[game, source]]));
  const { index } = checked(await createIndex({ excludeSelectors: LEFT_OUT }));
  for (const { kind, language, url, title, games, sources, text, terms } of records) {
    const meta = { title: parted(title), terms: parted(terms.join(' · ')) };
    const filters = { kind: [kind], game: games, source: sources };
    checked(await index.addCustomRecord({ url, language, content: parted(text), meta, filters }));
  }
  for (const page of pagesToFind(folder)) {
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
