import { type Database, sql } from '@guildhall/db';

/**
 * Counts statements that write to any of our tables from now on, including rolled-back ones, because sequences
 * are not transactional. Returns a function that reads the count.
 */
export async function countWrites(db: Database): Promise<() => Promise<number>> {
  await sql`create sequence ops.writes_seen`.execute(db);
  await sql`
    create function ops.see_write() returns trigger language plpgsql
    as $$ begin perform nextval('ops.writes_seen'); return null; end $$`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
  for (const { name } of rows)
    await sql`
      create trigger a_write_seen after insert or update or delete or truncate on ${sql.raw(name)}
      for each statement execute function ops.see_write()`.execute(db);
  return async () => {
    const { rows: counted } = await sql<{ writes: number }>`
      select case when is_called then last_value else 0 end::int as writes from ops.writes_seen`.execute(db);
    return counted[0]?.writes ?? 0;
  };
}
