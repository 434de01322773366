import { relative } from 'node:path';
import { writeFileSync } from 'node:fs';
import { root } from './paths.mjs';
import { named } from './summary.mjs';

/**
 * A Vitest reporter that writes the outcome of a run to UNIT_REPORT. Unlike Vitest's JSON report it has the errors
 * outside of tests: of hooks, of files that could not be loaded, and unhandled rejections.
 */
export default class UnitReporter {
  onTestRunEnd(testModules, unhandledErrors) {
    const outcome = { passed: 0, failed: [], flaky: [] };
    for (const testModule of testModules) addModule(outcome, testModule);
    for (const error of unhandledErrors) {
      const file = error.VITEST_TEST_PATH ? relative(root, error.VITEST_TEST_PATH) : 'no file';
      outcome.failed.push(named([file, 'unhandled error', error.VITEST_TEST_NAME], [error]));
    }
    writeFileSync(process.env.UNIT_REPORT, JSON.stringify(outcome));
  }
}

function addModule(outcome, testModule) {
  const file = relative(root, testModule.moduleId);
  for (const test of testModule.children.allTests()) {
    const { state, errors } = test.result();
    if (state === 'passed') outcome.passed += 1;
    if (state === 'failed') outcome.failed.push(named([file, test.fullName], errors));
    if (test.diagnostic()?.flaky) outcome.flaky.push(named([file, test.fullName], errors));
  }
  for (const suite of [testModule, ...testModule.children.allSuites()]) {
    const errors = suite.errors();
    if (errors.length > 0) outcome.failed.push(named([file, suite.fullName], errors));
  }
}
