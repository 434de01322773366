import { spendConfirmation } from '../../accounts/confirmation/confirmation.commands.ts';
import type { Proof } from '../../accounts/confirmation/confirmation.schema.ts';
import { type DatabaseTransaction, withTransaction } from '@guildhall/db';
import { createUser } from '../../accounts/new-account/create-user.commands.ts';
import { PASSWORD_MAX } from '../../ground/security/password.schema.ts';
import { endSessions } from '../../ground/security/end-sessions.ts';
import { writeAudit } from '../../ground/core/audit.ts';
import { hashOfUnknown } from '../../ground/security/passwords.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict, forbidden, notFound, unauthorized } from '../../ground/errors/errors.ts';
import { callerKey } from '../../ground/limits/limiter.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { enqueueAccountMail } from '../../contact/mail/mail.commands.ts';
import { holds, holdsAllOf } from '../../ground/roles/roles.policy.ts';
import type { StaffRole } from '../../ground/roles/roles.schema.ts';
import { findUser } from './users.queries.ts';
import type { AddUserInput, AdminUser, SetUserActiveInput } from './users.schema.ts';

const GONE = 'This member does not exist';
const HOLDS_MORE = 'This member has a role that you do not have. Ask an administrator to do this.';
const SUSPENDED = 'This member was suspended by a decision. Ask a moderator to end it.';
const WRONG_PASSWORD = 'This is not your password';

/** Activates or deactivates a member; a deactivated one is signed out everywhere immediately. */
export async function setUserActive(
  ctx: MemberContext,
  { id, isActive }: SetUserActiveInput,
): Promise<AdminUser> {
  return withTransaction(ctx.db, async (trx) => {
    const admins = await lockActiveAdmins(trx);
    const before = await requireUser(trx, id);
    const { roles, isSuspended } = await lockAccess(trx, id);
    if (!isActive) {
      if (id === ctx.viewer.id) throw conflict('You cannot deactivate yourself');
      if (before.role === 'admin' && admins.every((admin) => admin === id))
        throw conflict('The last active administrator cannot be deactivated');
    }
    if (!holdsAllOf(ctx.viewer, { role: before.role, roles })) throw forbidden(HOLDS_MORE);
    if (isActive && isSuspended && !holds(ctx.viewer, 'moderation')) throw forbidden(SUSPENDED);
    if (isActive && !before.hasJoined)
      throw conflict(
        'This member has not joined yet. They become active when they open the link in their invitation.',
      );
    if (before.isActive === isActive) {
      if (!isActive && (await keepDeactivated(trx, id)))
        await writeAudit(trx, ctx, { event: 'user.deactivated', targetType: 'user', targetId: id });
      return before;
    }
    // The decision behind an earlier suspension no longer says why the account is closed.
    const since = { isActive, suspendedUntil: null, ...(!isActive && { decisionId: null }) };
    await trx.updateTable('users').set(since).where('id', '=', id).execute();
    if (!isActive) await endSessions(trx, [id]);
    await writeAudit(trx, ctx, {
      event: isActive ? 'user.activated' : 'user.deactivated',
      targetType: 'user',
      targetId: id,
      // Roles end with the access, and do not come back with it.
      before: { isActive: before.isActive, ...(roles.length > 0 && { roles }) },
      after: { isActive, ...(roles.length > 0 && { roles: [] }) },
    });
    await publishEvent(trx, [id], []);
    return requireUser(trx, id);
  });
}

/** The roles of a member, and whether a decision suspended them; nobody changes either meanwhile. */
async function lockAccess(
  trx: DatabaseTransaction,
  id: number,
): Promise<{ roles: StaffRole[]; isSuspended: boolean }> {
  const { decisionId } = await trx
    .selectFrom('users')
    .select('decisionId')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const held = await trx.selectFrom('grants').select('role').where('userId', '=', id).execute();
  return { roles: held.map(({ role }) => role), isSuspended: decisionId !== null };
}

/**
 * Deactivated by a batch or suspended, and now for good: neither the undo of the batch nor the end of the suspension nor
 * an objection to it reactivates the member.
 * @returns whether any of them would have
 */
async function keepDeactivated(trx: DatabaseTransaction, id: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ deactivatedByBatch: null, suspendedUntil: null, decisionId: null })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('deactivatedByBatch', 'is not', null),
        eb('suspendedUntil', 'is not', null),
        eb('decisionId', 'is not', null),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Invites a member by email: they join, and are listed, once they have chosen a password with its link. */
export async function addUser(ctx: MemberContext, input: AddUserInput): Promise<AdminUser> {
  const password = await hashOfUnknown(ctx.services.passwords);
  return withTransaction(ctx.db, async (trx) => {
    const id = await createUser(trx, {
      ...input,
      password,
      isActive: false,
      hasJoined: false,
      ownFields: [],
    });
    if (id === undefined) throw conflict('There is already an account with this email address');
    await enqueueAccountMail(trx, id, 'mail.set_password', { invitedBy: ctx.viewer.id });
    await writeAudit(trx, ctx, {
      event: 'user.added',
      targetType: 'user',
      targetId: id,
    });
    return requireUser(trx, id);
  });
}

/** Step-up: confirms the password, or shows a confirmation, which dangerous actions require some time after the sign-in. */
export async function confirmPassword(
  ctx: MemberContext,
  { password = '', confirmation }: Proof,
): Promise<{ ok: true }> {
  const { limiter, passwords } = ctx.services;
  const guess = { name: 'stepUp', key: callerKey(ctx.viewer, ctx.request.ip) } as const;
  await limiter.check(guess);
  const own = await ctx.db
    .selectFrom('users')
    .select(['id', 'password'])
    .where('id', '=', ctx.viewer.id)
    .executeTakeFirstOrThrow();
  const isRight =
    confirmation === undefined
      ? password.length <= PASSWORD_MAX && (await passwords.verify(own.password, password))
      : await spendConfirmation(ctx, confirmation);
  // Charged before the response can reveal whether it is correct.
  const refund = await limiter.reserve(guess);
  if (!isRight || !(await ctx.session.renew(own))) throw unauthorized(WRONG_PASSWORD);
  await refund();
  return { ok: true };
}

/**
 * Rows are locked in one order, so that two administrators cannot deactivate or demote each other and leave none.
 */
export async function lockActiveAdmins(trx: DatabaseTransaction): Promise<number[]> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function requireUser(trx: DatabaseTransaction, id: number): Promise<AdminUser> {
  const user = await findUser(trx, id);
  if (!user) throw notFound(GONE);
  return user;
}
