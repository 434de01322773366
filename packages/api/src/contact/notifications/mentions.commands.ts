import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { type Mention, mentionsIn } from '@guildhall/markdown';
import { parseMarkdown } from '@guildhall/markdown/parse';
import { invalid } from '../../ground/errors/errors.ts';
import { betweenNoBlock, isOfChapterOfPost, isPublicBusiness } from '../../ground/core/visibility.ts';
import { notify } from './notifications.commands.ts';
import { MENTIONS_MAX } from '../../ground/mentions/mentions.schema.ts';

/** @throws BAD_REQUEST for a text with more than twenty mentions */
export function requireFewMentions(content: string): void {
  if (mentionsIn(parseMarkdown(content)).length <= MENTIONS_MAX) return;
  const message = `A text can mention at most ${MENTIONS_MAX} members and businesses`;
  throw invalid(message, [{ path: 'content', message }]);
}

/** A text that everyone may read who may read its post. */
type MentioningText = {
  /** A text is the post itself or a comment on it. */
  in: 'post' | 'comment';
  commentId?: number;
  authorId: number;
  content: string;
  post: { id: number; userId: number };
  /** Members who are notified of the text anyway. */
  except?: number[];
};

/**
 * Notifies the members and the owners of businesses that a published text mentions, as far as they may read it. A
 * post does so once for each, however often it is edited.
 */
export async function notifyMentioned(trx: Kysely<DB>, text: MentioningText): Promise<void> {
  const { authorId, content, post, commentId, except = [] } = text;
  const mentions = mentionsIn(parseMarkdown(content));
  if (mentions.length === 0) return;
  const members = new Map<number, BusinessName | undefined>();
  for (const { kind, id } of mentions) if (kind === 'member') members.set(id, undefined);
  for (const { ownerId, ...business } of await findOwners(trx, mentions))
    if (!members.has(ownerId)) members.set(ownerId, business);
  for (const id of [authorId, ...except]) members.delete(id);
  const readers = await findReaders(trx, [...members.keys()], post);
  for (const userId of text.in === 'post' ? await recordMentioned(trx, post.id, readers) : readers) {
    const business = members.get(userId);
    await notify(trx, {
      kind: 'mention',
      userId,
      actorId: authorId,
      postId: post.id,
      in: text.in,
      ...(commentId !== undefined && { commentId }),
      ...(business && { business }),
    });
  }
}

/** The same for a post, once it is published. */
export const notifyOfPost = (
  trx: Kysely<DB>,
  { content, ...post }: { id: number; userId: number; content: string },
): Promise<void> => notifyMentioned(trx, { in: 'post', authorId: post.userId, content, post });

type BusinessName = { id: number; slug: string; name: string };

/** The public businesses among the mentions, with their owners. */
async function findOwners(
  trx: Kysely<DB>,
  mentions: Mention[],
): Promise<(BusinessName & { ownerId: number })[]> {
  const ids = mentions.filter(({ kind }) => kind === 'business').map(({ id }) => id);
  if (ids.length === 0) return [];
  return trx
    .selectFrom('businesses')
    .select(['id', 'slug', 'name', 'ownerId'])
    .where('id', 'in', ids)
    .where(isPublicBusiness)
    .execute();
}

/** Those of these members who may read the post: the ones of its chapter, if it is of one. */
export async function findReaders(
  trx: Kysely<DB>,
  ids: number[],
  { id: postId, userId: authorId }: { id: number; userId: number },
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('isActive', '=', true)
    .where(betweenNoBlock(sql.ref('users.id'), authorId))
    .where(
      sql<boolean>`exists (
        select from posts
        where posts.id = ${postId} and (posts.chapter_id is null or ${isOfChapterOfPost(sql`users.id`)}))`,
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Records whom a post mentions, and returns those it had not mentioned before. */
async function recordMentioned(trx: Kysely<DB>, postId: number, userIds: number[]): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await trx
    .insertInto('postMentions')
    .values(userIds.map((userId) => ({ postId, userId })))
    .onConflict((conflicting) => conflicting.doNothing())
    .returning('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}
