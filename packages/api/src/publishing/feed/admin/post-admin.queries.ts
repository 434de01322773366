import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { containsText } from '../../../ground/core/text-search.ts';
import { toPage } from '../../../ground/core/keyset.ts';
import { afterCursor } from '../../../ground/core/pagination.ts';
import { relativeTime } from '../../../ground/values/relative-time.ts';
import { IS_SHOWN } from '../post-state.ts';
import type { AdminPost, AdminPostPage, ListAdminPostsInput } from './post-admin.schema.ts';
import { fullName, usernameOf } from '../../../ground/values/person-name.ts';
import { SEARCHED_MEMBER, SEARCHED_NAME } from '../../../ground/core/person.ts';

/** How many authors with a matching name are searched. */
const AUTHORS = 200;

/** All posts, including hidden ones, newest first; deleted ones only on request. */
export async function listAdminPosts(
  db: Kysely<DB>,
  input: ListAdminPostsInput,
  /** Auditors do not find an author by address. */
  { byAddress = true } = {},
): Promise<AdminPostPage> {
  const { limit, search, filter } = input;
  let query = posts(db)
    .where('posts.deletedAt', filter === 'deleted' ? 'is not' : 'is', null)
    .orderBy('posts.createdAt', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(limit + 1);
  if (filter === 'published' || filter === 'hidden')
    query = query.where(IS_SHOWN, '=', filter === 'published');
  if (filter === 'pending_review') query = query.where('posts.state', '=', 'pending_review');
  if (search !== undefined) query = query.where(matches(search, byAddress ? SEARCHED_MEMBER : SEARCHED_NAME));
  query = query.where(afterCursor(input.cursor, 'posts.created_at', 'posts.id'));
  return toPage(await query.execute(), limit, presentPost);
}

export async function findAdminPost(db: Kysely<DB>, id: number): Promise<AdminPost | undefined> {
  const row = await posts(db).where('posts.id', '=', id).executeTakeFirst();
  return row && presentPost(row);
}

/** Content written as in the index `posts_admin_search`, names as in `users_admin_search`. */
function matches(search: string, author: RawBuilder<string>) {
  const content = containsText(sql<string>`public.fold_text(posts.content)`, search);
  const name = containsText(author, search);
  return sql<boolean>`(
    ${content} or posts.user_id = any (array(select id from users where ${name} limit ${AUTHORS}))
  )`;
}

const posts = (db: Kysely<DB>) =>
  db
    .selectFrom('posts')
    .innerJoin('users as author', 'author.id', 'posts.userId')
    .leftJoin('chapters', 'chapters.id', 'posts.chapterId')
    .select([
      'posts.id',
      'posts.content',
      'posts.type',
      'posts.state',
      IS_SHOWN.as('isPublished'),
      'posts.chapterId',
      'chapters.slug as chapterSlug',
      'chapters.name as chapterName',
      'posts.likes',
      'posts.comments',
      'posts.shares',
      'posts.createdAt',
      'posts.deletedAt',
      'author.id as authorId',
      'author.firstName',
      'author.lastName',
      'author.username',
      'author.company',
      sql<string>`posts.created_at::text`.as('sortKey'),
      sql<number>`(select count(*)::int from reports where object_type = 'post' and object_id = posts.id and status = 'open')`.as(
        'reports',
      ),
    ]);

type PostRow = ReturnType<typeof posts> extends SelectQueryBuilder<DB, never, infer R> ? R : never;

function presentPost(row: PostRow): AdminPost {
  const { authorId, firstName, lastName, username, company, createdAt, deletedAt, ...rest } = row;
  const { chapterId: chapter, chapterSlug: slug, chapterName: name, ...post } = rest;
  return {
    ...post,
    chapter: chapter === null ? null : { id: chapter, slug: slug ?? '', name: name ?? '' },
    author: {
      id: authorId,
      name: fullName({ firstName, lastName }),
      username: usernameOf({ id: authorId, username }),
      company,
    },
    createdAt: createdAt.toISOString(),
    relativeTime: relativeTime(createdAt),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}
