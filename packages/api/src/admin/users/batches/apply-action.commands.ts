import type { Kysely, Selectable } from 'kysely';
import { type DB, sql } from '@guildhall/db';
import { publishEvent } from '../../../core/live.ts';
import { enqueueAccountMail } from '../../../mail/mail.commands.ts';
import { endSessions } from '../../../security/end-sessions.ts';
import { listResendable } from '../member.queries.ts';

type Batch = Pick<Selectable<DB['memberBatches']>, 'id' | 'action' | 'expiresOn'>;

/** Applies the action to some members of a batch. @returns whom it changed */
export async function applyAction(trx: Kysely<DB>, batch: Batch, ids: number[]): Promise<number[]> {
  switch (batch.action) {
    case 'resend': {
      const recipients = await listResendable(trx, ids);
      for (const { id, mail } of recipients)
        await enqueueAccountMail(trx, id, mail === 'invitation' ? 'mail.set_password' : 'mail.verify_email');
      return recipients.map(({ id }) => id);
    }
    case 'deactivate':
      return deactivate(trx, ids);
    case 'setExpiry':
      return setExpiry(trx, batch, ids);
  }
}

/** Takes the action back from members who are still as it left them. @returns whom it changed */
export async function undoAction(trx: Kysely<DB>, batch: Batch, ids: number[]): Promise<number[]> {
  switch (batch.action) {
    case 'resend':
      return [];
    case 'deactivate':
      return changedBy(
        await trx
          .updateTable('users')
          .set({ isActive: true })
          .where('id', 'in', ids)
          .where('isActive', '=', false)
          .where('hasJoined', '=', true)
          .where('erasedAt', 'is', null)
          .returning('id')
          .execute(),
      );
    case 'setExpiry': {
      const { rows } = await sql<{ id: number }>`
        update users set membership_expires_on = item.former_expires_on
        from member_batch_items as item
        where item.batch_id = ${batch.id} and item.user_id = users.id and users.id = any(${ids}::int[])
          and users.erased_at is null and users.membership_expires_on is not distinct from ${batch.expiresOn}::date
        returning users.id`.execute(trx);
      return changedBy(rows);
    }
  }
}

/** Administrators are deactivated one by one, so that one of them remains. */
async function deactivate(trx: Kysely<DB>, ids: number[]): Promise<number[]> {
  const changed = changedBy(
    await trx
      .updateTable('users')
      .set({ isActive: false })
      .where('id', 'in', ids)
      .where('isActive', '=', true)
      .where('role', '<>', 'admin')
      .returning('id')
      .execute(),
  );
  await endSessions(trx, changed);
  if (changed.length > 0) await publishEvent(trx, changed, []);
  return changed;
}

async function setExpiry(trx: Kysely<DB>, { id, expiresOn }: Batch, ids: number[]): Promise<number[]> {
  await sql`
    update member_batch_items as item set former_expires_on = users.membership_expires_on from users
    where item.batch_id = ${id} and users.id = item.user_id and users.id = any(${ids}::int[])`.execute(trx);
  return changedBy(
    await trx
      .updateTable('users')
      .set({ membershipExpiresOn: expiresOn })
      .where('id', 'in', ids)
      .where('erasedAt', 'is', null)
      .where('membershipExpiresOn', 'is distinct from', expiresOn)
      .returning('id')
      .execute(),
  );
}

const changedBy = (rows: { id: number }[]) => rows.map(({ id }) => id);
