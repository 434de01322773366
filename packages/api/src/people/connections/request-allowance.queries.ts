import { PENDING_DAYS } from '../recommendations/request-days.policy.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { OUTSTANDING_MAX, REQUESTS_PER_DAY } from './connections.policy.ts';

export type FullAllowance = { cap: 'daily' | 'outstanding'; resetsAt: Date };

/** The cap that keeps the member from sending a request now, and when it resets. */
export async function findFullAllowance(db: Kysely<DB>, userId: number): Promise<FullAllowance | undefined> {
  // The cap resets when this request leaves the window: the newest one above it.
  const daily = await sentBy(db, userId, '24 hours')
    .offset(REQUESTS_PER_DAY - 1)
    .executeTakeFirst();
  if (daily) return { cap: 'daily', resetsAt: daily.leavesAt };
  const outstanding = await sentBy(db, userId, `${PENDING_DAYS} days`)
    // To its sender, a declined request is still pending.
    .where('status', 'in', ['pending', 'declined'])
    .offset(OUTSTANDING_MAX - 1)
    .executeTakeFirst();
  return outstanding && { cap: 'outstanding', resetsAt: outstanding.leavesAt };
}

function sentBy(db: Kysely<DB>, userId: number, span: string) {
  return db
    .selectFrom('connections')
    .select(sql<Date>`created_at + ${span}::interval`.as('leavesAt'))
    .where('userId', '=', userId)
    .where('createdAt', '>', sql<Date>`now() - ${span}::interval`)
    .orderBy('createdAt', 'desc')
    .limit(1);
}
