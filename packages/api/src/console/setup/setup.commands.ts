import type { Kysely } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import { createUser } from '../../accounts/new-account/create-user.commands.ts';
import type { Context, Viewer } from '../../ground/core/context.ts';
import { conflict, unauthorized } from '../../ground/errors/errors.ts';
import { enqueueAccountMail } from '../../contact/mail/mail.commands.ts';
import { writeAudit } from '../../ground/core/audit.ts';
import { checkNewPassword } from '../../ground/security/password-policy.ts';
import { endSetup, requireSetupToken, useSetupToken } from './setup-token.commands.ts';
import type { CreateAdministratorInput } from './setup.schema.ts';

const TAKEN =
  'There is already an account with this email address. Use another one; you can make that member an administrator later.';

type NewAdministrator = Omit<CreateAdministratorInput, 'token'>;

/**
 * Inserts an administrator with a hashed password, and ends the setup.
 * @returns the id, or undefined when the email address is taken
 */
export async function insertAdministrator(
  trx: Kysely<DB>,
  administrator: NewAdministrator,
): Promise<number | undefined> {
  const id = await createUser(trx, { ...administrator, role: 'admin' });
  if (id !== undefined) await endSetup(trx);
  return id;
}

/** Creates the first administrator with the token of the setup address, and signs them in. */
export async function createAdministrator(
  ctx: Context,
  { token, password: plain, ...person }: CreateAdministratorInput,
): Promise<{ ok: true }> {
  // Before the hash, which is expensive.
  await requireSetupToken(ctx.db, token);
  await checkNewPassword(ctx.services.config, { role: 'admin' }, plain);
  const password = await ctx.services.passwords.hash(plain);
  const id = await withTransaction(ctx.db, async (trx) => {
    await useSetupToken(trx, token);
    const created = await insertAdministrator(trx, { ...person, password });
    if (created === undefined) throw conflict(TAKEN, [{ path: 'email', message: TAKEN }]);
    await enqueueAccountMail(trx, created, 'mail.verify_email');
    const viewer: Viewer = { id: created, role: 'admin', sessionKey: null, authAt: new Date() };
    await writeAudit(
      trx,
      { ...ctx, viewer },
      { event: 'setup.administrator_created', targetType: 'user', targetId: created },
    );
    return created;
  });
  const account = { id, password };
  if (!(await ctx.session.start(account))) throw unauthorized();
  ctx.device.remember(account);
  return { ok: true };
}
