import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { invalid } from '../../ground/errors/errors.ts';
import type { LimitName } from '../../ground/limits/limits.ts';
import { extractUrls } from './post-links.ts';

const NEWCOMER_HOURS = 24;
const NEWCOMER_LINKS = 2;

/**
 * Against spam accounts, which are new: on the first day a member may post less and with few links. Both are rate
 * limits, so they do not apply when limits are off.
 */
export async function postLimits(ctx: MemberContext, content: string): Promise<LimitName[]> {
  if (!ctx.services.limiter.isOn || !(await isNewcomer(ctx.db, ctx.viewer.id))) return ['post'];
  refuseManyLinks(content);
  return ['post', 'newcomerPost'];
}

/** Also checked on edits, so that links cannot be added afterwards. */
export async function requireNewcomerLinks(
  { services, viewer }: MemberContext,
  trx: Kysely<DB>,
  content: string,
): Promise<void> {
  if (services.limiter.isOn && (await isNewcomer(trx, viewer.id))) refuseManyLinks(content);
}

async function isNewcomer(db: Kysely<DB>, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('createdAt', '>', sql<Date>`now() - make_interval(hours => ${NEWCOMER_HOURS})`)
    .executeTakeFirst();
  return row !== undefined;
}

function refuseManyLinks(content: string): void {
  if (extractUrls(content).length <= NEWCOMER_LINKS) return;
  const message = `On your first day a post can have at most ${NEWCOMER_LINKS} links`;
  throw invalid(message, [{ path: 'content', message }]);
}
