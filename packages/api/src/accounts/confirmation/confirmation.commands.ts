import { createHash, randomBytes } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { MemberContext, Viewer } from '../../ground/core/context.ts';
import { invalid } from '../../ground/errors/errors.ts';
import { openPasskeyChallenge } from '../passkeys/passkey-challenges.commands.ts';
import { PASSKEY_MINUTES, type PasskeyAnswer, type PasskeyOptions } from '../passkeys/passkeys.schema.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { verifyPasskey } from '../passkeys/verify-passkey.commands.ts';
import type { SecondFactorInput } from '../second-factor/second-factor.schema.ts';
import { findStep, useRightCode } from '../second-factor/use-code.commands.ts';
import { CONFIRMATION_MINUTES, type Confirmation, type ConfirmationWays } from './confirmation.schema.ts';

const WRONG_CODE = 'This code is not right, or has been used. Please try the next one.';
const NOT_RECOGNIZED = 'This passkey could not confirm that it’s you. Use your password, or another passkey.';

const hashOf = ({ id, sessionKey }: Viewer, token: string) =>
  createHash('sha256').update(`confirmation\n${id}\n${sessionKey}\n${token}`).digest('hex');

export async function listConfirmationWays(db: Kysely<DB>, { id }: Viewer): Promise<ConfirmationWays> {
  const { passkey, code } = await db
    .selectNoFrom((eb) => [
      eb.exists(eb.selectFrom('passkeys').select('id').where('userId', '=', id)).as('passkey'),
      eb
        .exists(
          eb
            .selectFrom('totp')
            .select('userId')
            .where('userId', '=', id)
            .where('confirmedAt', 'is not', null),
        )
        .as('code'),
    ])
    .executeTakeFirstOrThrow();
  return { passkey: Boolean(passkey), code: Boolean(code) };
}

/** What to ask a passkey of the viewer, which has to recognize them: an unlocked laptop may lie open. */
export async function beginPasskeyConfirmation(ctx: MemberContext): Promise<PasskeyOptions> {
  return {
    challenge: await openPasskeyChallenge(ctx, { name: 'passkey_confirm', userId: ctx.viewer.id }),
    rpId: relyingPartyOf(ctx.services.config).id,
    timeout: PASSKEY_MINUTES * 60_000,
    userVerification: 'required',
  };
}

/** @throws BAD_REQUEST when it is not the answer of a passkey that recognized the viewer, who stays signed in */
export async function confirmByPasskey(ctx: MemberContext, answer: PasskeyAnswer): Promise<Confirmation> {
  const { id } = ctx.viewer;
  const purpose = { name: 'passkey_confirm', userId: id } as const;
  const verified = await verifyPasskey(ctx, answer, purpose).catch(refusedOf);
  if (verified?.userId !== id || !verified.isUserVerified) throw invalid(NOT_RECOGNIZED);
  return issue(ctx.db, ctx.viewer);
}

/** Nothing for an answer that was refused, which would end a session at its sign-in. */
function refusedOf(error: unknown): undefined {
  if (error instanceof TRPCError && (error.code === 'UNAUTHORIZED' || error.code === 'NOT_FOUND')) return;
  throw error;
}

/** @throws BAD_REQUEST for a wrong or used code of the app */
export async function confirmByCode(ctx: MemberContext, { code }: SecondFactorInput): Promise<Confirmation> {
  const { id: userId } = ctx.viewer;
  const refund = await ctx.services.limiter.reserve({
    name: 'secondFactorFailedByAccount',
    key: `user:${userId}`,
  });
  const right = await findStep(ctx, { userId, code, isConfirmed: true });
  const confirmation =
    right &&
    (await withTransaction(ctx.db, async (trx) =>
      (await useRightCode(trx, userId, right)) ? issue(trx, ctx.viewer) : undefined,
    ));
  if (!confirmation) throw invalid(WRONG_CODE, [{ path: 'code', message: WRONG_CODE }]);
  await refund();
  return confirmation;
}

async function issue(db: Kysely<DB>, viewer: Viewer): Promise<Confirmation> {
  const confirmation = randomBytes(32).toString('base64url');
  await db
    .insertInto('challenges')
    .values({
      hash: hashOf(viewer, confirmation),
      purpose: 'confirmation',
      userId: viewer.id,
      expiresAt: sql<Date>`now() + make_interval(mins => ${CONFIRMATION_MINUTES})`,
    })
    .execute();
  return { confirmation };
}

/** Uses a confirmation up. False for one of another session, too old, or used. */
export async function spendConfirmation(
  { db, viewer }: MemberContext,
  confirmation: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('challenges')
    .where('hash', '=', hashOf(viewer, confirmation))
    .where('purpose', '=', 'confirmation')
    .where('userId', '=', viewer.id)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
