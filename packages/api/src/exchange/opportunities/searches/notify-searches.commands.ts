import { type Kysely, sql } from 'kysely';
import { type DB, type Database, withTransaction } from '@guildhall/db';
import { notify } from '../../../contact/notifications/notifications.commands.ts';
import { readCommunity } from '../../../community/community/community.queries.ts';
import { isOpenNow } from '../opportunity-conditions.ts';

/** From this hour on, on the community's clocks, members hear what their searches have found. */
const MORNING = 8;

/**
 * Notifies members once a day of what their searches have found since. What has closed meanwhile is left out. Each search is a
 * transaction of its own.
 */
export async function notifySearches(db: Database, now = new Date()): Promise<void> {
  const { disabledAreas, timeZone } = await readCommunity(db);
  const { day, hour } = clockIn(timeZone, now);
  if (disabledAreas.includes('opportunities') || hour < MORNING) return;
  while (await withTransaction(db, (trx) => notifyNext(trx, day)));
}

/** The day and the hour on the clocks of a time zone. */
function clockIn(timeZone: string, now: Date): { day: string; hour: number } {
  const local = now.toLocaleString('sv-SE', { timeZone: timeZone || 'UTC' });
  return { day: local.slice(0, 10), hour: Number(local.slice(11, 13)) };
}

/** @returns whether there was one */
async function notifyNext(trx: Kysely<DB>, day: string): Promise<boolean> {
  const search = await trx
    .selectFrom('opportunitySearches')
    .select(['id', 'userId', 'name'])
    .where(sql<boolean>`notified_on < ${day}::date`)
    .where(
      sql<boolean>`exists (select from found_opportunities
        where search_id = opportunity_searches.id and notified_at is null)`,
    )
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!search) return false;
  const found = await trx
    .updateTable('foundOpportunities')
    .from('opportunities')
    .set({ notifiedAt: sql`now()` })
    .whereRef('opportunities.id', '=', 'foundOpportunities.opportunityId')
    .where('foundOpportunities.searchId', '=', search.id)
    .where('foundOpportunities.notifiedAt', 'is', null)
    .returning(['opportunities.id', 'opportunities.title', 'opportunities.postedBy', isOpenNow.as('isOpen')])
    .execute();
  await trx
    .updateTable('opportunitySearches')
    .set({ notifiedOn: sql`${day}::date` })
    .where('id', '=', search.id)
    .execute();
  const open = found.filter(({ isOpen }) => isOpen).toSorted((one, other) => other.id - one.id);
  const [newest] = open;
  if (newest)
    await notify(trx, {
      kind: 'alert',
      userId: search.userId,
      actorId: open.length === 1 ? newest.postedBy : null,
      search: { id: search.id, name: search.name },
      opportunity: { id: newest.id, title: newest.title },
      count: open.length,
    });
  return true;
}
