import type { Kysely, Selectable } from 'kysely';
import type { DB } from '@guildhall/db';
import { avatarUrl } from '../core/avatar.ts';
import type { Viewer } from '../core/context.ts';
import type { ProductConfig } from '../core/product-config.ts';
import { blocksNot } from '../core/visibility.ts';
import { countConnections } from '../connections/connection-counts.queries.ts';
import { profileCompletion } from './profile-completion.ts';
import type { CurrentUser, PublicProfile } from './profile.schema.ts';

const PUBLIC_COLUMNS = [
  'id',
  'username',
  'email',
  'firstName',
  'lastName',
  'jobTitle',
  'company',
  'industry',
  'location',
  'phoneNumber',
  'bio',
  'professionalSummary',
  'linkedinUrl',
  'website',
  'websiteUrl',
  'skills',
  'interests',
  'lookingFor',
  'servicesOffered',
  'preferredConnectionTypes',
  'avatarKey',
  'createdAt',
  'showEmail',
  'showPhone',
] as const;

const OWN_COLUMNS = [
  ...PUBLIC_COLUMNS,
  'role',
  'isActive',
  'targetAudience',
  'availabilityForMeetings',
  'communicationPreferences',
  'profileCompleted',
] as const;

type PublicRow = Pick<Selectable<DB['users']>, (typeof PUBLIC_COLUMNS)[number]>;

/** The viewer's own profile; undefined when there is no such active member. */
export async function findCurrentUser(
  db: Kysely<DB>,
  { adminEmails }: Pick<ProductConfig, 'adminEmails'>,
  userId: number,
): Promise<CurrentUser | undefined> {
  const row = await db
    .selectFrom('users')
    .select(OWN_COLUMNS)
    .where('id', '=', userId)
    .where('isActive', '=', true)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { avatarKey, createdAt, username, role, ...own } = row;
  return {
    ...own,
    username: username ?? String(row.id),
    role: role === 'admin' ? 'admin' : 'user',
    showsAdminLink: role === 'admin' && (adminEmails.length === 0 || adminEmails.includes(row.email)),
    avatar: avatarUrl(avatarKey),
    createdAt: createdAt.toISOString(),
    connectionCount: await countConnections(db, userId),
    profileCompletion: profileCompletion(row),
  };
}

/** Finds a profile by username, else by id. Deactivated members and those who block the viewer are not found. */
export async function findPublicProfile(
  db: Kysely<DB>,
  viewer: Viewer | null,
  ref: string,
): Promise<PublicProfile | undefined> {
  const row = (await findBy(db, viewer, 'username', ref.toLowerCase())) ?? (await findById(db, viewer, ref));
  if (!row) return undefined;
  return present(row, await countConnections(db, row.id));
}

async function findById(db: Kysely<DB>, viewer: Viewer | null, ref: string): Promise<PublicRow | undefined> {
  const id = /^\d{1,10}$/.test(ref) ? Number(ref) : 0;
  return id > 0 && id <= 2_147_483_647 ? findBy(db, viewer, 'id', id) : undefined;
}

function findBy(
  db: Kysely<DB>,
  viewer: Viewer | null,
  column: 'username' | 'id',
  value: string | number,
): Promise<PublicRow | undefined> {
  return db
    .selectFrom('users')
    .select(PUBLIC_COLUMNS)
    .where(column, '=', value)
    .where('isActive', '=', true)
    .where('erasedAt', 'is', null)
    .where(blocksNot(viewer, 'users.id'))
    .executeTakeFirst();
}

function present(row: PublicRow, connectionCount: number): PublicProfile {
  const { avatarKey, createdAt, showEmail, showPhone, username, email, phoneNumber, ...open } = row;
  return {
    ...open,
    username: username ?? String(row.id),
    email: showEmail ? email : null,
    phoneNumber: showPhone ? phoneNumber : null,
    avatar: avatarUrl(avatarKey),
    connectionCount,
    createdAt: createdAt.toISOString(),
  };
}
