import { type Kysely, sql } from 'kysely';
import { type DB, type Database, withTransaction } from '@guildhall/db';
import type { Viewer } from '../core/context.ts';
import { searchArticles } from './articles-search.queries.ts';
import { searchBusinesses } from './businesses-search.queries.ts';
import { searchMembers } from './members-search.queries.ts';
import { searchPosts } from './posts-search.queries.ts';
import { type SearchInput, SearchKind, type SearchResults } from './search.schema.ts';
import { type Terms, termsOf } from './terms.ts';

/** How much of what was typed a name must share, in trigrams, to be taken for a misspelling of it. */
const LIKENESS = 0.4;

/** The best of each group for what was typed. Nothing of it is written anywhere. */
export async function searchAll(
  db: Database,
  viewer: Viewer | null,
  { q, kind, limit }: SearchInput,
): Promise<SearchResults> {
  return withTransaction(db, async (trx) => {
    const terms = await prepare(trx, q);
    if (terms.words.length === 0) return { members: [], businesses: [], posts: [], articles: [] };
    const groups = new Set<keyof SearchResults>(kind ? [kind] : SearchKind.options);
    // One after the other: a search takes one connection, however many groups it asks for.
    return {
      members: groups.has('members') ? await searchMembers(trx, viewer, terms, limit) : [],
      businesses: groups.has('businesses') ? await searchBusinesses(trx, terms, limit) : [],
      posts: groups.has('posts') ? await searchPosts(trx, viewer, terms, limit) : [],
      articles: groups.has('articles') ? await searchArticles(trx, terms, limit) : [],
    };
  });
}

/** Folds what was typed as the indexes are folded, and holds the planner of this transaction to them. */
async function prepare(trx: Kysely<DB>, q: string): Promise<Terms> {
  const { rows } = await sql<{ folded: string }>`
    select
      public.fold_text(${q}::text) as folded,
      set_config('enable_seqscan', 'off', true),
      set_config('pg_trgm.word_similarity_threshold', ${String(LIKENESS)}, true)
  `.execute(trx);
  return termsOf(rows[0]?.folded ?? '');
}
