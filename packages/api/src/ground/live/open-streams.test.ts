import { type Database, poolOf } from '@guildhall/db';
import { testDatabase } from '@guildhall/db/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OpenStreams } from '../core/live.ts';
import { STREAMS_OF_MEMBER, createOpenStreams } from './open-streams.ts';

const database = testDatabase();
const log = { info() {}, warn() {}, error() {} };
const IP = '203.0.113.7';
const tooMany = { code: 'TOO_MANY_REQUESTS' };

const processes: OpenStreams[] = [];
/** One process on the database; its leases run out after a second. */
function startProcess(db: Database = database()): OpenStreams {
  const streams = createOpenStreams(db, log, 1);
  processes.push(streams);
  return streams;
}
afterEach(async () => {
  for (const streams of processes.splice(0)) await streams.close();
});

const takeMany = (streams: OpenStreams, id: number, count: number) =>
  Promise.all(Array.from({ length: count }, () => streams.take({ id }, IP)));

describe('the streams of one member in two processes', () => {
  it('are twenty in all, and another one when one is closed in either', async () => {
    const [one, other] = [startProcess(), startProcess()];
    const [close] = await takeMany(one, 1, 12);
    await takeMany(other, 1, STREAMS_OF_MEMBER - 12);

    await expect(one.take({ id: 1 }, IP)).rejects.toMatchObject(tooMany);
    await expect(other.take({ id: 1 }, IP)).rejects.toMatchObject(tooMany);
    await other.take({ id: 2 }, IP);
    await close?.();
    await other.take({ id: 1 }, IP);
    await expect(one.take({ id: 1 }, IP)).rejects.toMatchObject(tooMany);
  });

  it('are twenty in all when sixty are opened at once', async () => {
    const [one, other] = [startProcess(), startProcess()];
    const opened = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) => (index % 2 ? one : other).take({ id: 3 }, IP)),
    );
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(STREAMS_OF_MEMBER);
  });

  it('count for as long as they are open, and no longer once their process is killed', async () => {
    const [one, other] = [startProcess(), startProcess()];
    const close = await takeMany(one, 4, 12);
    await takeMany(other, 4, STREAMS_OF_MEMBER - 12);
    const third = startProcess();
    const heldFor = Date.now();
    await vi.waitFor(() => expect(Date.now() - heldFor).toBeGreaterThan(2_000), 20_000);
    await expect(third.take({ id: 4 }, IP)).rejects.toMatchObject(tooMany);

    // A killed process renews nothing and releases nothing.
    await other.close();

    await vi.waitFor(async () => third.take({ id: 4 }, IP), 20_000);
    await takeMany(third, 4, STREAMS_OF_MEMBER - 13);
    await expect(third.take({ id: 4 }, IP)).rejects.toMatchObject(tooMany);
    await Promise.all(close.map((closing) => closing()));
    await takeMany(third, 4, 12);
  });

  it('leave nothing in the database when they are closed', async () => {
    const streams = startProcess();
    const opened = await takeMany(streams, 5, STREAMS_OF_MEMBER);
    await Promise.all(opened.map((close) => close()));
    const rest = await poolOf(database()).query(
      `select key from ops.rate_buckets where key like 'stream:user:5:%'`,
    );
    expect(rest.rows).toEqual([]);
  });
});

it('a visitor’s stream asks the database nothing', async () => {
  const streams = startProcess();
  const close = await streams.take(null, IP);
  await close();
  const { rows } = await poolOf(database()).query(
    `select key from ops.rate_buckets where key like 'stream:ip:%'`,
  );
  expect(rows).toEqual([]);
});
