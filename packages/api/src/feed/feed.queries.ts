import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { avatarUrl } from '../core/avatar.ts';
import type { Viewer } from '../core/context.ts';
import { decodeCursor, toPage } from '../core/keyset.ts';
import { relativeTime } from '../core/relative-time.ts';
import { canDeletePost } from './feed.policy.ts';
import { type ListPostsInput, type Post, type PostPage, PostType } from './feed.schema.ts';

/** Published posts of active authors, newest first. */
export async function listPosts(
  db: Kysely<DB>,
  viewer: Viewer | null,
  input: ListPostsInput,
): Promise<PostPage> {
  const after = input.cursor ? decodeCursor(input.cursor) : undefined;
  const rows = await visiblePosts(db, viewer)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(posts.created_at, posts.id) < (${after?.at}::timestamptz, ${after?.id}::int)`,
      ),
    )
    .orderBy('posts.createdAt', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(input.limit + 1)
    .execute();
  return toPage(
    rows,
    input.limit,
    ({ place, id }) => ({ at: place, id }),
    (row) => present(row, viewer),
  );
}

/** One visible post; undefined when it does not exist or the viewer may not see it. */
export async function findPost(db: Kysely<DB>, viewer: Viewer | null, id: number): Promise<Post | undefined> {
  const row = await visiblePosts(db, viewer).where('posts.id', '=', id).executeTakeFirst();
  return row && present(row, viewer);
}

/** Id and owner of a visible post, for deciding what may be done to it. */
export function findPostOwner(
  db: Kysely<DB>,
  id: number,
): Promise<{ id: number; userId: number } | undefined> {
  return db
    .selectFrom('posts')
    .innerJoin('users as author', 'author.id', 'posts.userId')
    .select(['posts.id', 'posts.userId'])
    .where('posts.id', '=', id)
    .where('posts.isPublished', '=', true)
    .where('posts.deletedAt', 'is', null)
    .where('author.isActive', '=', true)
    .executeTakeFirst();
}

function visiblePosts(db: Kysely<DB>, viewer: Viewer | null) {
  return db
    .selectFrom('posts')
    .innerJoin('users as author', 'author.id', 'posts.userId')
    .leftJoin('postLikes as mine', (join) =>
      join.onRef('mine.postId', '=', 'posts.id').on('mine.userId', '=', viewer?.id ?? 0),
    )
    .select([
      'posts.id',
      'posts.userId',
      'posts.content',
      'posts.type',
      'posts.createdAt',
      'posts.likes',
      'posts.comments',
      'posts.shares',
      'author.firstName',
      'author.lastName',
      'author.jobTitle',
      'author.company',
      'author.avatarKey',
      'author.username',
      'mine.userId as likedBy',
      sql<string>`posts.created_at::text`.as('place'),
    ])
    .where('posts.isPublished', '=', true)
    .where('posts.deletedAt', 'is', null)
    .where('author.isActive', '=', true);
}

type Row = ReturnType<typeof visiblePosts> extends SelectQueryBuilder<DB, never, infer R> ? R : never;

function present(row: Row, viewer: Viewer | null): Post {
  const type = PostType.safeParse(row.type);
  return {
    id: row.id,
    content: row.content,
    type: type.success ? type.data : 'general',
    author: {
      name: `${row.firstName} ${row.lastName}`,
      jobTitle: row.jobTitle,
      company: row.company,
      avatar: avatarUrl(row.avatarKey),
      username: row.username ?? String(row.userId),
    },
    relativeTime: relativeTime(row.createdAt),
    createdAt: row.createdAt.toISOString(),
    likes: row.likes,
    comments: row.comments,
    shares: row.shares,
    liked: row.likedBy !== null,
    can: { delete: canDeletePost(viewer, row) },
  };
}
