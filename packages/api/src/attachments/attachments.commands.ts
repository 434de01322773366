import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { pictureGone, takePicture } from '../businesses/pictures/pictures.commands.ts';
import type { Attachment } from './attachments.schema.ts';

/**
 * Attaches uploaded pictures to a new post, in their order.
 * @throws BAD_REQUEST when one is not an upload, or belongs to another post
 */
export async function attachToPost(
  trx: Kysely<DB>,
  post: { postId: number; userId: number },
  pictures: Attachment[],
): Promise<void> {
  for (const [position, picture] of pictures.entries()) {
    const path = `pictures.${position}.address`;
    await takePicture(trx, picture.address, path);
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('attachments')
      .values({ ...post, ...picture, position })
      .onConflict((conflicting) => conflicting.column('address').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) throw pictureGone(path);
  }
}
