import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '@guildhall/db';
import { readWanted } from '@guildhall/matching';
import type { Viewer } from '../../ground/core/context.ts';
import { BITMAP_SCANS, withPlannerSettings } from '../../ground/core/planner-settings.ts';
import { listAsking } from '../../discovery/search/asking.queries.ts';
import { readMeanings, similarMembers } from '../../discovery/search/similar.queries.ts';
import {
  LIKE_CANDIDATES,
  type Terms,
  everyWordLike,
  likest,
  nameLikeness,
} from '../../discovery/search/terms.ts';
import { hasInitial, isListed, matches } from './members-filter.ts';
import type { MembersFilter } from './members.schema.ts';

/** Guesses are few, and nothing to page through. */
const SIMILAR_MAX = 6;

type Wanted = { filter: MembersFilter; terms: Terms; except: number[] };

/**
 * Who comes close to a search: members with similar names, when nobody has its words, then those who offer what it
 * means, or look for it where the search is for those who do. The filters hold for them too.
 */
export function listSimilarIds(
  db: Database | DatabaseTransaction,
  viewer: Viewer | null,
  { filter, terms, except }: Wanted,
): Promise<number[]> {
  const settings = { ...BITMAP_SCANS, 'pg_trgm.word_similarity_threshold': String(nameLikeness(terms)) };
  return withPlannerSettings(db, settings, async (trx) => {
    const among = sql<SqlBool>`${hasInitial(filter.letter)} and ${matches(filter, [])}`;
    const named = except.length > 0 ? [] : await listByName(trx, viewer, terms, among);
    const wanted = readWanted(filter.search ?? '');
    const found = [...except, ...named];
    if (wanted) {
      const asking = await listAsking(trx, viewer, wanted, SIMILAR_MAX, among);
      return [...named, ...asking.map(({ id }) => id).filter((id) => !found.includes(id))];
    }
    const meanings = readMeanings(filter.search ?? '');
    const meant = await similarMembers(trx, viewer, { meanings, limit: SIMILAR_MAX, except: found }, among);
    return [...named, ...meant.map(({ id }) => id)];
  });
}

async function listByName(
  trx: DatabaseTransaction,
  viewer: Viewer | null,
  terms: Terms,
  among: RawBuilder<SqlBool>,
): Promise<number[]> {
  const hits = trx
    .selectFrom('users')
    .select(['users.id', 'users.searchName'])
    .where(isListed(viewer))
    .where(among)
    .where(everyWordLike(terms, sql`users.search_name`))
    .limit(LIKE_CANDIDATES);
  const rows = await trx
    .selectFrom(hits.as('hits'))
    .select('id')
    .orderBy(likest(terms, sql`hits.search_name`))
    .orderBy('id')
    .limit(SIMILAR_MAX)
    .execute();
  return rows.map(({ id }) => id);
}
