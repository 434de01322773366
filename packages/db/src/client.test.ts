import { describe, expect, it } from 'vitest';

import { makeMember, testDatabase } from '../testing/index.ts';
import { createScratchDatabase } from '../testing/test-database.ts';
import { createDatabase, poolOf, sql, sqlState, withTransaction } from './index.ts';

const database = testDatabase();

/** A barrier: holds callers until `size` have arrived; later ones pass. */
function meeting(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let here = 0;
  return () => {
    here += 1;
    if (here === size) resolve();
    return promise;
  };
}

describe('a connection', () => {
  it('bounds every wait, finds both schemas and does not compile plans', async () => {
    await using scratch = await createScratchDatabase();
    const db = createDatabase({ connectionString: scratch.connectionString });
    const { rows } = await sql`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
             current_setting('idle_in_transaction_session_timeout') as idle,
             current_setting('search_path') as path, current_setting('application_name') as name,
             current_setting('jit') as jit
    `.execute(db);
    await db.destroy();

    expect(rows).toEqual([
      { statement: '5s', lock: '2s', idle: '10s', path: 'app,ops,public', name: 'guildhall', jit: 'off' },
    ]);
  });

  it('returns counts as numbers and timestamps as dates', async () => {
    await makeMember(database());
    const row = await database()
      .selectFrom('users')
      .select(({ fn }) => [fn.countAll<number>().as('members'), fn.max('createdAt').as('newest')])
      .executeTakeFirstOrThrow();

    expect(row).toEqual({ members: expect.any(Number), newest: expect.any(Date) });
  });

  it('broken by the server does not crash the process, and the next query works', async () => {
    await using scratch = await createScratchDatabase();
    const broken: Error[] = [];
    const db = createDatabase({
      connectionString: scratch.connectionString,
      onPoolError: (error) => broken.push(error),
    });
    try {
      await sql`select 1`.execute(db);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`.execute(
        scratch.db,
      );
      await expect.poll(() => broken.length).toBeGreaterThan(0);

      expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    } finally {
      await db.destroy();
    }
  });

  it('exposes its pool, but a transaction has none', async () => {
    expect(poolOf(database()).options.max).toBe(10);
    await withTransaction(database(), async (trx) => expect(() => poolOf(trx)).toThrow('not a transaction'));
  });
});

describe('a transaction', () => {
  it('is retried after a deadlock', async () => {
    const [ana, ben] = [await makeMember(database()), await makeMember(database())];
    const bothAreHere = meeting(2);
    let attempts = 0;
    const touch = (first: number, second: number) =>
      withTransaction(database(), async (trx) => {
        attempts += 1;
        await trx.updateTable('users').set({ bio: 'first' }).where('id', '=', first).execute();
        await bothAreHere();
        await trx.updateTable('users').set({ bio: 'second' }).where('id', '=', second).execute();
      });

    await Promise.all([touch(ana.id, ben.id), touch(ben.id, ana.id)]);

    expect(attempts).toBe(3);
  });

  it('is retried after a serialization failure, and loses no update', async () => {
    const ana = await makeMember(database());
    const bothAreHere = meeting(2);
    const raise = () =>
      withTransaction(
        database(),
        async (trx) => {
          const { version } = await trx
            .selectFrom('users')
            .select('version')
            .where('id', '=', ana.id)
            .executeTakeFirstOrThrow();
          await bothAreHere();
          await trx
            .updateTable('users')
            .set({ version: version + 1 })
            .where('id', '=', ana.id)
            .execute();
        },
        { isolation: 'serializable' },
      );

    await Promise.all([raise(), raise()]);

    const after = await database()
      .selectFrom('users')
      .select('version')
      .where('id', '=', ana.id)
      .executeTakeFirstOrThrow();
    expect(after.version).toBe(3);
  });

  it('inside another joins that one', async () => {
    await expect(
      withTransaction(database(), async (outer) => {
        await withTransaction(outer, (inner) => makeMember(inner, { email: 'nested@test.test' }));
        throw new Error('undo both');
      }),
    ).rejects.toThrow('undo both');

    expect(
      await database().selectFrom('users').select('id').where('email', '=', 'nested@test.test').execute(),
    ).toEqual([]);
  });

  it('that violates a constraint is not retried, and the error names the constraint', async () => {
    let attempts = 0;
    const error: unknown = await withTransaction(database(), async (trx) => {
      attempts += 1;
      await makeMember(trx, { email: 'Upper@test.test' });
    }).catch((caught: unknown) => caught);

    expect(attempts).toBe(1);
    expect(sqlState(error)).toBe('23514');
  });
});
