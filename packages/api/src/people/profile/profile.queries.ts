import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { avatarUrl } from '../../ground/values/avatar.ts';
import { contentVersion } from '../../ground/core/content-version.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { MEMBERSHIP_GRACE_DAYS, lapsed } from '../../ground/core/membership.ts';
import type { ProductConfig } from '../../ground/values/product-config.ts';
import { isProfileOpenTo } from '../../ground/core/visibility.ts';
import { connectionCount, countConnections } from '../connections/connection-counts.queries.ts';
import { isConnected } from '../connections/pair.queries.ts';
import { type Relation, contactFor } from './contact.policy.ts';
import { profileCompletion } from './profile-completion.ts';
import { type CurrentUser, PROFILE_FIELDS, PUBLIC_FIELDS, type PublicProfile } from './profile.schema.ts';
import { usernameOf } from '../../ground/values/person-name.ts';
import { ROLES } from '../../ground/roles/in-force.ts';
import { permissionsOf } from '../../ground/roles/roles.policy.ts';
import { writtenIn } from '../../ground/languages/written-language.ts';

const COLUMNS = [
  'id',
  'username',
  'email',
  'avatarKey',
  'createdAt',
  'emailAudience',
  'phoneAudience',
  'suggestable',
  'searchEngines',
] as const;

const PUBLIC_COLUMNS = [...COLUMNS, ...PUBLIC_FIELDS] as const;

const OWN_COLUMNS = [
  ...COLUMNS,
  ...PROFILE_FIELDS,
  'role',
  'isActive',
  'profileCompleted',
  'emailVerifiedAt',
  'locale',
  'readLanguages',
] as const;

const ENDED_MEMBERSHIP = sql<CurrentUser['endedMembership']>`
  case when users.role <> 'admin' and users.membership_expires_on < (now() at time zone 'UTC')::date then
    json_build_object('endedOn', users.membership_expires_on,
      'readOnlyFrom', users.membership_expires_on + ${sql.lit(MEMBERSHIP_GRACE_DAYS + 1)},
      'isReadOnly', ${sql.raw(lapsed('users'))}) end`;

type PublicRow = Pick<Selectable<DB['users']>, (typeof PUBLIC_COLUMNS)[number]> & {
  isConnected: SqlBool;
  connectionCount: number;
};

const isShown = (adminEmails: string[], email: string) =>
  adminEmails.length === 0 || adminEmails.includes(email);

/** The viewer's own profile; undefined when there is no such active member. */
export async function findCurrentUser(
  db: Kysely<DB>,
  { adminEmails }: Pick<ProductConfig, 'adminEmails'>,
  userId: number,
): Promise<CurrentUser | undefined> {
  const row = await db
    .selectFrom('users')
    .select(OWN_COLUMNS)
    .select([ENDED_MEMBERSHIP.as('endedMembership'), ROLES.as('roles')])
    .where('id', '=', userId)
    .where('isActive', '=', true)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { avatarKey, createdAt, username, role, roles, ...own } = row;
  const permissions = permissionsOf({ role, roles });
  return {
    ...own,
    username: usernameOf({ id: row.id, username }),
    role: role === 'admin' ? 'admin' : 'user',
    showsAdminLink: role === 'admin' ? isShown(adminEmails, row.email) : permissions.length > 0,
    permissions,
    secondFactorBy: null,
    isEmailConfirmed: row.emailVerifiedAt !== null,
    avatar: avatarUrl(avatarKey),
    createdAt: createdAt.toISOString(),
    connectionCount: await countConnections(db, userId),
    profileCompletion: profileCompletion(row),
    version: contentVersion(PROFILE_FIELDS.map((field) => row[field])),
  };
}

/** Finds a profile by username, else by id. Deactivated members, those who block the viewer, and to
 * strangers those whose address awaits confirmation are not found. */
export async function findPublicProfile(
  db: Kysely<DB>,
  viewer: Viewer | null,
  ref: string,
): Promise<PublicProfile | undefined> {
  const row = await findByRef(db, viewer, ref);
  return row && present(row, relationOf(viewer, row));
}

/** Which member a profile that the viewer may open belongs to. */
export async function findProfileMember(
  db: Kysely<DB>,
  viewer: Viewer | null,
  ref: string,
): Promise<Pick<PublicRow, 'id' | 'suggestable'> | undefined> {
  return findByRef(db, viewer, ref);
}

/** Whether the viewer may open the profile of a member. */
export async function isProfileVisible(db: Kysely<DB>, viewer: Viewer, id: number): Promise<boolean> {
  return (await findBy(db, viewer, 'id', id)) !== undefined;
}

async function findByRef(db: Kysely<DB>, viewer: Viewer | null, ref: string): Promise<PublicRow | undefined> {
  return (await findBy(db, viewer, 'username', ref.toLowerCase())) ?? findById(db, viewer, ref);
}

async function findById(db: Kysely<DB>, viewer: Viewer | null, ref: string): Promise<PublicRow | undefined> {
  const id = /^[1-9]\d{0,9}$/.test(ref) ? Number(ref) : 0;
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
    .select([
      isConnected(viewer, 'users.id').as('isConnected'),
      connectionCount(sql.ref('users.id')).as('connectionCount'),
    ])
    .where(column, '=', value)
    .where(isProfileOpenTo(viewer, 'users'))
    .executeTakeFirst();
}

function relationOf(viewer: Viewer | null, row: PublicRow): Relation {
  if (!viewer) return 'visitor';
  if (viewer.id === row.id) return 'self';
  return row.isConnected ? 'connection' : 'member';
}

function present(row: PublicRow, relation: Relation): PublicProfile {
  const { avatarKey, createdAt, username, ...open } = row;
  return {
    ...open,
    ...contactFor(row, relation),
    username: usernameOf({ id: row.id, username }),
    avatar: avatarUrl(avatarKey),
    createdAt: createdAt.toISOString(),
    ...writtenIn(TEXTS.map((field) => row[field] ?? '').join('\n')),
  };
}

/** What members write sentences in. */
const TEXTS = ['bio', 'professionalSummary', 'lookingFor', 'servicesOffered', 'targetAudience'] as const;
