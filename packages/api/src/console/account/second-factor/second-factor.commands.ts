import type { Proof } from '../../../accounts/confirmation/confirmation.schema.ts';
import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import { recordSecurityEvent } from '../../../accounts/second-factor/record-security-event.commands.ts';
import { newRecoveryCodes, normalizeCode } from '../../../accounts/second-factor/recovery-codes.ts';
import type { SecondFactorInput } from '../../../accounts/second-factor/second-factor.schema.ts';
import { newSecret, otpauthUri } from '../../../accounts/second-factor/totp.ts';
import { findStep, sealedFor } from '../../../accounts/second-factor/use-code.commands.ts';
import { enqueueAccountMail } from '../../../contact/mail/mail.commands.ts';
import { qrSvgOf } from '../../../ground/core/qr-code.ts';
import type { MemberContext, Viewer } from '../../../ground/core/context.ts';
import { endSessions } from '../../../ground/security/end-sessions.ts';
import { conflict, invalid } from '../../../ground/errors/errors.ts';
import type { AccountDone } from '../account.schema.ts';
import { holdPassword, requireProof } from '../own-password.ts';
import { removeSecondFactor } from '../../../accounts/second-factor/remove-second-factor.commands.ts';
import type { NewSecret, RecoveryCodes } from './second-factor.schema.ts';

const IS_ON = 'Two-step sign-in is on already. Turn it off first to set it up with another app.';
const IS_OFF = 'Two-step sign-in is off';
const WRONG_CODE = 'This is not the code that the app shows now';

/** Makes a secret for an authenticator app. Nothing changes until `confirmSecondFactor` gets a code made with it. */
export async function beginSecondFactor(ctx: MemberContext, proof: Proof): Promise<NewSecret> {
  const verified = await requireProof(ctx, proof);
  const { id } = ctx.viewer;
  const { name: issuer } = await ctx.services.community.get();
  const secret = newSecret();
  const secretSealed = ctx.services.sealer.seal(secret, sealedFor(id));
  const email = await withTransaction(ctx.db, async (trx) => {
    await holdPassword(trx, verified);
    const begun = await trx
      .insertInto('totp')
      .values({ userId: id, secretSealed })
      .onConflict((conflicting) =>
        conflicting
          .column('userId')
          .doUpdateSet({ secretSealed, lastStep: null })
          .where('totp.confirmedAt', 'is', null),
      )
      .returning('userId')
      .executeTakeFirst();
    if (!begun) throw conflict(IS_ON);
    const own = await trx.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow();
    return own.email;
  });
  const uri = otpauthUri(secret, { issuer, label: email });
  return { secret, uri, qr: qrSvgOf(uri) };
}

/**
 * Turns two-step sign-in on with a first code of the app.
 * @returns the recovery codes, which nobody can read again
 * @throws BAD_REQUEST for a wrong code, CONFLICT when it was not begun or is on already
 */
export async function confirmSecondFactor(
  ctx: MemberContext,
  { code }: SecondFactorInput,
): Promise<RecoveryCodes> {
  const { id } = ctx.viewer;
  const found = await findStep(ctx, { userId: id, code, isConfirmed: false });
  if (!found) throw invalid(WRONG_CODE, [{ path: 'code', message: WRONG_CODE }]);
  const { recoveryCodes, hashes } = await hashedCodes(ctx);
  await withTransaction(ctx.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('totp')
      .set({ confirmedAt: sql<Date>`now()`, lastStep: found.step })
      .where('userId', '=', id)
      // Nor begun again with another secret since.
      .where('secretSealed', '=', found.secretSealed)
      .where('confirmedAt', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw conflict(IS_ON);
    await storeCodes(trx, id, hashes);
    // They began with the password alone.
    await endSessions(trx, [id], { except: ctx.viewer.sessionKey });
    await setTwoFactors(trx, ctx.viewer);
    await recordSecurityEvent(trx, id, 'factor_added', ctx.request);
    await enqueueAccountMail(trx, id, 'mail.second_factor_added');
  });
  return { recoveryCodes };
}

/** Replaces the recovery codes. @throws CONFLICT when two-step sign-in is off */
export async function renewRecoveryCodes(ctx: MemberContext, proof: Proof): Promise<RecoveryCodes> {
  const verified = await requireProof(ctx, proof);
  const { id } = ctx.viewer;
  const { recoveryCodes, hashes } = await hashedCodes(ctx);
  await withTransaction(ctx.db, async (trx) => {
    await holdPassword(trx, verified);
    const factor = await trx
      .selectFrom('totp')
      .select('userId')
      .where('userId', '=', id)
      .where('confirmedAt', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!factor) throw conflict(IS_OFF);
    await storeCodes(trx, id, hashes);
    await recordSecurityEvent(trx, id, 'recovery_codes_renewed', ctx.request);
    await enqueueAccountMail(trx, id, 'mail.recovery_codes_renewed');
  });
  return { recoveryCodes };
}

/** Turns two-step sign-in off. @throws CONFLICT when it is off */
export async function endSecondFactor(ctx: MemberContext, proof: Proof): Promise<AccountDone> {
  const verified = await requireProof(ctx, proof);
  await withTransaction(ctx.db, async (trx) => {
    await holdPassword(trx, verified);
    if (!(await removeSecondFactor(trx, ctx.viewer.id))) throw conflict(IS_OFF);
    await recordSecurityEvent(trx, ctx.viewer.id, 'factor_ended', ctx.request);
    await enqueueAccountMail(trx, ctx.viewer.id, 'mail.second_factor_ended');
  });
  return { ok: true };
}

/** The session in which the app proved itself goes on as one of two factors. */
async function setTwoFactors(trx: Kysely<DB>, { id, sessionKey }: Viewer): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ twoFactors: true })
    .where('userId', '=', id)
    .where('sidHash', '=', sessionKey)
    .execute();
}

async function hashedCodes({ services }: MemberContext) {
  const recoveryCodes = newRecoveryCodes();
  const hashes: string[] = [];
  // One after the other, so that sign-ins of others find room between them.
  for (const code of recoveryCodes) hashes.push(await services.passwords.hash(normalizeCode(code)));
  return { recoveryCodes, hashes };
}

async function storeCodes(trx: Kysely<DB>, userId: number, hashes: string[]): Promise<void> {
  await trx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await trx
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash, place) => ({ userId, place, codeHash })))
    .execute();
}
