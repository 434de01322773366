import { sql } from 'kysely';
import { type DatabaseTransaction, withTransaction } from '@guildhall/db';
import { writeAudit } from '../../ground/core/audit.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { beyondRole, conflict, forbidden, notFound } from '../../ground/errors/errors.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { holdPassword, requireProof } from '../account/own-password.ts';
import { endAsks } from './handover-news.commands.ts';
import { mayApprove } from './handovers.policy.ts';
import { NO_HANDOVER, getHandover, isOpen, maySee } from './handovers.queries.ts';
import type { ConfirmHandoverInput, HandoverDetails, HandoverRef } from './handovers.schema.ts';
import { type Locked, endHandover, lockHandover, settle } from './settle-handover.commands.ts';

/**
 * One of the two agrees, with their password or what they have in its place. The office moves at once when it is due and nobody else is waited for.
 * @throws FORBIDDEN for administrators who are neither, NOT_FOUND for others, CONFLICT once it is over
 */
export async function confirmHandover(
  ctx: MemberContext,
  { id, ...proof }: ConfirmHandoverInput,
): Promise<HandoverDetails> {
  const verified = await requireProof(ctx, proof);
  return change(ctx, id, async (trx, { row }) => {
    await holdPassword(trx, verified);
    const column =
      ctx.viewer.id === row.fromUserId
        ? 'confirmedFromAt'
        : ctx.viewer.id === row.toUserId
          ? 'confirmedToAt'
          : null;
    if (column === null) throw forbidden('Only the two whose office moves can confirm this');
    await trx
      .updateTable('handovers')
      .set({ [column]: sql`coalesce(${sql.ref(column)}, now())` })
      .where('id', '=', id)
      .execute();
  });
}

/**
 * An administrator agrees, who is neither of the two unless there is no other.
 * @throws FORBIDDEN for others, CONFLICT once it is over
 */
export async function approveHandover(ctx: MemberContext, { id }: HandoverRef): Promise<HandoverDetails> {
  return change(ctx, id, async (trx, { row, people }) => {
    if (!people.admins.includes(ctx.viewer.id)) throw beyondRole();
    if (!mayApprove(people.admins, ctx.viewer.id, row))
      throw forbidden('Another administrator has to approve this');
    await trx
      .updateTable('handovers')
      .set({ approvedBy: ctx.viewer.id, approvedAt: sql`now()` })
      .where('id', '=', id)
      .execute();
    await endAsks(trx, id, 'approve');
    await writeAudit(trx, ctx, {
      event: 'user.handover_approved',
      targetType: 'user',
      targetId: row.fromUserId,
      after: { handoverId: id, toUserId: row.toUserId, roles: row.roles },
    });
  });
}

/**
 * Calls a handover off: either of the two, or an administrator.
 * @throws NOT_FOUND for others, CONFLICT once it is over
 */
export async function cancelHandover(ctx: MemberContext, { id }: HandoverRef): Promise<HandoverDetails> {
  return change(ctx, id, async (trx, { row }) => {
    await endHandover(trx, row, 'withdrawn');
    await writeAudit(trx, ctx, {
      event: 'user.handover_cancelled',
      targetType: 'user',
      targetId: row.fromUserId,
      after: { handoverId: id, toUserId: row.toUserId },
    });
  });
}

/** Changes an open handover that the viewer may see, and settles it. */
async function change(
  ctx: MemberContext,
  id: number,
  apply: (trx: DatabaseTransaction, locked: Locked) => Promise<void>,
): Promise<HandoverDetails> {
  return withTransaction(ctx.db, async (trx) => {
    const locked = await lockHandover(trx, id);
    if (!locked || !maySee(ctx.viewer, locked.row)) throw notFound(NO_HANDOVER);
    if (!isOpen(locked.row)) throw conflict('This handover is over already');
    await apply(trx, locked);
    const changed = await lockHandover(trx, id);
    if (changed) await settle(trx, ctx.services, changed);
    await publishEvent(trx, [locked.row.fromUserId, locked.row.toUserId], ['handovers']);
    return getHandover(ctx, trx, id);
  });
}
