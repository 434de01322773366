import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';

export type Lease = {
  /** Releases the lease early; does nothing when it has expired and another caller holds it. */
  release(): Promise<void>;
};

/**
 * Acquires a lease that one caller holds at a time across all processes; null while another holds it. It expires
 * after `seconds`, so a killed process blocks others no longer than that. Stored in the rate limiter's table, whose
 * expired rows a job removes.
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
