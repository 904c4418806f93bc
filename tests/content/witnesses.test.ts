/**
 * Tests the register of witnesses: each text has a scholarly description, and the disputed points name the texts with
 * its sigla.
 */
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { witnessWords } from '../../src/i18n/witnesses.ts';
import { EDITIONS, getArticle } from '../../src/model/editions.ts';
import { HISTORY_EVENTS, TREE_LINKS } from '../../src/model/history.ts';
import { findWitnessPlace } from '../../src/model/places.ts';
import { SOURCES as ALL_SOURCES } from '../../src/model/sources.ts';
import { parsePracticeSupport, WITNESS_REGISTER } from '../../src/model/witnesses.ts';
import { findEnglishFaults, findFrenchFaults, readReadings, readSource, readYaml, SOURCES } from './read.ts';

interface Registered {
  readonly siglum: string;
  readonly kind: string;
  readonly seen: string;
  readonly en: string;
  readonly fr: string;
}

const others = readYaml('witnesses/register.yaml') as readonly Registered[];
const copies = SOURCES.flatMap((slug) => readSource(slug).witnesses as unknown as readonly Registered[]);
const all = [...copies, ...others];
const points = GAMES.flatMap(({ id }) => readReadings(id).map((point) => ({ ...point, game: id })));
const practices = points.flatMap((point) =>
  Object.entries(point.en.choices).map(([name, { witnesses: said }]) => ({
    name: `${point.game}/${point.name}/${name}`,
    said,
    notes: point.witnesses[name],
  })),
);
const siglumOf = (note: string): string => note.split(' ')[0]!;

describe('the register of texts', () => {
  test('has every text once, including the copies of the sources', () => {
    const sigla = all.map(({ siglum }) => siglum);
    expect(new Set(sigla).size).toBe(sigla.length);
    expect(WITNESS_REGISTER.map(({ siglum }) => siglum).toSorted()).toEqual(sigla.toSorted());
  });

  test('gives the original of each source the siglum of the source', () => {
    for (const slug of SOURCES) {
      const { siglum, witnesses } = readSource(slug);
      const originals = (witnesses as unknown as readonly Registered[]).filter(({ kind }) => kind === 'primary');
      expect(originals.map((each) => each.siglum)).toEqual([siglum]);
    }
  });

  test('describes each text in both languages, each typeset by its own rules', () => {
    expect(others.flatMap(({ en }) => findEnglishFaults(en))).toEqual([]);
    expect(others.flatMap(({ fr }) => findFrenchFaults(fr))).toEqual([]);
    for (const { siglum, en, fr } of others) {
      expect(en.length, siglum).toBeGreaterThan(30);
      expect(fr.length, siglum).toBeGreaterThan(30);
    }
  });

  test('has no text on which no reading and no history leans, but for copies and one that is named to be looked for', () => {
    const named = new Set([
      ...practices.flatMap(({ notes = [] }) => notes.map(siglumOf)),
      ...[...HISTORY_EVENTS, ...TREE_LINKS].flatMap(({ sigla }) => sigla),
    ]);
    const idle = others.filter(({ siglum }) => !named.has(siglum));
    expect(idle.map(({ siglum, seen }) => [siglum, seen])).toEqual([['RI12', 'not']]);
  });

  test('has one siglum for one copy: no two entries have the same holder and the same address or shelf-mark', () => {
    const keys = WITNESS_REGISTER.flatMap(({ siglum, holder, shelfmark, url, home, kind }) =>
      shelfmark || (url && !home) ? [[`${holder} ${shelfmark ?? url} ${kind}`, siglum] as const] : [],
    );
    const twice = keys.filter(([key], i) => keys.findIndex(([other]) => other === key) !== i);
    // One page of Lalanne’s has two retellings, of two books.
    expect(twice.map(([, siglum]) => siglum)).toEqual(['LA-LI']);
  });

  test('counts as kept the nine texts that stand beside the project', () => {
    const kept = all.filter(({ seen }) => seen === 'whole' || seen === 'part').map(({ siglum }) => siglum);
    expect(kept.toSorted()).toEqual(
      ['AC60-L', 'B96-JL', 'BW91-GN', 'BW91-PG', 'HF90-EM', 'HH', 'LA-CQ', 'LA-LI', 'LA-NJ'].toSorted(),
    );
  });
});

describe('what is said to rest on a text', () => {
  const articles = EDITIONS.flatMap(({ game }) => Object.keys(game.articles).map(getArticle));

  test('is every article but our own, none of which was read in an original', () => {
    for (const article of articles) {
      const { witness } = findWitnessPlace(article) ?? {};
      expect(witness === undefined, article.id).toBe(article.status === 'editorial');
      expect(witness?.kind, article.id).not.toBe('primary');
    }
    expect(witnessWords('en').primaries(5, 5)).toContain('every article that is not our own rests on');
    expect(witnessWords('fr').primaries(5, 5)).toContain('tout article qui n’est pas notre choix repose sur');
  });

  test('rests on it, where its description says that all of a status do', () => {
    let told = 0;
    for (const source of ALL_SOURCES)
      for (const { siglum, en, fr } of source.witnesses) {
        // It is printed with other sources too, which lean on the same text: it names the edition of which it speaks.
        expect(`${en} ${fr}`, siglum).not.toMatch(
          /All our (stated|inferred) articles|Tous nos articles (attestés|inférés)/u,
        );
        const status = /\bAll the (stated|inferred) articles of our .+? rest on\b/u.exec(en)?.[1];
        expect(/Tous les articles (attestés|inférés) de notre .+? reposent sur/u.test(fr), siglum).toBe(
          status !== undefined,
        );
        if (status === undefined) continue;
        told++;
        const own = articles.filter((each) => each.edition.source === source && each.status === status);
        expect(own.length, siglum).toBeGreaterThan(0);
        for (const article of own) expect(findWitnessPlace(article)?.witness.siglum, article.id).toBe(siglum);
      }
    expect(told).toBe(1);
  });

  test('is by the part of Lalanne’s page that has it, for the Lindor', () => {
    const lindor = articles.filter(({ edition, via }) => edition.game.id === 'lindor' && /^I/u.test(via ?? ''));
    expect(lindor.length).toBeGreaterThan(15);
    for (const article of lindor)
      expect(findWitnessPlace(article)?.witness.siglum, article.id).toBe(
        article.via!.startsWith('II.') ? 'LA-LI' : 'LA-NJ',
      );
  });
});

describe('the readings of the disputed points', () => {
  test('name witnesses for every practice, and only texts in the register', () => {
    expect(points.length).toBeGreaterThan(140);
    const known = new Set([...all.map(({ siglum }) => siglum), 'usage']);
    const unknown = practices.flatMap(({ name, notes }) =>
      notes ? notes.filter((note) => !known.has(siglumOf(note))).map((note) => `${name}: ${note}`) : [`${name}: none`],
    );
    expect(unknown).toEqual([]);
  });

  test('rest on an unseen text only where they build on reports of it', () => {
    const unseen = new Set(all.filter(({ seen }) => seen === 'not').map(({ siglum }) => siglum));
    expect(practices.filter(({ notes = [] }) => notes.some((note) => unseen.has(siglumOf(note))))).toEqual([]);
  });

  test('name no witness where they claim none, and a siglum where they name a text in words', () => {
    const signs: readonly (readonly [words: RegExp, siglum: string])[] = [
      [/Foster/, 'FO97'],
      [/1753/, 'CO53'],
      [/leaflet/, 'NJ02'],
      [/\bHoyles\b|\bA Hoyle\b/, 'HO'],
      [/adpoker/, 'AP'],
      [/regledujeu/, 'RJ'],
      [/universalis/i, 'UN'],
      [/grandcercle/, 'GC'],
      [/butinet/, 'BU'],
      [/savoir\.fr/, 'SA'],
      [/grapenovel/, 'BW91-GN'],
      [/Hoc Mazarin/, 'HM'],
      [/account of hocs/, 'LA-HO'],
      [/games volume/, 'HF90-EM'],
      [/^Round Games with Cards|By analogy with the same book|By analogy with Round Games/, 'BW91-PG'],
      [/^Boussac, pp/, 'B96-JL'],
      [/^L’Avantcoureur/, 'AC60-L'],
      [/^The retelling/, 'HH'],
      [/^None\b|^Editorial\.$/, ''],
      [/^Modern (usage|rules)/, 'usage'],
    ];
    const matched = new Set<string>();
    const wrong = practices.flatMap(({ name, said, notes = [] }) =>
      signs.flatMap(([words, siglum]) => {
        if (!words.test(said)) return [];
        matched.add(siglum);
        const fits = siglum === '' ? notes.length === 0 : notes.some((note) => siglumOf(note) === siglum);
        return fits ? [] : [`${name}: “${said}” and [${notes.join(', ')}]`];
      }),
    );
    expect(wrong).toEqual([]);
    expect(matched.size).toBeGreaterThan(12);
  });
});

test('a note that names no text, or supports it in no known way, is refused with its file', () => {
  expect(parsePracticeSupport('BW91-PG by analogy', 'f').support).toBe('analogy');
  expect(parsePracticeSupport('usage', 'f').text).toBeUndefined();
  expect(() => parsePracticeSupport('XX99', 'content/readings/jig.yaml')).toThrow('content/readings/jig.yaml: “XX99”');
  expect(() => parsePracticeSupport('BW91-PG by hearsay', 'f')).toThrow('by inference');
});
