// `npm run pdf`: one book for each source and language, printed from the pages in dist/ by the browser of the tests.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printedWords } from '../src/i18n/printed.ts';
import { startBrowser } from '../tests/site/start-browser.ts';
import { fail, root } from './install.mjs';
import { type ArticleNotes, paginate } from './pdf/paginate.ts';
import { startServer } from './server.mjs';

type Language = 'en' | 'fr';
interface ArticleRow {
  readonly id: string;
  readonly source: string;
  readonly game: string;
  readonly status: 'stated' | 'inferred' | 'editorial';
  readonly place: string | null;
  readonly via: string | null;
  readonly witness: string | null;
}
interface ReadingRow extends Readonly<Record<`${'question' | 'label'}_${Language}`, string>> {
  readonly point: string;
  readonly article: string;
  readonly ours: 'yes' | 'no';
  readonly witnesses: readonly string[];
}
interface WitnessRow extends Readonly<Record<`text_${Language}`, string>> {
  readonly siglum: string;
  readonly holder: string | null;
  readonly source: string | null;
}
interface SourceRow {
  readonly siglum: string;
  readonly slug: string;
  readonly games: readonly string[];
  readonly title: Readonly<Record<Language, string>>;
  readonly author: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, readonly string[]>>;
}

const dist = join(root, 'dist');
const read = (file: string): unknown => JSON.parse(readFileSync(join(dist, file), 'utf8'));
const tableOf = <Row>(name: string): readonly Row[] =>
  (read(`data/${name}.jsonld`) as { '@graph': readonly Row[] })['@graph'];

if (!existsSync(join(dist, 'dataset.json'))) fail('There is no site in dist/ yet; `npm run build` makes it.');

const { version, date, sources } = read('dataset.json') as {
  readonly version: string;
  readonly date: string;
  readonly sources: readonly SourceRow[];
};
const articles = tableOf<ArticleRow>('articles');
const readings = tableOf<ReadingRow>('readings');
const witnesses = tableOf<WitnessRow>('witnesses');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Formats the sigla of the texts that support a practice: `BW91-PG, HO by analogy`; a dash if no text supports it. */
const siglaOf = ({ witnesses: notes }: ReadingRow, lang: Language): string => {
  const words = printedWords(lang);
  if (notes.length === 0) return words.nobody;
  return notes
    .map((note) => {
      const [siglum = '', by] = note.split(' by ');
      const support = by === 'inference' || by === 'analogy' || by === 'silence' ? ` <i>${words.support[by]}</i>` : '';
      return `${siglum === 'usage' ? `<i>${words.usage}</i>` : siglum}${support}`;
    })
    .join(', ');
};

/**
 * Formats the apparatus entry of a disputed point: the question, the default reading and the sigla of its texts, a
 * bracket, then each of the other readings with its sigla.
 */
const entryOf = (practices: readonly ReadingRow[], lang: Language): string => {
  const formatPractice = (row: ReadingRow) => `${escaped(row[`label_${lang}`])} ${siglaOf(row, lang)}`;
  const ours = practices.filter((row) => row.ours === 'yes').map(formatPractice);
  const others = practices.filter((row) => row.ours === 'no').map(formatPractice);
  return `<i>${escaped(practices[0]![`question_${lang}`])}</i> ${ours.join('')}] ${others.join('; ')}`;
};

const marginOf = ({ status, place, via, witness }: ArticleRow, lang: Language): string => {
  if (status === 'editorial') return printedWords(lang).ours;
  if (status === 'inferred')
    return [witness, via?.replace(/^Lalanne,? ?/, '')]
      .filter(Boolean)
      .map((each) => escaped(each!))
      .join(' ');
  // A page of a copy is given with the copy: the work’s own is not known.
  return escaped(place ?? [witness, via].filter(Boolean).join(' '));
};

const apparatusOf = (source: SourceRow, lang: Language): Record<string, ArticleNotes> =>
  Object.fromEntries(
    articles
      .filter((article) => article.source === source.siglum)
      .map((article) => {
        const points = Map.groupBy(
          readings.filter((row) => row.article === article.id),
          ({ point }) => point,
        );
        const anchor = article.id.slice(article.id.indexOf('.') + 1);
        const entries = [...points.values()].map((practices) => entryOf(practices, lang));
        return [`${article.game}/${anchor}`, { margin: marginOf(article, lang), entries }];
      }),
  );

/**
 * Lists the texts named in the margins and the apparatus of a source: the copies of the source, and the texts that
 * support a reading.
 */
const namedIn = ({ siglum, games }: SourceRow): readonly WitnessRow[] => {
  const leant = readings
    .filter(({ point }) => games.includes(point.split('/')[0]!))
    .flatMap((row) => row.witnesses.map((note) => note.split(' ')[0]));
  return witnesses.filter((text) => text.source === siglum || leant.includes(text.siglum));
};

const frontOf = (source: SourceRow, lang: Language): readonly string[] => {
  const words = printedWords(lang);
  return [
    ...source.description[lang].map(escaped),
    escaped(words.key),
    `<i>${escaped(words.witnesses)}</i>`,
    ...namedIn(source).map(
      (text) =>
        `<b>${text.siglum}</b>\u2002${text.holder ? `${escaped(text.holder)}. ` : ''}${escaped(text[`text_${lang}`])}`,
    ),
  ];
};

const style = readFileSync(join(root, 'scripts/pdf/book.css'), 'utf8');
const folder = join(dist, 'pdf');
mkdirSync(folder, { recursive: true });

const server = await startServer({ folder: dist });
const browser = await startBrowser();
let faults = 0;
try {
  for (const source of sources)
    for (const lang of ['en', 'fr'] as const) {
      const words = printedWords(lang);
      const path = `/${lang}/sources/${source.slug}/`;
      const context = await browser.newContext({ baseURL: server.origin, bypassCSP: true, serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.goto(`${path}${source.games[0]}/`);
      const address = await page.getAttribute('link[rel="canonical"]', 'href');
      const pagination = await page.evaluate(paginate, {
        lang,
        title: [
          escaped(source.title[lang]),
          escaped(source.author[lang]),
          `<i>${escaped(words.restated)}</i>`,
          escaped(words.imprint(version, date, address?.replace(/[^/]+\/$/, '') ?? '')),
          escaped(words.licence),
        ],
        front: frontOf(source, lang),
        editions: source.games.map((game) => `${path}${game}/`),
        apparatus: apparatusOf(source, lang),
        style,
        note: words.note,
      });
      const name = `${source.siglum}-${lang}.pdf`;
      const expected = articles.filter((article) => article.source === source.siglum).length;
      writeFileSync(
        join(folder, name),
        await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true }),
      );
      await context.close();
      console.log(
        `dist/pdf/${name}: ${pagination.pages} pages, ${pagination.articles} articles, ${pagination.entries} entries at the foot`,
      );
      for (const overfull of pagination.overfull) console.error(`  does not fit a page: ${overfull}…`);
      if (pagination.articles !== expected)
        console.error(`  has ${pagination.articles} articles, and the edition ${expected}`);
      if (pagination.overfull.length > 0 || pagination.articles !== expected) faults++;
    }
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
process.exitCode = faults > 0 ? 1 : 0;
