import { type Kysely, sql } from 'kysely';
import { type DB, primaryOf } from '@guildhall/db';

/** The column that a term is looked up in. */
export type TermColumn = 'search_terms' | 'seek_terms';

/** How common terms are, from PostgreSQL's planner statistics. */
export type TermStatistics = {
  members: number;
  /** Estimated number of members who have the term; 0 for one that is not among the most common. */
  documentFrequency(column: TermColumn, term: string): number;
};

const TTL_MS = 10 * 60_000;
const cache = new WeakMap<Kysely<DB>, { until: number; statistics: Promise<TermStatistics> }>();

/** Cached for ten minutes. Before the first `analyze` no term counts as common. */
export function getTermStatistics(db: Kysely<DB>): Promise<TermStatistics> {
  const key = primaryOf(db);
  const cached = cache.get(key);
  if (cached && cached.until > Date.now()) return cached.statistics;
  const statistics = readStatistics(db);
  cache.set(key, { until: Date.now() + TTL_MS, statistics });
  statistics.catch(() => cache.delete(key));
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
  const frequencies = new Map(
    rows.flatMap(({ column, terms, shares, members }) =>
      terms.map((term, index) => [`${column} ${term}`, Math.round((shares[index] ?? 0) * members)] as const),
    ),
  );
  return {
    members: rows[0]?.members ?? 0,
    documentFrequency: (column, term) => frequencies.get(`${column} ${term}`) ?? 0,
  };
}
