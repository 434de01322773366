import { join } from 'node:path';
import { inRoot } from './paths.mjs';
import { playwrightOutcome, readOutcome } from './summary.mjs';

/** The projects of vitest.workspace.ts that have a database. */
const DATABASE_PROJECTS = ['db', 'backup', 'api', 'server', 'client'].map((name) => `--project=${name}`);

/**
 * The test suites, with the reader of their reports.
 * @param scratch folder of the reports and of temporary files
 * @param areas parts of file paths; when given, only matching test files run
 * @param isAll whether everything is tested, and not only what is tested at every change
 */
export function testSuites(scratch, areas = [], isAll = false) {
  const TESTS = isAll ? 'all' : '';
  const unitReport = join(scratch, 'unit.json');
  const browserReport = join(scratch, 'browser.json');
  const vitest = [
    'vitest',
    'run',
    '--config',
    'vitest.workspace.ts',
    // As the browser journeys: the summary names what passed on its second attempt.
    '--retry=1',
    '--reporter=default',
    `--reporter=${inRoot('scripts', 'lib', 'unit-reporter.mjs')}`,
  ];
  const unitSuite = (title, [command, ...args], report) => ({
    title,
    command,
    args: [...args, ...areas],
    // Testing Library prints the whole page for each attempt to find an element; `npm run test:unit` shows it.
    env: { TMPDIR: scratch, UNIT_REPORT: report, DEBUG_PRINT_LIMIT: '0', TESTS },
    read: (step) => readOutcome(report, (outcome) => outcome, step),
  });
  return {
    unit: unitSuite('Unit and integration tests', vitest, unitReport),
    ordinary: unitSuite(
      'Unit and integration tests on the PostgreSQL of this machine',
      ['node', inRoot('suites', 'ordinary-postgres', 'main.ts'), ...vitest, ...DATABASE_PROJECTS],
      join(scratch, 'ordinary.json'),
    ),
    browser: {
      title: 'Browser journeys',
      command: 'playwright',
      args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...areas],
      env: { TMPDIR: scratch, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport, TESTS },
      read: (step) => readOutcome(browserReport, playwrightOutcome, step),
    },
  };
}
