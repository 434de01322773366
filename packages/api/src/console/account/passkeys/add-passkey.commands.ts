import type { Proof } from '../../../accounts/confirmation/confirmation.schema.ts';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { withTransaction } from '@guildhall/db';
import {
  openPasskeyChallenge,
  spendPasskeyChallenge,
} from '../../../accounts/passkeys/passkey-challenges.commands.ts';
import { NewPasskeyOptions, PASSKEY_MINUTES } from '../../../accounts/passkeys/passkeys.schema.ts';
import { relyingPartyOf, userHandleOf } from '../../../accounts/passkeys/relying-party.ts';
import { recordSecurityEvent } from '../../../accounts/second-factor/record-security-event.commands.ts';
import { enqueueAccountMail } from '../../../contact/mail/mail.commands.ts';
import type { MemberContext } from '../../../ground/core/context.ts';
import { conflict, invalid } from '../../../ground/errors/errors.ts';
import { fullName } from '../../../ground/values/person-name.ts';
import { requireProof } from '../own-password.ts';
import { listPasskeys } from './passkeys.queries.ts';
import { type AddPasskeyInput, PASSKEYS_MAX, type Passkey } from './passkeys.schema.ts';

/** EdDSA, ES256 and RS256, and none that a runtime supports as an experiment only. */
const ALGORITHMS = [-8, -7, -257];

const TOO_MANY = `You have ${PASSKEYS_MAX} passkeys. Remove one first.`;
const REFUSED = 'This passkey could not be added. Please try again.';
const KNOWN = 'This passkey has been added already.';

/** What a browser makes a passkey with, after the password was given again. */
export async function beginPasskey(ctx: MemberContext, proof: Proof): Promise<NewPasskeyOptions> {
  await requireProof(ctx, proof);
  const { id } = ctx.viewer;
  const known = await ctx.db.selectFrom('passkeys').select('credentialId').where('userId', '=', id).execute();
  if (known.length >= PASSKEYS_MAX) throw conflict(TOO_MANY);
  const own = await ctx.db
    .selectFrom('users')
    .select(['email', 'firstName', 'lastName'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { name: rpName } = await ctx.services.community.get();
  const { id: rpID } = relyingPartyOf(ctx.services.config);
  const challenge = await openPasskeyChallenge(ctx, { name: 'passkey_add', userId: id });
  const options = await generateRegistrationOptions({
    rpName,
    rpID,
    userName: own.email,
    userDisplayName: fullName(own),
    userID: userHandleOf(rpID, id),
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: PASSKEY_MINUTES * 60_000,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return NewPasskeyOptions.parse(options);
}

/**
 * Adds a passkey that this browser has made.
 * @throws BAD_REQUEST when it does not answer the challenge, CONFLICT when it is known or there are ten
 */
export async function addPasskey(ctx: MemberContext, { name, answer }: AddPasskeyInput): Promise<Passkey[]> {
  const { id } = ctx.viewer;
  const { id: relyingPartyId, origin } = relyingPartyOf(ctx.services.config);
  const challenge = await spendPasskeyChallenge(ctx, { name: 'passkey_add', userId: id }, answer);
  if (challenge === undefined) throw invalid(REFUSED);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...answer,
      response: { ...answer.response, transports: answer.response.transports ?? [] },
      clientExtensionResults: {},
    },
    supportedAlgorithmIDs: ALGORITHMS,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: relyingPartyId,
    requireUserVerification: false,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) throw invalid(REFUSED);
  const { credential, credentialBackedUp } = registrationInfo;
  await withTransaction(ctx.db, async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    const { count } = await trx
      .selectFrom('passkeys')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('userId', '=', id)
      .executeTakeFirstOrThrow();
    if (count >= PASSKEYS_MAX) throw conflict(TOO_MANY);
    const added = await trx
      .insertInto('passkeys')
      .values({
        userId: id,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: answer.response.transports ?? [],
        backedUp: credentialBackedUp,
        relyingParty: relyingPartyId,
        name,
      })
      .onConflict((conflicting) => conflicting.column('credentialId').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw conflict(KNOWN);
    await recordSecurityEvent(trx, id, 'passkey_added', ctx.request);
    await enqueueAccountMail(trx, id, 'mail.passkey_added');
  });
  return listPasskeys(ctx.db, ctx.viewer);
}
