import { describe, expect, it } from 'vitest';

import { makeMember, testDatabase } from '../testing/index.ts';
import {
  type Database,
  DatabaseBusyError,
  createDatabase,
  isPoolSaturated,
  poolOf,
  sql,
  withTransaction,
} from './index.ts';

const database = testDatabase();

/** A pool with the timeouts of a request, to the test file's database; only the wait for a connection is long. */
async function withPool(work: (db: Database) => Promise<void>, options: { max: number }): Promise<void> {
  const connectionString = poolOf(database()).options.connectionString ?? '';
  const db = createDatabase({ connectionString, ...options });
  Object.assign(poolOf(db).options, { connectionTimeoutMillis: 60_000 });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

const pidOf = async (db: Database) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;

/** Holds the only connection of such a pool until it is released. */
async function holdConnection(db: Database) {
  const { promise: end, resolve: release } = Promise.withResolvers<void>();
  const { promise: taken, resolve: isTaken } = Promise.withResolvers<void>();
  const holding = db.connection().execute(() => (isTaken(), end));
  await taken;
  return { release, holding };
}

it('a connection whose statement timed out on the client is closed, not reused', async () => {
  await withPool(
    async (db) => {
      Object.assign(poolOf(db).options, { query_timeout: 300 });
      const abandoned = await db.connection().execute(async (held) => {
        const pid = await pidOf(held);
        await sql`set statement_timeout = 0`.execute(held);
        await expect(sql`select pg_sleep(60)`.execute(held)).rejects.toThrow('Query read timeout');
        return pid;
      });

      expect(await pidOf(db)).toEqual(expect.any(Number));
      expect(await pidOf(db)).not.toBe(abandoned);
    },
    { max: 1 },
  );
});

describe('the queue for a connection', () => {
  it('holds five hundred statements, and rejects the next at once', async () => {
    await withPool(
      async (db) => {
        const { release, holding } = await holdConnection(db);
        const waiting = Array.from({ length: 500 }, () => sql`select 1 as one`.execute(db));

        await expect.poll(() => poolOf(db).waitingCount).toBe(500);
        expect(isPoolSaturated(db)).toBe(true);
        await expect(sql`select 1`.execute(db)).rejects.toThrow(DatabaseBusyError);
        await expect(poolOf(db).query('select 1')).rejects.toThrow(DatabaseBusyError);
        release();
        await holding;
        expect(await Promise.all(waiting)).toHaveLength(500);
        expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
      },
      { max: 1 },
    );
  });

  it('is answered when the pool is closed', async () => {
    const db = createDatabase({
      connectionString: poolOf(database()).options.connectionString ?? '',
      max: 1,
    });
    const { release, holding } = await holdConnection(db);
    const waiting = [1, 2].map(() => sql`select 1 as one`.execute(db));
    await expect.poll(() => poolOf(db).waitingCount).toBe(2);
    const closing = db.destroy();
    release();
    await holding;
    expect((await Promise.all(waiting)).map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }]]);
    await closing;
  });

  it('ends with the pool, even when a connection is never given back', async () => {
    const connectionString = poolOf(database()).options.connectionString ?? '';
    const db = createDatabase({ connectionString, max: 2, timeoutMultiplier: 20 });
    const { release, holding } = await holdConnection(db);
    const sleeping = sql`select pg_sleep(60)`.execute(db);
    await expect.poll(() => poolOf(db).totalCount).toBe(2);
    Object.assign(poolOf(db).options, { connectionTimeoutMillis: 200, query_timeout: 200 });
    const waiting = sql`select 1`.execute(db);
    await Promise.all([
      expect(sleeping).rejects.toThrow('Connection terminated'),
      expect(waiting).rejects.toThrow('timeout exceeded'),
      db.destroy(),
    ]);
    release();
    await holding;
  });

  it('is saturated from the fifty-first statement on', async () => {
    await withPool(
      async (db) => {
        const { release, holding } = await holdConnection(db);
        const waiting = Array.from({ length: 50 }, () => poolOf(db).query('select 1'));
        await expect.poll(() => poolOf(db).waitingCount).toBe(50);
        expect(isPoolSaturated(db)).toBe(false);
        waiting.push(poolOf(db).query('select 1'));
        await expect.poll(() => isPoolSaturated(db)).toBe(true);
        release();
        await Promise.all([holding, ...waiting]);
        expect(isPoolSaturated(db)).toBe(false);
      },
      { max: 1 },
    );
  });
});

describe('when the server has become a standby', () => {
  it('one rejected write makes the pool replace all its connections', async () => {
    await withPool(
      async (db) => {
        // Two connections to the same server, both read-only like a standby's.
        const { promise: both, resolve: bothAreHere } = Promise.withResolvers<void>();
        let here = 0;
        const demote = () =>
          db.connection().execute(async (held) => {
            await sql`set default_transaction_read_only = on`.execute(held);
            here += 1;
            if (here === 2) bothAreHere();
            await both;
            return pidOf(held);
          });
        const demoted = await Promise.all([demote(), demote()]);

        await expect(makeMember(db)).rejects.toMatchObject({ code: '25006' });
        await makeMember(db);
        await Promise.all([makeMember(db), makeMember(db)]);
        expect(demoted).not.toContain(await pidOf(db));
        expect(poolOf(db).totalCount).toBeLessThanOrEqual(2);
      },
      { max: 2 },
    );
  });

  it('so does a rejected write in a transaction', async () => {
    await withPool(
      async (db) => {
        const demoted = await db.connection().execute(async (held) => {
          await sql`set default_transaction_read_only = on`.execute(held);
          return pidOf(held);
        });
        await expect(withTransaction(db, (trx) => makeMember(trx))).rejects.toMatchObject({ code: '25006' });

        expect(await pidOf(db)).not.toBe(demoted);
      },
      { max: 1 },
    );
  });
});
