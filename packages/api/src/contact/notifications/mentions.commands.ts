import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { type Mention, mentionsIn } from '@guildhall/markdown';
import { parseMarkdown } from '@guildhall/markdown/parse';
import { invalid } from '../../ground/errors/errors.ts';
import { betweenNoBlock, isOfChapterOfPost, isPublicBusiness } from '../../ground/core/visibility.ts';
import { notify } from './notifications.commands.ts';
import { type Subject, noticeOf } from './subjects.ts';
import { MENTIONS_MAX } from '../../ground/mentions/mentions.schema.ts';

/** @throws BAD_REQUEST for a text with more than twenty mentions */
export function requireFewMentions(content: string): void {
  if (mentionsIn(parseMarkdown(content)).length <= MENTIONS_MAX) return;
  const message = `A text can mention at most ${MENTIONS_MAX} members and businesses`;
  throw invalid(message, [{ path: 'content', message }]);
}

/** A text that everyone may read who may read the post or article. */
type MentioningText = {
  /** It is the post itself, or a comment on it or on an article. */
  in: 'post' | 'comment';
  commentId?: number;
  authorId: number;
  content: string;
  subject: Subject;
  /** Members who are notified of the text anyway. */
  except?: number[];
};

/**
 * Notifies the members and the owners of businesses that a published text mentions, as far as they may read it. A
 * post does so once for each, however often it is edited.
 */
export async function notifyMentioned(trx: Kysely<DB>, text: MentioningText): Promise<void> {
  const { authorId, content, subject, commentId, except = [] } = text;
  const mentions = mentionsIn(parseMarkdown(content));
  if (mentions.length === 0) return;
  const members = new Map<number, BusinessName | undefined>();
  for (const { kind, id } of mentions) if (kind === 'member') members.set(id, undefined);
  for (const { ownerId, ...business } of await findOwners(trx, mentions))
    if (!members.has(ownerId)) members.set(ownerId, business);
  for (const id of [authorId, ...except]) members.delete(id);
  const readers = await findReaders(trx, [...members.keys()], subject);
  for (const userId of text.in === 'post' ? await recordMentioned(trx, subject.id, readers) : readers) {
    const business = members.get(userId);
    await notify(trx, {
      kind: 'mention',
      userId,
      actorId: authorId,
      ...noticeOf(subject),
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
): Promise<void> =>
  notifyMentioned(trx, {
    in: 'post',
    authorId: post.userId,
    content,
    subject: { type: 'post', ...post },
  });

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

/** Those of these members who may read it: of a post of a chapter the members of that, and of an article all. */
export async function findReaders(trx: Kysely<DB>, ids: number[], subject: Subject): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('isActive', '=', true)
    .$if(subject.type === 'post', (query) => query.where(isPostReader(subject)))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

const isPostReader = ({ id, userId }: Subject) => sql<boolean>`
  ${betweenNoBlock(sql.ref('users.id'), userId ?? 0)} and exists (
    select from posts
    where posts.id = ${id} and (posts.chapter_id is null or ${isOfChapterOfPost(sql`users.id`)}))`;

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
