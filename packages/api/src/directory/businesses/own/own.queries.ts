import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../../ground/core/context.ts';
import { TREND_DAYS } from '../../../ground/core/trend.ts';
import { CARD_COLUMNS, presentCard } from '../business-card.queries.ts';
import { countByDay, lastSpan } from '../activity/activity.queries.ts';
import { listNextSteps } from '../activity/next-steps.queries.ts';
import { OWN_MAX } from '../businesses.queries.ts';
import type { OwnBusiness, OwnBusinesses } from './own.schema.ts';
import { listOwnerTasks } from './owner-tasks.queries.ts';

/** The viewer's businesses with the figures of thirty days, and what the viewer has yet to do for them. */
export async function getOwnBusinesses(
  db: Kysely<DB>,
  viewer: Viewer,
  now = new Date(),
): Promise<OwnBusinesses> {
  const rows = await db
    .selectFrom('businesses')
    .select([...CARD_COLUMNS, 'businesses.unpublishedAt'])
    .where('ownerId', '=', viewer.id)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(sql.lit(OWN_MAX))
    .execute();
  const ids = rows.map(({ id }) => id);
  const counts = await countByDay(db, ids);
  const nextSteps = await listNextSteps(db, ids);
  const days = lastSpan(now);
  const businesses = rows.map((row): OwnBusiness => {
    const values = (kind: string) => days.map((day) => counts.get(`${row.id} ${kind} ${day}`) ?? 0);
    const recent = (kind: string) => values(kind).slice(-TREND_DAYS);
    const views = values('view');
    return Object.assign(presentCard(row), {
      figures: {
        views: sum(recent('view')),
        viewsBefore: sum(views) - sum(recent('view')),
        viewsByDay: recent('view'),
        saves: sum(recent('save')),
        messages: sum(recent('message')),
      },
      nextSteps: nextSteps.get(row.id) ?? [],
      can: { publish: row.unpublishedAt !== null, unpublish: row.isActive },
    });
  });
  return { tasks: await listOwnerTasks(db, viewer), businesses };
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
