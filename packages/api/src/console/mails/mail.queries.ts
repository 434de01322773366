import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { fullName } from '../../ground/values/person-name.ts';
import type { NotificationKind } from '../../contact/notifications/notifications.schema.ts';

export type MailMember = {
  id: number;
  role: 'user' | 'admin';
  username: string | null;
  firstName: string;
  lastName: string;
  email: string;
  weeklyDigest: boolean;
  /**
   * Whether the address is confirmed. Any other address gets no text of members, not even the name on the account:
   * someone may have registered with a stranger's address.
   */
  isConfirmed: boolean;
  /** False for a member whom administrators entered and who has not accepted the invitation. */
  hasJoined: boolean;
};

/** Whether the member wants emails of this kind now, regardless of the setting when it was queued. */
export async function wantsMail(db: Kysely<DB>, userId: number, kind: NotificationKind): Promise<boolean> {
  const wish = await db
    .selectFrom('notificationPreferences')
    .select('email')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return wish?.email ?? true;
}

/** Active, not erased members, who alone may get or be named in emails; and those who are invited to join. */
export async function findMailMember(db: Kysely<DB>, userId: number): Promise<MailMember | undefined> {
  return db
    .selectFrom('users')
    .select((eb) => [
      'id',
      'role',
      'username',
      'firstName',
      'lastName',
      'email',
      'weeklyDigest',
      'hasJoined',
      eb('emailVerifiedAt', 'is not', null).$castTo<boolean>().as('isConfirmed'),
    ])
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('isActive', '=', true), eb('hasJoined', '=', false)]))
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}

/** Whether a server refused the member's address for good. */
export async function isBounced(db: Kysely<DB>, userId: number): Promise<boolean> {
  const bounced = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('emailBouncedAt', 'is not', null)
    .executeTakeFirst();
  return bounced !== undefined;
}

/** The name of a member, deactivated or not; null without one. */
export async function findName(db: Kysely<DB>, userId: number | null): Promise<string | null> {
  if (userId === null) return null;
  const member = await db
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return member ? fullName(member) : null;
}
