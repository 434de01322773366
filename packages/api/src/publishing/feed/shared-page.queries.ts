import { type Kysely, sql } from 'kysely';
import { type DB, createQueryLoader } from '@guildhall/db';
import { limitPlusOne } from '../../ground/core/pagination.ts';
import { isFresh, readablePosts, sortKey } from './post-rows.queries.ts';

/** A post on a page: whose it is, and the version of all that its readers share. */
export type PagePost = {
  id: number;
  userId: number;
  version: string;
  sortKey: string;
  /** In milliseconds. */
  createdAt: number;
  isFresh: boolean;
};

/** A page of the feed, with what is the viewer's own. */
export type ViewedPage = {
  /** One more than asked for, if there are more. */
  posts: PagePost[];
  liked: ReadonlySet<number>;
  bookmarked: ReadonlySet<number>;
  /** Whether a block stands between the viewer and an author or someone mentioned on this page. */
  isBlocked: boolean;
  /** Whether the viewer reads some languages only, and so another page. */
  isChoosy: boolean;
};

type Asked = { limit: number; viewerId: number };
/** A member's id and a post's. */
type Mark = [number, number];

/** The ids of the members (m) or businesses (b) that a post mentions; most have no mention to look for. */
const mentionedIn = (scheme: 'm' | 'b') => sql<
  number[]
>`case when position(${`](${scheme}:`} in posts.content) > 0 then
  array(select (regexp_matches(posts.content, ${`\\]\\(${scheme}:([1-9]\\d{0,8})\\)`}, 'g'))[1]::int) end`;

/**
 * The version of a post: which transactions wrote the rows that it is read from, those of who is mentioned included,
 * and which of its links still work, as those are taken down elsewhere.
 */
const version = sql<string>`concat_ws(' ', posts.xmin, author.xmin,
  (select coalesce(string_agg(short_url_id::text, ',' order by short_url_id), '') from post_links
    join short_urls on short_urls.id = short_url_id where post_id = posts.id and taken_down_at is null),
  (select string_agg(xmin::text, ' ' order by id) from users where id = any(${mentionedIn('m')})),
  (select string_agg(xmin::text, ' ' order by id) from businesses where id = any(${mentionedIn('b')})))`;

/** The current first page; concurrent requests are batched into one statement. */
export const readFirstPage = createQueryLoader(readPages);

async function readPages(db: Kysely<DB>, batch: readonly Asked[]): Promise<ViewedPage[]> {
  const limit = Math.max(...batch.map((asked) => asked.limit));
  const page = await readFor(db, limit, [...new Set(batch.map(({ viewerId }) => viewerId))]);
  return batch.map((asked) => viewedBy(asked, page));
}

type Page = { posts: PagePost[]; likes: Mark[]; bookmarks: Mark[]; blocked: number[]; choosy: number[] };
type Nullable<T> = { [K in keyof T]: T[K] | null };

/** A page, and what these members' own rows say of its posts. */
async function readFor(db: Kysely<DB>, limit: number, viewerIds: number[]): Promise<Page> {
  const page = readablePosts(db, null)
    .clearSelect()
    .select(['posts.id', 'posts.userId', 'posts.createdAt'])
    .select([sortKey.as('sortKey'), isFresh.as('isFresh'), version.as('version')])
    .select(mentionedIn('m').as('mentioned'))
    .orderBy('posts.createdAt', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(limitPlusOne(limit));
  const marksIn = (table: 'post_likes' | 'post_bookmarks') => sql<Mark[] | null>`(
    select json_agg(json_build_array(user_id, post_id)) from ${sql.table(table)}
    where user_id = any(${viewerIds}::int[]) and post_id = any(array(select id from page)))`;
  const named = sql`select user_id from page union all select unnest(mentioned) from page`;
  const { rows } = await sql<Nullable<Page>>`
    with page as materialized (${page})
    select (
        select json_agg(json_build_object('id', id, 'userId', user_id, 'version', version, 'sortKey', sort_key,
          'createdAt', extract(epoch from created_at) * 1000, 'isFresh', is_fresh) order by created_at desc, id desc)
        from page) as posts,
      ${marksIn('post_likes')} as likes,
      ${marksIn('post_bookmarks')} as bookmarks,
      array(
        select blocker_id from blocks
        where blocker_id = any(${viewerIds}::int[]) and blocked_id = any(array(${named}))
        union all
        select blocked_id from blocks
        where blocked_id = any(${viewerIds}::int[]) and blocker_id = any(array(${named}))
      ) as blocked,
      array(select id from users where id = any(${viewerIds}::int[]) and read_languages is not null) as choosy
  `.execute(db);
  const [found] = rows;
  return {
    posts: found?.posts ?? [],
    likes: found?.likes ?? [],
    bookmarks: found?.bookmarks ?? [],
    blocked: found?.blocked ?? [],
    choosy: found?.choosy ?? [],
  };
}

function viewedBy(
  { limit, viewerId }: Asked,
  { posts, likes, bookmarks, blocked, choosy }: Page,
): ViewedPage {
  const own = (marks: Mark[]) =>
    new Set(marks.filter(([userId]) => userId === viewerId).map(([, postId]) => postId));
  return {
    posts: posts.slice(0, limit + 1),
    liked: own(likes),
    bookmarked: own(bookmarks),
    isBlocked: blocked.includes(viewerId),
    isChoosy: choosy.includes(viewerId),
  };
}
