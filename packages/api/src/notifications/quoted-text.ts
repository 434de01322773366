import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { betweenNoBlock } from '../core/visibility.ts';
import type { Notice } from './notice.ts';

/**
 * A WHERE condition: the member can still read the post or comment that a notice quotes; true of notices that quote
 * nothing. The text may have been deleted or hidden since, or its post's author have blocked the member.
 * @param data of a notification
 */
export const isQuoteReadable = (
  data: Expression<unknown>,
  userId: number,
): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${data} ->> 'excerpt' is null or (
    exists (
      select from posts where id = (${data} ->> 'postId')::int and is_published and deleted_at is null
        and ${betweenNoBlock(sql.ref('posts.user_id'), userId)})
    and not exists (
      select from post_comments where id = (${data} ->> 'commentId')::int and deleted_at is not null)))`;

/** The same for a notice whose email is about to be sent. */
export async function canReadQuote(db: Kysely<DB>, userId: number, notice: Notice): Promise<boolean> {
  const data = sql`${JSON.stringify(notice)}::jsonb`;
  const { rows } = await sql<{ can: boolean }>`select ${isQuoteReadable(data, userId)} as can`.execute(db);
  return rows[0]?.can ?? false;
}
