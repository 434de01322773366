import type { poolOf } from '@guildhall/db';

/** Points to use up of one window of one limit. */
export type BucketUse = { key: string; points: number; seconds: number };
/** A bucket as it is after a use: `expire` names its window. */
export type Bucket = { key: string; points: number; expire: string; msLeft: number };

const NOW = `(extract(epoch from now()) * 1000)::bigint`;

/** Rows are always locked in the order of their keys, so that no two callers can wait for each other. */
const TAKE = `
  insert into ops.rate_buckets as kept (key, points, expire)
  select key, points, ${NOW} + seconds * 1000
  from unnest($1::text[], $2::int[], $3::int[]) as used(key, points, seconds)
  order by key
  on conflict (key) do update set
    points = excluded.points + case when kept.expire > ${NOW} then kept.points else 0 end,
    expire = case when kept.expire > ${NOW} then kept.expire else excluded.expire end
  returning key, points, expire::text, (expire - ${NOW})::float8 as "msLeft"`;

const PEEK = `
  select key, points, expire::text, (expire - ${NOW})::float8 as "msLeft"
  from ops.rate_buckets where key = any($1) and expire > ${NOW}`;

/** A window that has ended meanwhile gets nothing back: the next one owes nothing. */
const REFUND = `
  with locked as (select key from ops.rate_buckets where key = any($1) order by key for update)
  update ops.rate_buckets as kept set points = kept.points - used.points
  from unnest($1::text[], $2::int[], $3::bigint[]) as used(key, points, expire), locked
  where kept.key = used.key and kept.expire = used.expire and locked.key = used.key`;

/**
 * Counts in PostgreSQL, by its clock, for all processes together. Several buckets are counted in one
 * statement, and can be given back: what a limiter of the kind that charges for one key does not offer.
 */
export function createSharedBuckets(pool: ReturnType<typeof poolOf>) {
  return {
    /** Adds to all of them, whether there is room or not; answers what each then holds. */
    async take(uses: BucketUse[]): Promise<Bucket[]> {
      const values = [
        uses.map(({ key }) => key),
        uses.map(({ points }) => points),
        uses.map(({ seconds }) => seconds),
      ];
      return (await pool.query<Bucket>({ name: 'buckets-take', text: TAKE, values })).rows;
    },
    /** Those of the keys that hold anything now. */
    async peek(keys: string[]): Promise<Bucket[]> {
      return (await pool.query<Bucket>({ name: 'buckets-peek', text: PEEK, values: [keys] })).rows;
    },
    /** Takes off again what `take` added, as its answer says which window that was. */
    async refund(uses: BucketUse[], taken: Bucket[]): Promise<void> {
      const windows = new Map(taken.map(({ key, expire }) => [key, expire]));
      const values = [
        uses.map(({ key }) => key),
        uses.map(({ points }) => points),
        uses.map(({ key }) => windows.get(key)),
      ];
      await pool.query({ name: 'buckets-give-back', text: REFUND, values });
    },
  };
}

export type SharedBuckets = ReturnType<typeof createSharedBuckets>;
