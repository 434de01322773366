import { countPlaywright, countReport, countVitest } from './summary.mjs';
import { join } from 'node:path';

/**
 * The test suites, with the counter of their reports.
 * @param reports folder of the reports
 * @param areas parts of file paths; when given, only matching test files run
 */
export function testSuites(reports, areas = []) {
  const unitReport = join(reports, 'vitest.json');
  const browserReport = join(reports, 'playwright.json');
  return {
    unit: {
      title: 'Unit and integration tests',
      command: 'vitest',
      args: [
        'run',
        '--config',
        'vitest.workspace.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unitReport}`,
        ...areas,
      ],
      count: (exitCode) => countReport(unitReport, countVitest, exitCode),
    },
    browser: {
      title: 'Browser journeys',
      command: 'playwright',
      args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...areas],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
      count: (exitCode) => countReport(browserReport, countPlaywright, exitCode),
    },
  };
}
