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
export function findMailMember(db: Kysely<DB>, userId: number): Promise<MailMember | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'firstName', 'lastName', 'email', 'weeklyDigest'])
    .where('id', '=', userId)
    .where('isActive', '=', true)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}
