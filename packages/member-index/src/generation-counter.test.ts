import { expect, test } from 'vitest';
import { GenerationCounter } from './generation-counter.ts';

test('a reset sets every count to zero', () => {
  const counter = new GenerationCounter();
  counter.reset(10);
  for (const id of [3, 7, 3]) counter.increment(id);
  expect([counter.get(3), counter.get(7), counter.get(4)]).toEqual([2, 1, 0]);
  expect([counter.size, counter.idAt(0), counter.idAt(1)]).toEqual([2, 3, 7]);
  counter.reset(20);
  counter.increment(7);
  expect([counter.get(3), counter.get(7), counter.size, counter.idAt(0)]).toEqual([0, 1, 1, 7]);
});

test('after a million resets only the last generation is counted', () => {
  const counter = new GenerationCounter();
  for (let generation = 0; generation < 1_000_000; generation += 1) {
    counter.reset(4);
    counter.increment(generation % 3);
  }
  expect([counter.get(0), counter.get(1), counter.get(2), counter.get(3)]).toEqual([1, 0, 0, 0]);
});

test('thousands of ids are listed in the order they were first counted', () => {
  const counter = new GenerationCounter();
  counter.reset(5_000);
  for (let id = 4_999; id >= 0; id -= 1) counter.increment(id);
  expect([counter.size, counter.idAt(0), counter.idAt(4_999)]).toEqual([5_000, 4_999, 0]);
});

test('a count saturates instead of overflowing into the next generation', () => {
  const counter = new GenerationCounter();
  counter.reset(2);
  for (let time = 0; time < 20_000; time += 1) counter.increment(0);
  for (let time = 0; time < 100; time += 1) counter.increment(1, 65_536);
  expect([counter.get(0), counter.get(1)]).toEqual([20_000, 1_048_575]);
  counter.reset(2);
  expect([counter.get(0), counter.get(1), counter.size]).toEqual([0, 0, 0]);
});
