import { expect, test } from 'vitest';
import { Tally } from './tally.ts';

test('a tally begun anew knows nothing of the round before', () => {
  const tally = new Tally();
  tally.begin(10);
  for (const id of [3, 7, 3]) tally.add(id);
  expect([tally.of(3), tally.of(7), tally.of(4)]).toEqual([2, 1, 0]);
  expect([tally.size, tally.idAt(0), tally.idAt(1)]).toEqual([2, 3, 7]);
  tally.begin(20);
  tally.add(7);
  expect([tally.of(3), tally.of(7), tally.size, tally.idAt(0)]).toEqual([0, 1, 1, 7]);
});

test('a tally that has been begun a million times still knows only its last round', () => {
  const tally = new Tally();
  for (let round = 0; round < 1_000_000; round += 1) {
    tally.begin(4);
    tally.add(round % 3);
  }
  expect([tally.of(0), tally.of(1), tally.of(2), tally.of(3)]).toEqual([1, 0, 0, 0]);
});

test('a tally of thousands keeps them all, in the order they came', () => {
  const tally = new Tally();
  tally.begin(5_000);
  for (let id = 4_999; id >= 0; id -= 1) tally.add(id);
  expect([tally.size, tally.idAt(0), tally.idAt(4_999)]).toEqual([5_000, 4_999, 0]);
});

test('who is counted too often for one round is not met in the next', () => {
  const tally = new Tally();
  tally.begin(2);
  for (let time = 0; time < 20_000; time += 1) tally.add(0);
  for (let time = 0; time < 100_000; time += 1) tally.add(1);
  expect([tally.of(0), tally.of(1)]).toEqual([20_000, 32_767]);
  tally.begin(2);
  expect([tally.of(0), tally.of(1), tally.size]).toEqual([0, 0, 0]);
});
