import { chromium } from 'playwright';
import { startBrowser } from './site/start-browser.ts';
import { serve } from '../scripts/server.mjs';
const shots = process.argv.slice(2);
const server = await startBrowser();
const browser = await chromium.connect(server.wsEndpoint());
const host: any = await serve({ folder: 'dist' }).catch((e: unknown) => { console.log(String(e)); throw e; });
const port = new URL(host.url ?? host.origin ?? `http://localhost:${host.port ?? host}`).port;
for (const shot of shots) {
  const [path, width, scheme, name] = shot.split('|');
  const context = await browser.newContext({ viewport: { width: Number(width), height: 900 }, colorScheme: scheme as 'light' | 'dark' });
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}${path}`);
  await page.waitForTimeout(300);
  const wide = await page.evaluate(() => [document.documentElement.scrollWidth, [...document.querySelectorAll('main *')].filter((e) => e.getBoundingClientRect().right > innerWidth + 1).slice(0, 4).map((e) => `${e.tagName}.${e.className} ${Math.round(e.getBoundingClientRect().right)}`).join('; ')]);
  console.log(path, width, wide.join(' '));
  await page.screenshot({ path: `/tmp/shot-${name}.png`, clip: undefined, fullPage: false });
  await context.close();
}
await browser.close(); await server.close(); process.exit(0);
