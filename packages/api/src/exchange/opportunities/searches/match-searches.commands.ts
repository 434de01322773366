import { type Kysely, sql } from 'kysely';
import { type DB, type Database, withTransaction } from '@guildhall/db';
import { readCommunity } from '../../../community/community/community.queries.ts';
import { notify } from '../../../contact/notifications/notifications.commands.ts';
import { listMatchMembers } from '../../../discovery/readings/match-profile.queries.ts';
import { listReadings } from '../../../discovery/readings/member-readings.ts';
import { isPublicMember } from '../../../ground/core/visibility.ts';
import { fitOf } from '../opportunity-fit.ts';
import { isOpenNow } from '../opportunity-conditions.ts';

/** The worker task that compares what is new with the saved searches. */
export const MATCH_SEARCHES_TASK = 'match-searches';

/** Opportunities compared in one transaction, and members whose readings are loaded together. */
const BATCH = { opportunities: 20, members: 100 };
/** How many of a day's matches are notified at once; the rest follow the next morning. */
const AT_ONCE_MAX = 5;

/**
 * Compares the opportunities that are new or have changed with every saved search, and notifies those members who
 * want to hear of each at once. Crash-safe: opportunities are taken off the list in the same transaction.
 */
export async function matchSearches(db: Database): Promise<void> {
  if ((await readCommunity(db)).disabledAreas.includes('opportunities')) return;
  while ((await withTransaction(db, matchBatch)) > 0);
}

async function matchBatch(trx: Kysely<DB>): Promise<number> {
  const { rows: queued } = await sql<{ id: number }>`
    delete from uncompared_opportunities where opportunity_id in (
      select opportunity_id from uncompared_opportunities order by opportunity_id
      limit ${BATCH.opportunities} for update skip locked)
    returning opportunity_id as id`.execute(trx);
  if (queued.length === 0) return 0;
  const hits = await listHits(
    trx,
    queued.map(({ id }) => id),
  );
  const fitting = await withoutUnfit(trx, hits);
  for (const hit of fitting) await notifyOfOne(trx, hit);
  return queued.length;
}

async function listHits(trx: Kysely<DB>, ids: number[]) {
  return trx
    .selectFrom('opportunities')
    .innerJoin('users as poster', 'poster.id', 'opportunities.postedBy')
    .innerJoin('opportunitySearches as search', (join) =>
      join.onRef('search.userId', '<>', 'opportunities.postedBy'),
    )
    .select(['search.id as searchId', 'search.userId', 'search.name', 'search.fits', 'search.frequency'])
    .select(['opportunities.id', 'opportunities.title', 'opportunities.type', 'opportunities.location'])
    .select(['opportunities.skillsNeeded', 'opportunities.industryFocus', 'opportunities.postedBy'])
    .where('opportunities.id', 'in', ids)
    .where(isOpenNow)
    .where(isPublicMember('poster'))
    .where(
      sql<boolean>`(search.query is null or opportunities.search_vector @@ search.query
        or opportunities.search_terms && search.terms)
        and (search.kind is null or public.fold_text(opportunities.type) = public.fold_text(search.kind))
        and (search.place is null or public.fold_text(opportunities.location) = public.fold_text(search.place))
        and (not search.remote or opportunities.remote_option)
        and (not search.budget or opportunities.budget <> '')
        and not exists (select from blocks
          where (blocker_id, blocked_id) in ((search.user_id, poster.id), (poster.id, search.user_id)))`,
    )
    .orderBy('opportunities.id')
    .orderBy('search.id')
    .execute();
}

type Hit = Awaited<ReturnType<typeof listHits>>[number];

/** Without what does not fit the owner of a search for what fits them. */
async function withoutUnfit(trx: Kysely<DB>, hits: Hit[]): Promise<Hit[]> {
  const userIds = [...new Set(hits.filter(({ fits }) => fits).map(({ userId }) => userId))];
  const fitting = new Set<Hit>(hits.filter(({ fits }) => !fits));
  for (let start = 0; start < userIds.length; start += BATCH.members) {
    const batch = userIds.slice(start, start + BATCH.members);
    const readings = await listReadings(trx, await listMatchMembers(trx, batch));
    for (const hit of hits)
      if (hit.fits && batch.includes(hit.userId) && fitOf(readings.get(hit.userId)?.reading, hit).score > 0)
        fitting.add(hit);
  }
  return hits.filter((hit) => fitting.has(hit));
}

/** Stores what a search has found, once, and notifies its owner where they want to hear at once. */
async function notifyOfOne(
  trx: Kysely<DB>,
  { searchId, userId, name, frequency, ...found }: Hit,
): Promise<void> {
  const isNew = await trx
    .insertInto('foundOpportunities')
    .values({ searchId, opportunityId: found.id })
    .onConflict((known) => known.doNothing())
    .returning('searchId')
    .executeTakeFirst();
  if (!isNew || frequency !== 'once') return;
  const { count } = await trx
    .selectFrom('foundOpportunities')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('searchId', '=', searchId)
    .where('notifiedAt', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  if (count >= AT_ONCE_MAX) return;
  await trx
    .updateTable('foundOpportunities')
    .set({ notifiedAt: sql`now()` })
    .where('searchId', '=', searchId)
    .where('opportunityId', '=', found.id)
    .execute();
  await notify(trx, {
    kind: 'alert',
    userId,
    actorId: found.postedBy,
    search: { id: searchId, name },
    opportunity: { id: found.id, title: found.title },
    count: 1,
  });
}
