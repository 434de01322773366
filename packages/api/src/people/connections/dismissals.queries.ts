import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { PERSON_COLUMNS, presentPerson } from '../../ground/core/person.ts';
import { isKnownTo, notBlocked } from '../../ground/core/visibility.ts';
import type { Person } from '../../ground/values/person.schema.ts';
import { DISMISSED_MAX } from './connections.schema.ts';

/** The members whom the viewer dismissed and who are not suggested at present, the last one first. */
export async function listDismissed(db: Kysely<DB>, viewer: Viewer): Promise<Person[]> {
  const rows = await db
    .selectFrom('dismissals')
    .innerJoin('users as person', 'person.id', 'dismissals.dismissedUserId')
    .select(PERSON_COLUMNS.map((column) => `person.${column}` as const))
    .where('dismissals.userId', '=', viewer.id)
    .where('dismissals.until', '>', sql<Date>`now()`)
    .where('person.isActive', '=', true)
    .where(isKnownTo(viewer, 'person'))
    .where(notBlocked(viewer, 'person.id'))
    .orderBy('dismissals.createdAt', 'desc')
    .limit(DISMISSED_MAX)
    .execute();
  return rows.map(presentPerson);
}
