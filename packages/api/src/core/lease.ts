import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';

export type Lease = {
  /** Ends it before its time; one that has run out and was taken by another stays theirs. */
  release(): Promise<void>;
};

/**
 * Takes what only one caller may hold at a time, in whichever process: null while another holds it. It
 * ends by itself after `seconds`, so a process that is killed blocks nobody for longer. Held in the table
 * of the limiter, whose expired rows a job removes.
 */
export async function takeLease(db: Kysely<DB>, key: string, seconds: number): Promise<Lease | null> {
  const now = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const { rows } = await sql<{ expire: string }>`
    insert into ops.rate_buckets as held (key, points, expire) values (${key}, 1, ${now} + ${seconds * 1_000}::bigint)
    on conflict (key) do update set expire = excluded.expire where held.expire < ${now}
    returning expire::text as expire
  `.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    release: async () =>
      void (await sql`delete from ops.rate_buckets where key = ${key} and expire = ${row.expire}::bigint`.execute(
        db,
      )),
  };
}
