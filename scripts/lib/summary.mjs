import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** A test, or what failed outside of one, with the first line of its first error. */
export function named(parts, errors) {
  const [line = ''] = stripVTControlCharacters(errors?.[0]?.message ?? '')
    .trim()
    .split('\n');
  return { name: parts.filter(Boolean).join(' › '), error: line };
}

/** The outcome of a Playwright JSON report; an error outside of a test is a failure. */
export function playwrightOutcome(report) {
  const outcome = { passed: 0, failed: [], flaky: [] };
  for (const { spec, titles } of report.suites.flatMap((suite) => specsOf(suite, []))) {
    for (const { status, results } of spec.tests) {
      const errors = results.flatMap((result) => result.errors);
      const test = named([`${spec.file}:${spec.line}`, ...titles, spec.title], errors);
      if (status === 'expected' || status === 'flaky') outcome.passed += 1;
      if (status === 'unexpected') outcome.failed.push(test);
      if (status === 'flaky') outcome.flaky.push(test);
    }
  }
  const outside = (report.errors ?? []).map((error) => named([error.location?.file ?? 'no file'], [error]));
  return { ...outcome, failed: [...outcome.failed, ...outside] };
}

/** The specs of a suite and of the suites in it, with the titles of those. */
function specsOf({ specs = [], suites = [] }, titles) {
  return [
    ...specs.map((spec) => ({ spec, titles })),
    ...suites.flatMap((suite) => specsOf(suite, [...titles, suite.title])),
  ];
}

/** Reads the outcome from a report. A step that failed without a failed test is one failure. */
export function readOutcome(file, outcomeOf, { title, exitCode }) {
  const outcome = existsSync(file)
    ? outcomeOf(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: [], flaky: [] };
  if (exitCode === 0 || outcome.failed.length > 0) return outcome;
  return { ...outcome, failed: [{ name: title, error: `ended with exit code ${exitCode}` }] };
}

/** What a run prints at its end. */
export function summaryLines(outcomes) {
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  return [
    ...listOf('Flaky, passed when retried:', flaky),
    ...listOf('Failed:', failed),
    '',
    `${passed} passed, ${failed.length} failed`,
  ];
}

function listOf(title, tests) {
  if (tests.length === 0) return [];
  return ['', title, ...tests.flatMap(({ name, error }) => [`  ${name}`, `    ${error}`])];
}
