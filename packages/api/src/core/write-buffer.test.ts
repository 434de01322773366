import { expect, it, vi } from 'vitest';
import { createWriteBuffer } from './write-buffer.ts';

const log = { info() {}, warn: vi.fn<() => void>(), error() {} };

it('what is noted at the same time is written together, in its order', async () => {
  const written: number[][] = [];
  const numbers = createWriteBuffer<number>(log, {
    what: 'numbers',
    afterMs: 10,
    write: async (items) => written.push(items),
  });
  for (const number of [1, 2, 3]) numbers.add(number);
  await vi.waitFor(() => expect(written).toEqual([[1, 2, 3]]));
  numbers.add(4);
  await numbers.close();
  expect(written).toEqual([[1, 2, 3], [4]]);
});

it('what could not be written waits, before what came since, and is said in the log', async () => {
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
  await vi.waitFor(() => expect(written).toEqual([[1, 2]]));
});

it('only so much waits for a database that is away', async () => {
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
