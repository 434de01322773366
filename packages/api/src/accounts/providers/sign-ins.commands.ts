import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Context } from '../../ground/core/context.ts';
import type { OidcBinding } from '../../ground/core/oidc-client.ts';
import { PROVIDER_MINUTES } from './providers.schema.ts';

const digest = (text: string) => createHash('sha256').update(text);
const hashOf = (token: string) => digest(token).digest('hex');

/** All of it is made from the cookie of the browser, so the database has nothing that finishes a sign-in. */
export const bindingOf = (token: string): OidcBinding => ({
  state: digest(`state\n${token}`).digest('base64url'),
  nonce: digest(`nonce\n${token}`).digest('base64url'),
  verifier: digest(`verifier\n${token}`).digest('base64url'),
});

type NewSignIn = {
  providerId: number;
  /** The member who links an account there; undefined for a sign-in. */
  userId?: number | undefined;
  invitation?: string | undefined;
};

/** Lets this browser go to a provider and come back once. */
export async function openSignIn(
  ctx: Context,
  { providerId, userId, invitation }: NewSignIn,
): Promise<OidcBinding> {
  const token = randomBytes(32).toString('base64url');
  await ctx.db
    .insertInto('oidcSignIns')
    .values({
      hash: hashOf(token),
      providerId,
      userId: userId ?? null,
      invitation: invitation ?? null,
      expiresAt: sql<Date>`now() + make_interval(mins => ${PROVIDER_MINUTES})`,
    })
    .execute();
  ctx.provider.remember(token);
  return bindingOf(token);
}

export type SpentSignIn = { userId: number | null; invitation: string | null };

/** Uses a sign-in up, whatever its answer turns out to be. Undefined when it is over, or was of another provider. */
export function spendSignIn(
  db: Kysely<DB>,
  token: string,
  providerId: number,
): Promise<SpentSignIn | undefined> {
  return db
    .deleteFrom('oidcSignIns')
    .where('hash', '=', hashOf(token))
    .where('providerId', '=', providerId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['userId', 'invitation'])
    .executeTakeFirst();
}
