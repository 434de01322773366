import { type Database, sql } from '@guildhall/db';

type Row = Record<string, unknown>;
/** A written row, before and after; null for inserts and deletes. */
export type RowChange = { table: string; before: Row | null; after: Row | null };

/** Records row changes in all of our tables. Returns a function that reads the changes since its last call. */
export async function recordChanges(db: Database): Promise<() => Promise<RowChange[]>> {
  await sql`
    create table ops.changes_seen (place bigserial, "table" text, before jsonb, after jsonb)`.execute(db);
  await sql`
    create function ops.see_change() returns trigger language plpgsql as $$ begin
      insert into ops.changes_seen ("table", before, after)
      values (tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end,
              case when tg_op <> 'DELETE' then to_jsonb(new) end);
      return null;
    end $$`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('app', 'ops') and tablename <> 'changes_seen'`.execute(db);
  for (const { name } of rows)
    await sql`
      create trigger a_change_seen after insert or update or delete on ${sql.raw(name)}
      for each row execute function ops.see_change()`.execute(db);
  return async () => {
    const { rows: seen } = await sql<RowChange & { place: string }>`
      with taken as (delete from ops.changes_seen returning *)
      select "table", before, after from taken order by place`.execute(db);
    return seen;
  };
}
