import { chromium } from 'playwright';
import { startServer } from './scripts/server.mjs';
const port = 4572;
await startServer({ folder: 'dist', port, host: 'localhost' });
const browser = await chromium.launch({ executablePath: process.env.CH, args: ['--no-sandbox'] });
const [, , lang='en', size='360x740', theme='light', variant=''] = process.argv;
const [width, height] = size.split('x').map(Number);
const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme });
page.on('console', m => m.type()==='error' && console.log('console', m.text()));
page.on('pageerror', e => console.log('pageerror', e.message));
await page.goto(`http://localhost:${port}/${lang}/games/commerce/`, { waitUntil: 'networkidle' });
await page.screenshot({ path: `/tmp/t/${lang}-${size}-game.png` });
const buttons = await page.locator('button').allTextContents();
console.log(buttons.slice(0,20).join(' | '));
const start = page.locator('button.button-first, .new-start button, button[type=submit]').first();
await start.click();
await page.waitForSelector('.in-play', {timeout: 15000});
await page.waitForTimeout(2500);
await page.screenshot({ path: `/tmp/t/${lang}-${size}-play1.png` });
for (let i=0;i<60;i++) { if (await page.locator('.tray.is-mine .tray-cards button').count()>0) break; await page.waitForTimeout(500); }
console.log('log:', (await page.locator('.log-box').innerText()).replace(/\n+/g,' / ').slice(0,900));
await page.screenshot({ path: `/tmp/t/${lang}-${size}-play2.png` });
for (let k=0;k<6 && await page.locator('.tray.is-mine .tray-cards button.may').count()===0;k++) { const n=page.locator('.play-end button.button-first'); if (await n.count()) await n.click(); for (let i=0;i<40;i++) { if (await page.locator('.tray.is-mine .tray-cards button.may').count()>0 || await page.locator('.play-end').count()>0) break; await page.waitForTimeout(500);} }
const card = page.locator('.tray-cards button').first();
await card.click(); await page.waitForTimeout(700);
await page.screenshot({ path: `/tmp/t/${lang}-${size}-play3.png` });
console.log('asked:', await page.locator('.tray-asked').allInnerTexts(), await page.locator('.tray-others').allInnerTexts());
const b = page.locator('.tray-asked button').first();
if (await b.count()) { await b.click(); await page.waitForTimeout(1500); }
await page.screenshot({ path: `/tmp/t/${lang}-${size}-play4.png` });
for (let i=0;i<12;i++) {
  const others = page.locator('.tray-others button').first();
  if (await page.locator('.play-end').count()) break;
  if (await others.count()) await others.click().catch(()=>{}); 
  await page.waitForTimeout(1500);
}
await page.screenshot({ path: `/tmp/t/${lang}-${size}-play5.png` });
console.log('end', (await page.locator('.play-end').allInnerTexts()).join(' ').slice(0,600));
await browser.close(); process.exit(0);
