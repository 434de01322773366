import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type LiveBus, publishEvent } from '@guildhall/api/ground/core/live';
import { poolOf, sql } from '@guildhall/db';
import { testDatabase } from '@guildhall/db/testing';
import { createLiveBus } from './live-bus.ts';

const database = testDatabase();
const log = { info() {}, warn() {}, error() {} };
let bus: LiveBus & { close(): Promise<void> };

beforeAll(async () => {
  bus = await createLiveBus(poolOf(database()).options.connectionString ?? '', log);
});
afterAll(() => bus.close());

/** Collects a member's events until the signal aborts. */
function listen(userId: number | null, signal: AbortSignal) {
  const heard: string[][] = [];
  const ended = (async () => {
    for await (const { topics } of bus.subscribe(userId, signal)) heard.push(topics);
  })();
  return { heard, ended };
}

test('a member gets events in order, on every open page', async () => {
  const stop = new AbortController();
  const [one, other] = [listen(1, stop.signal), listen(1, stop.signal)];
  await publishEvent(database(), [1, 2], ['first']);
  await publishEvent(database(), [1], ['second']);
  await publishEvent(database(), [2], ['not for one']);
  await vi.waitFor(() => expect(one.heard).toEqual([['first'], ['second']]), 20_000);
  await vi.waitFor(() => expect(other.heard).toEqual([['first'], ['second']]), 20_000);
  stop.abort();
  await Promise.all([one.ended, other.ended]);
});

test('nothing is published when the transaction rolls back', async () => {
  const stop = new AbortController();
  const { heard, ended } = listen(3, stop.signal);
  await database()
    .transaction()
    .execute(async (trx) => {
      await publishEvent(trx, [3], ['undone']);
      throw new Error('undo');
    })
    .catch(() => {});
  await publishEvent(database(), [3], ['done']);
  await vi.waitFor(() => expect(heard).toEqual([['done']]), 20_000);
  stop.abort();
  await ended;
});

test('an invalid notification is skipped', async () => {
  const stop = new AbortController();
  const { heard, ended } = listen(4, stop.signal);
  await sql`select pg_notify('guildhall_live', 'not json')`.execute(database());
  await publishEvent(database(), [4], ['readable']);
  await vi.waitFor(() => expect(heard).toEqual([['readable']]), 20_000);
  stop.abort();
  await ended;
});

test('a page that reads too slowly refetches once instead of every event', async () => {
  const stop = new AbortController();
  const events = bus.subscribe(7, stop.signal)[Symbol.asyncIterator]();
  const first = events.next();
  await publishEvent(database(), [7], ['first']);
  await first;
  for (let sent = 0; sent < 150; sent += 1) await publishEvent(database(), [7], [`number ${sent}`]);
  const { heard } = listen(7, stop.signal);
  await publishEvent(database(), [7], ['last']);
  await vi.waitFor(() => expect(heard).toContainEqual(['last']));
  const rest: string[][] = [];
  while (rest.at(-1)?.[0] !== 'last') {
    const { value } = await events.next();
    rest.push(value?.topics ?? []);
  }
  expect(rest[0]).toEqual([]);
  expect(rest.length).toBeLessThan(100);
  stop.abort();
});

test(
  'after a reconnect, members are told to refetch, and get events again',
  { timeout: 15_000 },
  async () => {
    const stop = new AbortController();
    const { heard, ended } = listen(5, stop.signal);
    await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'guildhall-live' and datname = current_database()`.execute(database());
    await vi.waitFor(() => expect(heard).toContainEqual([]), 10_000);
    await publishEvent(database(), [5], ['later']);
    await vi.waitFor(() => expect(heard).toContainEqual(['later']), 20_000);
    stop.abort();
    await ended;
  },
);

test('streams end when the server stops', async () => {
  const own = await createLiveBus(poolOf(database()).options.connectionString ?? '', log);
  const events = own.subscribe(6, new AbortController().signal)[Symbol.asyncIterator]();
  const next = events.next();
  await own.close();
  expect((await next).done).toBe(true);
});
