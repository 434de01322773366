import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { pictureGone, takePicture } from '../uploads/pictures.commands.ts';
import type { Attachment } from './attachments.schema.ts';

/**
 * Attaches uploaded pictures to a post, a message or a work sample of a member, in their order.
 * @throws BAD_REQUEST when one is not an upload of theirs, or belongs to something else
 */
export async function attachPictures(
  trx: Kysely<DB>,
  to: { userId: number } & ({ postId: number } | { messageId: number } | { workId: number }),
  pictures: Attachment[],
): Promise<void> {
  for (const [position, picture] of pictures.entries()) {
    const path = `pictures.${position}.address`;
    await takePicture(trx, { id: to.userId, role: 'user' }, picture.address, path);
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('attachments')
      .values({ ...to, ...picture, position })
      .onConflict((conflicting) => conflicting.column('address').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) throw pictureGone(path);
  }
}

/**
 * Changes the descriptions of a post's pictures.
 * @throws BAD_REQUEST when the post does not show one of them
 */
export async function describePictures(
  trx: Kysely<DB>,
  postId: number,
  pictures: Attachment[],
): Promise<void> {
  for (const [position, { address, alt }] of pictures.entries()) {
    const { numUpdatedRows } = await trx
      .updateTable('attachments')
      .set({ alt })
      .where('address', '=', address)
      .where('postId', '=', postId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw pictureGone(`pictures.${position}.address`);
  }
}
