// usage: npx node walk.tmp.mjs lang sizes windows pattern

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { serve } from './scripts/server.mjs';
import { unseen } from './tests/site/unseen.ts';

const [langs = 'en', sizes = '16', wins = '', pattern = '.', out = '/tmp/walk.json'] = process.argv.slice(2);
const W = wins
  ? wins.split(',').map((w) => w.split('x').map(Number))
  : [
      [360, 640],
      [360, 740],
      [390, 844],
      [740, 360],
      [768, 1024],
      [1024, 768],
      [1200, 900],
      [1280, 800],
    ];
const folder = '/work/main/node_modules/.cache/snorum/chromium-153.0.0';
const s = await serve({ folder: 'dist', port: 0, reads: true });
const base = s.origin ?? s.url ?? `http://localhost:${s.port}`;
const browser = await chromium.launch({
  executablePath: join(folder, 'chromium'),
  args: ['--disable-gpu', '--no-sandbox'],
  env: {
    ...process.env,
    LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter),
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
  },
});
const TABLE = '.example-root .table';
const all = [];
for (const lang of langs.split(','))
  for (const id of readdirSync(`dist/${lang}/examples`).filter((n) => !n.includes('.') && new RegExp(pattern).test(n)))
    for (const size of sizes.split(',').map(Number)) {
      const ctx = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
      const page = await ctx.newPage();
      try {
        await page.goto(`${base}/${lang}/examples/${id}/`, { waitUntil: 'load', timeout: 60000 });
        const cdp = await ctx.newCDPSession(page);
        await cdp.send('Page.setFontSizes', { fontSizes: { standard: size } });
        await page.locator(`${TABLE} .control-first`).focus();
        await page.waitForFunction(
          () => Object.hasOwn(document.querySelector('.example-root:has(.pane-cloth)'), '__k'),
          null,
          { timeout: 20000 },
        );
        for (const [width, height] of W) {
          await page.setViewportSize({ width, height });
          for (const f of await page.evaluate(unseen, { table: TABLE })) {
            all.push({ lang, id, size, w: `${width}x${height}`, f });
          }
        }
      } catch (e) {
        all.push({ lang, id, size, w: 'ERR', f: e.message.slice(0, 100) });
      }
      await ctx.close();
      writeFileSync(out, JSON.stringify(all));
    }
const by = new Map();
for (const { id, size, w, f, lang } of all) {
  const k = f.replace(/^step \d+: /, '');
  const key = `${id} | ${k}`;
  if (!by.has(key)) by.set(key, new Set());
  by.get(key).add(`${lang}${size}@${w}#${/^step (\d+)/.exec(f)?.[1]}`);
}
for (const [k, v] of by) console.log(k, '|', [...v].slice(0, 6).join(' '), v.size);
await browser.close();
process.exit(0);
