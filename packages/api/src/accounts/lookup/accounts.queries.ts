import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { VerifiedAccount } from '../../ground/core/context.ts';
import { ROLES } from '../../ground/roles/in-force.ts';
import { type StaffRole } from '../../ground/roles/roles.schema.ts';

const hasSecondFactor = sql<boolean>`exists (
  select from totp where totp.user_id = users.id and totp.confirmed_at is not null)`.as('hasSecondFactor');

/** The active account of an email address, with its password hash. */
export function findAccount(db: Kysely<DB>, email: string): Promise<VerifiedAccount | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'password'])
    .where('email', '=', email)
    .where('isActive', '=', true)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}

/** The active account of a member, and whether a second factor is due. */
export function findActiveAccount(
  db: Kysely<DB>,
  id: number,
): Promise<(VerifiedAccount & { hasSecondFactor: boolean }) | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'password', hasSecondFactor])
    .where('id', '=', id)
    .where('isActive', '=', true)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}

export type SignInAccount = VerifiedAccount & {
  role: string;
  roles: StaffRole[];
  isActive: boolean;
  /** The day of the suspension's end; null: until an administrator says so. */
  suspendedUntil: string | null;
  /** Deactivated by a decision that the member can object to. */
  isSuspended: boolean;
  hasEnded: boolean;
  hasSecondFactor: boolean;
};

/** The active, deactivated or suspended account of an email address; undefined of those who have not joined yet. */
export const findSignInAccount = (db: Kysely<DB>, email: string): Promise<SignInAccount | undefined> =>
  signInAccounts(db).where('email', '=', email).executeTakeFirst();

/** The same of a member. */
export const findSignInAccountOf = (db: Kysely<DB>, id: number): Promise<SignInAccount | undefined> =>
  signInAccounts(db).where('id', '=', id).executeTakeFirst();

const signInAccounts = (db: Kysely<DB>) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'password',
      'role',
      ROLES.as('roles'),
      'isActive',
      'suspendedUntil',
      sql<boolean>`not is_active and (suspended_until is not null or decision_id is not null)`.as(
        'isSuspended',
      ),
      sql<boolean>`coalesce(suspended_until <= (now() at time zone 'UTC')::date, false)`.as('hasEnded'),
      hasSecondFactor,
    ])
    .where((is) => is.or([is('isActive', '=', true), is('hasJoined', '=', true)]))
    .where('erasedAt', 'is', null);

/** The imported member of an email address who has not joined yet. */
export function findInvited(db: Kysely<DB>, email: string): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('hasJoined', '=', false)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}

/** Whether this account holds or held a session from this address key (rows are purged after they expire). */
export async function hasSignedInFrom(db: Kysely<DB>, userId: number, addressKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('userId')
    .where('userId', '=', userId)
    .where('addressKey', '=', addressKey)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
