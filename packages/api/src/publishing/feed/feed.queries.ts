import { isOfChapterOfPost, isPostReadable } from '../../ground/core/visibility.ts';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { toPage } from '../../ground/core/keyset.ts';
import { afterCursor, limitPlusOne } from '../../ground/core/pagination.ts';
import { nameMentions, nameMentionsIn } from '../../ground/mentions/name-mentions.queries.ts';
import { EDIT_MINUTES } from './feed.policy.ts';
import type { CountNewerInput, ListPostsInput, NewerCount, Post, PostPage } from './feed.schema.ts';
import { presentPost, readablePosts } from './post-rows.queries.ts';
import { isReadBy } from '../../ground/languages/is-read-by.ts';
import { isOnFollowedTopic, isOnTopic } from './topic-posts.ts';

const COUNT_CAP = 100;
export const POST_GONE = 'This post no longer exists';

/** Published posts of active authors, newest first. */
export async function listPosts(
  db: Kysely<DB>,
  viewer: Viewer | null,
  input: ListPostsInput,
): Promise<PostPage> {
  const { type, topic } = input;
  const rows = await readablePosts(db, viewer)
    .$if(type !== undefined, (query) => query.where(sql<SqlBool>`posts.type = ${type}`))
    .$if(input.from === 'connections', (query) => query.where(isOfConnections(viewer, input)))
    .$if(input.from === 'topics', (query) => query.where(isOnFollowedTopic(viewer, input)))
    .$if(topic !== undefined, (query) => query.where(isOnTopic(viewer, topic ?? '', input)))
    .$if(input.from === undefined, (query) => query.where(isReadBy(viewer)))
    .where(afterCursor(input.cursor, 'posts.created_at', 'posts.id'))
    .orderBy('posts.createdAt', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(limitPlusOne(input.limit))
    .execute();
  const page = toPage(rows, input.limit, (row) => presentPost(row, viewer));
  return { ...page, items: await nameMentions(db, viewer, page.items) };
}

/** The posts of a chapter, newest first, as far as the viewer may read them. */
export async function listPostsOfChapter(
  db: Kysely<DB>,
  viewer: Viewer,
  { chapterId, limit, cursor }: { chapterId: number; limit: number; cursor?: string | null | undefined },
): Promise<PostPage> {
  const rows = await readablePosts(db, viewer, { inChapters: true })
    .where('posts.chapterId', '=', chapterId)
    .where('posts.isShared', '=', true)
    .where(afterCursor(cursor, 'posts.created_at', 'posts.id'))
    .orderBy('posts.createdAt', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(limitPlusOne(limit))
    .execute();
  const page = toPage(rows, limit, (row) => presentPost(row, viewer));
  return { ...page, items: await nameMentions(db, viewer, page.items) };
}

/** Of each connection the newest posts of the page, by the index of an author's posts: few of many. */
const isOfConnections = (
  viewer: Viewer | null,
  { cursor, limit, type }: ListPostsInput,
): RawBuilder<SqlBool> =>
  sql<SqlBool>`posts.id in (
    select newest.id from (
      select connected_user_id as id from connections where user_id = ${viewer?.id ?? 0} and status = 'accepted'
      union all
      select user_id from connections where connected_user_id = ${viewer?.id ?? 0} and status = 'accepted'
    ) as person
    cross join lateral (
      select id from posts where user_id = person.id and is_published and deleted_at is null
        and ${type === undefined ? sql`true` : sql`type = ${type}`}
        and ${afterCursor(cursor, 'posts.created_at', 'posts.id')}
      order by created_at desc, id desc limit ${limitPlusOne(limit)}
    ) as newest)`;

/** One post; NOT_FOUND when it does not exist or the viewer may not see it. */
export async function getPost(
  db: Kysely<DB>,
  viewer: Viewer | null,
  id: number,
  options?: { includeOwnUnpublished: boolean },
): Promise<Post> {
  const row = await readablePosts(db, viewer, { ...options, inChapters: true })
    .leftJoin('chapters', 'chapters.id', 'posts.chapterId')
    .select(['author.searchEngines', 'chapters.slug as chapterSlug', 'chapters.name as chapterName'])
    .where('posts.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound(POST_GONE);
  const post = await nameMentionsIn(db, viewer, presentPost(row, viewer));
  const { chapterSlug: slug, chapterName: name } = row;
  if (slug !== null && name !== null) return { ...post, chapter: { slug, name }, noIndex: true };
  return row.searchEngines ? post : { ...post, noIndex: true };
}

/**
 * How many posts are newer than the newest one on the reader's page, even if that one has been deleted since. Posts
 * become visible in the order of their sort keys, so none is skipped.
 */
export async function countNewerPosts(
  db: Kysely<DB>,
  viewer: Viewer | null,
  { afterId }: CountNewerInput,
): Promise<NewerCount> {
  const seen = await db
    .selectFrom('posts')
    .select(sql<string>`created_at::text`.as('at'))
    .where('id', '=', afterId)
    .where('chapterId', 'is', null)
    .executeTakeFirst();
  const newer = db
    .selectFrom('posts')
    .innerJoin('users as author', 'author.id', 'posts.userId')
    .select('posts.id')
    .where(isPostReadable(viewer))
    .where(isReadBy(viewer))
    .where(
      seen
        ? sql<boolean>`(posts.created_at, posts.id) > (${seen.at}::timestamptz, ${afterId}::int)`
        : sql<boolean>`posts.id > ${afterId}`,
    )
    .limit(sql.lit(COUNT_CAP));
  const { count } = await db
    .selectFrom(newer.as('newer'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { count };
}

export type PostFacts = {
  id: number;
  userId: number;
  version: number;
  isFresh: boolean;
  /** Of a chapter that its author, who is the viewer, no longer belongs to, or that is closed. */
  isElsewhere: boolean;
};

/**
 * The facts for policy decisions about a post; NOT_FOUND when it does not exist or the viewer may not see it (see
 * `isPostReadable`).
 */
export async function getPostFacts(
  db: Kysely<DB>,
  viewer: Viewer | null,
  id: number,
  options?: { includeOwnUnpublished: boolean },
): Promise<PostFacts> {
  const isElsewhere = sql<boolean>`posts.chapter_id is not null and not ${isOfChapterOfPost(sql`posts.user_id`)}`;
  const row = await db
    .selectFrom('posts')
    .innerJoin('users as author', 'author.id', 'posts.userId')
    .select([
      'posts.id',
      'posts.userId',
      'posts.version',
      isElsewhere.as('isElsewhere'),
      sql<boolean>`posts.created_at > now() - make_interval(mins => ${EDIT_MINUTES})`.as('isFresh'),
    ])
    .where('posts.id', '=', id)
    .where(isPostReadable(viewer, { ...options, inChapters: true }))
    .executeTakeFirst();
  if (!row) throw notFound(POST_GONE);
  return row;
}
