import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { settleNotices } from '../../contact/duties/settle-notices.commands.ts';

/**
 * Deletes an undecided application, in the caller's transaction, and gives the use of its invitation back.
 * @returns whether there was one
 */
export async function deleteOpenApplication(
  trx: Kysely<DB>,
  which: { id: number } | { email: string },
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('applicants')
    .where((eb) => eb.and(which))
    .where('decidedAt', 'is', null)
    .returning('invitationId')
    .executeTakeFirst();
  if (!deleted) return false;
  await settleNotices(trx, ['application']);
  await trx
    .updateTable('invitations')
    .set({ uses: sql<number>`uses - 1` })
    .where('id', '=', deleted.invitationId)
    .where('uses', '>', 0)
    .execute();
  return true;
}
