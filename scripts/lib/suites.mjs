import { join } from 'node:path';
import { inRoot } from './paths.mjs';
import { playwrightOutcome, readOutcome } from './summary.mjs';

/**
 * The test suites, with the reader of their reports.
 * @param reports folder of the reports
 * @param areas parts of file paths; when given, only matching test files run
 */
export function testSuites(reports, areas = []) {
  const unitReport = join(reports, 'unit.json');
  const browserReport = join(reports, 'browser.json');
  return {
    unit: {
      title: 'Unit and integration tests',
      command: 'vitest',
      args: [
        'run',
        '--config',
        'vitest.workspace.ts',
        '--reporter=default',
        `--reporter=${inRoot('scripts', 'lib', 'unit-reporter.mjs')}`,
        ...areas,
      ],
      env: { UNIT_REPORT: unitReport },
      read: (step) => readOutcome(unitReport, (outcome) => outcome, step),
    },
    browser: {
      title: 'Browser journeys',
      command: 'playwright',
      args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...areas],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
      read: (step) => readOutcome(browserReport, playwrightOutcome, step),
    },
  };
}
