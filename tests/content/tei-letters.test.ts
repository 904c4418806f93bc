/**
 * Tests the TEI files of the sources before the build: the readings of the rules are outside the text, and the
 * apparatus records variants of letters only.
 */
import { expect, test } from 'vitest';
import { formatTeiDocument } from '../../src/exports/tei/document.ts';
import { formatTeiOdd, ODD_FILE } from '../../src/exports/tei/odd.ts';
import { listPointsOfGame } from '../../src/model/editions.ts';
import { SOURCES } from '../../src/model/sources.ts';

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
