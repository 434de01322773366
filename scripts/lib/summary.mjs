import { existsSync, readFileSync } from 'node:fs';

/** Counts of a vitest JSON report; a file that failed to load counts as one failure. */
export function countVitest(report) {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

/** Counts of a Playwright JSON report; errors outside of any test count as failures. */
export function countPlaywright(report) {
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0) };
}

/** Reads a report and counts it. A step that failed without a countable test counts as one failure. */
export function countReport(file, count, exitCode) {
  const counts = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
