import type { Kysely } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { Context, VerifiedAccount } from '../core/context.ts';
import { conflict, forbidden, unauthorized } from '../core/errors.ts';
import { addressKey } from '../core/limiter.ts';
import { checkNewPassword } from '../core/password-policy.ts';
import { enqueueAccountMail } from '../mail/mail.commands.ts';
import { refreshDerived } from '../profile/derived.commands.ts';
import { findCurrentUser } from '../profile/profile.queries.ts';
import type { CurrentUser } from '../profile/profile.schema.ts';
import { usernameCandidates } from '../profile/username.ts';
import { getSettings } from '../settings/settings.queries.ts';
import { type LoginInput, PASSWORD_MAX, type RegisterInput } from './auth.schema.ts';
import { findAccount } from './auth.queries.ts';
import { checkLoginAllowed, recordLoginFailure } from './login-throttle.ts';

const WRONG_LOGIN = 'Invalid email or password.';
const NOT_CREATED = 'Failed to create account. Please try again.';

/** Unknown, wrong and deactivated all end in the same answer after the same work. */
export async function login(ctx: Context, input: LoginInput): Promise<CurrentUser> {
  await checkLoginAllowed(ctx, input.email);
  const account = await startSession(ctx, input);
  if (!account) {
    await recordLoginFailure(ctx, input.email);
    throw unauthorized(WRONG_LOGIN);
  }
  if (ctx.services.passwords.needsRehash(account.password)) await rehash(ctx, account, input.password);
  return currentUser(ctx, account.id);
}

/** Signs in who has the password; undefined when it is wrong, or no longer right when the session would begin. */
async function startSession(
  ctx: Context,
  { email, password }: LoginInput,
): Promise<VerifiedAccount | undefined> {
  // Twice: another sign-in may have stored a stronger hash of the same password in this moment.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const account = await findAccount(ctx.db, email);
    if (!(await isRightPassword(ctx, account?.password, password)) || !account) return undefined;
    if (await ctx.session.start(account)) return account;
  }
  return undefined;
}

async function rehash(ctx: Context, account: VerifiedAccount, plain: string): Promise<void> {
  const password = await ctx.services.passwords.hash(plain);
  await ctx.db
    .updateTable('users')
    .set({ password })
    .where('id', '=', account.id)
    // A password that was changed in this moment stays the changed one.
    .where('password', '=', account.password)
    .execute();
}

function isRightPassword(ctx: Context, hash: string | undefined, password: string): Promise<boolean> {
  const { passwords } = ctx.services;
  if (hash === undefined || password.length > PASSWORD_MAX)
    return passwords.verifyDummy(password.slice(0, PASSWORD_MAX));
  return passwords.verify(hash, password);
}

/** Makes the account and signs it in. A taken address is a 409 with the dialog's one sentence. */
export async function register(ctx: Context, input: RegisterInput): Promise<CurrentUser> {
  const { limiter, passwords } = ctx.services;
  const address = addressKey(ctx.request.ip);
  await limiter.check('registerFailed', address);
  await limiter.charge('register', address);
  const { userRegistration } = await getSettings(ctx.db);
  if (!userRegistration) throw forbidden('Registration is closed at present');
  const { password: plain, ...profile } = input;
  await checkNewPassword(ctx.services.config, { role: 'user' }, plain);
  const password = await passwords.hash(plain);
  const userId = await withTransaction(ctx.db, async (trx) => {
    const created = await createUser(trx, { ...profile, password });
    if (created !== undefined) await enqueueAccountMail(trx, created, 'mail.verify_email');
    return created;
  });
  if (userId === undefined) {
    await limiter.count('registerFailed', address);
    throw conflict(NOT_CREATED);
  }
  if (!(await ctx.session.start({ id: userId, password }))) throw unauthorized(WRONG_LOGIN);
  return currentUser(ctx, userId);
}

type NewUser = Omit<RegisterInput, 'password'> & { password: string; role?: 'user' | 'admin' };

/**
 * Inserts a member with a hashed password under the first free username.
 * Answers the id, or undefined when the e-mail address is taken.
 */
export async function createUser(db: Kysely<DB>, user: NewUser): Promise<number | undefined> {
  for (const username of usernameCandidates(user.firstName, user.lastName)) {
    const created = await db
      .insertInto('users')
      .values({ ...user, username })
      .onConflict((conflicting) => conflicting.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (created) {
      await refreshDerived(db, created.id);
      return created.id;
    }
    const taken = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', user.email)
      .executeTakeFirst();
    if (taken) return undefined;
  }
  return undefined;
}

export async function logout(ctx: Context): Promise<{ ok: true }> {
  await ctx.session.end();
  return { ok: true };
}

async function currentUser(ctx: Context, userId: number): Promise<CurrentUser> {
  const user = await findCurrentUser(ctx.db, userId);
  if (!user) throw unauthorized(WRONG_LOGIN);
  return user;
}
