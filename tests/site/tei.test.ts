/** Tests the sources as TEI P5 files: well-formed, built as TEI demands, complete, and without broken pointers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { GAMES } from '#engine/games.ts';
import { selectInstances } from '../instances.ts';
import { openPage } from './browser.ts';
import { DIST_FOLDER } from './dist.ts';
import { findTeiFaults, listElements, listIds, listReferences, type XmlElement } from './tei-model.ts';

const FILES: Readonly<Record<string, readonly string[]>> = {
  'AC60.xml': ['nain-jaune'],
  'HF90.xml': ['chnif-chnof-chnorum', 'chat-qui-dort'],
  'L92.xml': ['lindor'],
  'BW91.xml': ['commerce', 'speculation', 'pope-joan', 'spin', 'newmarket', 'snip-snap-snorum', 'jig', 'cassino'],
  'B96.xml': ['manille'],
};

/** Articles for whose text no copy was kept. */
const UNHELD = parse(
  readFileSync(join(import.meta.dirname, '../../content/witnesses/unheld.yaml'), 'utf8'),
) as Readonly<Record<string, string>>;

/** Parses XML in the browser; text that is not well-formed counts as a fault. */
const parsed = async (texts: Readonly<Record<string, string>>): Promise<Record<string, XmlElement>> => {
  const page = await openPage({ path: '/' });
  const trees = await page.evaluate((written) => {
    const tree = (element: Element): unknown => ({
      name: element.nodeName,
      namespace: element.namespaceURI,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      children: [...element.childNodes].flatMap((node) =>
        node.nodeType === Node.ELEMENT_NODE ? [tree(node as Element)] : (node.textContent ?? ''),
      ),
    });
    return Object.entries(written).map(([file, text]) => {
      const read = new DOMParser().parseFromString(text, 'application/xml');
      return [file, read.querySelector('parsererror')?.textContent ?? null, tree(read.documentElement)] as const;
    });
  }, texts);
  for (const [file, fault] of trees) expect(fault, file).toBeNull();
  return Object.fromEntries(trees.map(([file, , root]) => [file, root as XmlElement]));
};

const textOf = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');

const readIn = (file: string): string => readFileSync(join(DIST_FOLDER, 'tei', file), 'utf8');

/** Faults put into a file, one at a time: the name of the fault, the text and its replacement. */
const BROKEN: readonly (readonly [fault: string, from: string | RegExp, to: string])[] = [
  ['the description of the file is lost', /<fileDesc>[\s\S]*<\/fileDesc>/, ''],
  ['a paragraph stands after a division', /<\/div>(\s*)<\/div>/, '</div><p>stray</p>$1</div>'],
  ['an id stands twice', 'xml:id="en.players"', 'xml:id="en.pack"'],
  ['a pointer leads nowhere', 'corresp="#en.pack"', 'corresp="#en.nothing"'],
  [
    'a practice leans on a text that is not in the list',
    /<ptr type="says" target="#[^"]*"/,
    '<ptr type="says" target="#XX99"',
  ],
  ['a practice is followed by no taxonomy', /ana="#followed"/, 'ana="#preferred"'],
  ['a page begins in no copy', /<head>/, '<pb edRef="#nowhere"/><head>'],
  ['a list of practices is empty', /<list type="practices">[\s\S]*?<\/list>/, '<list type="practices"/>'],
  ['a division holds bare text', '<body>', '<body>words'],
  ['an element is not of TEI', /<foreign /g, '<italic '],
  ['an attribute is unknown', '<standOff>', '<standOff kind="x">'],
  ['a language is not one', 'xml:lang="fr"', 'xml:lang="français"'],
];

describe('the TEI files', () => {
  let trees: Record<string, XmlElement>;

  const ofKind = (root: XmlElement, name: string, type?: string) =>
    listElements(root).filter((each) => each.name === name && (!type || each.attributes['type'] === type));
  const faults = (root: XmlElement) => findTeiFaults(root, (file) => trees[file] && listIds(trees[file]));

  test('are one per source, and well-formed', async () => {
    expect(readdirSync(join(DIST_FOLDER, 'tei')).sort()).toEqual([...Object.keys(FILES), 'snorum.odd'].sort());
    trees = await parsed(Object.fromEntries(Object.keys(FILES).map((file) => [file, readIn(file)])));
  });

  test.each(Object.keys(FILES))('are built as TEI P5 demands: %s', (file) => {
    expect(faults(trees[file]!)).toEqual([]);
  });

  test.each(Object.entries(FILES))('have every article in both languages, face to face: %s', (file, games) => {
    const root = trees[file]!;
    const articles = games.flatMap((id) => Object.keys(GAMES.find((game) => game.id === id)!.articles));
    const divs = ofKind(root, 'div', 'article');
    for (const lang of ['en', 'fr'])
      expect(divs.map(({ attributes }) => attributes['xml:id']).filter((id) => id?.startsWith(`${lang}.`))).toEqual(
        articles.map((id) => `${lang}.${id.slice(id.indexOf('.') + 1)}`),
      );
    const facing = new Map(divs.map(({ attributes }) => [`#${attributes['xml:id']}`, attributes['corresp']]));
    for (const [own, other] of facing) {
      expect(other, own).not.toBe(own);
      expect(facing.get(other!), own).toBe(own);
    }
    const versions = games.flatMap(() => [['edition'], ['translation']]);
    const sides = ofKind(root, 'div').filter(({ attributes }) => attributes['xml:lang']);
    expect(sides.map(({ attributes }) => [attributes['type']])).toEqual(versions);
    const source = ofKind(root, 'biblStruct')[0]!.attributes['xml:lang'];
    for (const { attributes } of sides)
      expect(attributes['type'] === 'edition').toBe(attributes['xml:lang'] === source);
  });

  test.each(Object.entries(FILES))('are citable article by article by their own declaration: %s', (file, games) => {
    const references = listReferences(trees[file]!);
    for (const id of games)
      for (const lang of ['en', 'fr'])
        for (const article of Object.keys(GAMES.find((game) => game.id === id)!.articles)) {
          const slug = article.slice(article.indexOf('.') + 1);
          const found = references.get(`${id}/${lang}:${slug}`);
          expect(
            found?.map(({ attributes }) => attributes['xml:id']),
            article,
          ).toEqual([`${lang}.${slug}`]);
        }
  });

  const entriesOf = (file: string, game: string, lang: string) =>
    listElements(trees[file]!).filter(
      ({ name, attributes }) => name === 'item' && attributes['xml:id']?.startsWith(`${lang}.reading.${game}.`),
    );
  const practicesOf = (entry: XmlElement) => ofKind(ofKind(entry, 'list', 'practices')[0]!, 'item');

  test('have every disputed point as an entry of the apparatus, with our practice as lemma', () => {
    for (const [file, games] of Object.entries(FILES))
      for (const game of games) {
        const written = readFileSync(join(import.meta.dirname, '../../content/readings', `${game}.yaml`), 'utf8');
        const points = parse(written) as { name: string; default: string }[];
        expect(points.length).toBeGreaterThan(0);
        for (const lang of ['en', 'fr']) {
          const followed = entriesOf(file, game, lang).map((entry) => {
            const all = practicesOf(entry).map(({ attributes }) => [attributes['n'], attributes['ana']]);
            expect(all.filter(([, ana]) => ana === '#followed').length).toBe(1);
            expect(all.length).toBeGreaterThan(1);
            return [entry.attributes['n'], all[0]![0]];
          });
          expect(followed.toSorted(), `${game} ${lang}`).toEqual(
            points.map((each) => [each.name, each.default]).toSorted(),
          );
        }
      }
  });

  test('name by siglum the texts that have each practice, and those it is inferred from', () => {
    for (const [file, games] of Object.entries(FILES))
      for (const game of games) {
        const written = readFileSync(join(import.meta.dirname, '../../content/readings', `${game}.yaml`), 'utf8');
        const points = parse(written) as { name: string; witnesses: Record<string, string[]> }[];
        for (const lang of ['en', 'fr'])
          for (const entry of entriesOf(file, game, lang)) {
            const { witnesses } = points.find(({ name }) => name === entry.attributes['n'])!;
            for (const practice of practicesOf(entry)) {
              const pointed = ofKind(practice, 'ptr').map(({ attributes }) => [
                attributes['target'],
                attributes['type'],
              ]);
              const named = witnesses[practice.attributes['n']!]!.filter((note) => note !== 'usage').map((note) => {
                const [siglum, by = 'says'] = note.split(' by ');
                return [`#${siglum}`, by];
              });
              expect(pointed, `${game} ${entry.attributes['n']}`).toEqual(named);
            }
          }
      }
  });

  test('keep the apparatus for letters: each entry has two witnesses, and none of them twice', () => {
    const apps = Object.values(trees).flatMap((root) => ofKind(root, 'app'));
    expect(apps.length).toBeGreaterThan(4);
    for (const app of apps) {
      const wits = [...ofKind(app, 'lem'), ...ofKind(app, 'rdg')].flatMap(({ attributes }) =>
        attributes['wit']!.split(' '),
      );
      expect(wits.length).toBeGreaterThan(1);
      expect(new Set(wits).size).toBe(wits.length);
    }
  });

  test('give the corrections of the copies letter for letter, and say on which page they are', () => {
    const corrected = Object.keys(FILES).filter((file) => ofKind(trees[file]!, 'choice').length > 0);
    expect(corrected).toEqual(['AC60.xml', 'BW91.xml', 'B96.xml']);
    const supplied = Object.values(trees).flatMap((root) => ofKind(root, 'supplied').map(textOf));
    expect(supplied.toSorted()).toEqual(['.', '3', '7', 'ance au jeu'].toSorted());
    // A note on the letters of a copy quotes them as they are.
    const quoted = Object.values(trees).flatMap((root) =>
      ofKind(root, 'note').flatMap((note) => ofKind(note, 'quote')),
    );
    expect(quoted.filter((quote) => ofKind(quote, 'choice').length > 0)).toEqual([]);
    for (const letters of ['fur la table', 'a stack&', 'on diagonale']) expect(quoted.map(textOf)).toContain(letters);
    const stake = ofKind(ofKind(trees['BW91.xml']!, 'div', 'corrections')[0]!, 'item').find((item) =>
      textOf(item).includes('stack&'),
    )!;
    expect(textOf(stake)).toBe('92 stack&stake');
    expect(ofKind(stake, 'sic')[0]!.attributes['source']).toBe('#BW91-PG');
    for (const file of corrected)
      for (const choice of ofKind(trees[file]!, 'choice'))
        expect(textOf(ofKind(choice, 'sic')[0]!)).not.toBe(textOf(ofKind(choice, 'corr')[0]!));
  });

  test('point from every article that has words in a text to those words, and hold none of them', () => {
    for (const [file, games] of Object.entries(FILES)) {
      const spans = ofKind(trees[file]!, 'span');
      const pointed = new Set(spans.flatMap(({ attributes }) => attributes['corresp']!.split(' ')));
      const resting = games
        .flatMap((id) => Object.entries(GAMES.find((game) => game.id === id)!.articles))
        .filter(([id, { status }]) => status !== 'editorial' && !(id in UNHELD));
      expect(resting.length).toBeGreaterThan(20);
      for (const [id] of resting) expect(pointed, id).toContain(`#en.${id.slice(id.indexOf('.') + 1)}`);
      for (const span of spans) expect(textOf(span)).toMatch(/^[0-9a-f]{12}$/);
    }
  });

  test('mark where pages begin, each once and in order, and the two numbers of the paper', () => {
    const pages = (file: string, name: string, id: string) =>
      ofKind(trees[file]!, 'div')
        .filter(({ attributes }) => attributes['xml:id'] === id)
        .flatMap((version) => ofKind(version, name).map(({ attributes }) => attributes['n']));
    expect(pages('BW91.xml', 'pb', 'en.snip-snap-snorum')).toEqual(['90', '91', '92', '93', '94']);
    expect(pages('BW91.xml', 'pb', 'fr.cassino')).toEqual(['97', '98', '99', '100']);
    expect(pages('HF90.xml', 'pb', 'fr.chat-qui-dort')).toEqual(['179', '180']);
    expect(pages('AC60.xml', 'milestone', 'fr.nain-jaune')).toEqual(['41', '42']);
    expect(pages('B96.xml', 'pb', 'fr.manille')).toEqual([]);
  });

  test('name the language of every quotation, and every copy an article rests on', () => {
    for (const root of Object.values(trees)) {
      for (const quote of ofKind(root, 'quote')) expect(quote.attributes['xml:lang']).toMatch(/^(fr|en|la)$/);
      const witnesses = new Set(ofKind(root, 'witness').map(({ attributes }) => `#${attributes['xml:id']}`));
      for (const { attributes } of ofKind(root, 'div', 'article')) {
        const ours = attributes['ana']?.includes('#editorial');
        if (ours) expect(attributes['source']).toBeUndefined();
        else expect(witnesses, attributes['xml:id']).toContain(attributes['source']);
      }
    }
  });

  describe('are refused by these checks when', () => {
    let whole: string;
    beforeAll(() => {
      whole = readIn('L92.xml');
    });

    test.each(selectInstances(BROKEN, (all) => all.filter((_, i) => i % 4 === 0)))('%s', async (_, from, to) => {
      const broken = whole.replace(from, to).replaceAll(/<\/foreign>/g, to === '<italic ' ? '</italic>' : '</foreign>');
      expect(broken).not.toBe(whole);
      const { file } = await parsed({ file: broken });
      expect(faults(file!)).not.toEqual([]);
    });
  });
});
