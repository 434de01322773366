import { expect, it, vi } from 'vitest';
import { createWriteBuffer } from './write-buffer.ts';

const log = { info() {}, warn: vi.fn<() => void>(), error() {} };

it('items added at the same time are written in one batch, in order', async () => {
  const written: number[][] = [];
  const numbers = createWriteBuffer<number>(log, {
    what: 'numbers',
    afterMs: 10,
    write: async (items) => written.push(items),
  });
  for (const number of [1, 2, 3]) numbers.add(number);
  await vi.waitFor(() => expect(written).toEqual([[1, 2, 3]]), 20_000);
  numbers.add(4);
  await numbers.close();
  expect(written).toEqual([[1, 2, 3], [4]]);
});

it('items whose write failed are retried before newer ones, and the failure is logged', async () => {
  const written: number[][] = [];
  let isAway = true;
  const numbers = createWriteBuffer<number>(log, {
    what: 'numbers',
    afterMs: 10,
    async write(items) {
      if (isAway) throw new Error('no database');
      written.push(items);
    },
  });
  numbers.add(1);
  await numbers.flush();
  expect(log.warn).toHaveBeenCalledWith(
    { err: new Error('no database'), waiting: 1 },
    'numbers could not be counted yet',
  );
  isAway = false;
  numbers.add(2);
  await vi.waitFor(() => expect(written).toEqual([[1, 2]]), 20_000);
});

it('a full buffer drops new items while the database is down', async () => {
  const written: number[][] = [];
  const numbers = createWriteBuffer<number>(log, {
    what: 'numbers',
    afterMs: 60_000,
    write: async (items) => written.push(items),
  });
  for (let number = 0; number < 50_010; number += 1) numbers.add(number);
  await numbers.close();
  expect(written.map(({ length }) => length)).toEqual([50_000]);
});
