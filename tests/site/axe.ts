/** Checks the accessibility of a page with axe. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Runs axe on a page without frames. The script is loaded only once, while axe’s own builder would load it for every
 * check.
 */
const ask = async (page: Page, options: RunOptions): Promise<AxeResults> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    (asked) => (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(asked),
    options,
  );
};

/** Lists the axe faults of a page in its current state, in words; `only` limits the check to some rules. */
export async function listAxeFaults(page: Page, only?: string[]): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: rules },
  };
  // The results of all frames are collected in a second page.
  const { violations } =
    page.frames().length === 1 ? await ask(page, options) : await new AxeBuilder({ page }).options(options).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
