import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { LINK_MINUTES, WELCOME_LINK_DAYS } from './account.schema.ts';

export type TokenPurpose = 'password_reset' | 'set_password' | 'email_verification';

/** How long each kind of link is valid. */
const MINUTES: Record<TokenPurpose, number> = {
  password_reset: LINK_MINUTES,
  email_verification: LINK_MINUTES,
  set_password: WELCOME_LINK_DAYS * 24 * 60,
};

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Creates a token; the database stores only its hash.
 * @returns null when the member has changed the address or deleted the account since; waits for a deletion in
 * progress, so that no address is left behind
 */
export async function createToken(
  db: Kysely<DB>,
  { userId, email, purpose }: { userId: number; email: string; purpose: TokenPurpose },
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
          'users.email',
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
 * Consumes a token: it works once, before it expires, and for the address it was sent to. All other tokens of the
 * member for the same purposes are voided.
 * @returns the member's id, or undefined when the token is invalid, used or expired
 */
export async function useToken(
  trx: Kysely<DB>,
  token: string,
  purposes: TokenPurpose[],
): Promise<number | undefined> {
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
    .returning(['userId', 'email'])
    .executeTakeFirst();
  if (!used) return undefined;
  const member = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', used.userId)
    .where('email', '=', used.email)
    // An invited member becomes active by the link.
    .where((eb) => eb.or([eb('isActive', '=', true), eb('hasJoined', '=', false)]))
    .executeTakeFirst();
  if (!member) return undefined;
  await trx
    .updateTable('accountTokens')
    .set({ usedAt: sql`now()` })
    .where('userId', '=', member.id)
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .execute();
  return member.id;
}
