import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../ground/core/context.ts';
import { PASSKEY_MINUTES } from './passkeys.schema.ts';

/** Whose answer it has to be; who signs in is not known yet. */
export type PasskeyPurpose =
  | { name: 'passkey_sign_in'; userId: null }
  | { name: 'passkey_add' | 'passkey_confirm'; userId: number };

const TOKEN = /^[\w-]{43}$/;

const hashOf = ({ name }: PasskeyPurpose, token: string, challenge: string) =>
  createHash('sha256').update(`${name}\n${token}\n${challenge}`).digest('hex');

/** A challenge that only this browser can answer. Its pages share the cookie, so that each has a challenge of its own. */
export async function openPasskeyChallenge(ctx: Context, purpose: PasskeyPurpose): Promise<string> {
  const known = ctx.passkey.token;
  const token = known !== undefined && TOKEN.test(known) ? known : randomBytes(32).toString('base64url');
  const challenge = randomBytes(32).toString('base64url');
  await ctx.db
    .insertInto('challenges')
    .values({
      hash: hashOf(purpose, token, challenge),
      purpose: purpose.name,
      userId: purpose.userId,
      expiresAt: sql<Date>`now() + make_interval(mins => ${PASSKEY_MINUTES})`,
    })
    .execute();
  ctx.passkey.remember(token);
  return challenge;
}

const ClientData = z.object({ challenge: z.string() });

/** The challenge that an answer names; undefined for what is no answer. */
function challengeOf({ response }: { response: { clientDataJSON: string } }): string | undefined {
  try {
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString();
    return ClientData.safeParse(JSON.parse(text)).data?.challenge;
  } catch {
    return undefined;
  }
}

/**
 * Uses up the challenge that an answer names, before anything else of it is looked at.
 * @returns undefined when it is none of this browser's, too old, or has been used
 */
export async function spendPasskeyChallenge(
  ctx: Context,
  purpose: PasskeyPurpose,
  answer: { response: { clientDataJSON: string } },
): Promise<string | undefined> {
  const { token } = ctx.passkey;
  const challenge = challengeOf(answer);
  if (token === undefined || challenge === undefined) return undefined;
  const spent = await ctx.db
    .deleteFrom('challenges')
    .where('hash', '=', hashOf(purpose, token, challenge))
    .where('purpose', '=', purpose.name)
    .where('userId', 'is not distinct from', purpose.userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('hash')
    .executeTakeFirst();
  return spent && challenge;
}
