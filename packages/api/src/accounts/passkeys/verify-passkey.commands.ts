import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { sql } from 'kysely';
import { withTransaction } from '@guildhall/db';
import type { Context } from '../../ground/core/context.ts';
import { notFound, unauthorized } from '../../ground/errors/errors.ts';
import { recordSecurityEvent } from '../second-factor/record-security-event.commands.ts';
import { type PasskeyPurpose, spendPasskeyChallenge } from './passkey-challenges.commands.ts';
import type { PasskeyAnswer } from './passkeys.schema.ts';
import { relyingPartyOf, userHandleOf } from './relying-party.ts';

const REFUSED = 'This passkey could not be verified. Please try again.';

type Stored = { id: number; userId: number; credentialId: string; publicKey: string; counter: number };

/** Whose passkey answered, and whether the member was recognized by it, too: by a finger, a face or a PIN. */
export type VerifiedPasskey = { userId: number; isUserVerified: boolean };

/**
 * Checks a passkey's answer to a challenge of this browser, which is used up whatever comes of it.
 * @throws UNAUTHORIZED when it is not right, NOT_FOUND when the passkey was removed
 */
export async function verifyPasskey(
  ctx: Context,
  answer: PasskeyAnswer,
  purpose: PasskeyPurpose,
): Promise<VerifiedPasskey> {
  const stored = await findPasskey(ctx, answer.id);
  const { id: relyingPartyId, origin } = relyingPartyOf(ctx.services.config);
  const { userHandle, ...response } = answer.response;
  const challenge = await spendPasskeyChallenge(ctx, purpose, answer);
  if (challenge === undefined) throw unauthorized(REFUSED);
  const verified = await verifyAuthenticationResponse({
    response: {
      ...answer,
      response: { ...response, ...(userHandle !== undefined && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: relyingPartyId,
    requireUserVerification: false,
    // Without a counter, which is compared below: a passkey on several devices may lag behind.
    credential: {
      id: answer.id,
      publicKey: Buffer.from(stored?.publicKey ?? '', 'base64url'),
      counter: 0,
    },
  }).catch(() => null);
  if (!stored) throw notFound('This passkey was removed from its account. Please sign in another way.');
  const isOwn =
    userHandle === undefined ||
    userHandle === userHandleOf(relyingPartyId, stored.userId).toString('base64url');
  if (!verified?.verified || !isOwn) throw unauthorized(REFUSED);
  const { newCounter, credentialBackedUp, userVerified } = verified.authenticationInfo;
  if (!(await takeCounter(ctx, stored, { newCounter, isBackedUp: credentialBackedUp })))
    throw unauthorized(REFUSED);
  return { userId: stored.userId, isUserVerified: userVerified };
}

async function findPasskey({ db }: Context, credentialId: string): Promise<Stored | undefined> {
  const found = await db
    .selectFrom('passkeys')
    .select(['id', 'userId', 'credentialId', 'publicKey', sql<number>`counter::float8`.as('counter')])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
  return found;
}

/**
 * Stores the count of a use. One that goes back is in the member's security log: the passkey may have been copied.
 * @returns false when it does, and no password manager synchronizes the passkey
 */
function takeCounter(
  ctx: Context,
  { id, userId }: Stored,
  { newCounter, isBackedUp }: { newCounter: number; isBackedUp: boolean },
): Promise<boolean> {
  return withTransaction(ctx.db, async (trx) => {
    const before = await trx
      .selectFrom('passkeys')
      .select(sql<number>`counter::float8`.as('counter'))
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return false;
    const goesBack = (newCounter > 0 || before.counter > 0) && newCounter <= before.counter;
    if (goesBack) await recordSecurityEvent(trx, userId, 'passkey_counter', ctx.request);
    if (goesBack && !isBackedUp) return false;
    await trx
      .updateTable('passkeys')
      .set({
        counter: Math.max(newCounter, before.counter),
        backedUp: isBackedUp,
        lastUsedAt: sql<Date>`now()`,
      })
      .where('id', '=', id)
      .execute();
    return true;
  });
}
