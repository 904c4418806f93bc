/** Statements side by side: complete, true to the texts, and typeset as each language is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { getArticle, listDisputedPoints, listPracticeSupport } from '../../src/model/editions.ts';
import { findBorrowedChapter } from '../../src/model/places.ts';
import { countMarks, formatCellPlaces, parseStatementTable, STATEMENT_TABLES } from '../../src/model/statements.ts';
import { root } from '../house/files.ts';
import { listPassages, SOURCE_TEXTS_AVAILABLE } from './held-texts.ts';
import { findEnglishFaults, findFrenchFaults } from './read.ts';
import {
  ARTICLE_ELEMENT_PATTERNS,
  ARTICLE_WORD_PATTERNS,
  NOTED_PAGE_PHRASES,
  REFERENCE_PATTERNS,
  STOPS_FAMILY_WORDS,
} from './statement-words.ts';

const texts = join(root, '../shared/sources');

/** Reduces a text to lower case, with one kind of space and of apostrophe. */
const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replace(/\s+/gu, ' ');
const linesOf = (file: string): readonly string[] =>
  readFileSync(join(texts, file), 'utf8').replaceAll('\u00a0', ' ').split('\n');

/** Finds the numbered rules of Lalanne among some lines; returns their texts under numbers like `I.10.1.2`. */
const numbered = (part: string, lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const number = /^(\d+(?:\.\d+)*)\.\s/u.exec(line.trim())?.[1];
      return number ? [[`${part}.${number}`, plain(line)]] : [];
    }),
  );

/**
 * Reads the old texts beside the project; returns the passages under the column of the table, and then under the place
 * that a cell names.
 */
const passages = (): Record<string, Record<string, string>> => {
  const jaune = linesOf('nain-jaune-1760-lindor-1792.txt');
  const from = (start: string) => jaune.findIndex((line) => line.includes(start));
  const [no41, no42, one, two, end] = [
    from('27 octobre 1760 (n'),
    from('3 novembre 1760 (n'),
    from('I. Règles du jeu du Nain'),
    from('II. Règles du jeu du Lindor'),
    jaune.findLastIndex((line) => line.startsWith('Références')),
  ];
  const joined = (a: number, b: number) => plain(jaune.slice(a, b).join(' '));
  const [first, second] = [numbered('I', jaune.slice(one, two)), numbered('II', jaune.slice(two, end))];
  const cat = plain(readFileSync(join(texts, 'chat-qui-dort.txt'), 'utf8'));
  const starts = [
    'le chat qui dort est un jeu',
    '1. nombre de joueurs',
    'chaque joueur reçoit',
    'un joueur prend',
    'le premier en cartes est le joueur',
    "l'appelant, lorsqu",
    'le coup étant terminé',
    'référence pierre',
  ].map((start) => cat.indexOf(start));
  const page = linesOf('chnif-chnof-chnorum.txt');
  const noted = Object.fromEntries(Object.entries(NOTED_PAGE_PHRASES).map(([at, text]) => [at, plain(text)]));
  return {
    'nain-jaune no41': { '41': joined(no41, no42) },
    'nain-jaune no42': { '42': joined(no42, one) },
    'nain-jaune lalanne': {
      ...first,
      I: joined(one, from('1. Nombre de joueurs : 3 ou')),
      Introduction: joined(0, no41),
    },
    'nain-jaune lindor': {
      ...second,
      II: joined(two, from('1. Nombre de joueurs : 3, 4')),
      Introduction: joined(0, no41),
    },
    'chat-qui-dort dialogue': { '179': plain(linesOf('chat-qui-dort-1790.txt').slice(2).join(' ')), ...noted },
    'chnif-chnof-chnorum reprint': noted,
    'chat-qui-dort lalanne': Object.fromEntries(
      starts.slice(0, -1).map((start, i) => [`¶ ${i + 1}`, cat.slice(start, starts[i + 1])]),
    ),
    'chnif-chnof-chnorum lines': { '271': plain(page.slice(6, 9).join(' ')) },
    'chnif-chnof-chnorum page': Object.fromEntries(page.slice(0, 19).map((line, i) => [`¶ ${i + 1}`, plain(line)])),
  };
};

test('there is a set of statements on Nain jaune in four columns, and one on the cat in two', () => {
  expect(STATEMENT_TABLES.map(({ name, columns }) => [name, columns.length]).toSorted()).toEqual([
    ['chat-qui-dort', 2],
    ['chnif-chnof-chnorum', 4],
    ['nain-jaune', 5],
    ['stops', 4],
  ]);
});

describe.each(STATEMENT_TABLES)('the statements of $name', (alignment) => {
  const { columns, points, games, en, fr } = alignment;
  const rows = points.flatMap((point) => point.rows);

  test('have every article, and a cell of every column for each row', () => {
    const own = games.flatMap((game) => Object.keys(GAMES.find(({ id }) => id === game)!.articles));
    const matrix = rows[0]!.article !== undefined;
    const set = matrix
      ? rows.map(({ article }) => article!.id)
      : [...new Set(rows.flatMap(({ cells }) => cells.flatMap(({ articles }) => articles.map(({ id }) => id))))];
    expect(set.toSorted()).toEqual(own.filter((id) => matrix || getArticle(id).status !== 'editorial').toSorted());
    for (const { cells } of rows) expect(cells.length).toBe(columns.length);
    for (const i of columns.keys())
      expect(countMarks(alignment, i).reduce((sum, [, count]) => sum + count, 0)).toBe(rows.length);
  });

  test('give a place to each cell that speaks, and none to one that does not', () => {
    for (const { cells } of rows)
      for (const cell of cells)
        expect(cell.places.length + cell.articles.length > 0, JSON.stringify(cell.places)).toBe(
          !['silent', 'lost'].includes(cell.mark),
        );
    const places = rows.flatMap(({ cells }) => cells.map((cell) => formatCellPlaces(cell, 'en')));
    expect(places.join(' ')).not.toMatch(/undefined|¶ \d/);
  });

  test('follow the typography of their languages', () => {
    const all = { en: [en.title, en.lede, en.description], fr: [fr.title, fr.lede, fr.description] };
    expect([...all.en, ...points.map(({ title }) => title.en)].flatMap(findEnglishFaults)).toEqual([]);
    expect([...all.fr, ...points.map(({ title }) => title.fr)].flatMap(findFrenchFaults)).toEqual([]);
  });
});

/** Articles that have what is read for the letters of a copy: by its letters the copy differs at their place. */
const EMENDED = ['AC60.out'];

test('a stated article has the same, or more, in its own place, and one of a later author in his', () => {
  const wrong = STATEMENT_TABLES.flatMap(({ points }) =>
    points.flatMap(({ rows }) =>
      rows.flatMap(({ article, cells }) => {
        if (!article || article.status === 'editorial' || EMENDED.includes(article.id)) return [];
        const known = (article.via ?? article.place).replace('Encyclopédie méthodique, p. ', '');
        const own = known.startsWith('Huvier')
          ? 'Poules'
          : known
              .replace(/^Lalanne, /, '')
              .split(', ')
              .at(-1)!;
        const cell = cells.find(
          ({ mark, places }) =>
            ['says', 'refers'].includes(mark) &&
            (own === 'Lalanne'
              ? /^(§|Intro)/.test(places[0] ?? '')
              : places.some((place) => place === own || own.startsWith(place))),
        );
        return cell ? [] : [`${article.id}: ${known}`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
  for (const { edition, place } of EMENDED.map(getArticle))
    expect(edition.source.emendations.map((each) => each.place)).toContain(place);
});

test('a text that the readings name for a point speaks in its row, and where two name it for different practices, one differs', () => {
  // The point is the date of the first notice, which the matter of the article does not decide.
  const elsewhere = ['AC60.request'];
  let named = 0;
  for (const { columns, points } of STATEMENT_TABLES)
    for (const { article, cells } of points.flatMap(({ rows }) => rows)) {
      if (!article || elsewhere.includes(article.id)) continue;
      for (const point of listDisputedPoints(article.id)) {
        const texts = Object.keys(point.en.choices).map((practice) =>
          listPracticeSupport(point, practice).flatMap(({ text, support }) =>
            text && support === 'says' && columns.some((each) => each.text === text) ? [text.siglum] : [],
          ),
        );
        for (const siglum of texts.flat()) {
          named++;
          const marks = columns.flatMap(({ text }, i) => (text?.siglum === siglum ? [cells[i]!.mark] : []));
          expect(
            marks.some((mark) => !['silent', 'lost'].includes(mark)),
            `${article.id}, ${point.name}: ${siglum}`,
          ).toBe(true);
        }
        const apart = texts.filter((some) => some.length > 0);
        const shared = apart.flat().some((siglum, i, all) => all.indexOf(siglum) !== i);
        if (apart.length > 1 && !shared)
          expect(
            cells.map(({ mark }) => mark),
            `${article.id}, ${point.name}`,
          ).toContain('differs');
      }
    }
  expect(named).toBeGreaterThan(30);
});

describe('the stops chapter in four games', () => {
  const { points, columns } = STATEMENT_TABLES.find(({ name }) => name === 'stops')!;
  const pages: Readonly<Record<string, readonly [first: number, last: number]>> = {
    pope: [80, 86],
    spin: [87, 88],
    newmarket: [89, 89],
    jig: [95, 96],
  };
  const cells = points.flatMap(({ title, rows }) =>
    rows[0]!.cells.map((cell, i) => ({ title: title.en, column: columns[i]!.id, ...cell })),
  );

  test('marks every article that is carried from another game, by itself or with its whole cell', () => {
    const seen = new Set<string>();
    for (const { title, column, mark, articles, carried } of cells) {
      const [first, last] = pages[column]!;
      const from = articles.filter(({ place }) => {
        const page = Number.parseInt(place, 10);
        return page < first || page > last;
      });
      for (const article of from) {
        seen.add(article.id);
        expect(findBorrowedChapter(article), article.id).toBeDefined();
      }
      expect(carried, `${title}, ${column}`).toEqual(mark === 'refers' ? [] : from);
      if (mark !== 'silent') expect(articles.length - carried.length, `${title}, ${column}`).toBeGreaterThan(0);
    }
    expect(seen.size).toBe(23);
  });

  test('names in a cell only places of its own game, unless the whole is said of another', () => {
    for (const { title, column, mark, ...cell } of cells) {
      if (mark === 'refers' || mark === 'silent') continue;
      const [first, last] = pages[column]!;
      const named = (formatCellPlaces({ mark, ...cell }, 'en').match(/\d+/gu) ?? []).map(Number);
      expect(named.length, `${title}, ${column}`).toBeGreaterThan(0);
      expect(Math.min(...named), `${title}, ${column}`).toBeGreaterThanOrEqual(first);
      expect(Math.max(...named), `${title}, ${column}`).toBeLessThanOrEqual(last);
    }
  });

  test('has words by which each of its points is looked for, and no others', () => {
    expect(Object.keys(STOPS_FAMILY_WORDS).toSorted()).toEqual(points.map(({ title }) => title.en).toSorted());
  });

  test.skipIf(!SOURCE_TEXTS_AVAILABLE)(
    'is silent where the pages of the game have not the words, and only there',
    () => {
      const book = listPassages().flatMap(([where, text]) =>
        where.startsWith('BW91-PG ') ? [[Number(where.slice(8)), plain(text)] as const] : [],
      );
      const wrong = cells.flatMap(({ title, column, mark, articles }) => {
        const [first, last] = pages[column]!;
        const own = plain(book.flatMap(([page, text]) => (page >= first && page <= last ? [text] : [])).join(' '));
        const has = new RegExp(STOPS_FAMILY_WORDS[title]!, 'u').test(own);
        const refers = mark === 'refers';
        // A cell refers by words of its own pages, or has only what is said of another game.
        if (refers)
          return has && articles.every((each) => findBorrowedChapter(each)) ? [`${title}, ${column}: has it`] : [];
        return has === (mark !== 'silent') ? [] : [`${title}, ${column}: ${mark}, and ${has ? 'has' : 'lacks'} it`];
      });
      expect(wrong).toEqual([]);
    },
  );
});

test('every row of an article has words by which it is looked for, and no others have', () => {
  const rows = STATEMENT_TABLES.flatMap(({ points }) =>
    points.flatMap(({ rows }) => rows.flatMap(({ article }) => article?.id ?? [])),
  );
  expect(Object.keys(ARTICLE_WORD_PATTERNS).toSorted()).toEqual(rows.toSorted());
});

describe.skipIf(!SOURCE_TEXTS_AVAILABLE)('against the texts', () => {
  const held = SOURCE_TEXTS_AVAILABLE ? passages() : {};
  const cells = STATEMENT_TABLES.flatMap(({ name, columns, points }) =>
    points.flatMap(({ rows }) =>
      rows.flatMap(({ article, cells }) =>
        cells.flatMap((cell, i) => {
          const text = held[`${name} ${columns[i]!.id}`];
          return article && text
            ? [
                {
                  id: article.id,
                  where: `${article.id}, ${columns[i]!.id}`,
                  name,
                  words: new RegExp(ARTICLE_WORD_PATTERNS[article.id]!, 'u'),
                  text,
                  ...cell,
                },
              ]
            : [];
        }),
      ),
    ),
  );

  /** The passages of a text at the places of a cell: `I.5` is all that is numbered under it. */
  const placesIn = (text: Record<string, string>, places: readonly string[]): readonly string[] =>
    places.flatMap((place, i) => {
      const full = i > 0 && places[0]!.startsWith('¶') ? `¶ ${place}` : place;
      return Object.entries(text).flatMap(([key, each]) => (key === full || key.startsWith(`${full}.`) ? [each] : []));
    });

  /**
   * True if a cell is told by reference: it says so, or has the mark of what another text says, and its places there.
   */
  const isByReference = ({ mark, places, text }: (typeof cells)[number]): boolean =>
    mark === 'refers' || (places.length > 0 && placesIn(text, places).length === 0);

  /** The passages in which the matter of a cell is looked for: those of its text, and by reference of the others too. */
  const passagesOf = (cell: (typeof cells)[number]): Record<string, string> =>
    isByReference(cell)
      ? Object.assign(
          {},
          ...Object.entries(held).flatMap(([at, each]) => (at.startsWith(`${cell.name} `) ? [each] : [])),
        )
      : cell.text;

  test('no text is told silent that has the words, and none to speak that has not', () => {
    expect(cells.length).toBeGreaterThan(500);
    const wrong = cells.flatMap((cell) => {
      const { where, words, text, mark, places } = cell;
      const byReference = isByReference(cell);
      // An introduction stands before both lists, and the opening of the first sends the reader to another page; what is
      // told by reference stands in another text, but for what the cell names in its own.
      const own = Object.entries(text).flatMap(([place, each]) =>
        ['Introduction', 'I'].includes(place) || (byReference && places.includes(place)) ? [] : each,
      );
      const has = own.some((each) => words.test(each));
      const speaks = ['says', 'part', 'adds', 'differs'].includes(mark);
      if (byReference) return has ? [`${where}: ${mark} by reference, and has it itself`] : [];
      return has === speaks || (speaks && ['Introduction', ...places].some((place) => words.test(text[place] ?? '')))
        ? []
        : [`${where}: ${mark}, and ${has ? 'has' : 'lacks'} it`];
    });
    expect(wrong).toEqual([]);
  });

  test('a text that is told to say the same has every element of the article, and one in part has some', () => {
    const told = new Map<string, Set<string>>();
    const wrong = cells.flatMap((cell) => {
      const { id, where, mark, places } = cell;
      const elements = ARTICLE_ELEMENT_PATTERNS[id];
      if (!elements || !['says', 'adds', 'part'].includes(mark)) return [];
      const there = placesIn(passagesOf(cell), places).join(' ');
      const has = elements.filter((each) => new RegExp(each, 'u').test(there)).length;
      told.set(id, (told.get(id) ?? new Set()).add(mark));
      const right = mark === 'part' ? has > 0 && has < elements.length : has === elements.length;
      return right ? [] : [`${where}: ${mark}, and has ${has} of ${elements.length}`];
    });
    expect(wrong).toEqual([]);
    // An element that no cell lacks, or that none has, tells nothing apart.
    for (const id of Object.keys(ARTICLE_ELEMENT_PATTERNS))
      expect([...(told.get(id) ?? [])].toSorted(), id).toContain('part');
  });

  test('the matter of each cell stands at its places', () => {
    const wrong = cells.flatMap((cell) => {
      const { id, where, words, text, mark, places } = cell;
      const among = passagesOf(cell);
      return places.flatMap((place, i) => {
        // `¶ 15, 16` names two paragraphs; `I.5` all that is numbered under it.
        const full = i > 0 && places[0]!.startsWith('¶') ? `¶ ${place}` : place;
        const sent = mark === 'refers' && place in text ? REFERENCE_PATTERNS[id] : undefined;
        const matter = sent === undefined ? words : new RegExp(sent, 'u');
        const there = Object.entries(among).filter(([key]) => key === full || key.startsWith(`${full}.`));
        if (there.length === 0) return [`${where}: there is no ${full}`];
        return there.some(([, each]) => matter.test(each)) ? [] : [`${where}: ${mark} ${full}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('only no. 42 and the list for 1792 refer to another text that has it in part or otherwise', () => {
    const referring = cells.filter((cell) => cell.mark !== 'refers' && isByReference(cell));
    for (const { where, mark } of referring) {
      expect(where).toMatch(/, (no42|lindor)$/u);
      expect(['part', 'differs'], where).toContain(mark);
    }
    expect(referring.length).toBe(7);
  });

  test('the two numbers of the paper have one mark on who is paid, since without Lalanne’s brackets they have one word', () => {
    const bare = (no: string) => held[`nain-jaune no${no}`]![no]!.replace(/\[.*?\]/gu, '');
    for (const no of ['41', '42']) {
      expect(bare(no)).toContain('le dernier');
      expect(bare(no)).not.toMatch(/le premier (qui n|recevant)/u);
    }
    for (const [id, mark] of [
      ['AC60.notice.last', 'says'],
      ['AC60.out', 'differs'],
      ['L92.out', 'differs'],
    ])
      expect(
        cells.flatMap((cell) => (cell.id === id && /, no4[12]$/u.test(cell.where) ? [cell.mark] : [])),
        id,
      ).toEqual([mark, mark]);
  });

  test('no. 42 is told by reference only of what it has words of reference for', () => {
    const referring = cells.filter((cell) => cell.where.endsWith(', no42') && isByReference(cell));
    expect(referring.length).toBe(4);
    for (const { id, places, text } of referring)
      expect(text['42'], id).toMatch(
        places[0] === '41' ? /comme nous l'avons dit/u : new RegExp(REFERENCE_PATTERNS[id]!, 'u'),
      );
  });
});

describe('a file of statements', () => {
  const file = '/content/statements/chat-qui-dort.yaml';
  const whole = readFileSync(join(root, file), 'utf8');
  test.each([
    ['lacks an article', /^ +HF90\.chat\.cut: .*\n/mu, '', 'HF90.chat.cut stands in no row'],
    ['has a mark that is none', 'cat: [says 179, lost]', 'cat: [quotes 179, lost]', 'has the mark quotes'],
    ['is silent at a place', 'cat: [says 179, lost]', 'cat: [silent 179, lost]', 'is silent at “179”'],
    ['speaks nowhere', 'cat: [says 179, lost]', 'cat: [says, lost]', 'is says at “”'],
    ['names an unknown text', 'siglum: LA-CQ', 'siglum: LA-XX', 'LA-XX is no text'],
    [
      'has lost lines of a text that is whole',
      'siglum: LA-CQ',
      'siglum: LA-LI',
      'is lost in a text that we have whole',
    ],
  ] as const)('is refused with its name if it %s', (_, from, to, why) => {
    const broken = whole.replace(from, to);
    expect(broken).not.toBe(whole);
    expect(() => parseStatementTable(file, broken)).toThrow(why);
    expect(() => parseStatementTable(file, broken)).toThrow('content/statements/chat-qui-dort.yaml');
  });
});
