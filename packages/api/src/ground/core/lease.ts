import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';

export type Lease = {
  readonly key: string;
  /** Identifies the holder; changes when the lease is renewed. */
  expire: string;
  /** Releases the lease early; does nothing when it has expired and another caller holds it. */
  release(): Promise<void>;
};

const NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
const after = (seconds: number) => sql`${NOW} + ${seconds * 1_000}::bigint`;

/**
 * Acquires a lease that one caller holds at a time across all processes; null while another holds it. It expires
 * after `seconds`, so a killed process blocks others no longer than that. Stored in the rate limiter's table, whose
 * expired rows a job removes.
 */
export async function takeLease(db: Kysely<DB>, key: string, seconds: number): Promise<Lease | null> {
  return takeAnyLease(db, [key], seconds);
}

/** Acquires one of several leases like `takeLease`; null while others hold all of them. */
export async function takeAnyLease(db: Kysely<DB>, keys: string[], seconds: number): Promise<Lease | null> {
  // Another caller may take the same free lease at the same moment; then there may be further ones.
  for (const _attempt of keys) {
    const { rows } = await sql<{ key: string; expire: string | null }>`
      with free as (
        select key from unnest(${keys}::text[]) as wanted(key)
        where not exists (select from ops.rate_buckets held where held.key = wanted.key and held.expire >= ${NOW})
        order by random() limit 1),
      taken as (
        insert into ops.rate_buckets as held (key, points, expire) select key, 1, ${after(seconds)} from free
        on conflict (key) do update set expire = excluded.expire where held.expire < ${NOW}
        returning key, expire)
      select free.key, taken.expire::text as expire from free left join taken using (key)
    `.execute(db);
    const [row] = rows;
    if (!row) return null;
    if (row.expire !== null) return heldLease(db, row.key, row.expire);
  }
  return null;
}

/** Makes them expire `seconds` from now, except those that have expired and been taken by others. */
export async function renewLeases(db: Kysely<DB>, leases: Lease[], seconds: number): Promise<void> {
  const { rows } = await sql<{ key: string; expire: string }>`
    update ops.rate_buckets as held set expire = ${after(seconds)}
    from unnest(${leases.map(({ key }) => key)}::text[], ${leases.map(({ expire }) => expire)}::bigint[])
      as own(key, expire)
    where held.key = own.key and held.expire = own.expire
    returning held.key, held.expire::text as expire
  `.execute(db);
  const renewed = new Map(rows.map(({ key, expire }) => [key, expire]));
  for (const lease of leases) lease.expire = renewed.get(lease.key) ?? lease.expire;
}

function heldLease(db: Kysely<DB>, key: string, expire: string): Lease {
  const lease: Lease = {
    key,
    expire,
    release: async () =>
      void (await sql`
        delete from ops.rate_buckets where key = ${key} and expire = ${lease.expire}::bigint`.execute(db)),
  };
  return lease;
}
