import { countPlaywright, countReport, countVitest } from './summary.mjs';
import { join } from 'node:path';

/**
 * The test suites, each with how its report is counted.
 * @param reports a folder for the reports
 * @param areas parts of file paths; only the tests whose path has one of them run
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
