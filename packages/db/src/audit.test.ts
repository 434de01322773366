import { expect, it } from 'vitest';

import { testDatabase } from '../testing/index.ts';
import { up as redact } from './migrations/ops/20261122T1003-audit-without-personal-words.ts';
import { type Database, poolOf, sql, withTransaction } from './index.ts';

const database = testDatabase();

const note = (db: Database, event: string) =>
  db
    .insertInto('audit')
    .values({ event, after: JSON.stringify({ event }) })
    .execute();

const brokenLinks = async (): Promise<number> => {
  const { rows } = await sql<{ broken: number }>`
    select count(*) as broken from (
      select hash, audit_digest(audit) as digest, prev_hash, lag(hash, 1, '') over (order by id) as previous from audit
    ) chain
    where hash <> digest or prev_hash <> previous
  `.execute(database());
  return rows[0]?.broken ?? -1;
};

it('cannot be changed, removed or emptied, even by its owner', async () => {
  await note(database(), 'user.deactivated');

  await expect(database().updateTable('audit').set({ event: 'nothing' }).execute()).rejects.toThrow(
    'cannot be changed',
  );
  await expect(database().deleteFrom('audit').execute()).rejects.toThrow('cannot be changed');
  await expect(sql`truncate audit`.execute(database())).rejects.toThrow('cannot be changed');
});

it('is appended to through a function that no temporary table of the caller can hijack', async () => {
  const pool = poolOf(database());
  const client = await pool.connect();
  try {
    await client.query('create temporary table audit as select * from ops.audit limit 1');
    await client.query('update pg_temp.audit set id = 4711');
    const { rows } = await client.query<{ appended: { id: number } }>(
      `select ops.append_audit('{"event": "real", "after": {"n": 1}}') as appended`,
    );
    expect(rows[0]?.appended.id).toBeLessThan(4711);
  } finally {
    client.release(true);
  }
  expect(await brokenLinks()).toBe(0);
});

it('links every row to the one before, even with concurrent writers', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      withTransaction(database(), (trx) => note(trx, `event.${number}`)),
    ),
  );

  const { rows } = await sql<{
    count: number;
    last: number;
  }>`select count(*), max(id) as last from audit`.execute(database());
  expect(rows[0]?.count).toBeGreaterThanOrEqual(20);
  expect(rows[0]?.last).toBe(rows[0]?.count);
  expect(await brokenLinks()).toBe(0);
});

it('reveals direct changes', async () => {
  await note(database(), 'first');
  await note(database(), 'second');
  await sql`alter table audit disable trigger audit_no_change`.execute(database());
  await sql`update audit set after = '{"event":"forged"}' where event = 'first'`.execute(database());
  await sql`alter table audit enable trigger audit_no_change`.execute(database());

  expect(await brokenLinks()).toBe(1);
});

it('contains no entry of a change that was rolled back', async () => {
  await expect(
    withTransaction(database(), async (trx) => {
      await note(trx, 'rolled.back');
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');

  expect(
    await database().selectFrom('audit').select('id').where('event', '=', 'rolled.back').execute(),
  ).toEqual([]);
});

it('drops personal text of earlier versions, and records that in an intact chain', async () => {
  await note(database(), 'user.activated');
  await database()
    .insertInto('audit')
    .values({
      event: 'user.added',
      targetId: '7',
      after: JSON.stringify({ email: 'ana@test.test', firstName: 'Ana', role: 'user' }),
    })
    .execute();
  await note(database(), 'user.deactivated');
  const broken = await brokenLinks();
  const heads = await database().selectFrom('audit').select('hash').orderBy('id', 'desc').limit(1).execute();

  await withTransaction(database(), (trx) => redact(trx));

  const rows = await database().selectFrom('audit').select(['event', 'after']).orderBy('id').execute();
  expect(rows.find(({ event }) => event === 'user.added')?.after).toEqual({ role: 'user' });
  expect(rows.at(-1)).toEqual({
    event: 'audit.redacted',
    after: { entries: 1, formerHead: heads[0]?.hash },
  });
  expect(await brokenLinks()).toBe(broken);
  await expect(database().updateTable('audit').set({ event: 'nothing' }).execute()).rejects.toThrow(
    'cannot be changed',
  );
});
