import type { RunSql } from '../../ground/core/run-sql.ts';
import type { Tables } from './erase-import-traces.ts';

/** The tables of a schema, which may be of an older version, with the columns that can be written. */
export async function listColumns(run: RunSql, schema: string): Promise<Tables> {
  const rows = await run(
    `select rel.relname as table, att.attname as column
     from pg_attribute att join pg_class rel on rel.oid = att.attrelid and rel.relkind in ('r', 'p')
     where rel.relnamespace = $1::regnamespace and att.attnum > 0 and not att.attisdropped and att.attgenerated = ''`,
    [schema],
  );
  const tables: Tables = new Map();
  for (const row of rows) {
    const { table, column } = Object(row);
    tables.set(table, (tables.get(table) ?? new Set()).add(column));
  }
  return tables;
}
