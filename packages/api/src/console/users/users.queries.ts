import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { containsText } from '../../ground/core/text-search.ts';
import { isMissingFrom } from '../imports/members/missing-members.queries.ts';
import { avatarUrl } from '../../ground/values/avatar.ts';
import {
  type AdminUser,
  type AdminUserPage,
  type CountUsersInput,
  type ListUsersInput,
  USER_FILTERS,
  UserCounts,
} from './users.schema.ts';
import { readUsers } from './user-order.queries.ts';
import { type RoleHolder, holds } from '../../ground/roles/roles.policy.ts';
import { usernameOf } from '../../ground/values/person-name.ts';
import { SEARCHED_MEMBER, SEARCHED_NAME } from '../../ground/core/person.ts';

const TODAY = sql`(now() at time zone 'UTC')::date`;

const IS_INVITED = sql<SqlBool>`exists (select from member_invitations where user_id = users.id)`;

/** The condition of each filter, written as in its index. */
const FILTERS: Record<ListUsersInput['filter'], RawBuilder<SqlBool>> = {
  all: sql`true`,
  active: sql`users.is_active`,
  inactive: sql`not users.is_active`,
  admins: sql`users.role = 'admin'`,
  invited: sql`not users.has_joined and ${IS_INVITED}`,
  notInvited: sql`not users.has_joined and not ${IS_INVITED}`,
  notJoined: sql`not users.has_joined`,
  suspended: sql`users.suspended_until is not null`,
  unconfirmed: sql`users.has_joined and users.email_verified_at is null and users.erased_at is null`,
  bounced: sql`users.email_bounced_at is not null`,
  expiring: sql`users.membership_expires_on between ${TODAY} and ${TODAY} + 30`,
  expired: sql`users.membership_expires_on < ${TODAY}`,
};

type Searched = Pick<ListUsersInput, 'search' | 'filter' | 'missingFrom'>;

/**
 * A WHERE condition: the member is not erased, and is found by the search and the filter. Auditors find nobody by
 * address, which they could otherwise find out letter by letter, and learn nothing of lists.
 */
export const isListed = (
  viewer: RoleHolder,
  { search, filter, missingFrom }: Searched,
): RawBuilder<SqlBool> => {
  const words = holds(viewer, 'members') ? SEARCHED_MEMBER : SEARCHED_NAME;
  const isFound = search === undefined ? sql<SqlBool>`true` : containsText(words, search);
  const isMissing =
    missingFrom === undefined
      ? sql<SqlBool>`true`
      : sql<SqlBool>`${holds(viewer, 'imports')}::boolean and ${isMissingFrom(missingFrom)}`;
  return sql<SqlBool>`users.erased_at is null and ${FILTERS[filter]} and ${isFound} and ${isMissing}`;
};

/** All members that have not been erased, in the order that is asked for. */
export async function listUsers(
  db: Kysely<DB>,
  viewer: RoleHolder,
  input: ListUsersInput,
): Promise<AdminUserPage> {
  const { rows, nextCursor } = await readUsers(users(db).where(isListed(viewer, input)), input);
  return { items: rows.map(presentUser), nextCursor };
}

/** Counts what each filter shows of a search, in one pass. */
export async function countUsers(
  db: Kysely<DB>,
  viewer: RoleHolder,
  input: CountUsersInput,
): Promise<UserCounts> {
  const counts = USER_FILTERS.map(
    (filter) => sql`count(*) filter (where ${FILTERS[filter]})::int as ${sql.ref(filter)}`,
  );
  const { rows } = await sql<UserCounts>`
    select ${sql.join(counts)} from users where ${isListed(viewer, { ...input, filter: 'all' })}`.execute(db);
  return UserCounts.parse(rows[0]);
}

export async function findUser(db: Kysely<DB>, id: number): Promise<AdminUser | undefined> {
  const row = await users(db).where('users.id', '=', id).executeTakeFirst();
  return row && presentUser(row);
}

export const users = (db: Kysely<DB>) =>
  db
    .selectFrom('users')
    .leftJoin('memberInvitations as invitation', 'invitation.userId', 'users.id')
    .select([
      'users.id',
      'users.username',
      'users.firstName',
      'users.lastName',
      'users.email',
      'users.company',
      'users.jobTitle',
      'users.industry',
      'users.location',
      'users.phoneNumber',
      'users.suspendedUntil',
      'invitation.invitedAt',
      'users.role',
      'users.isActive',
      'users.hasJoined',
      'users.membershipNumber',
      'users.membershipStartsOn',
      'users.membershipExpiresOn',
      'users.avatarKey',
      'users.createdAt',
      'users.lastSeenAt',
      sql<number>`(select count(*) from connections c join users o on o.id = c.connected_user_id
          where c.user_id = users.id and c.status = 'accepted' and o.is_active)
        + (select count(*) from connections c join users o on o.id = c.user_id
          where c.connected_user_id = users.id and c.status = 'accepted' and o.is_active)`.as(
        'connectionCount',
      ),
    ])
    .where('users.erasedAt', 'is', null);

type UserRow = ReturnType<typeof users> extends SelectQueryBuilder<DB, never, infer R> ? R : never;

export function presentUser({ avatarKey, ...row }: UserRow): AdminUser {
  return {
    ...row,
    username: usernameOf(row),
    avatar: avatarUrl(avatarKey),
    invitedAt: row.invitedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  };
}
