import type { Kysely, Selectable } from 'kysely';
import { type DB, sql } from '@guildhall/db';
import { publishEvent } from '../../../ground/core/live.ts';
import { noteEdited } from '../../imports/members/import-members.commands.ts';
import { enqueueAccountMail } from '../../../contact/mail/mail.commands.ts';
import { endSessions } from '../../../ground/security/end-sessions.ts';
import { listResendable } from '../member.queries.ts';

type Batch = Pick<Selectable<DB['memberBatches']>, 'id' | 'action' | 'expiresOn'>;
/** Does something to some members of a batch, and returns whom it changed. */
type Step = (trx: Kysely<DB>, batch: Batch, ids: number[]) => Promise<number[]>;

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

const resend: Step = async (trx, _batch, ids) => {
  const recipients = await listResendable(trx, ids);
  for (const { id, mail } of recipients)
    await enqueueAccountMail(trx, id, mail === 'invitation' ? 'mail.set_password' : 'mail.verify_email');
  return idsOf(recipients);
};

/** Administrators are deactivated one by one, so that one of them remains. */
const deactivate: Step = async (trx, _batch, ids) => {
  const changed = idsOf(
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
};

const reactivate: Step = async (trx, _batch, ids) =>
  idsOf(
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

const setExpiry: Step = async (trx, { id, expiresOn }, ids) => {
  await sql`
    update member_batch_items as item set former_expires_on = users.membership_expires_on from users
    where item.batch_id = ${id} and users.id = item.user_id and users.id = any(${ids}::int[])`.execute(trx);
  const changed = idsOf(
    await trx
      .updateTable('users')
      .set({ membershipExpiresOn: expiresOn })
      .where('id', 'in', ids)
      .where('erasedAt', 'is', null)
      .where('membershipExpiresOn', 'is distinct from', expiresOn)
      .returning('id')
      .execute(),
  );
  await noteEdited(trx, changed);
  return changed;
};

const restoreExpiry: Step = async (trx, { id, expiresOn }, ids) => {
  const { rows } = await sql<{ id: number }>`
    update users set membership_expires_on = item.former_expires_on
    from member_batch_items as item
    where item.batch_id = ${id} and item.user_id = users.id and users.id = any(${ids}::int[])
      and users.erased_at is null and users.membership_expires_on is not distinct from ${expiresOn}::date
    returning users.id`.execute(trx);
  return idsOf(rows);
};

export const applyAction: Record<Batch['action'], Step> = { resend, deactivate, setExpiry };

/** Takes an action back from members who are still as it left them; an email cannot be taken back. */
export const undoAction: Record<Batch['action'], Step> = {
  resend: async () => [],
  deactivate: reactivate,
  setExpiry: restoreExpiry,
};
