import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LIMITS, type LimitRule } from './limits.ts';

const file = join(import.meta.dirname, '../../../../../docs/limits.md');

const span = (seconds: number) => {
  const units: [number, string][] = [
    [86_400, 'd'],
    [3_600, 'h'],
    [60, 'min'],
    [1, 's'],
  ];
  const [size, unit] = units.find(([one]) => seconds % one === 0) ?? [1, 's'];
  return `${seconds / size} ${unit}`;
};

const row = ([name, { windows, store, onFault }]: [string, LimitRule]) =>
  `| ${name} | ${windows.map(({ points, seconds }) => `${points} in ${span(seconds)}`).join(', ')} | ${store} | ${onFault} |`;

test('the table of limits in the documentation is the one that is enforced', () => {
  const documented = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\| [a-zA-Z]+ +\| \d/.test(line))
    .map((line) => line.replaceAll(/ +/g, ' ').trim());
  expect(documented).toEqual(Object.entries(LIMITS).map(row));
});
