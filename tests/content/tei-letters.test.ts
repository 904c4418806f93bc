/**
 * Tests the TEI files of the sources before the build: the readings of the rules are outside the text, and the
 * apparatus records variants of letters only.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatTeiDocument } from '../../src/exports/tei/document.ts';
import { formatTeiOdd, ODD_FILE } from '../../src/exports/tei/odd.ts';
import { encodeQuotedWords } from '../../src/exports/tei/text.ts';
import { listPointsOfGame } from '../../src/model/editions.ts';
import { SOURCES } from '../../src/model/sources.ts';
import { root } from '../house/files.ts';
import { SOURCE_TEXTS_AVAILABLE } from './held-texts.ts';

const site = new URL('https://books.example');

test.each(SOURCES.map((source) => [source.siglum, source] as const))(
  '%s has its disputed points in standOff and none in an apparatus',
  { timeout: 120_000 },
  (_, source) => {
    const written = formatTeiDocument(source, site);
    const [before = '', after = ''] = written.split('</standOff>');
    const points = source.games.flatMap(listPointsOfGame);
    expect([...before.matchAll(/<item xml:id="en\.reading\./gu)].length).toBe(points.length);
    expect(after).not.toMatch(/ana="#followed"/u);
    for (const [app] of written.matchAll(/<app>.*?<\/app>/gsu)) {
      const wits = [...app.matchAll(/wit="([^"]+)"/gu)].flatMap(([, wit]) => wit!.split(' '));
      expect(wits.length).toBeGreaterThan(1);
      expect(new Set(wits).size).toBe(wits.length);
    }
    expect([...written.matchAll(/<app>/gu)].length).toBe(source.variants.length);
    // Each correction is given at the back, by a choice or by what is supplied.
    const back = written.slice(written.indexOf('<back>'));
    const given = [...back.matchAll(/<choice>|<supplied /gu)].length;
    expect(source.emendations.length === 0 ? 0 : given).toBe(source.emendations.length);
    expect(written).toContain(`url="https://books.example/tei/${ODD_FILE}"`);
  },
);

test('a note that quotes the letters of a copy has them as they are, and no choice for them', () => {
  let notes = 0;
  for (const source of SOURCES) {
    const written = formatTeiDocument(source, site);
    for (const [note] of written.matchAll(/<note type="editorial".*?<\/note>/gsu)) {
      const words = note
        .replaceAll(/<[^>]+>/gu, '')
        .replaceAll('&amp;', '&')
        .replaceAll('\u00a0', ' ');
      for (const { sic, corr } of source.emendations) {
        if (!words.includes(sic)) continue;
        notes++;
        expect(note).not.toContain(`>${corr.replaceAll('&', '&amp;')}</corr>`);
      }
    }
  }
  // In both languages: font, fur and fuite for sont, sur and suite; on for en; stack& for stake.
  expect(notes).toBeGreaterThanOrEqual(10);
  const turn = formatTeiDocument(SOURCES.find(({ siglum }) => siglum === 'BW91')!, site);
  expect(turn).toMatch(
    /secure <quote xml:lang="en">a stake<\/quote> for the pool.*<quote xml:lang="en">a stack&amp;</u,
  );
}, 120_000);

test('quoted words that are corrected, or that have a slip of the copy, are a choice of both', () => {
  const { emendations } = SOURCES.find(({ siglum }) => siglum === 'AC60')!;
  for (const words of ['mises sur la table ici', 'mises fur la table ici']) {
    const [before, choice, after] = encodeQuotedWords(words, emendations);
    expect([before, after]).toEqual(['mises ', ' ici']);
    expect(choice).toMatchObject({
      xml: '<choice><sic source="#AC60-L">fur la table</sic><corr resp="#snorum">sur la table</corr></choice>',
    });
  }
});

test('letters that a copy lacks are supplied from the letters round them, and are not said to come from the copy', () => {
  let supplied = 0;
  for (const source of SOURCES)
    for (const [, attributes] of formatTeiDocument(source, site).matchAll(/<supplied ([^>]*)>/gu)) {
      supplied++;
      expect(attributes).toMatch(/evidence="internal"/u);
      expect(attributes).not.toMatch(/source=/u);
    }
  expect(supplied).toBeGreaterThan(3);
}, 120_000);

test('every correction of letters is told, with its reason, on the page of its source in both languages', () => {
  for (const source of SOURCES)
    for (const lang of ['en', 'fr'] as const) {
      const told = source[lang].corrections.map(({ what }) => what.replaceAll('\u00a0', ' ')).join(' ');
      for (const { sic } of source.emendations) {
        const letters = sic
          .replaceAll(/[,;]/gu, ' ')
          .split(/ +/u)
          .filter((word) => !/^(le|la|the|de|a|et|il|naiss)$/iu.test(word));
        expect(
          letters.some((word) => told.includes(word)),
          `${source.siglum}, ${lang}: ${sic}`,
        ).toBe(true);
      }
    }
});

test.skipIf(!SOURCE_TEXTS_AVAILABLE)(
  'every form that the filter of the web copy broke is in the apparatus, on its page',
  () => {
    const read = (file: string) => readFileSync(join(root, '../shared/sources', file), 'utf8');
    /** The text of each page, by its number in brackets. */
    const pagesOf = (file: string) =>
      new Map(
        read(file)
          .split(/(?=\[\d+\])/u)
          .slice(1)
          .map((page) => [/\d+/u.exec(page)![0], page.replace(/\s+/gu, ' ')] as const),
      );
    const [damaged, whole] = [pagesOf('round-games.txt'), pagesOf('round-games-pp80-101.txt')];
    const broken = [...damaged].flatMap(([page, text]) =>
      (text.match(/\p{L}+(?:\.\p{L}+)+/gu) ?? []).map((form) => `${page} ${form}`),
    );
    const { variants } = SOURCES.find(({ siglum }) => siglum === 'BW91')!;
    const listed = variants.map(
      ({ place, readings }) => `${place} ${/\S*\.\S*/u.exec(readings['BW91-GN'] ?? '')?.[0] ?? ''}`,
    );
    expect(broken.length).toBeGreaterThan(10);
    expect(listed).toEqual(broken);
    for (const { place, readings } of variants) {
      expect(damaged.get(place), readings['BW91-GN']).toContain(readings['BW91-GN']);
      expect(whole.get(place), readings['BW91-PG']).toContain(readings['BW91-PG']);
    }
  },
);

test('the customisation has a behaviour for the letters of two copies, for each status and for notes', () => {
  const odd = formatTeiOdd(site);
  for (const part of [
    '<elementSpec ident="app" mode="change">',
    'status-stated',
    'status-inferred',
    'status-editorial',
    'note-editorial',
    'behaviour="alternate"',
  ])
    expect(odd).toContain(part);
});
