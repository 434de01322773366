import { CompiledQuery, sql } from 'kysely';
import { type Database, type DatabaseTransaction, withTransaction } from '@guildhall/db';
import { type AuditEntry, type AuditHost, appendAudit } from '../../ground/core/audit.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { endSessions } from '../../ground/security/end-sessions.ts';
import { announceEnd } from './handover-news.commands.ts';
import { today } from './handovers.policy.ts';
import { type HandoverRow, findHandover, isOpen } from './handovers.queries.ts';
import { type People, lockPeople } from './lock-people.commands.ts';
import { heldRoles } from './office.queries.ts';
import { moveOffice } from './move-office.commands.ts';

export type Locked = { row: HandoverRow; people: People };

/** Holds a handover and its people; undefined when there is none. */
export async function lockHandover(trx: DatabaseTransaction, id: number): Promise<Locked | undefined> {
  const found = await findHandover(trx, id);
  if (!found) return undefined;
  const people = await lockPeople(trx, found);
  await trx.selectFrom('handovers').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const row = await findHandover(trx, id);
  return row && { row, people };
}

/**
 * Moves the office once everyone has agreed and its day has come, or ends a handover that cannot be any more. The caller
 * holds it by `lockHandover`.
 */
export async function settle(
  trx: DatabaseTransaction,
  host: AuditHost,
  { row, people }: Locked,
): Promise<void> {
  if (!isOpen(row)) return;
  const held = await heldRoles(trx, row.fromUserId);
  const moving = held.filter(({ role }) => row.roles.includes(role));
  if (!people.from) return endHandover(trx, row, 'outgoing_gone');
  if (!people.to) return endHandover(trx, row, 'incoming_gone');
  if (moving.length === 0) return endHandover(trx, row, 'roles_gone');
  const { approvedBy } = row;
  const isAgreed = row.confirmedFromAt !== null && row.confirmedToAt !== null;
  // An approval counts only while the one who gave it is still an administrator.
  if (!isAgreed || approvedBy === null || !people.admins.includes(approvedBy)) return;
  if (row.movesOn !== null && row.movesOn > today()) return;
  const moved = await moveOffice(trx, { row, moving, isAdmin: people.to.role === 'admin', approvedBy });
  await trx
    .updateTable('handovers')
    .set({ doneAt: sql`now()` })
    .where('id', '=', row.id)
    .execute();
  const both = [row.fromUserId, row.toUserId];
  await endSessions(trx, both);
  for (const { userId, ...change } of moved.audited)
    await record(trx, host, approvedBy, {
      event: userId === row.fromUserId ? 'user.handed_over' : 'user.took_over',
      targetType: 'user',
      targetId: userId,
      ...change,
    });
  await announceEnd(trx, row, true);
  await publishEvent(trx, both, ['auth']);
}

/** The administrator who approved it did it. */
const record = (
  trx: DatabaseTransaction,
  host: AuditHost,
  actorId: number,
  { targetId, ...entry }: AuditEntry,
) =>
  appendAudit((text, values) => trx.executeQuery(CompiledQuery.raw(text, values)), host, {
    ...entry,
    targetId: String(targetId),
    actorId,
    actorRole: 'admin',
  });

/** Ends an open handover with nothing moved, and notifies the two. */
export async function endHandover(
  trx: DatabaseTransaction,
  row: HandoverRow,
  reason: NonNullable<HandoverRow['reason']>,
): Promise<void> {
  await trx
    .updateTable('handovers')
    .set({ cancelledAt: sql`now()`, reason })
    .where('id', '=', row.id)
    .execute();
  await announceEnd(trx, row, false);
}

/** Settles every open handover; a job calls it. One that fails does not hold up the others. */
export async function settleHandovers(host: AuditHost & { db: Database }): Promise<void> {
  const open = await host.db
    .selectFrom('handovers')
    .select('id')
    .where('doneAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .orderBy('id')
    .execute();
  const failures: unknown[] = [];
  for (const { id } of open)
    try {
      await withTransaction(host.db, async (trx) => {
        const locked = await lockHandover(trx, id);
        if (locked) await settle(trx, host, locked);
      });
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw new AggregateError(failures, 'Some handovers could not be settled');
}
