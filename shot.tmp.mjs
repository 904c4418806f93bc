import { chromium } from 'playwright';
import { startServer } from './scripts/server.mjs';
const port = 4555;
await startServer({ folder: 'dist', port, host: 'localhost' });
const browser = await chromium.launch({ executablePath: 'node_modules/.cache/snorum/chromium-153.0.0/chromium', args: ['--no-sandbox'] });
const [, , ...jobs] = process.argv;
for (const job of jobs) {
  const [path, size, theme, name, sel] = job.split('|');
  const [width, height] = size.split('x').map(Number);
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme });
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(700);
  if (sel) await page.locator(sel).first().scrollIntoViewIfNeeded();
  await page.screenshot({ path: `/tmp/${name}.png`, fullPage: !sel && height > 2000 });
  await page.close();
}
await browser.close(); process.exit(0);
