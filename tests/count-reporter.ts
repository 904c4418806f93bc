import { writeSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule, TestRunEndReason } from 'vitest/node';

/**
 * Vitest reporter that ends a run with the line `N passed, N failed`; skipped tests and retries, with the reason, are
 * listed before it.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[], reason: TestRunEndReason): void {
    const again: string[] = [];
    const count = { passed: 0, failed: unhandled.length, skipped: 0 };
    for (const module of modules) {
      // A module that does not load, or a hook that throws, has no failed test of its own.
      const suites = [...module.children.allSuites()];
      count.failed += module.errors().length + suites.filter((suite) => suite.errors().length > 0).length;
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        // Pending: collected and never run, because the run was cut short.
        count[state === 'pending' ? 'failed' : state]++;
        if (test.diagnostic()?.flaky)
          again.push(`${test.fullName}: ${errors.map(({ message }) => message).join('; ')}`);
      }
    }
    // A run that broke before its tests has no failed test.
    if (reason !== 'passed' && count.failed === 0) count.failed = 1;
    const skipped = count.skipped > 0 ? `${count.skipped} skipped\n` : '';
    const tried = again.map((name) => `passed when tried again: ${name}\n`).join('');
    process.once('exit', () => writeSync(1, `${tried}${skipped}${count.passed} passed, ${count.failed} failed\n`));
  }
}
