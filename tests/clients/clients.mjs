/**
 * `npm run clients`: puts each snippet of the page “A table in your page” through other publishing tools, opens the
 * resulting page and prints one line per tool and snippet with the result. Each snippet must show a playable table, a
 * picture or a link. The engine’s package is tried too; `--wordpress` also sets up a WordPress, and `--nginx` serves
 * the site with nginx as the page for hosts says. Needs a build in `dist/`; programs missing on the machine (hugo,
 * jekyll, nginx: Debian packages) are reported as untried.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { startServer } from '../../scripts/server.mjs';
import { startBrowser } from '../site/start-browser.ts';
import { isProgramInstalled, PUBLISHING_TOOLS } from './engines.mjs';

const dist = join(import.meta.dirname, '../../dist');
const NOWHERE = 'https://snorum.example';

/** Reads from the built page the snippets that it offers for copying, each under the name of its form. */
const copied = () => {
  const html = readFileSync(join(dist, 'en/embed/index.html'), 'utf8');
  const sign = { lt: '<', gt: '>', quot: '"', '#34': '"', '#39': "'", amp: '&' };
  return Object.fromEntries(
    [...html.matchAll(/data-form="([^"]+)"[\s\S]*?<code>([\s\S]*?)<\/code>/g)].map(([, form, code]) => [
      form,
      code.replace(/&(lt|gt|quot|#34|#39|amp);/g, (_, name) => sign[name]),
    ]),
  );
};

const site = await startServer({ folder: dist });
let shown = '';
const blog = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A post</title><meta name="viewport" content="width=device-width"></head><body>${shown}</body></html>`,
  );
});
await new Promise((listening) => blog.listen(0, '127.0.0.1', listening));
const browser = await startBrowser();

/** Opens a page and returns the result a reader sees: a table with steps, a picture in a link, a link, or nothing. */
const resultOf = async (html, form, at = `${site.origin}/`) => {
  // A Markdown picture has no size of its own: every theme keeps it within its column.
  const theme = form === 'markdown-picture' ? '<style>img { max-width: 100%; height: auto }</style>' : '';
  shown = theme + html.replaceAll(NOWHERE, site.origin);
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  try {
    await page.goto(`http://127.0.0.1:${blog.address().port}/`);
    const frame = page.locator('iframe[src*="/embed/"]').first();
    const element = page.locator('snorum-example').first();
    // The element has its frame once its script has run.
    if (await element.count()) await frame.waitFor({ state: 'attached', timeout: 10_000 }).catch(() => {});
    const place = (await frame.count()) ? page.frameLocator('iframe[src*="/embed/"]').first() : undefined;
    if (place) {
      await ((await element.count()) ? element : frame).scrollIntoViewIfNeeded();
      const step = place.locator('.table-say .step').first();
      const there = await step.waitFor({ timeout: 15_000 }).then(
        () => true,
        () => false,
      );
      if (there) {
        const before = await step.innerText();
        await place
          .locator('.table-controls .control-first')
          .first()
          .click({ timeout: 10_000 })
          .catch(() => {});
        await page.waitForTimeout(400);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        if ((await step.innerText()) !== before) return wide ? 'plays, too wide' : 'plays';
      }
    }
    const link = page.locator(`a[href^="${at}en/"]`).first();
    if (!(await link.count()) || !(await link.isVisible())) return 'NOTHING';
    const image = link.locator('img');
    if (await image.count()) {
      await image.evaluate((img) => img.decode()).catch(() => {});
      const { width, alt } = await image.evaluate((img) => ({
        width: img.naturalWidth && img.getBoundingClientRect().width,
        alt: img.alt,
      }));
      if (width > 0 && width <= 390 && alt) return 'shows its picture';
      return width > 390 ? 'picture, too wide' : 'leaves a link';
    }
    return 'leaves a link';
  } finally {
    await page.close();
  }
};

const forms = copied();
const shortcodes = Object.fromEntries(
  ['hugo', 'jekyll', 'astro'].map((name) => [name, readFileSync(join(dist, `embed/for/${name}.txt`), 'utf8')]),
);
const rows = [];
for (const { name, forms: tried, needs, render } of process.argv.includes('--alone') ? [] : PUBLISHING_TOOLS) {
  if (needs && !isProgramInstalled(needs)) {
    rows.push([name, tried.join(', '), `not tried: no ${needs} here`]);
    continue;
  }
  for (const form of tried) {
    let result;
    try {
      result = await resultOf(await render(forms[form], { shortcodes, origin: site.origin }), form);
    } catch (error) {
      result = `FAILED: ${String(error.message).split('\n')[0]}`;
    }
    rows.push([name, form, result]);
  }
}
if (!process.argv.includes('--alone')) rows.push(...(await import('./tarball.mjs')).checkTarball());
if (process.argv.includes('--nginx')) rows.push(...(await (await import('./nginx.mjs')).checkNginx(dist)));

if (process.argv.includes('--wordpress')) {
  const { checkWordPress } = await import('./wordpress.mjs');
  rows.push(...(await checkWordPress({ forms, origin: site.origin, resultOf })));
}

const wide = [0, 1].map((column) => Math.max(...rows.map((row) => row[column].length)));
for (const [client, form, result] of [['client', 'form', 'result'], ...rows])
  console.log(`${client.padEnd(wide[0])}  ${form.padEnd(wide[1])}  ${result}`);
const bad = rows.filter(
  ([, , result]) => !/^(plays|shows its picture|leaves a link|as it should be)$|^not tried/.test(result),
);
console.log(`${rows.length - bad.length} passed, ${bad.length} failed`);
process.exitCode = bad.length > 0 ? 1 : 0;
await browser.close();
for (const server of [site, blog]) {
  server.closeAllConnections();
  server.close();
}
