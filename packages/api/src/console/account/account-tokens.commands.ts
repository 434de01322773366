import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { CONFIRM_LINK_HOURS, LINK_MINUTES, WELCOME_LINK_DAYS } from './account.schema.ts';

export const TOKEN_PURPOSES = [
  'password_reset',
  'set_password',
  'email_verification',
  'address_change',
] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

/** How long each kind of link is valid. */
const MINUTES: Record<TokenPurpose, number> = {
  password_reset: LINK_MINUTES,
  email_verification: CONFIRM_LINK_HOURS * 60,
  address_change: LINK_MINUTES,
  set_password: WELCOME_LINK_DAYS * 24 * 60,
};

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Creates a token, which is mailed to `sentTo`; the database stores only its hash.
 * @returns null when the member has changed the address or deleted the account since; waits for a deletion in
 * progress, so that no address is left behind
 */
export async function createToken(
  db: Kysely<DB>,
  {
    userId,
    email,
    purpose,
    sentTo = email,
  }: { userId: number; email: string; purpose: TokenPurpose; sentTo?: string },
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const created = await db
    .insertInto('accountTokens')
    .columns(['tokenHash', 'userId', 'email', 'purpose', 'expiresAt'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([
          sql<string>`${hashOf(token)}`.as('tokenHash'),
          'users.id',
          sql<string>`${sentTo}`.as('email'),
          sql<TokenPurpose>`${purpose}`.as('purpose'),
          sql<Date>`now() + make_interval(mins => ${MINUTES[purpose]})`.as('expiresAt'),
        ])
        .where('users.id', '=', userId)
        .where('users.email', '=', email)
        .where('users.erasedAt', 'is', null)
        .forKeyShare(),
    )
    .returning('userId')
    .executeTakeFirst();
  return created ? token : null;
}

/**
 * Consumes a token: it works once, before it expires, and for the address it was sent to, which is the member's but for
 * the purpose of changing it. All other tokens of the member for the same purposes are voided.
 * @returns the member's id and that address, or undefined when the token is invalid, used or expired
 */
export async function useToken(
  trx: Kysely<DB>,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<{ userId: number; email: string } | undefined> {
  const tokenHash = hashOf(token);
  // The member is locked before the token, as by a deletion, which takes the tokens along: neither waits for the other.
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', trx.selectFrom('accountTokens').select('userId').where('tokenHash', '=', tokenHash))
    .forNoKeyUpdate()
    .execute();
  const used = await trx
    .updateTable('accountTokens')
    .set({ usedAt: sql`now()` })
    .where('tokenHash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['userId', 'email', 'purpose'])
    .executeTakeFirst();
  if (!used) return undefined;
  const member = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', used.userId)
    .$if(used.purpose !== 'address_change', (of) => of.where('email', '=', used.email))
    // An invited member becomes active by the link.
    .where((eb) => eb.or([eb('isActive', '=', true), eb('hasJoined', '=', false)]))
    .executeTakeFirst();
  if (!member) return undefined;
  await voidTokens(trx, member.id, purposes);
  return { userId: member.id, email: used.email };
}

/** Links mailed earlier stop working, and so do those whose email is still queued for another address. */
export async function voidTokens(
  trx: Kysely<DB>,
  userId: number,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await trx
    .updateTable('accountTokens')
    .set({ usedAt: sql`now()` })
    .where('userId', '=', userId)
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .execute();
  if (!purposes.includes('address_change')) return;
  await trx
    .deleteFrom('outbox')
    .where('userId', '=', userId)
    .where('topic', '=', 'mail.change_address')
    .where('status', '=', 'pending')
    .execute();
}
