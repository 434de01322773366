import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Context, VerifiedAccount } from '../../ground/core/context.ts';
import { CHALLENGE_MINUTES, CHALLENGE_TRIES } from './second-factor.schema.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Remembers in this browser that the password was right and a second factor is due.
 * @returns false when that password has been replaced or the account closed in between
 */
export async function openChallenge(ctx: Context, { id, password }: VerifiedAccount): Promise<boolean> {
  const token = randomBytes(32).toString('base64url');
  const opened = await ctx.db
    .insertInto('challenges')
    .columns(['hash', 'purpose', 'userId', 'expiresAt'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([
          sql<string>`${hashOf(token)}`.as('hash'),
          sql<string>`'second_factor'`.as('purpose'),
          'users.id',
          sql<Date>`now() + make_interval(mins => ${CHALLENGE_MINUTES})`.as('expiresAt'),
        ])
        .where('users.id', '=', id)
        .where('users.password', '=', password)
        .where('users.isActive', '=', true)
        .where('users.erasedAt', 'is', null)
        // A change of the password waits, and ends this challenge then.
        .forShare(),
    )
    .returning('hash')
    .executeTakeFirst();
  if (!opened) return false;
  ctx.challenge.remember(token);
  return true;
}

/** The member who has given their password in this browser, and has tries left. */
export function findChallenge(db: Kysely<DB>, token: string): Promise<VerifiedAccount | undefined> {
  return db
    .selectFrom('challenges')
    .innerJoin('users', 'users.id', 'challenges.userId')
    .select(['users.id', 'users.password'])
    .where('challenges.hash', '=', hashOf(token))
    .where('challenges.purpose', '=', 'second_factor')
    .where('challenges.tries', '<', CHALLENGE_TRIES)
    .where('challenges.expiresAt', '>', sql<Date>`now()`)
    .where('users.isActive', '=', true)
    .where('users.erasedAt', 'is', null)
    .executeTakeFirst();
}

/** Counts a try before its outcome is known, so that guesses at once are not more than guesses one by one. */
export async function takeTry(db: Kysely<DB>, token: string): Promise<{ left: number } | undefined> {
  const row = await db
    .updateTable('challenges')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', 'second_factor')
    .where('tries', '<', CHALLENGE_TRIES)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('tries')
    .executeTakeFirst();
  return row && { left: CHALLENGE_TRIES - row.tries };
}

/** Ends a challenge that is answered. False when another answer was first. */
export async function spendChallenge(trx: Kysely<DB>, token: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('challenges')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', 'second_factor')
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
