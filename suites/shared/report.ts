import { cpus, loadavg } from 'node:os';

/** One thing that a suite checks. */
export type Check = {
  /** What was looked at, such as "tRPC p99". */
  name: string;
  /** Such as "below 250 ms". */
  expected: string;
  /** What was measured, in the same unit. */
  actual: string;
  passed: boolean;
};

export const check = (name: string, expected: string, actual: string, passed: boolean): Check => ({
  name,
  expected,
  actual,
  passed,
});

/** A count that has to be 0. */
export const expectNone = (name: string, count: number): Check =>
  check(name, '0', String(count), count === 0);

export const hasPassed = (checks: readonly Check[]): boolean => checks.every(({ passed }) => passed);

/** A Markdown table with one row per check. */
export function checkTable(checks: readonly Check[]): string {
  const rows = checks.map(({ name, expected, actual, passed }) => [
    name,
    expected,
    actual,
    passed ? 'passed' : '**failed**',
  ]);
  return table(['check', 'expected', 'actual', 'result'], rows);
}

export function table(titles: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => `| ${row.map((value) => cell(String(value))).join(' | ')} |`);
  return [`| ${titles.join(' | ')} |`, `|${'---|'.repeat(titles.length)}`, ...lines].join('\n');
}

const CELL_MAX = 600;

/** Cells are one line and hold no bars. */
const cell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').slice(0, CELL_MAX);

/** What a run was measured on. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'an unknown CPU';
  const load = loadavg()[0]?.toFixed(1) ?? 'unknown';
  return `${cpus().length} cores of ${model}, load ${load}, Node ${process.versions.node}`;
}

export const today = (): string => new Date().toISOString().slice(0, 10);
