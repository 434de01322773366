import { sql, withTransaction } from '@guildhall/db';
import { makeMember } from '@guildhall/db/testing';
import { describe, expect, it, vi } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { enqueueRenaming, renameIndustries } from './rename-industries.commands.ts';

const api = testApi();

const enqueue = (oldName: string, newName: string) =>
  withTransaction(api().db, (trx) => enqueueRenaming(trx, { oldName, newName }));

const countIn = async (industry: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from users where industry = ${industry}`.execute(api().db);
  return rows[0]?.count;
};

/** As many members in one industry as the job renames in two and a half statements. */
const makeMembers = async (industry: string) => {
  const { db } = api();
  const { id } = await makeMember(db, { industry });
  await sql`
    insert into users (email, password, first_name, last_name, industry)
    select 'member-' || number || '@' || ${id}::int || '.test', 'none', 'Ana', 'Duarte', ${industry}
    from generate_series(2, 1250) as number`.execute(db);
  return id;
};

/** Renames while `write` holds its rows, and commits it once the renaming waits for one of them. */
async function renameDuring(write: ReturnType<typeof sql>): Promise<void> {
  const { db } = api();
  const controlled = await db.startTransaction().execute();
  await write.execute(controlled);
  const renaming = renameIndustries(db);
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%renamed as%'`.execute(
      db,
    );
    expect(rows).toHaveLength(1);
  }, 10_000);
  await controlled.commit().execute();
  await renaming;
}

describe('the renaming of an industry', () => {
  it('reaches all of many members, also when one of them is deleted meanwhile', async () => {
    const first = await makeMembers('Trades');
    await enqueue('Trades', 'Crafts');
    await renameDuring(sql`delete from users where id = ${first}`);
    expect(await countIn('Trades')).toBe(0);
    expect(await countIn('Crafts')).toBe(1249);
  });

  it('leaves the industry of a member who chooses another one meanwhile', async () => {
    const { db } = api();
    const member = await makeMember(db, { industry: 'Bakeries' });
    const other = await makeMember(db, { industry: 'bakeries' });
    await enqueue('Bakeries', 'Food');
    await renameDuring(sql`update users set industry = 'Finance' where id = ${member.id}`);
    const query = db.selectFrom('users').select('industry').where('id', 'in', [member.id, other.id]);
    expect(await query.orderBy('id').execute()).toEqual([{ industry: 'Finance' }, { industry: 'Food' }]);
  });

  it('that fails is done again before a later one begins', async () => {
    const { db } = api();
    await makeMember(db, { industry: 'Plumbing' });
    await sql`alter table users add constraint no_water check (industry <> 'Water')`.execute(db);
    await enqueue('Plumbing', 'Water');
    await enqueue('Water', 'Pipes');
    await expect(renameIndustries(db)).rejects.toThrow('no_water');
    expect(await countIn('Plumbing')).toBe(1);
    await sql`alter table users drop constraint no_water`.execute(db);
    await renameIndustries(db);
    expect(await countIn('Pipes')).toBe(1);
  });

  it('is one job, however many are waiting', async () => {
    await enqueue('One', 'Two');
    await enqueue('Two', 'Three');
    const { rows } = await sql`
      select from graphile_worker.jobs where task_identifier = 'rename-industries'`.execute(api().db);
    expect(rows).toHaveLength(1);
  });
});
