import { startBrowser } from './tests/site/start-browser.ts';
import { readFileSync } from 'node:fs';
const [,, path, width, out, file, ...clicks] = process.argv;
const browser = await startBrowser();
const page = await browser.newPage({ viewport: { width: +width, height: 900 } });
page.on('console', (m) => ['error','warning'].includes(m.type()) && console.log('console', m.text()));
page.on('pageerror', (e) => console.log('pageerror', e.message));
await page.goto((process.env.BASE ?? 'http://localhost:4391') + path, { timeout: 120000, waitUntil: 'load' });
await page.locator('.facing > summary').click();
await page.waitForSelector('.facing input[type=file]', { timeout: 60000, state: 'attached' });
await page.waitForTimeout(1500);
await page.screenshot({ path: out + '-panel.png' });
if (file) { await page.setInputFiles('.facing input[type=file]', file); await page.waitForSelector('.facing-words', { timeout: 20000 }); }
console.log(await page.locator('.facing-status').innerText());
await page.waitForTimeout(800);
await page.screenshot({ path: out + '-status.png' });
for (const c of clicks) { await page.locator(c).first().evaluate((e) => e.scrollIntoView({ block: 'start' })); await page.waitForTimeout(400); await page.screenshot({ path: out + '-' + c.replace(/\W/g, '') + '.png' }); }
await browser.close();
