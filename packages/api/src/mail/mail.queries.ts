import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';

export type MailMember = {
  id: number;
  username: string | null;
  firstName: string;
  lastName: string;
  email: string;
};

/** Who can be written to or of: members who are active and still there. */
export function findMailMember(db: Kysely<DB>, userId: number): Promise<MailMember | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'firstName', 'lastName', 'email'])
    .where('id', '=', userId)
    .where('isActive', '=', true)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}
