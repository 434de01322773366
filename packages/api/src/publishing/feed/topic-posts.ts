import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../ground/core/context.ts';
import { afterCursor, limitPlusOne } from '../../ground/core/pagination.ts';
import { isPostReadable } from '../../ground/core/visibility.ts';
import { isReadBy } from '../../ground/languages/is-read-by.ts';
import { topicKey } from '../topics/topic-key.ts';
import type { ListPostsInput } from './feed.schema.ts';

/** A WHERE condition on `posts`: on one topic, in any spelling. */
export const isOnTopic = (viewer: Viewer | null, topic: string, input: ListPostsInput): RawBuilder<SqlBool> =>
  isOnTopics(sql`(values (${topicKey(topic)})) as wanted(topic)`, viewer, input);

/** A WHERE condition on `posts`: on a topic that the viewer follows. */
export const isOnFollowedTopic = (viewer: Viewer | null, input: ListPostsInput): RawBuilder<SqlBool> =>
  isOnTopics(sql`followed_topics as wanted where user_id = ${viewer?.id ?? 0}`, viewer, input);

/**
 * Of each topic the newest posts of the page that the viewer may read, by the index of a topic's posts. What the viewer
 * may not read is left out here, as it would otherwise take the place of what they may.
 */
const isOnTopics = (
  topics: RawBuilder<unknown>,
  viewer: Viewer | null,
  { cursor, limit, type }: ListPostsInput,
): RawBuilder<SqlBool> =>
  sql<SqlBool>`posts.id in (
    select newest.post_id from (select wanted.topic from ${topics}) as wanted
    cross join lateral (
      select post_topics.post_id from post_topics
      join posts on posts.id = post_topics.post_id
      join users as author on author.id = posts.user_id
      where post_topics.topic = wanted.topic and ${isPostReadable(viewer)} and ${isReadBy(viewer)}
        and ${type === undefined ? sql`true` : sql`posts.type = ${type}`}
        and ${afterCursor(cursor, 'post_topics.created_at', 'post_topics.post_id')}
      order by post_topics.created_at desc, post_topics.post_id desc limit ${limitPlusOne(limit)}
    ) as newest)`;
