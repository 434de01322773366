import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';

/** Records that an email reached the member at their address, by a link or a code in it. */
export async function confirmEmail(trx: Kysely<DB>, userId: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      emailVerifiedAt: sql`coalesce(email_verified_at, now())`,
      // It was reached.
      emailBouncedAt: null,
      emailBounce: null,
    })
    .where('id', '=', userId)
    .execute();
}
