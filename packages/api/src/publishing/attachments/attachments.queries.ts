import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { isProfileOpenTo, notBlocked } from '../../ground/core/visibility.ts';
import { readablePosts } from '../feed/post-rows.queries.ts';
import { holds } from '../../ground/roles/roles.policy.ts';

/**
 * Whether the viewer may see a picture. Of a post: those who may read the post, and moderators, who judge hidden
 * ones. Of a message: its sender and its recipient, unless one blocks the other. Of a work sample: those who may open
 * the member's profile.
 */
export async function canSeeAttachment(
  db: Kysely<DB>,
  viewer: Viewer | null,
  address: string,
): Promise<boolean> {
  const picture = await db
    .selectFrom('attachments')
    .select(['postId', 'messageId', 'workId'])
    .where('address', '=', address)
    .executeTakeFirst();
  if (!picture) return false;
  if (picture.messageId !== null) return viewer !== null && canReadMessage(db, viewer, picture.messageId);
  if (picture.workId !== null) return canSeeWork(db, viewer, picture.workId);
  return holds(viewer, 'moderation') || (picture.postId !== null && canReadPost(db, viewer, picture.postId));
}

async function canReadPost(db: Kysely<DB>, viewer: Viewer | null, id: number): Promise<boolean> {
  const post = await readablePosts(db, viewer, { includeOwnUnpublished: true, inChapters: true })
    .clearSelect()
    .select('posts.id')
    .where('posts.id', '=', id)
    .executeTakeFirst();
  return post !== undefined;
}

async function canReadMessage(db: Kysely<DB>, viewer: Viewer, id: number): Promise<boolean> {
  const message = await db
    .selectFrom('messages')
    .select('id')
    .where('id', '=', id)
    .where((is) => is.or([is('senderId', '=', viewer.id), is('recipientId', '=', viewer.id)]))
    .where(notBlocked(viewer, 'messages.sender_id'))
    .where(notBlocked(viewer, 'messages.recipient_id'))
    .executeTakeFirst();
  return message !== undefined;
}

async function canSeeWork(db: Kysely<DB>, viewer: Viewer | null, id: number): Promise<boolean> {
  const work = await db
    .selectFrom('memberWorks')
    .innerJoin('users', 'users.id', 'memberWorks.userId')
    .select('memberWorks.id')
    .where('memberWorks.id', '=', id)
    .where(isProfileOpenTo(viewer, 'users'))
    .executeTakeFirst();
  return work !== undefined;
}
