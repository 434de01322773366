import { type DatabaseTransaction, type Referral, type Selectable, sql } from '@guildhall/db';
import type { Automation } from '../../ground/core/context.ts';
import { recordReferralChange } from './referral-events.commands.ts';

/** Ends the referrals that both members take part in; without `otherId`, all of the one member's. */
type Ending = { actorId: number; otherId?: number };

/** Declines open referrals for the member, and withdraws those they sent. */
export async function endReferrals(
  trx: DatabaseTransaction,
  automation: Automation,
  { actorId, otherId = actorId }: Ending,
): Promise<void> {
  const open = await trx
    .selectFrom('referrals')
    .selectAll()
    .where('status', 'in', ['pending', 'accepted'])
    .where(takesPart(actorId))
    .where(takesPart(otherId))
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of open) await end(trx, automation, row, actorId);
}

async function end(
  trx: DatabaseTransaction,
  automation: Automation,
  row: Selectable<Referral>,
  actorId: number,
): Promise<void> {
  const to = row.referrerId === actorId ? 'withdrawn' : 'declined';
  await trx
    .updateTable('referrals')
    .set({ status: to, endedAt: sql`now()` })
    .where('id', '=', row.id)
    .execute();
  await recordReferralChange(trx, automation, row, { actorId, from: row.status, to });
}

const takesPart = (userId: number) =>
  sql<boolean>`(referrer_id = ${userId} or target_id = ${userId} or referee_id = ${userId})`;
