import { type DatabaseTransaction, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { lockUser } from '../../ground/core/lock-user.ts';
import { invalid } from '../../ground/errors/errors.ts';
import { FOLLOWED_TOPICS_MAX, type FollowTopicInput, type TopicState } from './topics.schema.ts';
import { topicKey } from './topic-key.ts';

/** Sets whether the viewer follows the topic, in any spelling. Idempotent. */
export async function followTopic(
  { db, viewer }: MemberContext,
  { name, following }: FollowTopicInput,
): Promise<TopicState> {
  const key = { userId: viewer.id, topic: topicKey(name) };
  await withTransaction(db, async (trx) => {
    await lockUser(trx, viewer.id);
    if (!following)
      return trx
        .deleteFrom('followedTopics')
        .where('userId', '=', key.userId)
        .where('topic', '=', key.topic)
        .execute();
    await requireRoom(trx, key);
    return trx
      .insertInto('followedTopics')
      .values({ ...key, name })
      .onConflict((conflict) => conflict.columns(['userId', 'topic']).doNothing())
      .execute();
  });
  return { name, following };
}

async function requireRoom(
  trx: DatabaseTransaction,
  { userId, topic }: { userId: number; topic: string },
): Promise<void> {
  const { others } = await trx
    .selectFrom('followedTopics')
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('userId', '=', userId)
    .where('topic', '<>', topic)
    .executeTakeFirstOrThrow();
  if (others < FOLLOWED_TOPICS_MAX) return;
  throw invalid(`You can follow at most ${FOLLOWED_TOPICS_MAX} topics. Unfollow one first.`);
}
