import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { MemberContext } from '../../../ground/core/context.ts';
import { hashOf } from './calendar.queries.ts';
import type { CalendarFeed, NewCalendarFeed } from './calendar.schema.ts';

/** Gives the viewer a new secret address for their calendar; the one of before stops working. */
export async function replaceCalendarFeed({ db, viewer, services }: MemberContext): Promise<NewCalendarFeed> {
  const secret = randomBytes(32).toString('base64url');
  const row = { secretHash: hashOf(secret), createdAt: sql<Date>`now()` };
  const { createdAt } = await db
    .insertInto('calendarFeeds')
    .values({ userId: viewer.id, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .returning('createdAt')
    .executeTakeFirstOrThrow();
  return { since: createdAt.toISOString(), url: `${services.config.publicOrigin}/cal/${secret}.ics` };
}

/** From now on the address of the viewer's calendar leads nowhere. */
export async function removeCalendarFeed({ db, viewer }: MemberContext): Promise<CalendarFeed> {
  await db.deleteFrom('calendarFeeds').where('userId', '=', viewer.id).execute();
  return { since: null };
}
