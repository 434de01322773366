import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { isPostReadable } from '../../ground/core/visibility.ts';
import { isReadBy } from '../../ground/languages/is-read-by.ts';
import {
  type CountedTopics,
  type FollowedTopics,
  POPULAR_DAYS,
  type SuggestTopicsInput,
} from './topics.schema.ts';
import { topicKey } from './topic-key.ts';

const POPULAR = 8;
const SUGGESTED = 6;
/** Days of whose posts topics are suggested. */
const SUGGESTED_DAYS = 365;
/** The newest uses of topics that are counted. */
const SAMPLE = 2_000;

/** The topics that the viewer follows, by name. */
export async function listFollowedTopics(db: Kysely<DB>, viewer: Viewer): Promise<FollowedTopics> {
  const items = await db
    .selectFrom('followedTopics')
    .select('name')
    .where('userId', '=', viewer.id)
    .orderBy('topic')
    .execute();
  return { items };
}

/** The topics that most members wrote about lately, in posts that the viewer may read. */
export const listPopularTopics = (db: Kysely<DB>, viewer: Viewer): Promise<CountedTopics> =>
  countTopics(db, viewer, { among: sql`true`, days: POPULAR_DAYS, limit: POPULAR });

/** Topics of posts that the viewer may read which begin with what was typed, in any spelling. */
export async function suggestTopics(
  db: Kysely<DB>,
  viewer: Viewer,
  { q }: SuggestTopicsInput,
): Promise<CountedTopics> {
  const start = topicKey(q);
  if (start === '') return { items: [] };
  const among = sql<SqlBool>`post_topics.topic >= ${start} and starts_with(post_topics.topic, ${start})`;
  return countTopics(db, viewer, { among, days: SUGGESTED_DAYS, limit: SUGGESTED });
}

type Count = { among: RawBuilder<SqlBool>; days: number; limit: number };

async function countTopics(
  db: Kysely<DB>,
  viewer: Viewer,
  { among, days, limit }: Count,
): Promise<CountedTopics> {
  const newest = db
    .selectFrom('postTopics')
    .select(['postId', 'topic', 'name', 'createdAt'])
    .where(among)
    .where(sql<SqlBool>`post_topics.created_at > now() - make_interval(days => ${days})`)
    .orderBy('createdAt', 'desc')
    .limit(sql.lit(SAMPLE));
  const items = await db
    .selectFrom(newest.as('uses'))
    .innerJoin('posts', 'posts.id', 'uses.postId')
    .innerJoin('users as author', 'author.id', 'posts.userId')
    .where(isPostReadable(viewer))
    .where(isReadBy(viewer))
    .select([
      sql<string>`(array_agg(uses.name order by uses.created_at desc))[1]`.as('name'),
      sql<number>`count(distinct posts.user_id)::int`.as('members'),
    ])
    .groupBy('uses.topic')
    .orderBy('members', 'desc')
    .orderBy(sql`max(uses.created_at)`, 'desc')
    .limit(sql.lit(limit))
    .execute();
  return { items };
}
