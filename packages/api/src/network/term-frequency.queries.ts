import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';

/** Which of a member's term lists is looked up. */
export type TermColumn = 'search_terms' | 'seek_terms';

/** How common terms are, as PostgreSQL's own statistics estimate it. */
export type TermStatistics = {
  members: number;
  /** Members who have the term; 0 for one that is not among the common ones. */
  holders(column: TermColumn, term: string): number;
};

const KEPT_MS = 10 * 60_000;
const kept = new WeakMap<Kysely<DB>, { until: number; statistics: Promise<TermStatistics> }>();

/** Read at most every ten minutes in a process; on a database never analysed no term is common. */
export function getTermStatistics(db: Kysely<DB>): Promise<TermStatistics> {
  const known = kept.get(db);
  if (known && known.until > Date.now()) return known.statistics;
  const statistics = readStatistics(db);
  kept.set(db, { until: Date.now() + KEPT_MS, statistics });
  statistics.catch(() => kept.delete(db));
  return statistics;
}

async function readStatistics(db: Kysely<DB>): Promise<TermStatistics> {
  const { rows } = await sql<{ column: string; terms: string[]; shares: number[]; members: number }>`
    select s.attname as column, s.most_common_elems::text::text[] as terms,
      s.most_common_elem_freqs::float8[] as shares, greatest(c.reltuples, 0)::float8 as members
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_stats s on s.schemaname = n.nspname and s.tablename = c.relname
    where c.oid = 'users'::regclass and s.attname in ('search_terms', 'seek_terms')
      and s.most_common_elems is not null
  `.execute(db);
  const holders = new Map(
    rows.flatMap(({ column, terms, shares, members }) =>
      terms.map((term, at) => [`${column} ${term}`, Math.round((shares[at] ?? 0) * members)] as const),
    ),
  );
  return {
    members: rows[0]?.members ?? 0,
    holders: (column, term) => holders.get(`${column} ${term}`) ?? 0,
  };
}
