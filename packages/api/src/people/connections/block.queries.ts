import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { PERSON_COLUMNS, presentPerson } from '../../ground/core/person.ts';
import type { Person } from '../../ground/values/person.schema.ts';

const BLOCKED_MAX = 500;

/** The active members whom the viewer blocks, the last one first, at most 500. */
export async function listBlocked(db: Kysely<DB>, viewer: Viewer): Promise<Person[]> {
  const rows = await db
    .selectFrom('blocks')
    .innerJoin('users as person', 'person.id', 'blocks.blockedId')
    .select(PERSON_COLUMNS.map((column) => `person.${column}` as const))
    .where('blocks.blockerId', '=', viewer.id)
    .where('person.isActive', '=', true)
    .where('person.erasedAt', 'is', null)
    .orderBy('blocks.createdAt', 'desc')
    .limit(BLOCKED_MAX)
    .execute();
  return rows.map(presentPerson);
}
