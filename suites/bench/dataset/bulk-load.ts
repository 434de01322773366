import type pg from 'pg';

/**
 * Settings for a bulk load: no durability, since a dataset is rebuilt after a crash, and no triggers.
 * Generated columns are still computed.
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
const CONCURRENCY = 2;

/**
 * Drops the indexes of the tables, except those of their constraints, and recreates them after the load:
 * sorting once is much faster than inserting row by row.
 */
export async function fillWithoutIndexes(
  pool: pg.Pool,
  tables: string[],
  fill: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await pool.query<{ name: string; definition: string }>(INDEXES_OF, [tables]);
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  await fill();
  const queue = rows.values();
  const work = async () => {
    for (const { definition } of queue) await pool.query(definition);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}
