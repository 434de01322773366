import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { vectorOfPhrase } from '../trades/phrase-vector.ts';
import { cosine } from './unit-vectors.ts';
import { readTable, wordTable } from './word-table.ts';

const file = readFileSync(new URL('word-vectors.bin', import.meta.url));
const near = (one: string, other: string): number => cosine(vectorOfPhrase(one), vectorOfPhrase(other));

test('the table of word vectors is the one its script made', () => {
  expect(createHash('sha256').update(file).digest('hex')).toBe(
    '455b6eb1e92d1a1a1483f712adb8ba64d0e10f22c41e468eb4d0f5a245b11549',
  );
});

test('a word is found by its letters, and what is no word is not', () => {
  const table = wordTable();
  expect(table.count).toBe(60_000);
  expect(table.ranks[table.find('the')]).toBe(0);
  expect(table.find('plumber')).toBeGreaterThanOrEqual(0);
  for (const missing of ['', 'zzzzzzzz', 'plumberx', 'Ärztin', '\u0000'])
    expect(table.find(missing)).toBe(-1);
});

test('words of one meaning are nearer than words of two', () => {
  expect(near('bookkeeper', 'accountant')).toBeGreaterThan(near('bookkeeper', 'gardener'));
  expect(near('leaking tap', 'plumbing')).toBeGreaterThan(near('leaking tap', 'payroll'));
});

test('a name the table does not know is like itself and like nothing else', () => {
  expect(near('Xyzbooks', 'xyzbooks')).toBeCloseTo(1, 1);
  expect(Math.abs(near('Xyzbooks', 'Qwertools'))).toBeLessThan(0.5);
});

test('another file is refused', () => {
  expect(() => readTable(new Uint8Array(64))).toThrow('no table of word vectors');
});
