/**
 * Tests that snippets copied from an earlier version still play: on today’s build, and after a new build is deployed
 * over an old one.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carryOverEmbeds } from '../../scripts/carry-over-embeds.mjs';
import { computeIntegrity } from '../../scripts/element.mjs';
import { startServer } from '../../scripts/server.mjs';
import { builtPages, DIST_FOLDER } from './dist.ts';
import { startOtherSite } from './other-site.ts';

const site = process.env['SITE_URL'] ?? 'https://snorum.example';
const post = startOtherSite();
const top = mkdtempSync(join(tmpdir(), 'snorum-kept-'));
const [before, after] = ['before', 'after'].map((name) => join(top, name)) as [string, string];

interface Manifest {
  versions: { version: string; scripts: Record<string, string>; data: string[] }[];
}
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'embed/versions.json'), 'utf8')) as Manifest;

/** The builder’s snippet for the custom element: the tags for the first example, with the hashes of its files. */
const copied = (() => {
  const { html } = builtPages.find(({ path }) => path === '/en/embed/')!;
  const [, code] = /data-form="element"[\s\S]*?<code>([\s\S]*?)<\/code>/.exec(html)!;
  return code!
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&amp;', '&');
})();
const old = manifestOf(DIST_FOLDER).versions[0]!;
const NEXT = 'ffffffffffff';

/**
 * Turns a copy of the embeds into a later build: other scripts, one changed example, and no file of the earlier build.
 */
const rebuildEmbeds = (folder: string): void => {
  const embed = join(folder, 'embed');
  renameSync(join(embed, old.version), join(embed, NEXT));
  const gone = old.data[0]!;
  const changed = gone.replace(/\.[0-9a-f]{8}\./, '.00000000.');
  renameSync(join(embed, gone), join(embed, changed));
  const scripts: Record<string, string> = {};
  for (const name of readdirSync(join(embed, NEXT))) {
    const text = readFileSync(join(embed, NEXT, name), 'utf8')
      .replace(gone.split('.')[1]!, '00000000')
      .concat('\n/* later */');
    scripts[`${NEXT}/${name}`] = computeIntegrity(text);
    writeFileSync(join(embed, NEXT, name), text);
    writeFileSync(join(embed, name), text);
  }
  const data = old.data.map((file) => (file === gone ? changed : file));
  writeFileSync(join(embed, 'versions.json'), JSON.stringify({ versions: [{ version: NEXT, scripts, data }] }));
};

beforeAll(() => {
  // The embeds of either language are pages, which pin nothing.
  const isPinned = (path: string): boolean => !['en', 'fr'].some((lang) => path === join(DIST_FOLDER, 'embed', lang));
  for (const folder of [before, after])
    cpSync(join(DIST_FOLDER, 'embed'), join(folder, 'embed'), { recursive: true, filter: isPinned });
  rebuildEmbeds(after);
});
afterAll(() => rmSync(top, { recursive: true }));

/** Opens a post with custom elements, and returns the step that each one shows. */
const play = async (html: string): Promise<readonly string[]> => {
  const { page, heard } = await post({ html });
  const elements = page.locator('snorum-example');
  for (let i = 0; i < (await elements.count()); i++) {
    const steps = elements.nth(i).locator('.table-say .step');
    await steps.waitFor();
    await elements.nth(i).locator('.table-controls .control-first').click();
  }
  expect(heard).toEqual([]);
  return elements.locator('.table-say .step').allInnerTexts();
};

describe('a snippet copied from an earlier version', () => {
  test('plays on the build of today', async () => {
    const host = await startServer({ folder: DIST_FOLDER, reads: true });
    try {
      const html = readFileSync(join(import.meta.dirname, 'copied/version-0.1.html'), 'utf8');
      const { page, heard } = await post({ html: html.replaceAll('https://snorum.example', host.origin) });
      const said = (frame: number) => page.frameLocator('iframe').nth(frame).locator('.table-say .step').innerText();
      await page.locator('iframe').nth(1).scrollIntoViewIfNeeded();
      await expect.poll(() => said(0)).toMatch(/^Step 2 of /);
      await expect.poll(() => said(1)).toMatch(/^Étape 1 sur /);
      await expect.poll(() => page.locator('#one .table-say .step').innerText()).toMatch(/^Étape 3 sur /);
      await expect.poll(() => page.locator('#two .table-say .step').innerText()).toMatch(/^Step 2 of /);
      expect(heard).toEqual([]);
    } finally {
      host.closeAllConnections();
      host.close();
    }
  });
});

describe('two builds, one deployed over the other,', () => {
  test('have a version and its hash in a snippet, and a list of files to keep', () => {
    expect(copied).toContain(`src="${site}/embed/${old.version}/snorum-example.js"`);
    expect(copied).toContain(`integrity="${old.scripts[`${old.version}/snorum-example.js`]}"`);
    expect(old.version).toMatch(/^[0-9a-f]{12}$/);
    const examples = builtPages.filter(({ kind, language }) => kind === 'example' && language === 'en');
    expect(old.data.length).toBe(examples.length);
    for (const [file, hash] of Object.entries(old.scripts)) {
      const text = readFileSync(join(DIST_FOLDER, 'embed', file));
      expect(`sha384-${createHash('sha384').update(text).digest('base64')}`).toBe(hash);
    }
  });

  test('keep the snippets of both, pinned as they were copied', async () => {
    const standing = await startServer({ folder: before });
    expect(await carryOverEmbeds(after, `${standing.origin}/`)).toBe(1);
    // Once more, from the folder: nothing is copied twice.
    expect(await carryOverEmbeds(after, before)).toBe(0);
    standing.closeAllConnections();
    standing.close();
    expect(manifestOf(after).versions.map(({ version }) => version)).toEqual([NEXT, old.version]);
    const host = await startServer({ folder: after });
    try {
      const earlier = copied.replaceAll(site, host.origin);
      const { scripts } = manifestOf(after).versions[0]!;
      const later = earlier.replace(old.version, NEXT).replace(/sha384-[^"]*/, scripts[`${NEXT}/snorum-example.js`]!);
      expect(await play(earlier)).toEqual([expect.stringMatching(/^Step 2 of /)]);
      expect(await play(later)).toEqual([expect.stringMatching(/^Step 2 of /)]);
      // The page that pinned it keeps the example that has changed since.
      const id = /^data\/([^.]+)/.exec(old.data[0]!)![1]!;
      const { page, asked } = await post({ html: earlier.replace(/example="[^"]*"/, `example="${id}"`) });
      await page.locator('snorum-example .table').waitFor();
      expect(asked).toContain(`${host.origin}/embed/${old.data[0]}`);
    } finally {
      host.closeAllConnections();
      host.close();
    }
  });

  test('are refused where a listed file is gone or different', async () => {
    const spoilt = join(top, 'spoilt');
    const next = join(top, 'next');
    cpSync(join(DIST_FOLDER, 'embed'), join(spoilt, 'embed'), { recursive: true });
    cpSync(join(DIST_FOLDER, 'embed'), join(next, 'embed'), { recursive: true });
    rebuildEmbeds(next);
    writeFileSync(join(spoilt, 'embed', old.version, 'snorum-engine.js'), 'alert(1)');
    await expect(carryOverEmbeds(next, spoilt)).rejects.toThrow('snorum-engine.js of');
    rmSync(join(spoilt, 'embed', old.data[0]!));
    rmSync(join(spoilt, 'embed', old.version, 'snorum-engine.js'));
    await expect(carryOverEmbeds(next, spoilt)).rejects.toThrow('does not have it');
    const list = { versions: [{ version: '000000000000', scripts: {}, data: ['../../outside'] }] };
    writeFileSync(join(spoilt, 'embed/versions.json'), JSON.stringify(list));
    await expect(carryOverEmbeds(next, spoilt)).rejects.toThrow('which is no embed');
    // A site from before versions has nothing to keep.
    rmSync(join(spoilt, 'embed/versions.json'));
    expect(await carryOverEmbeds(next, spoilt)).toBe(0);
  });
});

describe('the element as a module', () => {
  test('is imported, and finds its data and its rules', async () => {
    const host = await startServer({ folder: DIST_FOLDER, reads: true });
    try {
      const { html } = { html: readFileSync(join(import.meta.dirname, 'copied/version-0.1.html'), 'utf8') };
      const elements = html
        .slice(html.indexOf('<snorum-example id="one"'))
        .replaceAll('https://snorum.example', host.origin);
      const { page, heard, asked } = await post({
        html: `<script type="module">
          globalThis.heard = [];
          for (const what of ['ready', 'step', 'end', 'error'])
            document.addEventListener('snorum-' + what, ({ type, target }) => heard.push(type + ' ' + target.id));
          await import('${host.origin}/embed/${old.version}/snorum-example.mjs');
        </script>${elements}`,
      });
      await expect.poll(() => page.locator('#one .table-say .step').innerText()).toMatch(/^Étape 3 sur /);
      await expect.poll(() => page.locator('#two .table-say .step').innerText()).toMatch(/^Step 2 of /);
      expect(await page.evaluate('heard')).toEqual(expect.arrayContaining(['snorum-ready one', 'snorum-ready two']));
      expect(asked).toContain(`${host.origin}/embed/${old.version}/snorum-engine.js`);
      expect(heard).toEqual([]);
    } finally {
      host.closeAllConnections();
      host.close();
    }
  });
});
