import type { Kysely, RawBuilder, Selectable } from 'kysely';
import { type DB, sql } from '@guildhall/db';
import { publishEvent } from '../../../ground/core/live.ts';
import { noteEdited } from '../../imports/members/import-members.commands.ts';
import { enqueueAccountMail } from '../../../contact/mail/mail.commands.ts';
import { endSessions } from '../../../ground/security/end-sessions.ts';
import { listResendable } from '../member.queries.ts';

type Batch = Pick<Selectable<DB['memberBatches']>, 'id' | 'action' | 'expiresOn' | 'createdBy' | 'createdAt'>;
/** Does something to some members of a batch, and returns whom it changed. */
type Step = (trx: Kysely<DB>, batch: Batch, ids: number[]) => Promise<number[]>;

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

/** Who got an invitation after this was asked for, such as from the page of the member, has it. */
const resend: Step = async (trx, { createdBy, createdAt }, ids) => {
  const invited = new Set(await listInvitedSince(trx, ids, createdAt));
  const recipients = (await listResendable(trx, ids)).filter(({ id }) => !invited.has(id));
  for (const { id, mail } of recipients)
    await enqueueAccountMail(trx, id, mail === 'invitation' ? 'mail.set_password' : 'mail.verify_email', {
      invitedBy: createdBy,
    });
  return idsOf(recipients);
};

async function listInvitedSince(trx: Kysely<DB>, ids: number[], since: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select user_id as id from member_invitations
    where user_id = any(${ids}::int[]) and coalesce(reminded_at, invited_at) > ${since}`.execute(trx);
  return idsOf(rows);
}

/** Members with a role are deactivated one by one, so that an administrator remains and no role ends unseen. */
const deactivate: Step = async (trx, { id: batchId }, ids) => {
  await claim(trx, ids, 'deactivatedByBatch', sql`not is_active`);
  const suspended = idsOf(await keepSuspended(trx, ids));
  const changed = idsOf(
    await trx
      .updateTable('users')
      .set({ isActive: false, deactivatedByBatch: batchId, decisionId: null })
      .where('id', 'in', ids)
      .where('isActive', '=', true)
      .where('role', '<>', 'admin')
      .where(sql<boolean>`not exists (select from grants where grants.user_id = users.id)`)
      .returning('id')
      .execute(),
  );
  await endSessions(trx, changed);
  if (changed.length > 0) await publishEvent(trx, changed, []);
  return [...changed, ...suspended];
};

/** Suspended members are deactivated for good: nothing reactivates them by itself, not even the undo of the batch. */
const keepSuspended = (trx: Kysely<DB>, ids: number[]) =>
  trx
    .updateTable('users')
    .set({ suspendedUntil: null, decisionId: null })
    .where('id', 'in', ids)
    .where('isActive', '=', false)
    .where((eb) => eb.or([eb('suspendedUntil', 'is not', null), eb('decisionId', 'is not', null)]))
    .returning('id')
    .execute();

const reactivate: Step = async (trx, { id: batchId }, ids) =>
  idsOf(
    await trx
      .updateTable('users')
      .set({ isActive: true })
      .where('id', 'in', ids)
      .where('deactivatedByBatch', '=', batchId)
      .where('hasJoined', '=', true)
      .where('erasedAt', 'is', null)
      .returning('id')
      .execute(),
  );

const setExpiry: Step = async (trx, { id, expiresOn }, ids) => {
  await claim(
    trx,
    ids,
    'expirySetByBatch',
    sql`membership_expires_on is not distinct from ${expiresOn}::date`,
  );
  await sql`
    update member_batch_items as item
    set former_expires_on = users.membership_expires_on, former_batch = users.expiry_set_by_batch from users
    where item.batch_id = ${id} and users.id = item.user_id and users.id = any(${ids}::int[])`.execute(trx);
  const changed = idsOf(
    await trx
      .updateTable('users')
      .set({ membershipExpiresOn: expiresOn, expirySetByBatch: id })
      .where('id', 'in', ids)
      .where('erasedAt', 'is', null)
      .where('membershipExpiresOn', 'is distinct from', expiresOn)
      .returning('id')
      .execute(),
  );
  await noteEdited(trx, changed);
  return changed;
};

/** Also names the batch before, which can then be undone in its turn. */
const restoreExpiry: Step = async (trx, { id }, ids) => {
  const { rows } = await sql<{ id: number }>`
    update users set membership_expires_on = item.former_expires_on,
      expiry_set_by_batch = (select former.id from member_batches as former where former.id = item.former_batch)
    from member_batch_items as item
    where item.batch_id = ${id} and item.user_id = users.id and users.id = any(${ids}::int[])
      and users.erased_at is null and users.expiry_set_by_batch = ${id}
    returning users.id`.execute(trx);
  return idsOf(rows);
};

/** Members who are already as a later batch wants them: undoing the earlier one must leave them so. */
async function claim(
  trx: Kysely<DB>,
  ids: number[],
  column: 'deactivatedByBatch' | 'expirySetByBatch',
  isAlready: RawBuilder<unknown>,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ [column]: null })
    .where('id', 'in', ids)
    .where(column, 'is not', null)
    .where(sql<boolean>`${isAlready}`)
    .execute();
}

export const applyAction: Record<Batch['action'], Step> = { resend, deactivate, setExpiry };

/** Takes an action back from members whom nobody has changed since; an email cannot be taken back. */
export const undoAction: Record<Batch['action'], Step> = {
  resend: async () => [],
  deactivate: reactivate,
  setExpiry: restoreExpiry,
};
