import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { avatarUrl } from '../../ground/values/avatar.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { toThreadPage } from '../../ground/core/keyset.ts';
import { afterThreadCursor, limitPlusOne } from '../../ground/core/pagination.ts';
import { relativeTime } from '../../ground/values/relative-time.ts';
import { createTextParser } from '../../ground/core/text-parser.ts';
import { isCommentReadable } from '../../ground/core/visibility.ts';
import { nameMentions, nameMentionsIn } from '../../ground/mentions/name-mentions.queries.ts';
import { getSubject } from './comment-subjects.ts';
import { canDeleteComment, canReportComment } from './comments.policy.ts';
import type { Comment, CommentPage, ListCommentsInput } from './comments.schema.ts';
import { fullName, usernameOf } from '../../ground/values/person-name.ts';
import { writtenIn } from '../../ground/languages/written-language.ts';

const bodyOf = createTextParser();

export const COMMENT_GONE = 'This comment no longer exists';

/** The first comment of a comment's thread. */
const THREAD_ID = sql<number>`coalesce(post_comments.parent_id, post_comments.id)`;

/** Comments of active members on a post or article that the viewer sees: thread by thread, oldest first. */
export async function listComments(
  db: Kysely<DB>,
  viewer: Viewer | null,
  input: ListCommentsInput,
): Promise<CommentPage> {
  const subject = await getSubject(db, viewer, input);
  const rows = await visibleComments(db, viewer)
    .where(subject.type === 'post' ? 'postComments.postId' : 'postComments.articleId', '=', subject.id)
    .where(afterThreadCursor(input.cursor, THREAD_ID, 'post_comments.id'))
    .orderBy(THREAD_ID)
    .orderBy('postComments.id')
    .limit(limitPlusOne(input.limit))
    .execute();
  const page = toThreadPage(rows, input.limit, (row) => present(row, viewer));
  return { ...page, items: await nameMentions(db, viewer, page.items) };
}

/** One comment; NOT_FOUND when it or what it stands under is deleted or hidden from the viewer. */
export async function getComment(db: Kysely<DB>, viewer: Viewer | null, id: number): Promise<Comment> {
  return nameMentionsIn(db, viewer, present(await getCommentRow(db, viewer, id), viewer));
}

/** The facts for policy decisions; NOT_FOUND when the comment or what it stands under is deleted or hidden from the viewer. */
export async function getCommentRow(db: Kysely<DB>, viewer: Viewer | null, id: number): Promise<CommentRow> {
  const row = await visibleComments(db, viewer).where('postComments.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(COMMENT_GONE);
  return row;
}

function visibleComments(db: Kysely<DB>, viewer: Viewer | null) {
  return db
    .selectFrom('postComments')
    .innerJoin('users as author', 'author.id', 'postComments.userId')
    .leftJoin('posts', 'posts.id', 'postComments.postId')
    .leftJoin('articles', 'articles.id', 'postComments.articleId')
    .select([
      'postComments.id',
      'postComments.postId',
      'postComments.articleId',
      'postComments.userId',
      'postComments.parentId',
      THREAD_ID.as('threadId'),
      'postComments.content',
      'postComments.createdAt',
      sql<number | null>`coalesce(posts.user_id, articles.author_id)`.as('subjectUserId'),
      'author.firstName',
      'author.lastName',
      'author.jobTitle',
      'author.company',
      'author.avatarKey',
      'author.username',
    ])
    .where(isCommentReadable(viewer));
}

export type CommentRow =
  ReturnType<typeof visibleComments> extends SelectQueryBuilder<DB, never, infer R> ? R : never;

function present(row: CommentRow, viewer: Viewer | null): Comment {
  return {
    id: row.id,
    postId: row.postId,
    articleId: row.articleId,
    parentId: row.parentId,
    content: row.content,
    body: bodyOf(row),
    ...writtenIn(row.content),
    author: {
      name: fullName(row),
      jobTitle: row.jobTitle,
      company: row.company,
      avatar: avatarUrl(row.avatarKey),
      username: usernameOf({ id: row.userId, username: row.username }),
    },
    relativeTime: relativeTime(row.createdAt),
    createdAt: row.createdAt.toISOString(),
    can: { delete: canDeleteComment(viewer, row), report: canReportComment(viewer, row) },
  };
}
