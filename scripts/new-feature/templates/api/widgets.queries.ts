import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { toPage } from '../../ground/core/keyset.ts';
import { afterCursor, limitPlusOne } from '../../ground/core/pagination.ts';
import { notBlocked } from '../../ground/core/visibility.ts';
import { canDeleteWidget, canEditWidget } from './widgets.policy.ts';
import type { ListWidgetsInput, Widget, WidgetPage } from './widgets.schema.ts';
import { fullName } from '../../ground/values/person-name.ts';

/** Widgets of active members, the newest first. */
export async function listWidgets(
  db: Kysely<DB>,
  viewer: Viewer,
  { limit, cursor }: ListWidgetsInput,
): Promise<WidgetPage> {
  const rows = await visibleWidgets(db, viewer)
    .where(afterCursor(cursor, 'widgets.created_at', 'widgets.id'))
    .orderBy('widgets.createdAt', 'desc')
    .orderBy('widgets.id', 'desc')
    .limit(limitPlusOne(limit))
    .execute();
  return toPage(rows, limit, (row) => presentWidget(row, viewer));
}

/** @throws NOT_FOUND when there is none that the viewer may see */
export async function getWidget(db: Kysely<DB>, viewer: Viewer, id: number): Promise<Widget> {
  const row = await visibleWidgets(db, viewer).where('widgets.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('This widget does not exist');
  return presentWidget(row, viewer);
}

const visibleWidgets = (db: Kysely<DB>, viewer: Viewer) =>
  db
    .selectFrom('widgets')
    .innerJoin('users as owner', 'owner.id', 'widgets.ownerId')
    .select([
      'widgets.id',
      'widgets.title',
      'widgets.description',
      'widgets.createdAt',
      'widgets.ownerId',
      'owner.username',
      'owner.firstName',
      'owner.lastName',
      sql<string>`widgets.created_at::text`.as('sortKey'),
    ])
    .where('owner.isActive', '=', true)
    .where(notBlocked(viewer, 'widgets.owner_id'));

type WidgetRow = Awaited<ReturnType<ReturnType<typeof visibleWidgets>['executeTakeFirstOrThrow']>>;

const presentWidget = (row: WidgetRow, viewer: Viewer): Widget => ({
  id: row.id,
  title: row.title,
  description: row.description,
  createdAt: row.createdAt.toISOString(),
  owner: { id: row.ownerId, name: fullName(row), username: row.username },
  can: { edit: canEditWidget(viewer, row), delete: canDeleteWidget(viewer, row) },
});
