/**
 * `npm run align -- [FOLDER] [--write] [--without ID]`: checks the alignments, which record the place of each article's
 * words in source texts that the project does not hold, and prints how much of each text the articles cover. With a
 * folder of the texts, every hash, page number and text fragment is checked against them; without one, only the data
 * files are checked. `--write` recomputes hashes and fragments from the places in the data files; `--without ID` shows
 * what is reported if an article is missing.
 *
 * The folder contains the file that each alignment names under `held`. A text fragment links into a whole page, on
 * which a browser shows the first match. If an alignment names that page under `whole` (for Project Gutenberg's ebook
 * 27819 the page 27819-h.htm, which contains pp. 3–112 of the book) and the folder has it, the fragments are checked
 * against it; if the folder does not have it, they stay unchanged. The alignment stores the number of words of that
 * page and their hash, which identify the version used.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { GAMES } from '#engine/games.ts';
import { joinNormalizedWords, normalizeWord } from '../src/features/facing/words.ts';
import {
  type Alignment,
  type ArticleSpan,
  alignmentSchema,
  countCoveredWords,
  findGaps,
  listRuns,
  UNCOVERED_REASONS,
  UNHELD_REASONS,
  unheldArticlesSchema,
  type WordRun,
} from '../src/model/alignment-file.ts';
import { formatAlignmentFile } from './align/file.ts';
import { chooseFragment, FragmentFinder, hashPageWords, tokenizePage } from './align/fragments.ts';
import { createRun, type TokenizedWitness, tokenizeWitness } from './align/runs.ts';

const content = new URL('../content/', import.meta.url);
const args = process.argv.slice(2);
const writes = args.includes('--write');
const missing = args.includes('--without') ? args[args.indexOf('--without') + 1] : undefined;
const folder = args.find((arg) => !arg.startsWith('-') && arg !== missing);
if (folder !== undefined && !existsSync(folder)) {
  process.stderr.write(`align: there is no folder ${folder}\n`);
  process.exit(2);
}

const faults: string[] = [];
const read = (path: string): string => readFileSync(new URL(path, content), 'utf8');

/** Files of the folder from which no article is taken, with the reason. */
const NO_ARTICLES: Readonly<Record<string, string>> = {
  'round-games.txt': 'a damaged copy of pp. 90–99, on which no article rests',
};

const emendationsIn = new Map(
  readdirSync(new URL('sources/', content)).flatMap((file) => {
    const source = parse(read(`sources/${file}`)) as {
      emendations?: { copy: string; sic: string }[];
      witnesses: { siglum: string }[];
    };
    return source.witnesses.map(({ siglum }) => [siglum, source.emendations ?? []] as const);
  }),
);

const articles = new Map(
  GAMES.flatMap((game) => Object.entries(game.articles)).map(([id, { status }]) => [id, status] as const),
);

if (args.includes('--without') && !articles.has(missing ?? '')) {
  process.stderr.write(`align: --without needs the id of an article${missing ? `: there is no ${missing}` : ''}\n`);
  process.exit(2);
}

const alignments = readdirSync(new URL('witnesses/alignment/', content)).map((file) => {
  const found = alignmentSchema.safeParse(parse(read(`witnesses/alignment/${file}`)));
  if (!found.success) {
    process.stderr.write(`content/witnesses/alignment/${file}: ${found.error.message}\n`);
    process.exit(1);
  }
  const { spans, ...rest } = found.data;
  const kept = Object.fromEntries(Object.entries(spans).filter(([id]) => id !== missing));
  return { name: file.replace('.yaml', ''), alignment: { ...rest, spans: kept } };
});

/** Recomputes the hashes and the quoted words of a run from the text, at the place that the alignment file gives. */
const remake = <Kept extends WordRun>(witness: TokenizedWitness, run: Kept): Kept => ({
  ...run,
  ...createRun(witness, ...run.words),
});

/**
 * Recomputes an alignment from the text. If the page is given, its text fragments are chosen anew and checked against
 * it.
 */
const reckon = (alignment: Alignment, witness: TokenizedWitness, page: TokenizedWitness | undefined): Alignment => {
  const text = joinNormalizedWords(witness.words);
  const bare: Alignment = {
    ...alignment,
    words: witness.words.length,
    characters: [...text].length,
    sha256: createHash('sha256').update(text).digest('hex'),
    pages: witness.pages.map(([word, page]) => [word, page]),
    spans: Object.fromEntries(
      Object.entries(alignment.spans).map(([id, spans]) => [id, spans.map((span) => remake(witness, span))]),
    ),
    uncovered: alignment.uncovered.map((run) => remake(witness, run)),
  };
  if (!alignment.fragments || !page) return bare;
  const finder = new FragmentFinder(page.text);
  const linked = ({ prefix: _p, start: _s, end: _e, suffix: _x, ...run }: ArticleSpan): ArticleSpan => ({
    ...run,
    ...chooseFragment(bare, page, finder, run),
  });
  return {
    ...bare,
    ...(alignment.whole ? { whole: { file: alignment.whole.file, ...hashPageWords(page) } } : {}),
    spans: Object.fromEntries(Object.entries(bare.spans).map(([id, spans]) => [id, spans.map(linked)])),
  };
};

/** Adds a fault for each value of an alignment file that differs from the one recomputed from the text (`found`). */
const compare = (name: string, alignment: Alignment, found: Alignment): void => {
  for (const part of ['words', 'characters', 'sha256'] as const)
    if (alignment[part] !== found[part]) faults.push(`${name}: ${part} ${alignment[part]}, in the text ${found[part]}`);
  if (!isDeepStrictEqual(alignment.whole, found.whole))
    faults.push(`${name}: the fragments were proved against another text of ${alignment.whole?.file}`);
  if (JSON.stringify(alignment.pages) !== JSON.stringify(found.pages)) faults.push(`${name}: pages differ`);
  const differs = (id: string, a: readonly WordRun[], b: readonly WordRun[]) => {
    for (const [i, run] of a.entries())
      if (!isDeepStrictEqual(run, b[i]))
        faults.push(`${name}: ${id}, words ${run.words.join('–')}: not as in the text`);
  };
  for (const [id, spans] of Object.entries(alignment.spans)) differs(id, spans, found.spans[id]!);
  differs('uncovered', alignment.uncovered, found.uncovered);
};

/**
 * Adds a fault if the words that an alignment marks as emended are not those that the source's list of emendations
 * corrects.
 */
const checkEmended = (name: string, { emended, sigla }: Alignment, witness: TokenizedWitness): void => {
  for (const [from, to, place] of emended) {
    const sic = emendationsIn.get(sigla[0]!)?.[place]?.sic ?? '';
    const wanted = (sic.match(/[\p{L}\p{N}]+/gu) ?? []).map(normalizeWord).join(' ');
    // A remark in the copy can divide the words of an emendation: the marked words may be only its beginning.
    const words = joinNormalizedWords(witness.words.slice(from, to));
    if (!wanted.startsWith(words)) faults.push(`${name}: words ${from}–${to} are “${words}”, not “${sic}”`);
  }
};

/**
 * Returns the text against which fragments are checked: the whole page if the alignment names one (`undefined` if it is
 * not in the folder), otherwise the aligned text.
 */
const pageIn = (folder: string, { whole }: Alignment, witness: TokenizedWitness): TokenizedWitness | undefined => {
  if (!whole) return tokenizeWitness(witness.text, 0);
  const path = join(folder, whole.file);
  return existsSync(path) ? tokenizePage(readFileSync(path)) : undefined;
};

const proofOf = (name: string, { whole, words, sha256 }: Alignment): string => {
  if (!whole) return `  ${name}: the aligned text, ${words} words, ${sha256}; the page around it was not read`;
  const isThere = folder !== undefined && existsSync(join(folder, whole.file));
  return `  ${name}: the whole page ${whole.file}, ${whole.words} words, ${whole.sha256}${isThere ? '' : '; not tried now: it is not in a folder'}`;
};

const rows: string[][] = [['text', 'words', 'in articles', 'in none', 'articles', 'fragments']];
const without: string[] = [];
const proofs: string[] = [];
const aligned = new Set<string>();
for (const { name, alignment: written } of alignments) {
  let alignment = written;
  if (folder !== undefined) {
    const path = join(folder, alignment.held.file);
    if (!existsSync(path)) {
      faults.push(`${name}: there is no ${alignment.held.file} in ${folder}`);
      continue;
    }
    const witness = tokenizeWitness(readFileSync(path, 'utf8'), alignment.held.before);
    const past = listRuns(alignment).filter(({ words: [from, to] }) => from >= to || to > witness.words.length);
    if (past.length > 0) {
      faults.push(`${name}: words ${past[0]!.words.join('–')} are not in the text, which has ${witness.words.length}`);
      continue;
    }
    const found = reckon(alignment, witness, pageIn(folder, alignment, witness));
    if (writes) {
      writeFileSync(new URL(`witnesses/alignment/${name}.yaml`, content), formatAlignmentFile(found));
      alignment = found;
    } else compare(name, alignment, found);
    checkEmended(name, alignment, witness);
  }
  for (const [from, to] of findGaps(alignment))
    faults.push(`${name}: words ${from}–${to} belong to no article and have no reason: an article is missing`);
  for (const id of Object.keys(alignment.spans)) {
    aligned.add(id);
    if (!articles.has(id)) faults.push(`${name}: there is no article ${id}`);
    else if (articles.get(id) === 'editorial') faults.push(`${name}: ${id} is ours, and has no words in a text`);
  }
  const spans = Object.values(alignment.spans).flat();
  // A word that belongs to several articles counts once.
  const inArticles = countCoveredWords(
    Object.entries(alignment.spans).flatMap(([id, of]) => (articles.has(id) ? of : [])),
  );
  rows.push([
    name,
    String(alignment.words),
    String(inArticles),
    String(alignment.words - inArticles),
    String(Object.keys(alignment.spans).length),
    alignment.fragments ? `${spans.filter(({ link }) => link !== 'none').length} of ${spans.length}` : 'no text page',
  ]);
  if (alignment.fragments) proofs.push(proofOf(name, alignment));
  for (const { words, why } of alignment.uncovered)
    without.push(`  ${name}, words ${words.join('–')} (${words[1] - words[0]}): ${UNCOVERED_REASONS[why]}`);
}

const unheld = unheldArticlesSchema.parse(parse(read('witnesses/unheld.yaml')));
for (const [id, status] of articles)
  if (status !== 'editorial' && !aligned.has(id) && !(id in unheld))
    faults.push(`${id} is ${status}, and has neither words in a text nor a reason in content/witnesses/unheld.yaml`);
for (const id of Object.keys(unheld))
  if (!articles.has(id) || aligned.has(id)) faults.push(`content/witnesses/unheld.yaml: ${id} needs no reason`);

if (folder !== undefined)
  for (const [file, why] of Object.entries(NO_ARTICLES)) {
    const path = join(folder, file);
    if (existsSync(path))
      without.push(`  ${file}, all ${tokenizeWitness(readFileSync(path, 'utf8'), 0).words.length} words: ${why}`);
  }

const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
for (const row of rows)
  console.log(row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '));
console.log(
  `\nThe texts against which the fragments were proved, with the hashes of their words:\n${proofs.join('\n')}`,
);
console.log(`\nWords in no article, with the reason:\n${without.join('\n')}`);
console.log(
  `\nArticles whose words were not held:\n${Object.entries(unheld)
    .map(([id, why]) => `  ${id}: ${UNHELD_REASONS[why]}`)
    .join('\n')}`,
);
const resting = [...articles.values()].filter((status) => status !== 'editorial').length;
console.log(
  `\n${articles.size} articles: ${resting} stated or inferred, ${aligned.size} of them with their words, ${Object.keys(unheld).length} not held; ${articles.size - resting} ours.`,
);
console.log(
  folder === undefined ? 'The data were checked; no folder of texts was named.' : `Checked against ${folder}.`,
);
if (faults.length > 0) {
  process.stderr.write(`\n${faults.join('\n')}\n`);
  process.exit(1);
}
