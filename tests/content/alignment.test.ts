/**
 * Tests the position of each article in the text of its source: the data by themselves, and against the texts if they
 * are on this machine.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { matchEdition } from '../../src/features/facing/match.ts';
import { formatExcerpt, listExcerpts } from '../../src/features/facing/render.ts';
import { splitWords } from '../../src/features/facing/words.ts';
import {
  ALIGNMENTS,
  articlePassageHref,
  buildSpanSelectors,
  getArticleSpans,
  UNHELD_ARTICLES,
} from '../../src/model/alignment.ts';
import {
  countCoveredWords,
  FRAGMENT_PARTS,
  findGaps,
  getCorrection,
  getSpanQuotation,
  getTextFragment,
  listRuns,
  pickFragmentParts,
} from '../../src/model/alignment-file.ts';
import { EDITIONS, getArticle } from '../../src/model/editions.ts';
import { buildFacingData } from '../../src/model/facing.ts';
import { findWitness } from '../../src/model/places.ts';
import { root } from '../house/files.ts';
import { RUNS_ALL_INSTANCES, selectInstances, takeFirst } from '../instances.ts';

const texts = join(root, '../shared/sources');
const resting = GAMES.flatMap((game) => Object.entries(game.articles))
  .filter(([, { status }]) => status !== 'editorial')
  .map(([id]) => id);

/** Runs `scripts/align.ts` in a process of its own, as a reader of the project does. */
const align = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts/align.ts'), ...args], { cwd: root, encoding: 'utf8' });

describe('the alignments', () => {
  test('have the words of every article that rests on a text, or the reason why there are none', () => {
    expect(resting.length).toBeGreaterThan(500);
    expect(resting.filter((id) => getArticleSpans(id).length === 0 && !(id in UNHELD_ARTICLES))).toEqual([]);
    expect(resting.filter((id) => getArticleSpans(id).length > 0 && id in UNHELD_ARTICLES)).toEqual([]);
  });

  test('leave no word of a text without an article or a reason', () => {
    for (const alignment of ALIGNMENTS) expect(findGaps(alignment), alignment.name).toEqual([]);
  });

  test('are of the witness on which each article rests', () => {
    for (const id of resting)
      for (const { alignment } of getArticleSpans(id))
        expect(alignment.sigla, id).toContain(findWitness(getArticle(id))!.siglum);
  });

  test('hold of a text numbers, hashes and at most the first two and the last two words of a run, or four where those lead to others', () => {
    for (const alignment of ALIGNMENTS) {
      for (const span of Object.values(alignment.spans).flat())
        for (const part of FRAGMENT_PARTS) expect((span[part] ?? '').split(' ').length).toBeLessThanOrEqual(4);
      for (const { first, last, words } of listRuns(alignment)) {
        for (const end of [first, last]) expect(end.split(' ').length, end).toBeLessThanOrEqual(2);
        expect(words[1], alignment.name).toBeGreaterThan(words[0]);
        expect(words[1], alignment.name).toBeLessThanOrEqual(alignment.words);
      }
    }
  });

  test('say against which text the fragments were proved: the whole page for the book of which articles have a part alone', () => {
    for (const { name, held, whole, words, fragments } of ALIGNMENTS) {
      if (held.before > 0 && fragments) expect(whole, name).toBeDefined();
      if (whole) expect(whole.words, name).toBeGreaterThan(words);
    }
    expect(ALIGNMENTS.find(({ name }) => name === 'gutenberg-27819')!.whole!.file).toBe('27819-h.htm');
  });

  test('lead to a page that has the words, never to the first page of a site', () => {
    for (const { name, page } of ALIGNMENTS) expect(new URL(page).pathname, name).not.toBe('/');
  });

  test('have each emended word in a run, or between two runs of one article, so that it is shown', () => {
    for (const { name, emended, spans } of ALIGNMENTS)
      for (const [from, to] of emended) {
        const isShown = Object.values(spans).some((of) =>
          of.some(
            ({ words }, i) =>
              (words[0] <= from && to <= words[1]) ||
              (words[0] <= from && from < words[1] && to > words[1] && to <= (of[i + 1]?.words[1] ?? 0)),
          ),
        );
        expect(isShown, `${name}, words ${from}–${to}`).toBe(true);
      }
  });

  test('read for a slip what is wrong in it alone, where a remark of the copy parts it from the words after it', () => {
    expect(getCorrection(2, { sic: 'Le dernier qui', corr: 'Le premier qui' })).toBe('Le premier');
    expect(getCorrection(3, { sic: 'Le dernier qui', corr: 'Le premier qui' })).toBe('Le premier qui');
    expect(getCorrection(2, { sic: 'a droite', corr: 'à droite' })).toBe('à droite');
  });

  test('show a planted gap: without an article its words belong to none', () => {
    const alignment = ALIGNMENTS.find(({ name }) => name === 'gutenberg-27819')!;
    const { 'BW91.pope.deal': lost, ...spans } = alignment.spans;
    expect(findGaps({ ...alignment, spans })).toEqual([[497, lost![0]!.words[1]]]);
    // The words that another article has too are no gap: they are told by the article that is missing.
    const { 'BW91.jig.pope.ace': _, ...others } = alignment.spans;
    expect(findGaps({ ...alignment, spans: others })).toEqual([]);
    expect(countCoveredWords(listRuns(alignment))).toBe(alignment.words);
  });

  test('lead to nearly every article by a text fragment of at most four words at either end', () => {
    const linked = resting.filter((id) => articlePassageHref(id)?.includes('#:~:text='));
    expect(linked.length).toBeGreaterThan(450);
    for (const alignment of ALIGNMENTS)
      for (const span of Object.values(alignment.spans).flat()) {
        const fragment = getTextFragment(alignment, span);
        if (!fragment) continue;
        const parts = fragment.slice('#:~:text='.length).split(',');
        for (const part of parts) {
          expect(part, fragment).toMatch(/^-?[\w%.~]+-?$/);
          expect(decodeURIComponent(part.replace(/^-|-$/g, '')).split(' ').length, fragment).toBeLessThanOrEqual(4);
        }
        expect(parts.length).toBeLessThanOrEqual(4);
        // On the page the words before stand next to the first, and the last next to the words after.
        const {
          prefix = '',
          start,
          end = '',
          suffix = '',
        } = pickFragmentParts(span.link, getSpanQuotation(alignment, span));
        for (const together of [`${prefix} ${start}`, `${end} ${suffix}`])
          expect(together.trim().split(' ').length, together).toBeLessThanOrEqual(5);
      }
  });

  test('give an annotation a position and a quotation, and a page its own runs alone', () => {
    const [span] = getArticleSpans('BW91.pope.board');
    expect(buildSpanSelectors(span!).map(({ type }) => type)).toEqual([
      'RangeSelector',
      'TextQuoteSelector',
      'TextPositionSelector',
    ]);
    for (const edition of EDITIONS) {
      const { texts: given } = buildFacingData(edition);
      expect(given.length, edition.game.id).toBeGreaterThan(0);
      const slugs = given.flatMap(({ articles }) => Object.keys(articles));
      expect(slugs.every((slug) => getArticle(`${edition.source.siglum}.${slug}`).edition === edition)).toBe(true);
    }
  });
});

/** Options of tests that start the command; it loads the engine and all content, which takes long on a busy machine. */
const SPAWNED = { timeout: 120_000 };

describe('the commands', SPAWNED, () => {
  test('align finds a missing article in the data alone', () => {
    const { status, stderr } = align('--without', 'B96.lead');
    expect(status).toBe(1);
    expect(stderr).toContain('B96.lead is stated, and has neither words');
    expect(stderr).toMatch(/jouerenligne-manille: words \d+–\d+ belong to no article/);
  });

  test.each(selectInstances(['B96.nothing', ''], takeFirst))(
    'align refuses to leave out “%s”, which is no article',
    (id) => {
      const { status, stderr, stdout } = align('--without', ...(id ? [id] : []));
      expect(status).toBe(2);
      expect(stderr).toContain('--without needs the id of an article');
      expect(stdout).toBe('');
    },
  );

  test.runIf(RUNS_ALL_INSTANCES)(
    'align says against which text the fragments were proved, and that it was not tried without one',
    () => {
      const { whole } = ALIGNMENTS.find(({ name }) => name === 'gutenberg-27819')!;
      const { stdout } = align();
      expect(stdout).toContain(`the whole page ${whole!.file}, ${whole!.words} words, ${whole!.sha256}; not tried now`);
    },
  );

  test.runIf(RUNS_ALL_INSTANCES)('align names a folder that is not there', () => {
    expect(align('no-such-folder').status).toBe(2);
  });

  test.runIf(RUNS_ALL_INSTANCES)('face says when a text has no edition’s words', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/face.ts'), 'LICENSE'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toContain('has the words of no edition');
  });
});

describe.skipIf(!existsSync(texts))('against the texts', SPAWNED, () => {
  test('every hash, page and fragment is right', () => {
    expect(execFileSync(process.execPath, [join(root, 'scripts/align.ts'), texts], { encoding: 'utf8' })).toContain(
      'Checked against',
    );
  });

  test('each article is shown with whole words and signs: what is opened is closed, and no sign of the next words is there', () => {
    const faults: string[] = [];
    for (const edition of EDITIONS) {
      const data = buildFacingData(edition);
      for (const { name } of data.texts) {
        const { held } = ALIGNMENTS.find((alignment) => alignment.name === name)!;
        const match = matchEdition(data, readFileSync(join(texts, held.file), 'utf8'))!;
        for (const slug of match.articles.keys())
          for (const excerpt of listExcerpts(match, slug)) {
            const shown = formatExcerpt(excerpt, () => '').replace(/^(\[…\] )?(\[\d+\] )?/, '');
            const count = (sign: RegExp) => shown.match(sign)?.length ?? 0;
            const isClosed = [
              [/\(/g, /\)/g],
              [/\[/g, /\]/g],
              [/«/g, /»/g],
              [/“/g, /”/g],
            ].every(([open, close]) => count(open!) === count(close!));
            if (!isClosed || count(/"/g) % 2 > 0 || /&$|^[\s,;:.)»”]|^" /.test(shown)) faults.push(`${slug}: ${shown}`);
          }
      }
    }
    expect(faults).toEqual([]);
  });

  test('face writes an edition with its words beside ours', () => {
    const face = (...args: string[]) =>
      spawnSync(process.execPath, [join(root, 'scripts/face.ts'), ...args], { cwd: root, encoding: 'utf8' });
    const text = join(texts, 'manille-boussac-1896.txt');
    const page = face(text, '--lang', 'fr', '--tei');
    expect(page.stderr).toBe(
      'manille: 82 of 82 articles, 0 in part, 0 not found; 0 words differ, 0 articles in more\n',
    );
    expect(page.stdout.match(/<div type="article"/g)).toHaveLength(100);
    expect(page.stdout).toContain('<choice><sic>do couvrir</sic><corr>de couvrir</corr></choice>');
  });

  test('no alignment has a run of six words of a text', () => {
    const runsIn = (text: string): string[] => {
      const words = splitWords(text).words.map(({ folded }) => folded);
      return words.slice(5).map((_, i) => words.slice(i, i + 6).join(' '));
    };
    const known = new Set(readdirSync(texts).flatMap((file) => runsIn(readFileSync(join(texts, file), 'utf8'))));
    for (const alignment of ALIGNMENTS)
      for (const { first, last } of listRuns(alignment))
        for (const run of [first, last].flatMap(runsIn)) expect(known.has(run), run).toBe(false);
  });
});
