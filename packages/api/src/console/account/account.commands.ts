import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import { findAccount, findInvited } from '../../accounts/lookup/accounts.queries.ts';
import type { Context, MemberContext, VerifiedAccount } from '../../ground/core/context.ts';
import { invalid, notFound } from '../../ground/errors/errors.ts';
import { enqueueEvent } from '../../ground/core/jobs.ts';
import { addressKey } from '../../ground/limits/address-key.ts';
import { endSessions } from '../../ground/security/end-sessions.ts';
import { checkNewPassword } from '../../ground/security/password-policy.ts';
import { useToken, voidTokens } from './account-tokens.commands.ts';
import { enqueueAccountMail } from '../../contact/mail/mail.commands.ts';
import { requirePassword, requireProof, wrongPassword } from './own-password.ts';
import type { Proof } from '../../accounts/confirmation/confirmation.schema.ts';
import { takeAddress } from './change-own-address.commands.ts';
import { SESSION_ID_LENGTH, getAccountSettings } from './account.queries.ts';
import type {
  AccountDone,
  AccountSettings,
  ChangePasswordInput,
  EndSessionInput,
  EndedSessions,
  ForgotPasswordInput,
  ResetPasswordDone,
  ResetPasswordInput,
  UpdatePrivacyInput,
  VerifyEmailInput,
} from './account.schema.ts';
import { giveToOwnerOfAddress } from '../../accounts/entering/take-address.commands.ts';
import { confirmEmail } from '../../accounts/lookup/confirm-email.commands.ts';
import { reserveAccountMail } from '../../accounts/lookup/reserve-account-mail.ts';
import { ROLES } from '../../ground/roles/in-force.ts';

const DEAD_LINK = 'This link has been used or is too old. Please ask for a new one.';

/** Changes the password and signs the member out everywhere else. */
export async function changePassword(ctx: MemberContext, input: ChangePasswordInput): Promise<AccountDone> {
  const verified = await requirePassword(ctx, input.currentPassword, 'currentPassword');
  // Their roles, also where these wait for a second factor.
  const held = await ctx.db
    .selectFrom('users')
    .select(['role', ROLES.as('roles')])
    .where('id', '=', ctx.viewer.id)
    .executeTakeFirstOrThrow();
  await checkNewPassword(ctx.services.config, held, input.newPassword, 'newPassword');
  const password = await ctx.services.passwords.hash(input.newPassword);
  await withTransaction(ctx.db, async (trx) => {
    // If the password was changed or reset in the meantime, knowing the old one no longer counts.
    if (!(await setPassword(trx, verified, password))) throw wrongPassword('currentPassword');
    await endSessions(trx, [ctx.viewer.id], { except: ctx.viewer.sessionKey });
    await enqueueAccountMail(trx, ctx.viewer.id, 'mail.password_changed');
  });
  ctx.device.remember({ id: ctx.viewer.id, password });
  return { ok: true };
}

export async function endOtherSessions(ctx: MemberContext, proof: Proof): Promise<EndedSessions> {
  await requireProof(ctx, proof);
  return { ended: await endSessions(ctx.db, [ctx.viewer.id], { except: ctx.viewer.sessionKey }) };
}

export async function endSession(
  ctx: MemberContext,
  { id, ...proof }: EndSessionInput,
): Promise<EndedSessions> {
  await requireProof(ctx, proof);
  const { numUpdatedRows } = await ctx.db
    .updateTable('sessions')
    .set({ revokedAt: sql`now()` })
    .where('userId', '=', ctx.viewer.id)
    .where('revokedAt', 'is', null)
    .where(sql<boolean>`left(sid_hash, ${SESSION_ID_LENGTH}::int) = ${id}`)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw notFound('This session has ended');
  return { ended: Number(numUpdatedRows) };
}

export async function updatePrivacy(ctx: MemberContext, input: UpdatePrivacyInput): Promise<AccountSettings> {
  const { emailAudience, phoneAudience, suggestable, readReceipts, searchEngines } = input;
  const changes = {
    ...(emailAudience !== undefined && { emailAudience }),
    ...(phoneAudience !== undefined && { phoneAudience }),
    ...(suggestable !== undefined && { suggestable }),
    ...(searchEngines !== undefined && { searchEngines }),
    // What was read while it was off stays unseen.
    ...(readReceipts !== undefined && {
      readReceiptsSince: readReceipts ? sql<Date>`coalesce(read_receipts_since, now())` : null,
    }),
  };
  if (Object.keys(changes).length > 0)
    await ctx.db.updateTable('users').set(changes).where('id', '=', ctx.viewer.id).execute();
  return getAccountSettings(ctx.db, ctx.viewer);
}

/** Sends a reset link if the address belongs to an account. The response never tells whether it does. */
export async function forgotPassword(ctx: Context, { email }: ForgotPasswordInput): Promise<AccountDone> {
  const account = await findAccount(ctx.db, email);
  // Whoever was imported and asks before they are invited joins now.
  const invited = await findInvited(ctx.db, email);
  const recipient = account ?? invited;
  await reserveAccountMail(ctx, { email, account });
  // An unknown address costs the same work, so timing reveals nothing; its mail is dropped later.
  await withTransaction(ctx.db, (trx) =>
    enqueueEvent(trx, {
      channel: 'mail',
      topic: invited ? 'mail.set_password' : 'mail.password_reset',
      payload: {},
      ...(recipient && { userId: recipient.id }),
    }),
  );
  return { ok: true };
}

/**
 * Sets the password with the token of a reset link, and signs the member out everywhere. An invited member joins by it,
 * and is signed in here.
 */
export async function resetPassword(ctx: Context, input: ResetPasswordInput): Promise<ResetPasswordDone> {
  await ctx.services.limiter.charge('passwordChange', `ip:${addressKey(ctx.request.ip)}`);
  const password = await ctx.services.passwords.hash(input.password);
  const { id, hasJoinedNow } = await withTransaction(ctx.db, async (trx) => {
    const used = await useToken(trx, input.token, ['password_reset', 'set_password']);
    if (!used) throw invalid(DEAD_LINK);
    const { userId } = used;
    const owner = await trx
      .selectFrom('users')
      .select(['id', 'password', 'role', ROLES.as('roles')])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await checkNewPassword(ctx.services.config, owner, input.password);
    await setPassword(trx, owner, password);
    const joined = await join(trx, userId);
    // Opening the link proves that the address belongs to the member.
    await giveToOwnerOfAddress(trx, userId);
    await endSessions(trx, [userId]);
    if (!joined) await enqueueAccountMail(trx, userId, 'mail.password_changed');
    return { id: userId, hasJoinedNow: joined };
  });
  // Anyone who can read the member's mail may sign in again, even while guesses block the account.
  ctx.device.remember({ id, password });
  return { ok: true, isSignedIn: hasJoinedNow && (await ctx.session.start({ id, password })) };
}

export async function requestVerification(ctx: MemberContext): Promise<AccountDone> {
  await ctx.services.limiter.charge('accountMail', `user:${ctx.viewer.id}`);
  await withTransaction(ctx.db, async (trx) => {
    const { emailVerifiedAt } = await getAccountSettings(trx, ctx.viewer);
    if (emailVerifiedAt === null) await enqueueAccountMail(trx, ctx.viewer.id, 'mail.verify_email');
  });
  return { ok: true };
}

export async function verifyEmail(ctx: Context, { token }: VerifyEmailInput): Promise<AccountDone> {
  await withTransaction(ctx.db, async (trx) => {
    const own = await useToken(trx, token, ['email_verification']);
    if (own) return confirmFrom(trx, ctx, own.userId);
    const next = await useToken(trx, token, ['address_change']);
    if (!next) throw invalid(DEAD_LINK);
    await takeAddress(trx, next);
  });
  return { ok: true };
}

/** Opened without being signed in, the link shows whose address it is, but not that they know the account's password. */
async function confirmFrom(trx: Kysely<DB>, { viewer }: Context, userId: number): Promise<void> {
  if (viewer?.id !== userId)
    await trx
      .updateTable('users')
      .set({ confirmedElsewhere: true })
      .where('id', '=', userId)
      .where('emailVerifiedAt', 'is', null)
      .execute();
  await confirmEmail(trx, userId);
}

/** Returns false and changes nothing when the stored hash is no longer `former`. */
async function setPassword(trx: Kysely<DB>, former: VerifiedAccount, password: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ password })
    .where('id', '=', former.id)
    .where('password', '=', former.password)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await voidTokens(trx, former.id, ['password_reset', 'set_password', 'address_change']);
  return true;
}

/** A member who opens their invitation becomes active. Returns false for those who joined before. */
async function join(trx: Kysely<DB>, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ hasJoined: true, isActive: true })
    .where('id', '=', userId)
    .where('hasJoined', '=', false)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
