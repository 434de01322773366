import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { relativeTime } from '../../ground/values/relative-time.ts';
import type { UnpublishedPosts } from './feed.schema.ts';

/** Of a spammer with more, the newest. */
const SHOWN = 20;

/** The viewer's posts that only they see: those that wait for approval, and those that administrators took down. */
export async function listOwnUnpublished(db: Kysely<DB>, viewer: Viewer): Promise<UnpublishedPosts> {
  const rows = await db
    .selectFrom('posts')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('moderationDecisions')
          .select(['id', 'reason', 'decision'])
          .where('memberId', '=', viewer.id)
          .where('decision', '<>', 'warn')
          .where('outcome', 'is distinct from', 'reversed')
          .where(
            sql<boolean>`(object_type = 'post' and object_id = posts.id
              or object_type = 'posts' and moderation_decisions.created_at >= posts.created_at)`,
          )
          .orderBy('id', 'desc')
          .limit(1)
          .as('d'),
      (join) => join.onTrue(),
    )
    .select([
      'posts.id',
      'posts.content',
      'posts.createdAt',
      'd.id as decisionId',
      'd.reason',
      sql<UnpublishedPosts['items'][number]['state']>`case
        when posts.state = 'pending_review' then 'waiting'
        when d.decision = 'decline' then 'declined' else 'hidden' end`.as('state'),
    ])
    .where('posts.userId', '=', viewer.id)
    .where('posts.deletedAt', 'is', null)
    .where('posts.isPublished', '=', false)
    .where('posts.isShared', '=', false)
    .orderBy('posts.createdAt', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(SHOWN)
    .execute();
  return {
    items: rows.map(({ id, content, createdAt, state, decisionId, reason }) => ({
      id,
      content,
      createdAt: createdAt.toISOString(),
      relativeTime: relativeTime(createdAt),
      state,
      decisionId,
      reason,
    })),
  };
}
