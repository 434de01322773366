import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../../ground/core/context.ts';
import { notBlocked } from '../../../ground/core/visibility.ts';
import { UNREAD_MAX } from '../messages.queries.ts';
import { isWaitingRequest, mayBeListed } from '../threads.queries.ts';
import type { UnreadConversations } from './conversations.schema.ts';
import { notMuted } from './muted.queries.ts';

/** How many conversations of each list have unread messages, among the newest thousand of these. */
export async function countUnreadConversations(db: Kysely<DB>, viewer: Viewer): Promise<UnreadConversations> {
  const { rows } = await sql<UnreadConversations>`
    select count(*) filter (where is_request is not true)::int as conversations,
      count(*) filter (where is_request)::int as requests
    from (
      select ${isWaitingRequest(viewer.id, 'unread.sender_id')} as is_request
      from (
        select distinct thread_id, sender_id from (
          select thread_id, sender_id from messages
          where recipient_id = ${viewer.id} and read_at is null and ${notBlocked(viewer, 'messages.sender_id')}
            and ${notMuted(viewer.id, 'messages.sender_id')}
          order by created_at desc
          limit ${sql.lit(UNREAD_MAX)}
        ) as newest
      ) as unread
      join threads as thread on thread.id = unread.thread_id
      where ${mayBeListed(viewer.id, 'unread.sender_id')}
    ) as thread`.execute(db);
  return rows[0] ?? { conversations: 0, requests: 0 };
}
