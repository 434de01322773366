import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Context } from '../../ground/core/context.ts';
import { conflict } from '../../ground/errors/errors.ts';
import { type BotCheck, Challenge, type Proof, type Suspicion } from './bot-check.schema.ts';

const LIFETIME_MS = 2 * 60 * 60 * 1_000;
/** Nobody reads and fills in a form in less. */
const FASTEST_MS = 3_000;
/** With the prefix of one byte about 256 times so many hashes: half a second on a laptop, a few on an old phone. */
const COST = 5_000;

const USED = 'This form has already been sent. Please send it again.';

const secretOf = ({ services }: Context) => services.signer.sign('registration challenge');

/** A challenge for a form that is opened now. */
export async function createRegistrationChallenge(ctx: Context): Promise<Challenge> {
  const now = Date.now();
  return Challenge.parse(
    await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      deriveKey,
      expiresAt: new Date(now + LIFETIME_MS),
      data: { openedAt: now },
      hmacSignatureSecret: secretOf(ctx),
    }),
  );
}

/** What speaks for a program, and the proof if it is valid. */
export async function checkForBots(
  ctx: Context,
  { homepage, proof }: BotCheck,
): Promise<{ suspicions: Suspicion[]; proof: Proof | undefined }> {
  const valid = proof && (await isSolved(ctx, proof)) ? proof : undefined;
  const age = valid && Date.now() - valid.challenge.parameters.data.openedAt;
  // Below zero, the clocks of two processes differ, which says nothing of the form.
  const isFast = age !== undefined && age >= 0 && age < FASTEST_MS;
  return {
    suspicions: [
      ...(homepage === '' ? [] : (['honeypot'] as const)),
      ...(isFast ? (['fast'] as const) : []),
      ...(valid ? [] : (['proof'] as const)),
    ],
    proof: valid,
  };
}

async function isSolved(ctx: Context, proof: Proof): Promise<boolean> {
  const { verified } = await verifySolution({ ...proof, deriveKey, hmacSignatureSecret: secretOf(ctx) });
  return verified;
}

/**
 * Uses a proof up, in the transaction that stores the newcomer.
 * @throws CONFLICT when it has been used before
 */
export async function spendProof(trx: Kysely<DB>, { challenge }: Proof): Promise<void> {
  const { nonce, expiresAt } = challenge.parameters;
  const spent = await trx
    .insertInto('spentChallenges')
    .values({ nonce, expiresAt: new Date(expiresAt * 1_000) })
    .onConflict((conflicting) => conflicting.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  if (!spent) throw conflict(USED);
}
