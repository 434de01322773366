import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { apply } from '../application/apply.commands.ts';
import { deleteOpenApplication } from '../application/delete-open-application.commands.ts';
import type { Context, VerifiedAccount } from '../../ground/core/context.ts';
import { storeConsents } from '../consents/consents.commands.ts';
import { forbidden, unauthorized } from '../../ground/errors/errors.ts';
import { checkNewPassword } from '../../ground/security/password-policy.ts';
import { recordInviter, useInvitation } from '../invitations/use-invitation.commands.ts';
import { enqueueAccountMail } from '../../contact/mail/mail.commands.ts';
import { refreshDerived } from '../../people/profile/derived.commands.ts';
import { findCurrentUser } from '../../people/profile/profile.queries.ts';
import type { CurrentUser } from '../../people/profile/profile.schema.ts';
import { usernameCandidates } from '../../people/profile/username.ts';
import { spendProof } from '../new-account/bot-check.commands.ts';
import type { Proof } from '../new-account/bot-check.schema.ts';
import { requireOpenRegistration } from '../registration/registration.commands.ts';
import { protectsFromBots } from '../registration/registration.queries.ts';
import { chargeNewcomer, storeNewcomer } from '../new-account/store-newcomer.commands.ts';
import { PASSWORD_MAX } from '../../ground/security/password.schema.ts';
import type { LoginInput, RegisterInput } from './auth.schema.ts';
import { requireAdminPassword } from './admin-password.commands.ts';
import { findAccount } from './auth.queries.ts';
import { admitLogin, payForLogin } from './login-throttle.ts';

const QUEUED =
  'An administrator will look at your registration before you can sign in. We have emailed you a link that shows where it stands. The password you sent was not stored: once you are approved, you choose one by email.';
const WRONG_LOGIN = 'Invalid email or password.';

/** Unknown address, wrong password and deactivated account cost the same work and give the same error. */
export async function login(ctx: Context, input: LoginInput): Promise<CurrentUser> {
  const account = await findAccount(ctx.db, input.email);
  const claim = { email: input.email, account };
  await admitLogin(ctx, claim);
  const isRight = await isRightPassword(ctx, account?.password, input.password);
  const attempt = await payForLogin(ctx, claim);
  if (isRight && account)
    await requireAdminPassword(ctx, account, input.password).catch(async (error: unknown) => {
      await attempt.succeed();
      throw error;
    });
  const started = isRight && account ? await startSession(ctx, account, input) : undefined;
  if (!started) {
    await attempt.fail();
    throw unauthorized(WRONG_LOGIN);
  }
  await attempt.succeed();
  ctx.device.remember(await withFreshHash(ctx, started, input.password));
  return currentUser(ctx, started.id);
}

/** Undefined when the password was replaced between its verification and the start of the session. */
async function startSession(
  ctx: Context,
  account: VerifiedAccount,
  { email, password }: LoginInput,
): Promise<VerifiedAccount | undefined> {
  if (await ctx.session.start(account)) return account;
  // A concurrent sign-in may have rehashed the same password.
  const again = await findAccount(ctx.db, email);
  if (!again || !(await isRightPassword(ctx, again.password, password))) return undefined;
  return (await ctx.session.start(again)) ? again : undefined;
}

/** The account, rehashed with today's parameters if its hash is weaker. */
async function withFreshHash(
  ctx: Context,
  account: VerifiedAccount,
  plain: string,
): Promise<VerifiedAccount> {
  if (!ctx.services.passwords.needsRehash(account.password)) return account;
  const password = await ctx.services.passwords.hash(plain);
  await ctx.db
    .updateTable('users')
    .set({ password })
    .where('id', '=', account.id)
    // Does not overwrite a password changed concurrently.
    .where('password', '=', account.password)
    .execute();
  return { id: account.id, password };
}

function isRightPassword(ctx: Context, hash: string | undefined, password: string): Promise<boolean> {
  const { passwords } = ctx.services;
  if (hash === undefined || password.length > PASSWORD_MAX)
    return passwords.verifyDummy(password.slice(0, PASSWORD_MAX));
  return passwords.verify(hash, password);
}

/**
 * Creates the account and signs it in. Where sign-ups are checked for bots, one without a form becomes an application,
 * and its password is not stored: applicants choose one after the approval.
 */
export async function register(ctx: Context, input: RegisterInput): Promise<CurrentUser> {
  const registration = await requireOpenRegistration(ctx);
  await chargeNewcomer(ctx);
  if (!protectsFromBots(ctx, registration)) return createAccount(ctx, input);
  const { password: _password, accepts: _accepts, ...application } = input;
  await apply(ctx, application, { questions: [], answers: [], suspicions: ['proof'] });
  throw forbidden(QUEUED);
}

/** Creates the account whatever the registration mode, by an invitation if there is one. The caller has charged it. */
export async function createAccount(
  ctx: Context,
  input: RegisterInput,
  { invitationId, proof }: { invitationId?: number | undefined; proof?: Proof | undefined } = {},
): Promise<CurrentUser> {
  const { password: plain, accepts = [], ...profile } = input;
  await checkNewPassword(ctx.services.config, { role: 'user' }, plain);
  const password = await ctx.services.passwords.hash(plain);
  const account = await storeNewcomer(ctx, async (trx) => {
    // First, because an approval locks the application before it creates the member.
    await deleteOpenApplication(trx, { email: profile.email });
    const id = await createUser(trx, { ...profile, password });
    if (id === undefined) return undefined;
    if (proof) await spendProof(trx, proof);
    if (invitationId !== undefined) {
      await useInvitation(trx, invitationId);
      await recordInviter(trx, id, invitationId);
    }
    await enqueueAccountMail(trx, id, 'mail.verify_email');
    await storeConsents(trx, id, accepts);
    return { id, password };
  });
  if (!(await ctx.session.start(account))) throw unauthorized(WRONG_LOGIN);
  ctx.device.remember(account);
  return currentUser(ctx, account.id);
}

type NewUser = Omit<RegisterInput, 'password' | 'accepts'> & {
  password: string;
  role?: 'user' | 'admin';
  isActive?: boolean;
  hasJoined?: boolean;
  emailVerifiedAt?: Date | null;
  membershipNumber?: string | null;
  membershipExpiresOn?: string | null;
  adminNotes?: string | null;
};

/**
 * Inserts a member with a hashed password under the first free username.
 * @returns the id, or undefined when the email address is taken
 */
export async function createUser(db: Kysely<DB>, user: NewUser): Promise<number | undefined> {
  const id = await insertUser(db, user);
  if (id !== undefined) await refreshDerived(db, id);
  return id;
}

/** The same without reading the profile, which a job does within minutes. */
async function insertUser(db: Kysely<DB>, user: NewUser): Promise<number | undefined> {
  for (const username of usernameCandidates(user.firstName, user.lastName)) {
    const created = await db
      .insertInto('users')
      .values({ ...user, username })
      .onConflict((conflicting) => conflicting.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (created) return created.id;
    const taken = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', user.email)
      .executeTakeFirst();
    if (taken) return undefined;
  }
  return undefined;
}

/**
 * Inserts many members at once; their profiles are read by a job within minutes.
 * @returns the id of each email address that was not taken, nor its membership number
 */
export async function insertUsers(db: Kysely<DB>, users: NewUser[]): Promise<Map<string, number>> {
  if (users.length === 0) return new Map();
  const inserted = await db
    .insertInto('users')
    .values(
      users.map((user) => {
        const [username = null] = usernameCandidates(user.firstName, user.lastName);
        return { ...user, username };
      }),
    )
    .onConflict((conflicting) => conflicting.doNothing())
    .returning(['id', 'email'])
    .execute();
  const ids = new Map(inserted.map(({ id, email }) => [email, id]));
  // Namesakes get the next free username.
  for (const user of users) {
    const id = ids.has(user.email) ? undefined : await insertUser(db, user);
    if (id !== undefined) ids.set(user.email, id);
  }
  return ids;
}

export async function logout(ctx: Context): Promise<{ ok: true }> {
  await ctx.session.end();
  return { ok: true };
}

async function currentUser(ctx: Context, userId: number): Promise<CurrentUser> {
  const user = await findCurrentUser(ctx.db, ctx.services.config, userId);
  if (!user) throw unauthorized(WRONG_LOGIN);
  return user;
}
