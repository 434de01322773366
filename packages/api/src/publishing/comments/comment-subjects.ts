import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import type { Subject } from '../../contact/notifications/subjects.ts';
import { getArticleFacts } from '../articles/articles.queries.ts';
import { getPostFacts } from '../feed/feed.queries.ts';
import type { CommentOn } from './comments.schema.ts';

/** The table that counts the comments of each kind. */
const TABLES = { post: 'posts', article: 'articles' } as const;

export type SubjectRef = Pick<Subject, 'type' | 'id'>;

/** The post or article; NOT_FOUND when the viewer may not read it. */
export async function getSubject(db: Kysely<DB>, viewer: Viewer | null, on: CommentOn): Promise<Subject> {
  if ('articleId' in on) return { type: 'article', ...(await getArticleFacts(db, on.articleId)) };
  const { id, userId } = await getPostFacts(db, viewer, on.postId);
  return { type: 'post', id, userId };
}

/** Where a row of a comment names what it stands under. */
export const subjectColumns = ({ type, id }: SubjectRef) => ({
  postId: type === 'post' ? id : null,
  articleId: type === 'article' ? id : null,
});

/** What a row of a comment stands under; a CHECK of the table holds that it is one of the two. */
export const subjectOf = (row: { postId: number | null; articleId: number | null }): SubjectRef =>
  row.articleId === null ? { type: 'post', id: row.postId ?? 0 } : { type: 'article', id: row.articleId };

/** Locks it, so that concurrent comments see each other's rows in the counter and the duplicate check. */
export async function lockSubject(trx: Kysely<DB>, { type, id }: SubjectRef): Promise<void> {
  await trx.selectFrom(TABLES[type]).select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** @returns how many comments it has then */
export async function changeCount(
  trx: Kysely<DB>,
  { type, id }: SubjectRef,
  change: number,
): Promise<number> {
  const { comments } = await trx
    .updateTable(TABLES[type])
    .set({ comments: sql<number>`comments + ${change}` })
    .where('id', '=', id)
    .returning('comments')
    .executeTakeFirstOrThrow();
  return comments;
}
