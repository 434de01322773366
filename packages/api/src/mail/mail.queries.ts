import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { NotificationKind } from '../notifications/notifications.schema.ts';

export type MailMember = {
  id: number;
  username: string | null;
  firstName: string;
  lastName: string;
  email: string;
  weeklyDigest: boolean;
  /**
   * Whether somebody who reads mail at this address said that it is theirs. To any other address go no words
   * of members, not even the name on the account: whoever registered may have typed a stranger's address.
   */
  isConfirmed: boolean;
};

/** Whether the member wants mails of this kind now, whatever they chose when it was queued. */
export async function wantsMail(db: Kysely<DB>, userId: number, kind: NotificationKind): Promise<boolean> {
  const wish = await db
    .selectFrom('notificationPreferences')
    .select('email')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return wish?.email ?? true;
}

/** Who can be written to or of: members who are active and still there. */
export async function findMailMember(db: Kysely<DB>, userId: number): Promise<MailMember | undefined> {
  return db
    .selectFrom('users')
    .select((eb) => [
      'id',
      'username',
      'firstName',
      'lastName',
      'email',
      'weeklyDigest',
      eb('emailVerifiedAt', 'is not', null).$castTo<boolean>().as('isConfirmed'),
    ])
    .where('id', '=', userId)
    .where('isActive', '=', true)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}
