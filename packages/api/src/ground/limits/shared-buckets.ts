import type { poolOf } from '@guildhall/db';

/** Points to consume from one window of one limit. */
export type BucketUse = { key: string; points: number; seconds: number };
/** A bucket after a use; `expire` identifies its window. */
export type Bucket = { key: string; points: number; expire: string; msLeft: number };

const NOW = `(extract(epoch from now()) * 1000)::bigint`;

/** Rows are locked in key order, so that concurrent callers cannot deadlock. */
const TAKE = `
  insert into ops.rate_buckets as kept (key, points, expire)
  select key, points, ${NOW} + seconds * 1000
  from unnest($1::text[], $2::int[], $3::int[]) as used(key, points, seconds)
  order by key
  on conflict (key) do update set
    points = excluded.points + case when kept.expire > ${NOW} then kept.points else 0 end,
    expire = case when kept.expire > ${NOW} then kept.expire else excluded.expire end
  returning key, points, expire::text, (expire - ${NOW})::float8 as "msLeft"`;

const peek = (keys: string) => `
  select key, points, expire::text, (expire - ${NOW})::float8 as "msLeft"
  from ops.rate_buckets where key = any(${keys}) and expire > ${NOW}`;

const PEEK = peek('$1');

const TAKE_AND_PEEK = `with taken as (${TAKE}) select * from taken union all (${peek('$4')})`;

/** Only into the same window: one that has ended is not refunded. */
const REFUND = `
  with locked as (select key from ops.rate_buckets where key = any($1) order by key for update)
  update ops.rate_buckets as kept set points = kept.points - used.points
  from unnest($1::text[], $2::int[], $3::bigint[]) as used(key, points, expire), locked
  where kept.key = used.key and kept.expire = used.expire and locked.key = used.key`;

const takeValues = (uses: BucketUse[]) => [
  uses.map(({ key }) => key),
  uses.map(({ points }) => points),
  uses.map(({ seconds }) => seconds),
];

/**
 * Rate-limit buckets in PostgreSQL, by its clock, shared by all processes. Several buckets are charged in one
 * statement and can be refunded, which the rate-limiting package does not offer.
 */
export function createSharedBuckets(pool: ReturnType<typeof poolOf>) {
  return {
    /** Adds to all of them, full or not, and returns what each then holds. */
    async take(uses: BucketUse[]): Promise<Bucket[]> {
      const taking = { name: 'buckets-take', text: TAKE, values: takeValues(uses) };
      return (await pool.query<Bucket>(taking)).rows;
    },
    /** Takes some and peeks into others. */
    async takeAndPeek(uses: BucketUse[], keys: string[]): Promise<Bucket[]> {
      const both = {
        name: 'buckets-take-and-peek',
        text: TAKE_AND_PEEK,
        values: [...takeValues(uses), keys],
      };
      return (await pool.query<Bucket>(both)).rows;
    },
    /** The buckets of these keys that are not empty. */
    async peek(keys: string[]): Promise<Bucket[]> {
      return (await pool.query<Bucket>({ name: 'buckets-peek', text: PEEK, values: [keys] })).rows;
    },
    /** Reverts what `take` added; `taken` says in which windows. */
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
