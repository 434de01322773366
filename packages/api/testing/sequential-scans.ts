import { CamelCasePlugin, Kysely, type LogEvent, PostgresDialect } from 'kysely';
import { type DB, type Database, poolOf } from '@guildhall/db';

/**
 * The tables out of `tables` that the queries of `work` would scan sequentially, each with the query. `work` gets a
 * database with the same content that records its queries.
 * @throws when `work` runs no query
 */
export async function sequentialScans(
  db: Database,
  tables: string[],
  work: (db: Database) => Promise<unknown>,
): Promise<string[]> {
  const asked: LogEvent['query'][] = [];
  const pool = poolOf(db);
  const recording = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => void asked.push(query),
  });
  await work(recording);
  const reads = asked.filter(({ sql }) => /^\s*\(?\s*(select|with)/.test(sql));
  if (reads.length === 0) throw new Error('Nothing was read, so nothing can be said about it');
  const client = await pool.connect();
  try {
    const scans = new Set<string>();
    for (const { sql, parameters } of reads) {
      const { rows } = await client.query(`explain (format json) ${sql}`, [...parameters]);
      for (const [, table = ''] of JSON.stringify(rows).matchAll(
        /"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g,
      ))
        if (tables.includes(table)) scans.add(`${table}: ${sql}`);
    }
    return [...scans];
  } finally {
    client.release();
  }
}
