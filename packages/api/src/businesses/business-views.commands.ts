import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { addressKey } from '../core/limiter.ts';
import { saltOfToday } from '../core/visitor.ts';
import { isBot } from '../profile-views/bots.ts';
import { isOwner } from './businesses.policy.ts';

type Viewed = { id: number; ownerId: number };

/** Counts a look without letting the page wait for it, or fail with it. */
export function recordBusinessViewLater(ctx: Context, business: Viewed): void {
  recordBusinessView(ctx, business).catch((error: unknown) => {
    ctx.services.log.warn({ err: error, businessId: business.id }, 'a look at a business was not counted');
  });
}

/**
 * One look per viewer and day (UTC); the owner, administrators and bots do not count. What is kept
 * is a hash under the day's salt: with the salt gone nobody can tell who it was.
 */
async function recordBusinessView(ctx: Context, { id, ownerId }: Viewed): Promise<void> {
  const { db, viewer, request } = ctx;
  if (isOwner(viewer, { ownerId }) || viewer?.role === 'admin' || isBot(request.userAgent)) return;
  const who = viewer ? `member ${viewer.id}` : `visitor ${addressKey(request.ip)} ${request.userAgent}`;
  const hash = createHash('sha256')
    .update(`${await saltOfToday(db)} business ${id} ${who}`)
    .digest('hex');
  await sql`
    with seen as (
      insert into business_views (business_id, day, viewer_hash)
      values (${id}, (now() at time zone 'UTC')::date, ${hash})
      on conflict do nothing
      returning business_id
    )
    update businesses set view_count = view_count + 1 where id in (select business_id from seen)
  `.execute(db);
}
