import type pg from 'pg';

/**
 * Settings of a database that is only filled: nothing of it has to outlast a crash, as it is then made
 * anew, and no trigger has anybody to tell. What PostgreSQL generates by itself it still generates.
 */
export const BULK_SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
  shared_buffers: '512MB',
  maintenance_work_mem: '256MB',
  autovacuum: 'off',
  session_replication_role: 'replica',
};

const INDEXES_OF = `
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i
  where i.indrelid = any($1::regclass[])
    and not exists (select from pg_constraint where conindid = i.indexrelid)
  order by pg_relation_size(i.indexrelid) desc`;
const AT_ONCE = 2;

/**
 * Fills tables while they have no indexes but those of their keys, and makes the others when all rows
 * are there: sorting once costs a fraction of finding a place for each row.
 */
export async function fillWithoutIndexes(
  pool: pg.Pool,
  tables: string[],
  fill: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await pool.query<{ name: string; definition: string }>(INDEXES_OF, [tables]);
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  await fill();
  const waiting = rows.values();
  const work = async () => {
    for (const { definition } of waiting) await pool.query(definition);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
