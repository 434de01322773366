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
    .leftJoin('moderationDecisions as d', 'd.id', 'posts.decisionId')
    .select([
      'posts.id',
      'posts.content',
      'posts.createdAt',
      'posts.decisionId',
      'd.reason',
      sql<UnpublishedPosts['items'][number]['state']>`case
        when posts.state = 'pending_review' then 'waiting'
        when d.decision = 'decline' then 'declined' else 'hidden' end`.as('state'),
    ])
    .where('posts.userId', '=', viewer.id)
    .where('posts.deletedAt', 'is', null)
    .where('posts.isPublished', '=', false)
    .where((eb) => eb.or([eb('posts.state', '=', 'pending_review'), eb('posts.decisionId', 'is not', null)]))
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
