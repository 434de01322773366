import type { Kysely } from 'kysely';
import type { DB, DatabaseTransaction } from '@guildhall/db';
import { enqueueJob } from '../../ground/core/jobs.ts';
import { isWebUrl } from '../../ground/values/fields.ts';
import { LINKED_FIELDS, type LinkedField, type PictureFields } from './linked-pictures.ts';

/** The job that fetches one picture. */
export const FETCH_PICTURE_TASK = 'fetch-linked-picture';

/** The row that shows a picture. */
export type PictureHolder = { businessId: number } | { articleId: number } | { bannerId: number };

/**
 * Requests the pictures of other sites among the fields, instead of those requested before. A form that was opened
 * while a picture was being fetched sends the field as blank as it was, which does not cancel it.
 */
export async function requestPictures(
  trx: DatabaseTransaction,
  holder: PictureHolder,
  fields: PictureFields,
  before: PictureFields = {},
): Promise<void> {
  for (const field of LINKED_FIELDS) {
    const value = fields[field];
    const url = isWebUrl(value ?? '') ? (value ?? '') : null;
    if (value === undefined || (!value && !before[field])) continue;
    await trx
      .deleteFrom('linkedPictures')
      .where('field', '=', field)
      .where((eb) => eb.and(holder))
      .execute();
    if (url === null) continue;
    const { id } = await trx
      .insertInto('linkedPictures')
      .values({ ...holder, field, url })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueueJob(trx, FETCH_PICTURE_TASK, { id });
  }
}

/** The address and the field of a picture that is still wanted. */
export const findLinkedPicture = (
  db: Kysely<DB>,
  id: number,
): Promise<{ field: LinkedField; url: string } | undefined> =>
  db.selectFrom('linkedPictures').select(['field', 'url']).where('id', '=', id).executeTakeFirst();
