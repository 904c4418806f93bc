import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import settings from '../../.htmlvalidate.json' with { type: 'json' };
import { findFrenchFaults } from '../content/read.ts';
import { createWorstOfEachKind, selectInstances } from '../instances.ts';
import { type BuiltPage, builtPages, DIST_FOLDER, isForOtherSites } from './dist.ts';

describe('the markup', () => {
  const validator = new HtmlValidate(settings as unknown as ConfigData);

  const longestOfEach = createWorstOfEachKind<BuiltPage>(
    ({ html }) => `${/ data-game="([^"]+)"/.exec(html)?.[1]} ${html.includes('<iframe')}`,
    ({ html }) => html.length,
  );

  test.each([...new Set(builtPages.map(({ kind }) => kind))])(
    'of every page of the kind “%s” is valid',
    async (kind) => {
      const faults: string[] = [];
      const all = builtPages.filter((page) => page.kind === kind);
      for (const { path, html: whole } of selectInstances(all, longestOfEach)) {
        // The build’s common part of every embed is long: its policy names it, and the browser runs it.
        const html = /^(embed|slip)$/.test(kind) ? whole.replace(/(<(script|style)>)[\s\S]*?(?=<\/\2>)/g, '$1') : whole;
        const report = await validator.validateString(html, path);
        for (const { messages } of report.results) {
          faults.push(
            ...messages.map(({ line, column, message, ruleId }) => `${path}:${line}:${column}: ${message} (${ruleId})`),
          );
        }
      }
      expect(faults.slice(0, 20)).toEqual([]);
    },
  );

  test('of every file begins with its doctype, without which browsers use quirks mode', () => {
    expect(builtPages.filter(({ html }) => !/^<!doctype html>/i.test(html)).map(({ path }) => path)).toEqual([]);
  });

  test('of the drawings of figures follows French typography in French', () => {
    const drawn = builtPages.filter(
      ({ kind, language }) => language === 'fr' && (kind === 'study' || kind === 'claim'),
    );
    const said = drawn.flatMap(({ html }) => [
      ...html.matchAll(/<text class="intervals-(?:label|heading|said)"[^>]*>([^<]*)</g),
    ]);
    expect(said.length).toBeGreaterThan(100);
    expect([...new Set(said.flatMap(([, text]) => findFrenchFaults(text!)))]).toEqual([]);
  });

  test('of every page has a title unique in its language', () => {
    const titled = builtPages.flatMap(({ path, language, html }) =>
      language === undefined ? [] : [{ path, title: `${language} ${/<title>([^<]+)/.exec(html)?.[1]}` }],
    );
    expect(titled.length).toBeGreaterThan(300);
    const twice = [...Map.groupBy(titled, ({ title }) => title).values()].filter((same) => same.length > 1);
    expect(twice).toEqual([]);
  });

  test('of every page links to the licences of published material, and each bundled package is named there', () => {
    const notices = readFileSync(join(DIST_FOLDER, 'licences.txt'), 'utf8');
    for (const name of ['preact', 'pagefind', '@fontsource/eb-garamond'])
      expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'));
    expect(notices).toMatch(/SIL OPEN FONT LICENSE/i);
    expect(notices.match(/Permission is hereby granted, free of charge/g)!.length).toBeGreaterThanOrEqual(3);
    const wanting = builtPages.filter(({ language, html }) => language && !html.includes('licences.txt'));
    expect(wanting.map(({ path }) => path)).toEqual([]);
  });

  test('of every page states language, title, policy and, in a language, its translation', () => {
    const wanting = builtPages
      .filter((page) => !isForOtherSites(page))
      .flatMap(({ path, language, html }) => {
        const marks: Record<string, boolean> = {
          language: new RegExp(`<html[^>]* lang="?${language ?? '(en|fr)'}\\b`).test(html),
          title: /<title>[^<]+<\/title>/.test(html),
          policy: /http-equiv="?content-security-policy"? content="[^"]*form-action 'self'/.test(html),
          translations: language === undefined || (/hreflang="?en\b/.test(html) && /hreflang="?fr\b/.test(html)),
          description: language === undefined || /<meta name="?description"? content="[^"]+"/.test(html),
        };
        return Object.keys(marks)
          .filter((mark) => !marks[mark])
          .map((mark) => `${path}: ${mark}`);
      });
    expect(wanting).toEqual([]);
    expect(builtPages.length).toBeGreaterThan(0);
  });

  test('lets other sites frame pages only below /embed/, as hosts are told', () => {
    const rules = readFileSync(join(DIST_FOLDER, '_headers'), 'utf8').split(/^(?=\/)/m);
    const kept = rules.filter((rule) => rule.includes("frame-ancestors 'self'")).map((rule) => rule.split('\n')[0]);
    expect(kept).toEqual(['/en/*', '/fr/*']);
  });
});
