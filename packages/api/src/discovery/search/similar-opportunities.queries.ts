import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { type MemberReading, kindredTerms, lookupTerms, similarOpportunities } from '@guildhall/matching';
import type { Viewer } from '../../ground/core/context.ts';
import { isOpportunityVisible } from '../../ground/core/visibility.ts';
import { READ_COLUMNS, readingOf } from '../readings/opportunity-reading.ts';
import { foundOpportunities, presentFound } from './opportunities-search.queries.ts';
import type { FoundOpportunity } from './search.schema.ts';

/** How many that share a term are scanned, and how many of those that share most are compared by meaning. */
const SCANNED = 1_000;
const COMPARED = 60;

/** Opportunities that take applications and share terms with a query, those with most of them first, in the columns that matching reads. */
export function opportunitiesSharingTerms(db: Kysely<DB>, viewer: Viewer | null, query: MemberReading) {
  const terms = [...new Set([...lookupTerms(query).needs, ...kindredTerms(query.needs)])];
  const shared = sql<number>`(select count(*) from unnest(search_terms) as term where term = any(${terms}::text[]))`;
  const sharing = db
    .selectFrom('opportunities')
    .select(['id', shared.as('shared')])
    .where('isActive', '=', true)
    .where(sql<boolean>`search_terms && ${terms}::text[]`)
    .limit(sql.lit(SCANNED));
  return db
    .selectFrom(sharing.as('sharing'))
    .innerJoin('opportunities', 'opportunities.id', 'sharing.id')
    .innerJoin('users as poster', 'poster.id', 'opportunities.postedBy')
    .select(READ_COLUMNS.map((column) => `opportunities.${column}` as const))
    .where('opportunities.isActive', '=', true)
    .where('opportunities.expiresAt', '>', sql<Date>`now()`)
    .where(isOpportunityVisible(viewer))
    .orderBy('sharing.shared', 'desc')
    .orderBy('sharing.id', 'desc')
    .limit(sql.lit(COMPARED));
}

type Asked = { query: MemberReading; limit: number; except: number[] };

/** Opportunities that ask for what a search means, in other words, nearest first. */
export async function searchSimilarOpportunities(
  db: Kysely<DB>,
  viewer: Viewer | null,
  { query, limit, except }: Asked,
): Promise<FoundOpportunity[]> {
  const candidates = await opportunitiesSharingTerms(db, viewer, query)
    .where(sql<boolean>`opportunities.id <> all(${except}::int[])`)
    .execute();
  const ids = similarOpportunities(query, candidates, readingOf)
    .slice(0, limit)
    .map(({ id }) => id);
  const rows = await foundOpportunities(db, viewer)
    .where(sql<boolean>`opportunities.id = any(${ids}::int[])`)
    .orderBy(sql`array_position(${ids}::int[], opportunities.id)`)
    .execute();
  return rows.map(presentFound);
}
