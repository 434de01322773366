import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { termsOf } from '../../../discovery/search/terms.ts';
import type { Viewer } from '../../../ground/core/context.ts';
import { PERSON_COLUMNS, presentPerson } from '../../../ground/core/person.ts';
import { notBlocked } from '../../../ground/core/visibility.ts';
import type { Person } from '../../../ground/values/person.schema.ts';
import { RECIPIENTS_MAX, type ListRecipientsInput } from './conversations.schema.ts';
import { isNamed } from './named.ts';

/** The viewer's connections whose name has every word, by name; all of them may be written to. */
export async function listRecipients(
  db: Kysely<DB>,
  viewer: Viewer,
  { q }: ListRecipientsInput,
): Promise<Person[]> {
  const terms = termsOf(q);
  if (q !== '' && terms.words.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select(PERSON_COLUMNS)
    .where(
      'users.id',
      'in',
      sql<number>`(
        select connected_user_id from connections where user_id = ${viewer.id} and status = 'accepted'
        union all
        select user_id from connections where connected_user_id = ${viewer.id} and status = 'accepted')`,
    )
    .where('users.isActive', '=', true)
    .where('users.erasedAt', 'is', null)
    .where(notBlocked(viewer, 'users.id'))
    .where(isNamed(terms, 'users.search_name'))
    .orderBy('users.searchName')
    .orderBy('users.id')
    .limit(RECIPIENTS_MAX)
    .execute();
  return rows.map(presentPerson);
}
