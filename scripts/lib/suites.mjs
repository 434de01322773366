import { join } from 'node:path';
import { inRoot } from './paths.mjs';
import { playwrightOutcome, readOutcome } from './summary.mjs';

/**
 * The test suites, with the reader of their reports.
 * @param scratch folder of the reports and of temporary files
 * @param areas parts of file paths; when given, only matching test files run
 */
export function testSuites(scratch, areas = []) {
  const unitReport = join(scratch, 'unit.json');
  const browserReport = join(scratch, 'browser.json');
  return {
    unit: {
      title: 'Unit and integration tests',
      command: 'vitest',
      args: [
        'run',
        '--config',
        'vitest.workspace.ts',
        // As the browser journeys: the summary names what passed on its second attempt.
        '--retry=1',
        '--reporter=default',
        `--reporter=${inRoot('scripts', 'lib', 'unit-reporter.mjs')}`,
        ...areas,
      ],
      // Testing Library prints the whole page for each attempt to find an element; `npm run test:unit` shows it.
      env: { TMPDIR: scratch, UNIT_REPORT: unitReport, DEBUG_PRINT_LIMIT: '0' },
      read: (step) => readOutcome(unitReport, (outcome) => outcome, step),
    },
    browser: {
      title: 'Browser journeys',
      command: 'playwright',
      args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...areas],
      env: { TMPDIR: scratch, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
      read: (step) => readOutcome(browserReport, playwrightOutcome, step),
    },
  };
}
