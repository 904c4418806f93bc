/** Tests the pages that are generated from the engine against the engine. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { countByCoverage, listCoverage } from '#engine/facts/coverage.ts';
import { getFacts } from '#engine/facts/facts-of.ts';
import { measureGame } from '#engine/facts/measure.ts';
import { GAMES } from '#engine/games.ts';
import { type Replay, replay } from '#engine/record/replay.ts';
import { concordanceWords } from '../../src/i18n/concordance.ts';
import { findPracticeEffect } from '../../src/model/practice-effects.ts';
import { builtPages, escapePattern } from './dist.ts';

/** A disputed point, with the fields these tests use. */
interface Point {
  readonly name: string;
  readonly switch?: false;
  readonly en: { readonly choices: Readonly<Record<string, object>> };
  readonly fr: { readonly choices: Readonly<Record<string, object>> };
}

const LANGUAGES = ['en', 'fr'] as const;
const EXAMPLES = new URL('../../content/examples/', import.meta.url);

/** Names of the examples that have a page. */
const shown = new Set(builtPages.flatMap(({ path }) => /^\/en\/examples\/([^/]+)\/$/.exec(path)?.[1] ?? []));

/** Plays every example of a game that has a page. */
const examplesOf = (game: string): { name: string; played: Replay }[] =>
  readdirSync(EXAMPLES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.startsWith(`${game}/`) && file.endsWith('.deal'))
    .map((file) => ({ file, name: basename(file, '.deal') }))
    .filter(({ name }) => shown.has(name))
    .map(({ file, name }) => {
      const result = replay(readFileSync(new URL(file, EXAMPLES), 'utf8'), GAMES);
      if (!result.ok) throw new Error(file);
      return { name, played: result.value };
    });

const htmlOf = (path: string): string => builtPages.find((page) => page.path === path)?.html ?? '';

/** Games that have an edition in the built site. */
const editions = GAMES.filter(({ id }) =>
  builtPages.some(({ path }) => path.endsWith(`/${id}/`) && path.includes('/sources/')),
);

/** Maps the value of an attribute to the table row that has it, as HTML. */
const rowsOf = (html: string, attribute: string): Map<string, string> =>
  new Map(
    [...html.matchAll(new RegExp(`<tr[^>]*\\s${attribute}="?([^"\\s>]+)[^>]*>(.*?)</tr>`, 'gs'))].map(
      ([whole, name]) => [name!, whole],
    ),
  );

describe.each(LANGUAGES)('the tables of coverage, %s', (lang) => {
  test('give the counts of the engine', () => {
    const rows = rowsOf(htmlOf(`/${lang}/about/coverage/`), 'data-game');
    expect([...rows.keys()].sort()).toEqual(editions.map(({ id }) => id).sort());
    for (const game of editions) {
      const {
        example,
        test: tested,
        'not-executable': not,
      } = countByCoverage(listCoverage([game], examplesOf(game.id)));
      const figures = [...rows.get(game.id)!.matchAll(/class="?figure"?>(\d+)</g)].map(([, figure]) => Number(figure));
      expect(figures).toEqual([example, tested, not, example + tested + not]);
    }
  });

  test.each(editions)('name every article of $id, and what carries it out', (game) => {
    const rows = rowsOf(htmlOf(`/${lang}/games/${game.id}/study/articles/`), 'data-article');
    const coverage = listCoverage([game], examplesOf(game.id));
    expect([...rows.keys()]).toEqual(coverage.map(({ id }) => id));
    for (const { id, covered, examples } of coverage) {
      const row = rows.get(id)!;
      expect(/data-covered="?([a-z-]+)/.exec(row)?.[1]).toBe(covered);
      const linked = [...row.matchAll(/\/examples\/([a-z\d-]+)\//g)].map(([, name]) => name!);
      expect(linked.sort()).toEqual([...examples].sort());
    }
  });
});

describe.each(LANGUAGES)('the disputed points, %s', (lang) => {
  const READINGS = new URL('../../content/readings/', import.meta.url);
  const written = readdirSync(READINGS).map((file) => ({
    game: file.replace('.yaml', ''),
    points: parse(readFileSync(new URL(file, READINGS), 'utf8')) as Point[],
  }));
  const pagesOf = (game: string) =>
    builtPages.filter(({ path }) => path.startsWith(`/${lang}/readings/${game}/`)).map(({ html }) => html);

  test('are all on the list, and each on the page of its game with all its practices', () => {
    const index = htmlOf(`/${lang}/readings/`);
    for (const { game, points } of written) {
      const html = pagesOf(game).join('');
      for (const { name, [lang]: words } of points) {
        expect(index, name).toContain(`${game}.${name}`);
        const [, entry = ''] = html.split(new RegExp(`<section id="?${name}[" ]`));
        for (const practice of Object.keys(words.choices))
          expect(entry.split('</section>')[0], `${game} ${name}`).toMatch(
            new RegExp(`data-choice="?${escapePattern(practice)}[" >]`),
          );
      }
    }
    expect(index.match(/data-point/g)?.length).toBe(written.flatMap(({ points }) => points).length);
  });

  test('show what the engine pays by each practice', () => {
    let shown = 0;
    for (const { game: id, points } of written) {
      const game = GAMES.find((each) => each.id === id)!;
      const html = pagesOf(id).join('');
      for (const { name } of points.filter(({ switch: switched }) => switched !== false)) {
        const entry = html.split(new RegExp(`<section id="?${name}[" ]`))[1]?.split('</section>')[0] ?? '';
        const example = examplesOf(id).find((each) => entry.includes(`data-example="${each.name}"`));
        const changed = findPracticeEffect(game, name, example ? [example] : examplesOf(id));
        expect(changed?.example.name, `${id} ${name}`).toBe(example?.name);
        if (!changed || changed.accounts.length === 0) continue;
        const figures = [...entry.matchAll(/<td[^>]*>([−\d–]+)<\/td>/g)].map(([, figure]) => figure);
        // One column for the practices with equal final accounts.
        const columns = Map.groupBy([...changed.ends], ([, end]) =>
          JSON.stringify(changed.accounts.map((account) => end?.[account])),
        );
        const paid = changed.accounts.flatMap((account) =>
          [...columns.values()].map(([first]) => first![1]?.[account]),
        );
        expect(figures).toEqual(
          paid.map((counters) => (counters === undefined ? '–' : String(counters).replace('-', '−'))),
        );
        const heads = [...(/<thead>.*?<\/thead>/s.exec(entry)?.[0] ?? '').matchAll(/<th .*?<\/th>/gs)];
        expect(
          heads
            .slice(1)
            .map(([head]) => [...head.matchAll(/data-practice="?([^\s">]+)/g)].map(([, practice]) => practice)),
        ).toEqual([...columns.values()].map((alike) => alike.map(([practice]) => practice)));
        shown += 1;
      }
    }
    expect(shown).toBeGreaterThan(8);
  });
});

describe.each(LANGUAGES)('the concordance, %s', (lang) => {
  const rows = rowsOf(htmlOf(`/${lang}/compare/`), 'data-row');
  const words = concordanceWords(lang);
  const cellsOf = (row: string): Map<string, string> =>
    new Map(
      [...(rows.get(row) ?? '').matchAll(/<td data-game="?([a-z-]+)[^>]*>(.*?)<\/td>/gs)].map(([, game, cell]) => [
        game!,
        cell!,
      ]),
    );
  const plain = (cell = ''): string =>
    cell
      .replace(/<span class="?(differs|same).*?<\/span>/s, '')
      .replace(/<[^>]+>/g, '')
      .replace(/[ \n]+/g, ' ')
      .trim();

  test('covers every game that has an edition', () => {
    expect([...cellsOf('sitting.players').keys()].sort()).toEqual(editions.map(({ id }) => id).sort());
  });

  test.each(editions)('states for $id the payments the engine made, by article', (game) => {
    const cell = cellsOf('paying.payments').get(game.id)!;
    const { paid, scored } = measureGame(game);
    for (const { what, cite, amount } of getFacts(game.id).payments) {
      expect(cell).toContain(`#${cite.slice(cite.indexOf('.') + 1)}"`);
      const amounts = paid.get(cite) ?? scored.get(cite) ?? [];
      const figure = amounts.length > 2 ? `${amounts[0]}–${amounts.at(-1)}` : amounts.join(', ');
      expect(plain(cell)).toContain(words.payments[what](amount === 'so-many' ? figure : ''));
    }
  });

  test.each(editions)('states for $id the deal and the stakes of the engine', (game) => {
    const { hand, leftOver, stakes, counters } = measureGame(game);
    const list = (cards: readonly string[]) => (new Set(cards).size === 1 ? cards[0] : cards.join(', '));
    expect(plain(cellsOf('dealing.hand').get(game.id))).toBe(list([...hand.values()].map((sizes) => sizes.join('–'))));
    expect(plain(cellsOf('dealing.leftOver').get(game.id))).toBe(list([...leftOver.values()].map(String)));
    const staked = plain(cellsOf('paying.stakes').get(game.id));
    const dealers = [...stakes.values()].map(({ dealer }) => String(dealer));
    if (dealers.every((counters) => counters === '0')) expect(staked).toBe(words.none);
    else expect(staked).toContain(list(dealers));
    expect(plain(cellsOf('paying.counters').get(game.id))).toBe(counters > 0 ? words.begins(counters) : words.none);
  });

  test('marks a relative that differs, and one that does not', () => {
    const MARK = /<span class="?(same|differs)\b[^>]*><svg [^>]*aria-label="([^"]*)"[^>]*><path d="([^"]*)"/;
    const markOf = (row: string, game: string) => MARK.exec(cellsOf(row).get(game)!)?.slice(1) ?? [];
    const [unlike, saidUnlike, crossed] = markOf('paying.stakes', 'lindor');
    const [alike, saidAlike, equal] = markOf('dealing.direction', 'lindor');
    const [otherwise, saidOtherwise, waved] = markOf('words.common', 'snip-snap-snorum');
    expect([unlike, alike, otherwise]).toEqual(['differs', 'same', 'differs']);
    expect([saidUnlike, saidAlike, saidOtherwise]).toEqual([
      words.differs('Le Nain jaune'),
      words.same('Le Nain jaune'),
      words.differs('Chnif-Chnof-Chnorum'),
    ]);
    // An equals sign, the same sign crossed, and a wavy one.
    expect(equal).toMatch(/^M\d+ \d+h\d+M\d+ \d+h\d+$/);
    expect(crossed).toMatch(new RegExp(`^${equal}M.*l`));
    expect(waved).toMatch(/^M[^M]*q[^M]*M[^M]*q[^M]*$/);
    expect(markOf('paying.stakes', 'manille')).toEqual([]);
    expect(cellsOf('paying.stakes').get('manille')).not.toContain('<svg');
  });
});

describe.each(LANGUAGES)('the rules at a glance, %s', (lang) => {
  test.each(editions)('link every line for $id to its articles', (game) => {
    const html = htmlOf(`/${lang}/games/${game.id}/`);
    const sheet = parse(readFileSync(new URL(`../../content/sheets/${game.id}.yaml`, import.meta.url), 'utf8')) as {
      readonly parts: readonly { readonly lines: readonly { readonly articles: readonly string[] }[] }[];
    };
    const linked = [...html.matchAll(/data-article="?([A-Z]+\d+\.[a-z\d.-]+)/g)].map(([, id]) => id);
    expect(linked).toEqual(sheet.parts.flatMap(({ lines }) => lines.flatMap(({ articles }) => articles)));
  });
});

test.each([
  ['en', 'a claim of our own', 'a common saying'],
  ['fr', 'affirmation que nous avançons', 'cela se dit couramment'],
])('the list of claims names the author of each claim its book does not make: in %s', (lang, own, repeated) => {
  const folder = new URL('../../content/claims/', import.meta.url);
  const claims = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap(
      (file) =>
        parse(readFileSync(new URL(file, folder), 'utf8')) as {
          id: string;
          ours?: true;
          saying?: true;
          said?: string;
        }[],
    );
  const html = htmlOf(`/${lang}/claims/`);
  const credited = claims.map(({ id }) => [
    id,
    new RegExp(`id="${id}">(?:(?!<p>).)*<span class="quiet">\\(([^<]*)\\)</span>`, 's').exec(html)?.[1],
  ]);
  expect(credited).toEqual(claims.map(({ id, ours, saying, said }) => [id, saying ? repeated : ours ? own : said]));
  expect(claims.some(({ said }) => said)).toBe(true);
});
