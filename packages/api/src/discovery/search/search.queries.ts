import { type Kysely, sql } from 'kysely';
import { type DB, type Database, withTransaction } from '@guildhall/db';
import type { Area } from '../../ground/settings/areas.schema.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { searchArticles } from './articles-search.queries.ts';
import { searchChapters } from './chapters-search.queries.ts';
import { searchBusinesses } from './businesses-search.queries.ts';
import { searchEvents } from './events-search.queries.ts';
import { searchMembers } from './members-search.queries.ts';
import { searchOpportunities } from './opportunities-search.queries.ts';
import { searchPosts } from './posts-search.queries.ts';
import { searchSimilar } from './similar.queries.ts';
import { type SearchInput, SearchKind, type SearchResults } from './search.schema.ts';
import { withDescriptions, withOffers } from './why.queries.ts';
import { type Terms, nameLikeness, termsOf } from './terms.ts';

/** The groups that are hidden with an area. */
const AREA_OF: Partial<Record<SearchKind, Area>> = {
  articles: 'news',
  businesses: 'directory',
  chapters: 'chapters',
  events: 'events',
  opportunities: 'opportunities',
};

const NOTHING: SearchResults = {
  members: [],
  businesses: [],
  opportunities: [],
  posts: [],
  articles: [],
  events: [],
  chapters: [],
  similar: { members: [], businesses: [], opportunities: [] },
};

/** The best matches of each group. Queries are not logged. */
export async function searchAll(
  db: Database,
  viewer: Viewer | null,
  { q, kind, limit, disabledAreas = [] }: SearchInput & { disabledAreas?: Area[] },
): Promise<SearchResults> {
  const terms = termsOf(q);
  if (terms.words.length === 0) return NOTHING;
  return withTransaction(db, async (trx) => {
    await prepare(trx, terms);
    const asked = kind ? [kind] : SearchKind.options;
    const groups = new Set(asked.filter((group) => !disabledAreas.some((area) => area === AREA_OF[group])));
    // Sequential, so that a search takes one connection, however many groups it reads.
    const found = {
      members: groups.has('members') ? await searchMembers(trx, viewer, terms, limit) : [],
      businesses: groups.has('businesses') ? await searchBusinesses(trx, terms, limit) : [],
      opportunities: groups.has('opportunities') ? await searchOpportunities(trx, viewer, terms, limit) : [],
      posts: groups.has('posts') ? await searchPosts(trx, viewer, terms, limit) : [],
      articles: groups.has('articles') ? await searchArticles(trx, terms, limit) : [],
      events: groups.has('events') ? await searchEvents(trx, viewer, terms, limit) : [],
      chapters: groups.has('chapters') ? await searchChapters(trx, viewer, terms, limit) : [],
    };
    const similar = await searchSimilar(trx, viewer, { q, groups, limit, found });
    return {
      ...found,
      members: await withOffers(trx, terms, found.members),
      businesses: await withDescriptions(trx, terms, found.businesses),
      similar: {
        members: await withOffers(trx, terms, similar.members),
        businesses: await withDescriptions(trx, terms, similar.businesses),
        opportunities: similar.opportunities,
      },
    };
  });
}

/** Makes the planner of this transaction use the indexes. */
async function prepare(trx: Kysely<DB>, terms: Terms): Promise<void> {
  await sql`
    select
      set_config('enable_seqscan', 'off', true),
      set_config('pg_trgm.word_similarity_threshold', ${String(nameLikeness(terms))}, true)
  `.execute(trx);
}
